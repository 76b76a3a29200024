// A board as elements of the page, of the data that `web/shell/drawing.js` keeps or that the scripts of this folder make. Of
// attributes only those come in that say how something looks.

const KINDS = new Set(["div", "section", "ol", "li", "svg", "use"]);
const LOOKS = /^(class|hidden|href|data-(card|covered|depth|edge|face|note|number|pack|pile|role|side|slot|suit))$/;
const ROOT = /^(data-(?!feast)\w+|lang|dir)$/; // a feast is not gone on with
const TABLE = /^data-shape$/;
const SVG = "http://www.w3.org/2000/svg";

/** @typedef {[kind: string, attributes: Record<string, string>, style: string, inner: Drawn[]]} Drawn */

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

// Puts what stands round the cards into its place: the page's looks, the table's, and the title with what is beside it.
/** @type {(drawing: any, table: HTMLElement, head: HTMLElement) => void} */
const frame = (drawing, table, head) => {
  const [looks, place] = drawing.table;
  const [style, title, facts] = drawing.head;
  put(document.documentElement, drawing.root, ROOT);
  put(table, looks, TABLE);
  table.style.cssText = place;
  head.style.cssText = style;
  for (const [id, text] of Object.entries({ title, facts })) {
    const words = document.getElementById(id);
    if (words) words.textContent = text;
  }
};

export { KINDS, LOOKS, ROOT, SVG, TABLE, frame, made };
