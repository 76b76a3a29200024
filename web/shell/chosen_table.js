// The table that the player chose: its style sheet, and its drawings of cards if it has its own; the deck, and the letters
// on court cards; and the language of the page from which the player came.
//
// The page comes with the style sheet of the usual table and this script after it, which the browser runs before it
// paints anything: whoever chose another table never sees the usual one. Python sets `data-table` when the choice
// changes, and what a table needs is fetched then. Every table is one style sheet, whose drawings are in it.

(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const root = document.documentElement;
  const USUAL = "keep";
  const TABLES = ["plan", "skyline"]; // beside the usual one
  const DRAWN = ["plan", "skyline"]; // they have ranks and figures of their own

  /** @type {Record<string, [letters: string, direction: string]>} */
  const LANGUAGES = JSON.parse(document.querySelector("meta[name='languages']")?.getAttribute("content") || "{}");

  // A page about the games names its own language in its links to the game. All that goes by the languages of the browser
  // has it as the first of them; what the player has chosen in the settings goes before it.
  const asked = new URLSearchParams(location.search).get("lang");
  if (asked) Object.defineProperty(navigator, "languages", { value: [asked, ...navigator.languages] });

  /** @type {Element[]} */
  let usual = [];
  let shown = USUAL;

  /** @type {(file: string) => string} */
  const here = (file) => new URL(file, script.src).href;

  const kept = () => {
    try {
      return JSON.parse(/** @type {string} */ (localStorage.getItem("ramparts.prefs"))) ?? {};
    } catch {
      return {}; // nothing is kept here, or nothing may be
    }
  };

  // The drawings are parsed by the browser itself: a text would need a policy to become elements.
  /** @type {(name: string) => void} */
  const draw = (name) => {
    const faces = document.querySelector(".faces");
    if (!faces) return;
    if (usual.length === 0) usual = [...faces.children];
    if (!DRAWN.includes(name)) return faces.replaceChildren(...usual);
    const request = new XMLHttpRequest();
    request.open("GET", here(`${name}.svg`));
    request.responseType = "document";
    request.addEventListener("load", () => {
      const drawings = request.responseXML?.documentElement.children;
      if (!drawings) dispatchEvent(new Event("missing"));
      else if (name === shown) faces.replaceChildren(...drawings);
    });
    request.send();
  };

  const colour = () => {
    const meta = document.querySelector("meta[name='theme-color']");
    meta?.setAttribute("content", getComputedStyle(root).backgroundColor);
  };

  /** @type {(name: string) => void} */
  const show = (name) => {
    if (name === shown || ![USUAL, ...TABLES].includes(name)) return;
    shown = name;
    const sheet = /** @type {HTMLLinkElement} */ (document.getElementById("table-style"));
    const next = /** @type {HTMLLinkElement} */ (sheet.cloneNode());
    next.href = here(`${name}.css`);
    next.addEventListener("load", () => {
      sheet.remove(); // not before: the table would lie bare meanwhile
      colour();
    });
    next.addEventListener("error", () => next.remove());
    sheet.after(next);
    draw(name);
  };

  // The sheet of the deck with pictures, after that of the table.
  const deck = /** @type {HTMLLinkElement} */ (document.getElementById("table-style")?.cloneNode());
  deck.id = "deck-style";
  deck.href = new URL("../web/decks/deck.css", script.src).href;

  /** @type {(faces: string) => void} */
  const dress = (faces) => {
    if (faces !== "pictures") deck.remove();
    else if (!deck.isConnected) document.head.append(deck); // once more, and the browser would read it anew
  };

  // Those of the language that Python is going to speak; it sets `data-letters` from then on.
  const letters = () => {
    const codes = [kept().language, ...navigator.languages].map((name) => String(name).split("-")[0].toLowerCase());
    return kept().letters || LANGUAGES[codes.find((code) => code in LANGUAGES) ?? "en"][0];
  };

  show(kept().table || USUAL);
  dress(kept().faces);
  if (letters() !== "JQK") root.dataset.letters = letters();
  document.addEventListener("DOMContentLoaded", () => {
    if (shown !== USUAL) draw(shown);
    colour();
  });
  new MutationObserver(() => {
    show(root.dataset.table || USUAL);
    dress(root.dataset.faces || "");
  }).observe(root, { attributeFilter: ["data-table", "data-faces"] });

  // On a first visit the deck came before there was a service worker, which keeps what passes through it.
  navigator.serviceWorker?.addEventListener("controllerchange", () => {
    if (deck.isConnected) for (const file of ["deck.css", "deck.svg"]) fetch(new URL(file, deck.href)).catch(() => {});
  });
})();
