// Imports every module of the page and of its worker inside a Pyodide that has the site's own library and nothing else,
// under Node: `node compiled.mjs NODE_MODULES LIBRARY APP SOLVER [LACKING]`. The library is a zip archive,
// and all three are unpacked. LACKING is a module that is taken out of the library first.
//
// Standard input is a script to run after that. Two lists of modules' names, those of the app and those of the library,
// and what the script leaves in `result`, go to standard output as JSON. PyScript's modules of JavaScript are stood in
// for by empty ones, as in `web/build/compile/run.mjs`.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [modules, library, app, solver] = process.argv.slice(2, 6).map((path) => resolve(path));
const script = readFileSync(0, "utf-8");

/** @type {typeof import("pyodide")} */
const { loadPyodide } = await import(pathToFileURL(resolve(modules, "pyodide", "pyodide.mjs")).href);
/** @type {(line: string) => void} */
const say = (line) => process.stderr.write(`${line}\n`);
const python = await loadPyodide({ stdout: say, stderr: say, stdLibURL: library });
python.registerJsModule("polyscript", { config: {}, js_modules: {}, lazy_py_modules() {}, storage() {}, workers: {} });
python.registerJsModule("_pyscript", { PyWorker() {}, js_import() {}, fs: {}, interpreter: {} });
/** @type {any} */ (globalThis).document = {};
/** @type {any} */ (globalThis).navigator ??= {}; // Node has one from version 21 on
python.FS.writeFile("/lib/app.pack", readFileSync(app));
python.FS.writeFile("/lib/solver.pack", readFileSync(solver));

const EVERYTHING = `
import sys
from importlib import import_module
from sitecustomize import PACK

library = sorted({*PACK.modules, *sys.modules, *sys.builtin_module_names})
for name in ("app", "solver"):
    with open(f"/lib/{name}.pack", "rb") as packed:
        PACK.add(packed.read())
names = sorted(PACK.modules.keys() - set(library))
PACK.modules.pop(lacking, None)
for name in names:
    if name != "web.page.main":  # which begins a game when it is imported
        import_module(name)
`;
try {
  const globals = python.toPy({ __name__: "__main__", lacking: process.argv[6] ?? "" });
  python.runPython(EVERYTHING, { globals });
  python.runPython(script, { globals });
  process.stdout.write(python.runPython("import json; json.dumps([names, library, result])", { globals }));
} catch (error) {
  // Python's traceback; left uncaught, Node would print the whole runtime before it.
  say(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
