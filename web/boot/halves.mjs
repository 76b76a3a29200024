// Python's WebAssembly, which comes in two halves (`web/build/halves`): the functions with which the page starts and is
// played, and all others.
//
// A late function that is called before its half is there waits for it on the spot. It cannot come back sooner, so the
// request is a synchronous one. A first visit asks for the second half as soon as the table can be played, and again
// when the network is back, if it did not come. On a visit that the service worker serves both halves join before Python
// starts: Chromium does not let it answer a synchronous request. So they do in the solver's worker, for which nobody
// waits.
//
// A first half that is damaged or cut off gives way to Pyodide's module as it comes from npm.

import { arriving, failed, ready } from "./downloads.mjs";

/** @typedef {Record<string, any>} Exports */

/** @type {(name: string) => string} */
const runtime = (name) => new URL(`../pyodide/${name}`, import.meta.url).href;

const FIRST = runtime("pyodide.asm.wasm");
const SECOND = runtime("pyodide.late.wasm");
const WHOLE = runtime("pyodide.whole.wasm");
const INSIDE = Boolean(globalThis.document); // in the page, and not in the worker

// WebAssembly that comes through the service worker is kept compiled by the browser, unless the page touches it on its
// way. Then it is there at once, and there is nothing to count.
const kept = Boolean(globalThis.navigator?.serviceWorker?.controller) || !INSIDE;

const { instantiateStreaming } = WebAssembly;

/** @type {() => Promise<Response>} */
const first = () => arriving(FIRST, { counted: !kept, told: false });

/** @type {() => Promise<WebAssembly.Module>} */
const coming = () => WebAssembly.compileStreaming(fetch(SECOND));

// A page may not ask for bytes in a synchronous request, but for a text whose letters are bytes.
const atOnce = () => {
  const request = new XMLHttpRequest();
  request.open("GET", SECOND, false);
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  if (request.status !== 200) throw new Error(`${SECOND}: ${request.status}`);
  const letters = request.responseText;
  const bytes = new Uint8Array(letters.length);
  for (let place = 0; place < bytes.length; place += 1) bytes[place] = letters.charCodeAt(place);
  return new WebAssembly.Module(bytes);
};

/** @type {(exports: Exports, imports: WebAssembly.Imports, second: WebAssembly.Module) => void} */
const join = (exports, imports, second) => {
  if (exports["~come"].value) return;
  new WebAssembly.Instance(second, { ...imports, first: exports });
  exports["~come"].value = 1;
  performance.mark("interpreter joined"); // for tests
};

/** @type {(joined: (second: WebAssembly.Module) => void) => Promise<void>} */
const later = async (joined) => {
  try {
    joined(await coming());
  } catch {
    addEventListener("online", () => later(joined), { once: true });
  }
};

// In place of WebAssembly's own, while Pyodide loads.
/** @type {(response: Promise<Response>, imports: WebAssembly.Imports) => Promise<WebAssembly.WebAssemblyInstantiatedSource>} */
const inHalves = async (response, imports) => {
  /** @type {Exports} */
  let exports = {};
  /** @type {(second: WebAssembly.Module) => void} */
  const joined = (second) => join(exports, imports, second);
  const late = { join: () => joined(atOnce()) };
  const [{ module, instance }, second] = await Promise.all([
    instantiateStreaming(response, { ...imports, late }),
    kept ? coming().catch(() => {}) : undefined,
  ]);
  exports = instance.exports;
  if ("~come" in exports) {
    if (second) joined(second);
    else if (INSIDE) ready.then(() => later(joined));
  }
  const theirs = Object.entries(exports).filter(([name]) => !name.startsWith("~"));
  return { module, instance: { exports: Object.fromEntries(theirs) } };
};

// Pyodide only warns, and waits for ever, when its module does not come.
/** @type {typeof inHalves} */
const instantiated = async (response, imports) => {
  try {
    return await inHalves(response, imports);
  } catch {
    return instantiateStreaming(arriving(WHOLE, { counted: false }), imports).catch((error) => {
      failed(error);
      throw error;
    });
  }
};

export { FIRST, first, instantiated };
