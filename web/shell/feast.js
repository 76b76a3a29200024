// The feast of a win: the castle is lit window by window, banners rise, the cards fan out by their suits. It takes two
// seconds, once for each win, and any tap or key ends it and does nothing else. Where nothing is to move there is the
// same picture at once. Then the notice comes. Python tells by `data-feast` that the player has won, and where; this
// only shows it, and without it the notice comes at once. `splash.mjs` fetches it when the table stands.

const root = document.documentElement;
const table = /** @type {HTMLElement} */ (document.getElementById("table"));

const LENGTH = 2000;
const BANNERS = "SHCDSHCD"; // one on each tower, which has three windows
const WINDOWS = 3;
const LOW = 90; // less room than this above a wall across the board is none for towers

const page = /** @type {HTMLLinkElement} */ (document.querySelector("link[href$='page.css']"));
const sheet = /** @type {HTMLLinkElement} */ (page.cloneNode());
sheet.href = sheet.href.replace("page.css", "won.css");
document.head.append(sheet);

const scene = document.createElement("div");
scene.id = "feast";
scene.setAttribute("aria-hidden", "true");
for (const [number, suit] of [...BANNERS].entries()) {
  const tower = document.createElement("div");
  tower.dataset.suit = suit;
  tower.style.setProperty("--tower", String(number));
  tower.append(document.createElement("b"), ...Array.from({ length: WINDOWS }, () => document.createElement("i")));
  scene.append(tower);
}

/** @type {Set<string>} */
const seen = new Set();
let won = "";
let last = table.dataset.deal;
let timer = 0;
let swallowing = ""; // the kind of event that ended the feast, while a click may come of it

// The castle stands on the wall across the board, if there is room above it, else on the board's lower edge.
const place = () => {
  const keep = table.querySelector(".keep");
  if (!keep || !scene.isConnected) return;
  const above = keep.getBoundingClientRect().top - table.getBoundingClientRect().top;
  scene.toggleAttribute("data-across", keep.getAttribute("data-side") === "row" && above > LOW);
  scene.style.setProperty("--above", `${above}px`);
};

/** @type {(state: "" | "landing" | "waiting" | "lighting" | "over") => void} */
const at = (state) => {
  clearTimeout(timer);
  if (state) root.dataset.feast = state;
  else delete root.dataset.feast;
};

const light = () => {
  at("lighting");
  timer = setTimeout(at, 2 * LENGTH, "over"); // where its style sheet has not come
};

// A slow machine begins late.
scene.addEventListener("animationstart", ({ target }) => {
  if (target !== scene) return;
  clearTimeout(timer);
  timer = setTimeout(at, LENGTH, "over");
});

// The milliseconds until the last card has come home.
const landing = () => {
  const style = getComputedStyle(root);
  return ["--last", "--move"].reduce((sum, name) => sum + (parseFloat(style.getPropertyValue(name)) || 0), 0);
};

const calm = () => root.dataset.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

// The win that is on the table, if any.
const named = () => {
  const { deal, feast, state } = table.dataset;
  return feast && state === "won" ? `${deal} ${feast}` : "";
};

const follow = () => {
  const name = named();
  const { deal } = table.dataset;
  if (deal !== last && name) seen.add(name); // a game that was won earlier is opened again
  last = deal;
  if (name === won) return;
  won = name;
  at("");
  scene.remove();
  if (!name) return;
  table.prepend(scene);
  place();
  if (calm()) return at("over");
  if (seen.has(name)) {
    at("landing"); // as after a review: the castle stands when the cards are back, and nothing is skipped
    timer = setTimeout(at, landing(), "over");
    return;
  }
  seen.add(name);
  at("waiting");
  timer = setTimeout(light, landing());
};

/** @type {(event: Event) => void} */
const swallow = (event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** @type {(event: PointerEvent | KeyboardEvent) => void} */
const skip = (event) => {
  const lasts = root.dataset.feast === "waiting" || root.dataset.feast === "lighting";
  swallowing = lasts ? event.type : "";
  if (!lasts) return;
  at("over");
  dispatchEvent(new Event("hurry"));
  const { ctrlKey, metaKey, altKey } = event;
  if (!(ctrlKey || metaKey || altKey)) swallow(event); // what is the browser's own is left to it
};

for (const kind of /** @type {const} */ (["pointerdown", "keydown"])) addEventListener(kind, skip, { capture: true });

// The click of the same tap comes after it, when the notice is there; that of a key, at the latest when it goes up. A
// click that belongs to neither is that of a screen reader, which knows nothing of the feast.
addEventListener("keyup", () => setTimeout(() => (swallowing = "")), { capture: true });
addEventListener(
  "click",
  (event) => {
    if (swallowing === "keydown" || (swallowing && event.detail)) swallow(event);
  },
  { capture: true },
);

new MutationObserver(follow).observe(table, { attributeFilter: ["data-feast", "data-state", "data-deal"] });
new ResizeObserver(place).observe(table);
addEventListener("begin", () => seen.clear()); // who begins anew has seen none yet
seen.add(named()); // who has won before this came has the notice already
follow();

export { follow };
