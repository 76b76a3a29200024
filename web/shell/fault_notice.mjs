// What is said when something goes wrong after the table was set, in Python or here: nobody may find a dead page. The
// notice needs neither Python nor the model; Python, where it still answers, sends a better report to be copied.

import { build, ready, site } from "./downloads.mjs";
import { _ } from "./splash_words.mjs";

/** @type {string} */
let report;
/** @type {HTMLDialogElement | undefined} */
let dialog;

/** @type {(words: string, pressed: (button: HTMLButtonElement) => void) => HTMLButtonElement} */
const button = (words, pressed) => {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = words;
  made.onclick = () => pressed(made);
  return made;
};

/** @type {(target: HTMLButtonElement) => Promise<void>} */
const copy = async (target) => {
  try {
    await navigator.clipboard.writeText(report);
    target.textContent = _("The report has been copied.");
  } catch {
    const text = document.createElement("textarea");
    text.readOnly = true;
    text.value = report;
    target.replaceWith(text); // to be copied by hand
    text.select();
  }
};

const show = () => {
  if (dialog?.open) return;
  dialog?.remove();
  dialog = document.createElement("dialog");
  dialog.id = "fault";
  dialog.setAttribute("role", "alertdialog");
  dialog.setAttribute("aria-labelledby", "fault-words");
  const words = document.createElement("p");
  words.id = "fault-words";
  words.textContent = _("Something went wrong. What is saved stays saved. You can play on, or reload the page.");
  dialog.append(
    words,
    button(_("Play on"), () => dialog?.close()),
    button(_("Reload"), () => location.reload()),
    button(_("Copy a report"), copy),
  );
  document.body.append(dialog);
  dialog.showModal();
};

// Extensions of the browser stumble in our window too: what is ours lies in one of our folders.
/** @type {(error: any, where: string) => void} */
const stumbled = (error, where) => {
  const told = `${where} ${error?.stack}`.split(site);
  if (!error || !told.some((path) => /^(web|pyodide|pyscript)-/.test(path))) return;
  report = `Ramparts, build ${build.build}\n${navigator.userAgent}\n${error}\n${error.stack}`.replaceAll(site, "");
  dispatchEvent(new CustomEvent("stumble", { detail: error }));
  show();
};

addEventListener("report", ({ detail }) => (report = detail.replaceAll(site, "")));

ready.then(() => {
  addEventListener("error", ({ error, filename }) => stumbled(error, filename));
  addEventListener("unhandledrejection", ({ reason }) => stumbled(reason, ""));
});

export { button };
