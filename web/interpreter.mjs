// The interpreter that PyScript loads: Pyodide as it comes from npm, told to take everything from this site.
//
// PyScript accepts any module that exports `loadPyodide` and `version`. Ours adds what PyScript's configuration has
// no words for: where the runtime lies, and a lock file without packages, written here because Ramparts installs none
// and Pyodide's own is one more file of 119 KB. Pyodide refuses to start when `abi_version` is not its own.

import { loadPyodide as load, version } from "../pyodide/pyodide.mjs";

const RUNTIME = new URL("../pyodide/", import.meta.url).href;

const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
};

const loadPyodide = (options) =>
  load({ ...options, indexURL: RUNTIME, packageBaseUrl: RUNTIME, lockFileContents: NO_PACKAGES });

export { loadPyodide, version };
