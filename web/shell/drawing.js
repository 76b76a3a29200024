// The board before Python: whoever comes back sees it as it was left, with the first paint or soon after.
//
// When the page is left, the table is kept as data: elements, and of their attributes those that say how they look. Python
// says whether the next visit begins with this board (`ramparts/app/view/lasting.py`). It draws them as soon as the page
// is read, if the same build shows the same game, in a window of the same size, with the same settings; else it opens as
// any other. Whoever was never here sees the deal that they are going to play, and is greeted (`web/board/table.mjs`);
// Python is told which one. Whoever follows a link sees what it names (`web/board/links.mjs`). Python's board takes the
// place of the drawing, each card at the place where it was drawn. A card, place or button that is tapped before that is
// marked, and tapped again once Python is there.
//
// In the site it is no module, but one script with all that it imports: nothing is painted before it has run.

import { frame, KINDS, LOOKS, made, ROOT, SVG, TABLE } from "../board/drawn.mjs";
import { firstBoard } from "../board/table.mjs";
import { attributes, forgetTaps, greet, tap, tapAgain } from "../board/taps.mjs";
import { takeShared } from "../travel/shared.mjs";

globalThis.hasScripts = true; // else the page looks for itself at another address

takeShared();

const KEY = "ramparts.drawing";
const PASSING = ".pointing"; // a hint does not outlive the page

const root = document.documentElement;
const splash = /** @type {HTMLElement} */ (document.getElementById("splash"));
const [table, head] = ["table", "head"].map((id) => /** @type {HTMLElement} */ (document.getElementById(id)));
const { build } = JSON.parse(document.getElementById("build")?.textContent || "{}");

/** @type {(element: any) => import("../board/drawn.mjs").Drawn} */
const taken = (element) => [
  element.localName,
  attributes(element, LOOKS),
  element.style.cssText,
  [...element.children].filter((child) => KINDS.has(child.localName) && !child.matches(PASSING)).map(taken),
];

// All that what Python will show depends on.
const circumstances = () => {
  const { clientWidth, clientHeight } = document.body;
  const kept = ["game", "prefs"].map((name) => localStorage.getItem(`ramparts.${name}`));
  return JSON.stringify([build, clientWidth, clientHeight, ...kept]);
};

const forget = () => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing may be kept here
  }
};

const leave = () => {
  try {
    const lasting = "lasting" in table.dataset && localStorage.getItem("ramparts.game");
    if (!lasting || document.querySelector("#fault")) return forget();
    const texts = ["title", "facts"].map((id) => document.getElementById(id)?.textContent);
    const drawing = {
      for: circumstances(),
      address: location.hash,
      root: attributes(root, ROOT),
      table: [attributes(table, TABLE), table.style.cssText],
      head: [head.style.cssText, ...texts],
      inner: taken(table)[3],
    };
    localStorage.setItem(KEY, JSON.stringify(drawing));
  } catch {
    forget(); // there is no room
  }
};

// The board as it was left, if that is what Python will show.
const asLeft = () => {
  try {
    const drawing = JSON.parse(localStorage.getItem(KEY) ?? "null");
    const here = ["", drawing?.address].includes(location.hash);
    if (here && drawing?.for === circumstances()) return { ...drawing, elements: drawing.inner.map(made) };
  } catch {
    forget(); // it is damaged
  }
  return undefined;
};

// Nothing is kept here yet.
const isFirstVisit = () => {
  try {
    return !Object.keys(localStorage).some((key) => key.startsWith("ramparts."));
  } catch {
    return false; // nothing may be kept, so nobody can tell
  }
};

const first = JSON.parse(document.getElementById("first")?.textContent || "null");
const draws = () =>
  Number((table.dataset.draw ??= String(first.least + crypto.getRandomValues(new Uint32Array(1))[0])));

const { hash } = location;
/** @type {((width: number, height: number) => any) | undefined} */
let linked; // what draws that, once it is known

// What the address names, or the deal that is going to be played, in the window as it is now.
const atFirst = () => {
  const { clientWidth, clientHeight } = document.body;
  const named = location.hash && location.hash === hash ? linked : undefined;
  const plain = !location.hash && first && isFirstVisit();
  const drawing = plain ? firstBoard(first, draws(), clientWidth, clientHeight) : named?.(clientWidth, clientHeight);
  return drawing && { ...drawing, elements: drawing.inner.map(made) };
};

const draw = () => {
  if (!("style" in document.createElementNS(SVG, "svg"))) return; // drawings are switched off; Python writes instead
  const drawing = asLeft() ?? atFirst();
  if (!drawing) return;
  frame(drawing, table, head);
  for (const one of drawing.elements) {
    one.setAttribute("aria-hidden", "true");
    one.addEventListener("pointerdown", tap);
  }
  table.replaceChildren(...drawing.elements);
  if (drawing.greeting) {
    greet(drawing.greeting);
    splash.style.setProperty("--taken", `${drawing.greeting.height}px`);
  }
  splash.dataset.drawn = "";
  performance.mark("drawn"); // for `make bench-web`
};

const undraw = () => {
  if (!("drawn" in splash.dataset)) return;
  delete splash.dataset.drawn;
  splash.style.removeProperty("--taken");
  table.replaceChildren();
  forgetTaps();
};

draw();

// Until Python comes the drawing has to stay true: in a window that is turned, beside a tab that keeps a game
// meanwhile, on a page that was put aside and comes back. Python may never come, and then the words say why.
const until = new AbortController();
const { signal } = until;
/** @type {(event?: Event) => void} */
const anew = (event) => {
  if ("game" in table.dataset) return; // Python has drawn already
  if (event?.type === "storage") linked = undefined; // it was for somebody who had something else
  undraw();
  draw();
};
for (const kind of ["resize", "storage", "hashchange"]) addEventListener(kind, anew, { signal });
addEventListener("pageshow", ({ persisted }) => persisted && anew(), { signal });
const follow = async () => {
  const links = await import("../board/links.mjs");
  linked = await links.linked(isFirstVisit() ? draws() : 0);
  if (linked && !signal.aborted) anew();
};
if (hash && !("drawn" in splash.dataset)) follow().catch(() => {}); // Python will show it

const end = () => {
  until.abort();
  undraw();
};
addEventListener("lacking", end, { signal });
const failing = new MutationObserver(end);
const again = document.getElementById("again");
if (again) failing.observe(again, { attributeFilter: ["hidden"] });

// Instead of the board the games to choose from.
const choose = () => {
  if ("game" in table.dataset) return; // Python has drawn already
  end();
  splash.dataset.choosing = "";
  splash.querySelector("a")?.focus();
};
document.getElementById("choose")?.addEventListener("click", choose);

// Python listens by now, and has kept what there is to keep before this is asked.
const ready = new MutationObserver(() => {
  ready.disconnect();
  failing.disconnect();
  until.abort();
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => document.hidden && leave());
  tapAgain();
});
ready.observe(table, { attributeFilter: ["data-ready"] });
