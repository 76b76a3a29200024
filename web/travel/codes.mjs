// Codes as pictures, one after the other, for the camera of another device. Each is a link into this page, so that the
// camera of a phone knows what to do with it by itself.

import encodeQR from "qr";

const SVG = "http://www.w3.org/2000/svg";
const QUIET = 4; // squares around a code, as the standard has them
const EACH = 500; // milliseconds: a camera sees it in several frames, and nothing flashes three times a second

/** @type {(text: string) => SVGElement} */
const picture = (text) => {
  const squares = encodeQR(text, "raw", { ecc: "low", encoding: "byte", border: QUIET });
  const dark = squares.flatMap((row, y) => row.flatMap((set, x) => (set ? `M${x} ${y}h1v1h-1z` : [])));
  const [drawing, path] = ["svg", "path"].map((kind) => document.createElementNS(SVG, kind));
  drawing.setAttribute("viewBox", `0 0 ${squares.length} ${squares.length}`);
  drawing.setAttribute("aria-hidden", "true");
  path.setAttribute("d", dark.join(""));
  drawing.append(path);
  return drawing;
};

// As wide as there is room, and each square of as many dots of the screen: else some are wider, which readers take ill.
/** @type {(drawing: SVGElement) => void} */
const fit = (drawing) => {
  const squares = Number(drawing.getAttribute("viewBox")?.split(" ")[2]);
  const dots = Math.floor((drawing.getBoundingClientRect().width * devicePixelRatio) / squares);
  if (dots) drawing.style.width = `${(dots * squares) / devicePixelRatio}px`;
};

const begun = new WeakSet();

/** @type {(place: HTMLElement) => void} */
const codes = (place) => {
  if (begun.has(place)) return;
  begun.add(place);
  const [page] = location.href.split(/[?#]/);
  const all = (place.dataset.codes ?? "").split(" ");
  const label = document.createElement("p");
  let at = 0;
  const show = () => {
    const said = (place.dataset.label ?? "").replace("{number}", `${at + 1}`);
    label.textContent = said.replace("{count}", `${all.length}`);
    const drawing = picture(`${page}#${all[at]}`);
    place.replaceChildren(drawing, label);
    fit(drawing);
  };
  const next = () => {
    at = (at + 1) % all.length;
    show();
  };
  show();
  if (all.length === 1) return;
  let paused = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const timer = setInterval(() => {
    if (!place.isConnected) clearInterval(timer);
    else if (!paused) next();
  }, EACH);
  const pause = place.parentElement?.querySelector("[data-codes-do='pause']");
  const press = (/** @type {boolean} */ held) => {
    paused = held;
    pause?.setAttribute("aria-pressed", String(held));
  };
  press(paused);
  pause?.addEventListener("click", () => press(!paused));
  place.parentElement?.querySelector("[data-codes-do='next']")?.addEventListener("click", () => {
    press(true);
    next();
  });
};

export { codes };
