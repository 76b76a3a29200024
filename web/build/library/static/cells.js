// Makes cells, to edit and to run, of the programs of a page that are marked so. Without it they stand there as they are,
// and so they do until PyScript has its editors ready.
//
// Python, PyScript and the wheel of the library lie beside the pages. The wheel is unpacked into the folder that Python
// imports from: it needs no other package, so there is nothing that micropip would have to find.

const { dataset, src } = /** @type {HTMLScriptElement} */ (document.currentScript);
/** @type {(path: string) => string} */
const beside = (path) => new URL(`../${path}`, src).href;

const config = JSON.stringify({
  interpreter: beside(`${dataset.pyodide}/pyodide.js`),
  files: { [beside(`wheels/${dataset.wheel}`)]: "./*" },
});

// Each editor takes the focus when it is ready, and whoever reads the page would be led away.
const letGo = () => {
  const active = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
  /** @type {HTMLElement | null} */ (active)?.blur();
};

/** @type {(cell: Element, number: number) => void} */
const prepare = (cell, number) => {
  const script = document.createElement("script");
  script.type = "py-editor";
  script.textContent = (cell.querySelector("pre")?.textContent ?? "").trimEnd();
  script.setAttribute("env", "ramparts"); // one Python for all of them
  if (number === 0) script.setAttribute("config", config);
  script.dataset.run = "Run";
  script.dataset.stop = "Stop";
  script.addEventListener("py-editor", letGo);
  cell.append(script);
};

const cells = document.querySelectorAll("div.cell");
if (cells.length > 0) {
  cells.forEach(prepare);
  import(beside(`${dataset.pyscript}/core.js`));
}
