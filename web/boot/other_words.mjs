// The words of other languages than that of the start, fetched when one of them is to be spoken. This comes with the first
// panel, or with the service worker.
//
// A choice in the settings waits for them (`interpreter.mjs`). What brings another language otherwise, such as an import,
// is seen by the language that the page says it has: Python shows it anew once it can. What cannot be had is said in
// English.

import { speaking } from "../shell/splash_words.mjs";

/** @type {(name: string) => string} */
const here = (name) => new URL(name, import.meta.url).href;

// The service worker keeps what passes through it. On a first visit the words came before it.
/** @type {(code: string) => void} */
const keep = (code) => {
  const files = [`words-${code}.pack`, `splash-${code}.json`, `links-${code}.json`];
  for (const file of files) fetch(here(file)).catch(() => {});
};

// Gives what brings the words of a language that is chosen.
/** @type {(bring: (code: string) => Promise<void>, known: string[]) => (chosen: string) => Promise<void>} */
const others = (bring, known) => {
  const come = new Set(known);
  const { serviceWorker } = navigator;
  const keepAll = () => come.forEach(keep);
  serviceWorker?.addEventListener("controllerchange", keepAll);
  if (serviceWorker?.controller) keepAll();
  /** @type {(code: string) => boolean} */
  const lacks = (code) => code !== "en" && !come.has(code);
  /** @type {(code: string) => Promise<void>} */
  const fetched = async (code) => {
    await bring(code);
    come.add(code);
    if (serviceWorker?.controller) keep(code);
  };
  const root = document.documentElement;
  const follow = async () => {
    if (!lacks(root.lang)) return;
    await fetched(root.lang);
    dispatchEvent(new Event("worded"));
  };
  const followed = () => void follow().catch(() => {});
  new MutationObserver(followed).observe(root, { attributeFilter: ["lang"] });
  followed(); // the words of the start may not have come
  return async (chosen) => {
    const code = speaking(chosen);
    if (lacks(code)) await fetched(code).catch(() => {});
  };
};

export { others };
