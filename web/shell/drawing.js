// The board as it was left: whoever comes back sees it with the first paint or soon after, long before Python is there.
//
// When the page is left, the table is kept as data: elements, and of their attributes those that say how they look. Python
// says whether the next visit begins with this board (`ramparts/app/view/lasting.py`). It draws them as soon as the page
// is read, if the same build shows the same game, in a window of the same size, with the same settings; else it opens as
// any other. Whoever was never here sees the deal that they are going to play, and is greeted (`first_board.js`); Python is
// told which one. Its board takes the place of the drawing, each card at the place where it was drawn. A card, place or
// button that is tapped before that is marked, and tapped again once Python is there.

(() => {
  const KEY = "ramparts.drawing";
  const KINDS = new Set(["div", "section", "ol", "li", "svg", "use"]);
  const LOOKS = /^(class|hidden|href|data-(card|depth|edge|face|note|number|pack|pile|role|side|slot|suit))$/;
  const ROOT = /^(data-\w+|lang)$/;
  const TABLE = /^data-shape$/;
  const PASSING = ".pointing"; // a hint does not outlive the page
  const LEAST = 1_000_000; // of the numbers that are drawn: no deal that is proved winnable has one as high
  const SVG = "http://www.w3.org/2000/svg";

  const root = document.documentElement;
  const splash = /** @type {HTMLElement} */ (document.getElementById("splash"));
  const [table, head] = ["table", "head"].map((id) => /** @type {HTMLElement} */ (document.getElementById(id)));
  const { build } = JSON.parse(document.getElementById("build")?.textContent || "{}");

  /** @typedef {[kind: string, attributes: Record<string, string>, style: string, inner: Drawn[]]} Drawn */

  /** @type {(element: Element, wanted: RegExp) => Record<string, string>} */
  const attributes = (element, wanted) =>
    Object.fromEntries([...element.attributes].filter(({ name }) => wanted.test(name)).map((a) => [a.name, a.value]));

  /** @type {(element: any) => Drawn} */
  const taken = (element) => [
    element.localName,
    attributes(element, LOOKS),
    element.style.cssText,
    [...element.children].filter((child) => KINDS.has(child.localName) && !child.matches(PASSING)).map(taken),
  ];

  /** @type {(element: Element, looks: Record<string, string>, wanted: RegExp) => void} */
  const put = (element, looks, wanted) => {
    for (const [name, value] of Object.entries(looks)) if (wanted.test(name)) element.setAttribute(name, value);
  };

  /** @type {(drawn: Drawn) => Element} */
  const made = ([kind, looks, style, inner]) => {
    if (!KINDS.has(kind)) throw new Error(kind);
    const element = /** @type {any} */ (
      kind === "svg" || kind === "use" ? document.createElementNS(SVG, kind) : document.createElement(kind)
    );
    put(element, looks, LOOKS);
    element.style.cssText = style;
    element.style.removeProperty("translate"); // it was being dragged
    element.append(...inner.map(made));
    return element;
  };

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

  /** @type {(event: PointerEvent & { target: any }) => void} */
  const tap = ({ target, isPrimary, button }) => {
    const place = target.closest?.(".card, .slot");
    if (place && isPrimary && button === 0) mark(place);
  };

  // The board as it was left, if that is what Python will show.
  const last = () => {
    const drawing = JSON.parse(localStorage.getItem(KEY) ?? "null");
    const here = ["", drawing?.address].includes(location.hash);
    return here && drawing?.for === circumstances() ? drawing : undefined;
  };

  // The board of a first visitor, who has nothing here and has asked for nothing.
  const first = () => {
    if (location.hash || Object.keys(localStorage).some((key) => key.startsWith("ramparts."))) return undefined;
    const data = JSON.parse(document.getElementById("first")?.textContent || "null");
    const { clientWidth, clientHeight } = document.body;
    const drawn = LEAST + crypto.getRandomValues(new Uint32Array(1))[0];
    table.dataset.draw = String(drawn);
    return data && firstBoard(data, drawn, clientWidth, clientHeight);
  };

  /** @type {(greeting: { style: string, height: number, words: string, buttons: [string, string][] }) => void} */
  const greet = ({ style, height, words, buttons }) => {
    const place = /** @type {HTMLElement} */ (document.getElementById("greeting"));
    const [aside, told, choice] = ["aside", "p", "p"].map((kind) => document.createElement(kind));
    told.textContent = words;
    for (const [command, label] of buttons) {
      const button = choice.appendChild(document.createElement("button"));
      button.type = "button";
      button.dataset.do = command;
      button.appendChild(document.createElement("span")).textContent = label;
      button.addEventListener("click", () => mark(button));
    }
    aside.append(told, choice);
    place.style.cssText = style;
    place.append(aside);
    splash.style.setProperty("--taken", `${height}px`);
  };

  const draw = () => {
    const drawing = last() ?? first();
    if (!drawing) return;
    const drawn = drawing.inner.map(made);
    const [looks, place] = drawing.table;
    const [frame, title, facts] = drawing.head;
    put(root, drawing.root, ROOT);
    put(table, looks, TABLE);
    table.style.cssText = place;
    head.style.cssText = frame;
    for (const [id, text] of Object.entries({ title, facts })) {
      const words = document.getElementById(id);
      if (words) words.textContent = text;
    }
    for (const one of drawn) {
      one.setAttribute("aria-hidden", "true");
      one.addEventListener("pointerdown", /** @type {any} */ (tap));
    }
    table.replaceChildren(...drawn);
    if (drawing.greeting) greet(drawing.greeting);
    splash.dataset.drawn = "";
    performance.mark("drawn"); // for `make bench-web`
  };

  try {
    draw();
  } catch {
    forget(); // it is damaged
  }

  // Instead of the board the games to choose from.
  document.getElementById("choose")?.addEventListener("click", () => delete splash.dataset.drawn);

  // Python listens by now, and has kept what there is to keep before this is asked.
  const ready = new MutationObserver(() => {
    ready.disconnect();
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", () => document.hidden && leave());
    const meant = tapped ? document.querySelector(tapped) : undefined;
    /** @type {HTMLElement | null | undefined} */ (meant?.querySelector(".hit") ?? meant)?.click();
  });
  ready.observe(table, { attributeFilter: ["data-ready"] });
})();
