// Imports every module of the page inside a Pyodide that has the site's own library and nothing else, under Node:
// `node pressed.mjs NODE_MODULES LIBRARY APP`, where both are zip archives, unpacked from their packs.
//
// Standard input is a script to run after that. The modules' names, and what the script leaves in `result`, go to
// standard output as JSON. PyScript's modules of JavaScript are stood in for by empty ones, as in `web/press/run.mjs`.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [modules, library, app] = process.argv.slice(2).map((path) => resolve(path));
const script = readFileSync(0, "utf-8");

const { loadPyodide } = await import(pathToFileURL(resolve(modules, "pyodide", "pyodide.mjs")).href);
const say = (line) => process.stderr.write(`${line}\n`);
const python = await loadPyodide({ stdout: say, stderr: say, stdLibURL: library });
python.registerJsModule("polyscript", { config: {}, js_modules: {}, lazy_py_modules() {}, storage() {}, workers: {} });
python.registerJsModule("_pyscript", { PyWorker() {}, js_import() {}, fs: {}, interpreter: {} });
globalThis.document = {};
python.FS.writeFile("/lib/ramparts.zip", readFileSync(app));

const EVERYTHING = `
import sys, zipfile
sys.path[:] = [path for path in sys.path if path] + ["/lib/ramparts.zip"]
from importlib import import_module

paths = (path for path in zipfile.ZipFile("/lib/ramparts.zip").namelist() if path.endswith(".pyc"))
names = [path.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for path in paths]
for name in names:
    if name != "web.main":  # which begins a game when it is imported
        import_module(name)
`;
try {
  const globals = python.toPy({ __name__: "__main__" });
  python.runPython(EVERYTHING, { globals });
  python.runPython(script, { globals });
  process.stdout.write(python.runPython("import json; json.dumps([names, result])", { globals }));
} catch (error) {
  say(error.message); // Python's traceback; left uncaught, Node would print the whole runtime before it
  process.exitCode = 1;
}
