// What is done when Ramparts cannot run here: in a browser that lacks what it needs, opened from the disk, or when a
// script of the page does not come, or comes cut off. Those that would say so may be among them. So this one needs no
// other, runs before them, and is written in the JavaScript of 2009, which every browser reads.
//
// Where none comes, for the host sends the page for the name of its folder without a slash, the one line of script in the
// page leads to where they are; not twice, should the host lead back.
//
// The browser tells of a script that is missing by an event on its element, and of one that cannot be read by an event
// on the window. When everything is loaded, `boot.js` has left its settings in the page. `splash.mjs` says more, if it runs.

// A WebAssembly module of one function, which catches exceptions and returns a reference: what Pyodide is made of, and
// what browsers learnt last of it. README lists, under "Browsers", what else is needed and follows from these three.
var MODULE = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 111, 3, 2, 1, 0, 10, 10, 1, 8, 0, 6, 64, 25, 11, 208, 111, 11,
];

var PATIENCE = 15000;

function runs() {
  try {
    var python = WebAssembly.validate(new Uint8Array(MODULE));
    return python && Boolean(DecompressionStream) && CSS.supports("color", "light-dark(red, red)");
  } catch (error) {
    return false;
  }
}

/** @param {string} id */
function element(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

function lost() {
  var again = element("again");
  if (!again || element("splash").hasAttribute("data-old")) return; // the table stands, or never will
  element("status").textContent = element("failed").textContent;
  element("loaded-words").hidden = true;
  again.hidden = false;
}

// From the disk no module is loaded, nor the file with the words of another language. `boot.js` looks at the attribute.
if (location.protocol === "file:") {
  location.replace("./web/assets/disk.html#" + navigator.language.slice(0, 2));
} else if (!runs()) {
  element("splash").setAttribute("data-old", "");
  element("status").textContent = "";
  element("old").hidden = false;
}

// What is wrong may lie in the browser's own cache: whoever has tried again in vain has all asked of the host anew.
function tried() {
  var visit = /** @type {PerformanceNavigationTiming=} */ (performance.getEntriesByType("navigation")[0]);
  var files = visit && visit.type === "reload" ? document.querySelectorAll("head [href], [src]") : [];
  /** @param {any} file */
  function anew(file) {
    return fetch(file.href || file.src, { cache: "reload" });
  }
  Promise.all([].map.call(files, anew)).then(reload, reload);
  setTimeout(reload, PATIENCE); // a host may never answer
}

function reload() {
  location.reload();
}

/** @param {{ target: any }} event */
function told(event) {
  if (event.target === window || event.target.localName === "script") lost();
}

addEventListener("error", told, true);
addEventListener("load", function () {
  if (!document.querySelector("mpy-config")) lost();
});
element("again").addEventListener("click", tried);
