// The service worker: asked to keep the whole site once the page can be played, so that the next visit needs no network
// and no waiting. When it has got hold of another build, a line says so; the page goes on with its own until it is
// loaded again. A page that no service worker answers for yet can lose its build altogether, when the host has got
// another one: that is said as soon as a file of it is missing.

import { build, missing, ready, site } from "../shell/downloads.mjs";
import { button } from "../shell/fault_notice.mjs";
import { _ } from "../shell/splash_words.mjs";

/** @type {(words: string, ...ways: HTMLButtonElement[]) => void} */
const announce = (words, ...ways) => {
  if (document.getElementById("update")) return;
  const line = document.createElement("p");
  line.id = "update";
  line.setAttribute("role", "status");
  line.append(
    words,
    " ",
    button(_("Reload"), () => location.reload()),
    " ",
    ...ways,
  );
  document.body.append(line);
};

// The service worker's own file names the build that the host has, and no service worker answers for it. An open
// panel is closed, for nothing beneath it can be pressed.
const renewed = async () => {
  const host = await fetch(new URL("sw.js", site), { cache: "no-cache" });
  if (!host.ok || (await host.text()).includes(String(build.build))) return;
  announce(_("Ramparts has been updated: reload this page to go on."));
  /** @type {HTMLDialogElement} */ (document.getElementById("panel")).close();
};

const register = async () => {
  if (!build.keeps) throw new Error("this build is not to be kept");
  const registration = await navigator.serviceWorker.register(new URL("sw.js", site).href);
  registration?.installing?.addEventListener("statechange", (/** @type {{ target: any }} */ { target }) => {
    if (target.state === "redundant" && !registration.active) refused();
  });
  // A page may stay open for days: whoever comes back to it may find that there is something new.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration?.update().catch(() => {});
  });
};

navigator.serviceWorker?.addEventListener("message", ({ data }) => {
  if (data?.ramparts === "kept" && data.build !== build.build) {
    announce(
      _("A new version is ready."),
      button(_("Play on"), ({ parentElement }) => parentElement?.remove()), // it waits for the next visit
    );
  }
});

addEventListener("missing", () => renewed().catch(() => {})); // nobody answers: there is no network
addEventListener("error", ({ target }) => target !== window && missing(), { capture: true }); // a style sheet, a script
new BroadcastChannel(site).addEventListener("message", missing);

// The table says so, in the player's language: `web/page/loop.py` hears it.
const refused = () => dispatchEvent(new Event("unkept"));

ready.then(() => navigator.serviceWorker?.controller?.postMessage({ ramparts: "ready" }));

// Not now: the first moves come first. Where service workers are refused, the site works as a plain one.
const idle = globalThis.requestIdleCallback ?? ((task) => setTimeout(task, 1000));
ready.then(() => idle(() => register().catch(refused)));

export { register };
