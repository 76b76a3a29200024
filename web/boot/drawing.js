// The board as it was left: whoever comes back sees it with the first paint or soon after, long before Python is there.
//
// When the page is left, the table is kept as data: elements, and of their attributes those that say how they look. Python
// says whether the next visit begins with this board (`ramparts/app/view/lasting.py`). It draws them as soon as the page
// is read, if the same build shows the same game, in a window of the same size, with the same settings; else it opens as
// any other. Python's board takes the place of the drawing, each card at the place where it was drawn. A card or place
// that is tapped before that is marked, and tapped again once Python is there.

(() => {
  const KEY = "ramparts.drawing";
  const KINDS = new Set(["div", "section", "ol", "li", "svg", "use"]);
  const LOOKS = /^(class|hidden|href|data-(card|depth|edge|face|note|number|pack|pile|role|side|slot|suit))$/;
  const ROOT = /^(data-\w+|lang)$/;
  const TABLE = /^data-shape$/;
  const PASSING = ".pointing"; // a hint does not outlive the page
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

  /** @type {(event: PointerEvent & { target: any }) => void} */
  const tap = ({ target, isPrimary, button }) => {
    const place = target.closest?.(".card, .slot");
    if (!place || !isPrimary || button !== 0) return;
    const told = attributes(place, /^data-(card|depth|pile|slot)$/);
    tapped = Object.entries(told).reduce((all, [name, value]) => `${all}[${name}="${value}"]`, "");
    for (const before of table.querySelectorAll(".tapped")) before.classList.remove("tapped");
    place.classList.add("tapped");
  };

  const draw = () => {
    const drawing = JSON.parse(localStorage.getItem(KEY) ?? "null");
    const here = ["", drawing?.address].includes(location.hash);
    if (!drawing || !here || drawing.for !== circumstances()) return;
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
    splash.dataset.drawn = "";
    performance.mark("drawn"); // for `make bench-web`
  };

  try {
    draw();
  } catch {
    forget(); // it is damaged
  }

  // Python listens by now, and has kept what there is to keep before this is asked.
  const ready = new MutationObserver(() => {
    ready.disconnect();
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", () => document.hidden && leave());
    const meant = tapped ? table.querySelector(tapped) : undefined;
    /** @type {HTMLElement | null | undefined} */ (meant?.querySelector(".hit") ?? meant)?.click();
  });
  ready.observe(table, { attributeFilter: ["data-ready"] });
})();
