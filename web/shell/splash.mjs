// The page until it can be played: the table's empty places, the games to choose from, how far the loading has come,
// and what to do when it does not end well. All of it is in the page as it comes; this moves the bar and takes it away.

import { downloads, failed, ready } from "./downloads.mjs";
import { _, spoken } from "./splash_words.mjs";

const splash = document.getElementById("splash");
const table = document.getElementById("table");
const status = document.getElementById("status");
const bar = document.getElementById("loaded");
const words = document.getElementById("loaded-words");
const again = document.getElementById("again");

/** @type {(bytes: number) => string} */
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

/** @type {{ come: number, total: number } | undefined} */
let loaded; // what has come so far, once something has

const tell = () => {
  if (!loaded || "failed" in splash.dataset) return;
  const { come, total } = loaded;
  const holes = { come: megabytes(come), total: megabytes(total) };
  words.textContent = come < total ? _("{come} of {total} MB loaded", holes) : _("Everything is here; nearly ready…");
};

downloads.addEventListener("progress", ({ detail }) => {
  loaded = detail;
  bar.max = detail.total;
  bar.value = detail.come;
  tell();
});
spoken.then(tell);

// Only the first failure counts: what comes after it comes of it.
downloads.addEventListener(
  "failed",
  ({ detail }) => {
    if (!splash.isConnected || "old" in splash.dataset) return;
    status.textContent = navigator.onLine
      ? _("The table could not be set up.")
      : _("You are offline, and something is still missing.");
    words.hidden = false;
    words.textContent = detail;
    splash.dataset.failed = "";
    again.hidden = false;
    again.focus();
  },
  { once: true },
);

// A game chosen before Python has come is in the address, and Python opens what the address names.
const chosen = () => {
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (splash.querySelectorAll("a[href^='#']"))) {
    link.setAttribute("aria-current", String(link.hash === location.hash));
  }
};
addEventListener("hashchange", chosen);
chosen();

ready.then(() => {
  removeEventListener("hashchange", chosen);
  splash.remove();
  const page = /** @type {HTMLLinkElement} */ (document.querySelector("link[href$='page.css']"));
  const sheet = /** @type {HTMLLinkElement} */ (page.cloneNode());
  sheet.media = "print";
  sheet.href = sheet.href.replace("page.css", "print.css");
  const wait = table.dataset.feast ? 0 : 2000; // whoever comes back to a win sees the castle again
  setTimeout(() => {
    document.head.append(sheet); // who prints, or wins, has played before
    for (const file of ["./feast.js", "../travel/arriving.mjs"]) import(file).catch(() => {}); // then we do without
  }, wait);
});

// What PyScript does not catch itself. (`failed` is deaf once the splash is gone.)
addEventListener("error", ({ message }) => failed(message));
addEventListener("unhandledrejection", ({ reason }) => failed(reason));

// PyScript tells when its script has ended, well or not; it keeps Python's words for the console.
addEventListener("py:done", () => {
  if (table.dataset.ready !== "true") failed(_("The page stopped while it was setting up the table."));
});

export { splash };
