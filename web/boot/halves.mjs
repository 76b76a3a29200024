// Python's WebAssembly, which comes in two halves (`web/build/halves`): the functions with which the page starts and is
// played, and all others.
//
// A late function that is called before its half is there waits for it on the spot. It cannot come back sooner, so the
// request is a synchronous one. The page asks for the second half as soon as the table can be played, and again when the
// network is back, if it did not come. On a visit that the service worker serves its bytes are there before Python
// starts: Chromium does not let it answer a synchronous request. They are compiled when they are needed, and else when
// nobody waits. In the solver's worker they are at hand as well.
//
// A first half that is damaged or cut off gives way to Pyodide's module as it comes from npm.

import { INSIDE, arriving, failed, ready } from "./downloads.mjs";

/** @typedef {Record<string, any>} Exports */

/** @type {(name: string) => string} */
const runtime = (name) => new URL(`../pyodide/${name}`, import.meta.url).href;

const FIRST = runtime("pyodide.asm.wasm");
const SECOND = runtime("pyodide.late.wasm");
const WHOLE = runtime("pyodide.whole.wasm");

// WebAssembly that comes through the service worker is kept compiled by the browser, unless the page touches it on its
// way. Then it is there at once, and there is nothing to count.
const kept = Boolean(globalThis.navigator?.serviceWorker?.controller) || !INSIDE;

const { instantiateStreaming } = WebAssembly;

/** @type {() => Promise<Response>} */
const first = () => arriving(FIRST, { counted: !kept, told: false });

/** @type {(cache?: RequestCache) => Promise<WebAssembly.Module>} */
const coming = (cache) => WebAssembly.compileStreaming(fetch(SECOND, { cache }));

/** @type {() => Promise<BufferSource>} */
const bytes = async () => (await arriving(SECOND, { counted: false })).arrayBuffer();

// A page may not ask for bytes in a synchronous request, but for a text whose letters are bytes.
/** @type {() => BufferSource} */
const atOnce = () => {
  const request = new XMLHttpRequest();
  request.open("GET", SECOND, false);
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  if (request.status !== 200) throw new Error(`${SECOND}: ${request.status}`);
  const letters = request.responseText;
  const found = new Uint8Array(letters.length);
  for (let place = 0; place < found.length; place += 1) found[place] = letters.charCodeAt(place);
  return found;
};

/** @type {(exports: Exports, imports: WebAssembly.Imports, second: WebAssembly.Module) => void} */
const join = (exports, imports, second) => {
  if (exports["~come"].value) return;
  new WebAssembly.Instance(second, { ...imports, first: exports });
  exports["~come"].value = 1;
  performance.mark("interpreter joined"); // for tests
};

// What came damaged may lie in the browser's cache by now, so the next time it is asked for again.
/** @type {(joined: (second: WebAssembly.Module) => void, cache?: RequestCache) => Promise<void>} */
const later = async (joined, cache = "default") => {
  try {
    joined(await coming(cache));
  } catch {
    addEventListener("online", () => later(joined, "reload"), { once: true });
  }
};

// In place of WebAssembly's own, while Pyodide loads.
/** @type {(response: Promise<Response>, imports: WebAssembly.Imports) => Promise<WebAssembly.WebAssemblyInstantiatedSource>} */
const inHalves = async (response, imports) => {
  /** @type {Exports} */
  let exports = {};
  /** @type {BufferSource | void} */
  let held;
  /** @type {(second: WebAssembly.Module) => void} */
  const joined = (second) => {
    join(exports, imports, second);
    held = undefined;
  };
  const late = { join: () => joined(new WebAssembly.Module(held ?? atOnce())) };
  const [{ module, instance }, second] = await Promise.all([
    instantiateStreaming(response, { ...imports, late }),
    kept ? bytes().catch(() => {}) : undefined,
  ]);
  held = second;
  exports = instance.exports;
  if (INSIDE && "~come" in exports) ready.then(() => later(joined));
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
