// Python's WebAssembly, which comes in two halves (`web/build/halves`): the functions with which the page starts and is
// played, and all others.
//
// A late function that is called before its half is there waits for it on the spot. It cannot come back sooner, so the
// request is a synchronous one; if it fails too, so does what called, as any fault of Python does, and the next call asks
// again. The page asks for the second half as soon as the table can be played, and if it did not come, again when the
// network is back or the page is looked at again. On a visit that the service worker serves its bytes are there before
// Python starts: Chromium does not let it answer a synchronous request. They are compiled when they are needed, and else
// when nobody waits. In the solver's worker they are at hand as well, for nobody waits for that.
//
// A first half that is damaged or cut off gives way to Pyodide's module as it comes from npm.

import { IN_PAGE, arriving, failed, missing, ready } from "../shell/downloads.mjs";

/** @typedef {Record<string, any>} Exports */

/** @type {(name: string) => string} */
const runtime = (name) => new URL(`../pyodide/${name}`, import.meta.url).href;

const FIRST_HALF = runtime("pyodide.asm.wasm"); // as Pyodide asks for it
const PACK = runtime("pyodide.asm.pack"); // as it lies there, under xz
const SECOND = runtime("pyodide.late.wasm");
const WHOLE = runtime("pyodide.whole.wasm");

// WebAssembly that comes through the service worker is kept compiled by the browser, unless the page touches it on its
// way. Then it is there at once, and there is nothing to count.
const served = Boolean(globalThis.navigator?.serviceWorker?.controller);
const held = served || !IN_PAGE; // the second half, before Python starts

const { instantiateStreaming } = WebAssembly;

/** @type {() => Promise<Response>} */
const firstHalf = () => arriving(PACK, { counted: IN_PAGE && !served, told: false });

/** @type {(cache: RequestCache) => Promise<WebAssembly.Module>} */
const compiled = (cache) => WebAssembly.compileStreaming(arriving(SECOND, { counted: false, cache }));

/** @type {() => Promise<BufferSource>} */
const bytes = async () => (await arriving(SECOND, { counted: false })).arrayBuffer();

// What came damaged may lie in the browser's cache, so after that it is asked for anew.
/** @type {RequestCache} */
let cache = "default";

// A page may not ask for bytes in a synchronous request, but for a text whose letters are bytes.
/** @type {() => BufferSource} */
const atOnce = () => {
  const request = new XMLHttpRequest();
  request.open("GET", SECOND, false);
  if (cache !== "default") request.setRequestHeader("Cache-Control", "no-cache");
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  if (request.status !== 200) {
    missing();
    throw new Error(`${SECOND}: ${request.status}`);
  }
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

/** @type {(joined: (second: WebAssembly.Module) => void) => Promise<void>} */
const later = async (joined) => {
  try {
    joined(await compiled(cache));
  } catch {
    missing();
    cache = "reload";
    const waiting = new AbortController();
    const again = () => {
      waiting.abort();
      later(joined);
    };
    addEventListener("online", again, { signal: waiting.signal });
    document.addEventListener("visibilitychange", again, { signal: waiting.signal });
  }
};

// In place of WebAssembly's own, while Pyodide loads.
/** @type {(response: Promise<Response>, imports: WebAssembly.Imports) => Promise<WebAssembly.WebAssemblyInstantiatedSource>} */
const inHalves = async (response, imports) => {
  /** @type {Exports} */
  let exports = {};
  /** @type {BufferSource | void} */
  let second;
  /** @type {(second: WebAssembly.Module) => void} */
  const joined = (half) => {
    join(exports, imports, half);
    second = undefined;
  };
  const late = { join: () => joined(new WebAssembly.Module(second ?? atOnce())) };
  const [{ module, instance }, come] = await Promise.all([
    instantiateStreaming(response, { ...imports, late }),
    held ? bytes().catch(() => {}) : undefined,
  ]);
  second = come;
  exports = instance.exports;
  if (IN_PAGE && "~come" in exports) ready.then(() => later(joined));
  const theirs = Object.entries(exports).filter(([name]) => !name.startsWith("~"));
  return { module, instance: { exports: Object.fromEntries(theirs) } };
};

// Pyodide only warns, and waits for ever, when its module does not come.
/** @type {typeof inHalves} */
const instantiated = async (response, imports) => {
  try {
    return await inHalves(response, imports);
  } catch (error) {
    console.warn(error);
    return instantiateStreaming(arriving(WHOLE, { counted: false }), imports).catch((reason) => {
      failed(reason);
      throw reason;
    });
  }
};

export { FIRST_HALF, firstHalf, instantiated };
