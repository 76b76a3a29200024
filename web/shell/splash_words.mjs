// The words that are said without Python, in the language of the player: `web/build/shell/splash.py` lists them. Whoever reads
// anything but English gets them as one more file, and they take the place of the English ones as soon as it is here.

// The languages, with the letters on court cards and the direction of writing: those of `ramparts.app.words.languages`,
// which the build has left in the page. In the worker nothing is said.
/** @type {Record<string, [letters: string, direction: string]>} */
const LANGUAGES = JSON.parse(
  globalThis.document?.querySelector("meta[name='languages']")?.getAttribute("content") ?? "{}",
);

const chosen = () => {
  try {
    return JSON.parse(/** @type {string} */ (localStorage.getItem("ramparts.prefs"))).language;
  } catch {
    return ""; // nothing is kept here, or nothing may be
  }
};

// The language spoken for a wish, which may be empty: the same choice as in `ramparts.app.words.languages`.
/** @type {(wish: string) => string} */
const speaking = (wish) => {
  const codes = [wish, ...navigator.languages].map((name) => String(name).split("-")[0].toLowerCase());
  return codes.find((code) => code in LANGUAGES) ?? "en";
};

const language = speaking(chosen());
const letters = LANGUAGES[language]?.[0] ?? "JQK"; // on court cards

/** @type {Map<string, string>} */
const said = new Map();

// A sentence in that language, its holes such as `{total}` filled.
/** @type {(text: string, holes?: Record<string, string>) => string} */
const _ = (text, holes = {}) => (said.get(text) ?? text).replace(/\{(\w+)\}/g, (hole, name) => holes[name] ?? hole);

const translate = () => {
  const root = document.documentElement;
  root.lang = language;
  [, root.dir] = LANGUAGES[language];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = /** @type {Text} */ (texts.currentNode);
    const words = said.get(text.data.trim());
    if (words) text.data = words; // and nothing else is touched: a script's text may not even be set anew
  }
  for (const part of document.querySelectorAll("[aria-label]")) {
    part.ariaLabel = said.get(/** @type {string} */ (part.ariaLabel)) ?? part.ariaLabel;
  }
};

const fetched = async () => {
  const response = await fetch(new URL(`splash-${language}.json`, import.meta.url));
  for (const [text, words] of Object.entries(await response.json())) said.set(text, words);
  translate();
};

// Kept once every word has been put into the language. What cannot be had is said in English.
const spoken = language === "en" || !globalThis.document ? Promise.resolve() : fetched().catch(() => {});

export { _, language, letters, speaking, spoken };
