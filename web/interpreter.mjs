// The interpreter that PyScript loads, in the page and in the worker: Pyodide as it comes from npm, given the runtime
// and the library of this site, and the app.
//
// PyScript accepts any module that exports `loadPyodide` and `version`. Ours adds what PyScript's configuration has
// no words for:
// - where the runtime lies, and a lock file without packages, for Ramparts installs none and Pyodide's own is one more
//   file of 119 KB (Pyodide refuses to start when `abi_version` is not its own);
// - the library and the app as packs (see `web/press`), compressed for the way, which Python imports from as they are
//   then. While Pyodide loads, and no longer, what it fetches is what is on its way already.

import "./trust.mjs";
import { arriving, failed } from "./arrivals.mjs";
import { loadPyodide as load, version } from "../pyodide/pyodide.mjs";

const RUNTIME = new URL("../pyodide/", import.meta.url).href;
const WASM = `${RUNTIME}pyodide.asm.wasm`;
const LIBRARY = new URL("../pyodide/library.pack", import.meta.url).href;
const APP = new URL("app.pack", import.meta.url).href;

const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
};

// The page's path is the library and the app, and nothing else: no empty entry, for there is no folder of scripts.
const PATH = `
import lzma, sys
with open("/lib/app.pack", "rb") as packed, open("/lib/app.zip", "wb") as app:
    app.write(lzma.decompress(packed.read()))
sys.path.remove("")
sys.path.append("/lib/app.zip")
`;

const unpacked = async (address) => {
  const { body } = await arriving(address);
  return new Response(body.pipeThrough(new DecompressionStream("gzip")));
};

// WebAssembly that comes through the service worker is kept compiled by the browser, unless the page touches it on its
// way. Then it is there at once, and there is nothing to count.
const kept = Boolean(globalThis.navigator?.serviceWorker?.controller) || !globalThis.document;

const loadPyodide = async (options) => {
  const coming = new Map([
    [WASM, arriving(WASM, { counted: !kept })],
    [LIBRARY, unpacked(LIBRARY)],
  ]);
  const app = arriving(APP).then((response) => response.arrayBuffer());
  for (const file of [...coming.values(), app]) file.catch(failed);
  const { fetch } = globalThis;
  globalThis.fetch = (address, ...rest) => coming.get(String(address)) ?? fetch(address, ...rest);
  try {
    const python = await load({
      ...options,
      indexURL: RUNTIME,
      stdLibURL: LIBRARY,
      packageBaseUrl: RUNTIME,
      lockFileContents: NO_PACKAGES,
      env: { PYTHONDONTWRITEBYTECODE: "1" },
      fsInit: async (FS) => FS.writeFile("/lib/app.pack", new Uint8Array(await app)),
    });
    python.runPython(PATH);
    return python;
  } catch (error) {
    failed(error);
    throw error;
  } finally {
    globalThis.fetch = fetch;
  }
};

export { loadPyodide, version };
