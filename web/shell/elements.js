// A tree of Python's elements (`ramparts.app.view.elements`), as its JSON, made in one call: a call from Python for each
// attribute took longer than all else about a panel. `web/page/ui/dom.py` calls it.

(() => {
  const SVG = "http://www.w3.org/2000/svg";

  /** @typedef {string | [kind: string, attributes: [string, string][], inner: Tree[]]} Tree */

  /** @type {(tree: Tree, space: string) => Node} */
  const made = (tree, space) => {
    if (typeof tree === "string") return document.createTextNode(tree);
    const [kind, attributes, inner] = tree;
    const own = kind === "svg" ? SVG : space;
    const element = /** @type {HTMLElement} */ (document.createElementNS(own, kind));
    for (const [name, value] of attributes) {
      if (name === "style") {
        element.style.cssText = value; // as a text it would be refused: the page's policy has files alone
      } else {
        element.setAttribute(name, value);
      }
    }
    element.append(...inner.map((one) => made(one, own)));
    return element;
  };

  /** @type {(text: string, space: string) => Node} */
  const elements = (text, space) => made(JSON.parse(text), space);

  Object.assign(window, { elements });
})();
