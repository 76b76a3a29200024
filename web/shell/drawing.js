// The board before Python: whoever comes back sees it as it was left, with the first paint or soon after.
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
  const LOOKS = /^(class|hidden|href|data-(card|covered|depth|edge|face|note|number|pack|pile|role|side|slot|suit))$/;
  const ROOT = /^(data-(?!feast)\w+|lang)$/; // a feast is not gone on with
  const TABLE = /^data-shape$/;
  const PASSING = ".pointing"; // a hint does not outlive the page
  const SVG = "http://www.w3.org/2000/svg";

  const root = document.documentElement;
  const splash = /** @type {HTMLElement} */ (document.getElementById("splash"));
  const [table, head, greeting] = ["table", "head", "greeting"].map(
    (id) => /** @type {HTMLElement} */ (document.getElementById(id)),
  );
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

  /** @type {(event: any) => void} */
  const tap = ({ target, isPrimary, button }) => {
    const place = target.closest?.(".card, .slot");
    if (place && isPrimary && button === 0) mark(place);
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

  // Nothing is kept here yet, and nothing was asked for.
  const isFirstVisit = () => {
    try {
      return !location.hash && !Object.keys(localStorage).some((key) => key.startsWith("ramparts."));
    } catch {
      return false; // nothing may be kept, so nobody can tell
    }
  };

  // The deal that is going to be played, in the window as it is now.
  const atFirst = () => {
    const data = isFirstVisit() && JSON.parse(document.getElementById("first")?.textContent || "null");
    if (!data) return undefined;
    const { clientWidth, clientHeight } = document.body;
    table.dataset.draw ??= String(data.least + crypto.getRandomValues(new Uint32Array(1))[0]);
    const drawing = firstBoard(data, Number(table.dataset.draw), clientWidth, clientHeight);
    return { ...drawing, elements: drawing.inner.map(made) };
  };

  /** @type {(greeting: { style: string, height: number, name: string, words: string, buttons: string[][] }) => void} */
  const greet = ({ style, height, name, words, buttons }) => {
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
    splash.style.setProperty("--taken", `${height}px`);
  };

  const draw = () => {
    if (!("style" in document.createElementNS(SVG, "svg"))) return; // drawings are switched off; Python writes instead
    const drawing = asLeft() ?? atFirst();
    if (!drawing) return;
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
    for (const one of drawing.elements) {
      one.setAttribute("aria-hidden", "true");
      one.addEventListener("pointerdown", tap);
    }
    table.replaceChildren(...drawing.elements);
    if (drawing.greeting) greet(drawing.greeting);
    splash.dataset.drawn = "";
    performance.mark("drawn"); // for `make bench-web`
  };

  const undraw = () => {
    if (!("drawn" in splash.dataset)) return;
    delete splash.dataset.drawn;
    splash.style.removeProperty("--taken");
    tapped = undefined;
    table.replaceChildren();
    greeting.replaceChildren();
  };

  draw();

  // Until Python comes the drawing has to stay true: in a window that is turned, beside a tab that keeps a game
  // meanwhile, on a page that was put aside and comes back. Python may never come, and then the words say why.
  const until = new AbortController();
  const { signal } = until;
  const anew = () => {
    undraw();
    draw();
  };
  addEventListener("resize", anew, { signal });
  addEventListener("storage", anew, { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && anew(), { signal });
  const failing = new MutationObserver(() => {
    until.abort();
    undraw();
  });
  const again = document.getElementById("again");
  if (again) failing.observe(again, { attributeFilter: ["hidden"] });

  // Instead of the board the games to choose from.
  const choose = () => {
    until.abort();
    undraw();
    splash.dataset.choosing = "";
    splash.querySelector("a")?.focus();
  };
  document.getElementById("choose")?.addEventListener("click", choose);

  // Python listens by now, and has kept what there is to keep before this is asked. Its greeting is another element.
  let focused = "";
  greeting.addEventListener("focusin", ({ target }) => {
    focused = /** @type {HTMLElement} */ (target).dataset.do ?? "";
  });
  const ready = new MutationObserver(() => {
    ready.disconnect();
    failing.disconnect();
    until.abort();
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", () => document.hidden && leave());
    const meant = tapped ? document.querySelector(tapped) : undefined;
    /** @type {HTMLElement | null | undefined} */ (meant?.querySelector(".hit") ?? meant)?.click();
    if (focused && document.activeElement === document.body) {
      /** @type {HTMLElement | null} */ (greeting.querySelector(`[data-do="${focused}"]`))?.focus();
    }
  });
  ready.observe(table, { attributeFilter: ["data-ready"] });
})();
