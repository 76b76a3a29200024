// What is tapped on a drawing, or on the greeting below it, before Python is there.

const greeting = /** @type {HTMLElement} */ (document.getElementById("greeting"));

/** @type {(element: Element, wanted: RegExp) => Record<string, string>} */
const attributes = (element, wanted) =>
  Object.fromEntries([...element.attributes].filter(({ name }) => wanted.test(name)).map((a) => [a.name, a.value]));

// Where it was tapped, by what another element at the same place has in common with the one that is drawn.
/** @type {string | undefined} */
let tapped;

/** @type {(place: Element) => void} */
const mark = (place) => {
  const told = attributes(place, /^data-(card|depth|do|pile|slot)$/);
  tapped = Object.entries(told).reduce((all, [name, value]) => `${all}[${name}="${value}"]`, "");
  for (const before of document.querySelectorAll(".tapped")) before.classList.remove("tapped");
  place.classList.add("tapped");
};

/** @type {(event: any) => void} */
const tap = ({ target, isPrimary, button }) => {
  const place = target.closest?.(".card, .slot");
  if (place && isPrimary && button === 0) mark(place);
};

/** @type {(told: { style: string, name: string, words: string, buttons: string[][] }) => void} */
const greet = ({ style, name, words, buttons }) => {
  const [aside, told, choice] = ["aside", "p", "p"].map((kind) => document.createElement(kind));
  told.textContent = words;
  for (const [command, label] of buttons) {
    const button = choice.appendChild(document.createElement("button"));
    button.type = "button";
    button.dataset.do = command;
    button.appendChild(document.createElement("span")).textContent = label;
    button.addEventListener("click", () => mark(button));
  }
  aside.ariaLabel = name;
  aside.append(told, choice);
  greeting.style.cssText = style;
  greeting.append(aside);
};

// Nothing was tapped, and nobody is greeted.
const forgetTaps = () => {
  tapped = undefined;
  greeting.replaceChildren();
};

let focused = "";
greeting.addEventListener("focusin", ({ target }) => {
  focused = /** @type {HTMLElement} */ (target).dataset.do ?? "";
});

// Taps again what was tapped; Python's greeting is another element.
const tapAgain = () => {
  const meant = tapped ? document.querySelector(tapped) : undefined;
  /** @type {HTMLElement | null | undefined} */ (meant?.querySelector(".hit") ?? meant)?.click();
  if (focused && document.activeElement === document.body) {
    /** @type {HTMLElement | null} */ (greeting.querySelector(`[data-do="${focused}"]`))?.focus();
  }
};

export { attributes, forgetTaps, greet, tap, tapAgain };
