// Compiles the Python of the site in Pyodide under Node: `node run.mjs NODE_MODULES ROOT OUT` (see `inside.py`).
//
// Only the interpreter that will load compiled code can write it: its magic number and its byte code are of its own
// version. So the modules are compiled by the very Pyodide that the site carries. The page's modules import PyScript's
// Python package, which PyScript carries as text inside its script; it is taken from there, and the two modules that
// PyScript makes in JavaScript are stood in for by empty ones: here everything is imported and nothing is run.

import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";

const [modules, root, out] = process.argv.slice(2).map((path) => resolve(path));

// The Python package as `{"pyscript": {"__init__.py": "...", ...}}`: an object of texts and nothing else.
const pyscriptSources = () => {
  const dist = join(modules, "@pyscript", "core", "dist");
  const core = readdirSync(dist).find((name) => /^core-[^.]+\.js$/.test(name)) ?? "core-*.js";
  const found = readFileSync(join(dist, core), "utf-8").match(/\(".",(\{pyscript:\{"__init__\.py":.*?"\}\})\)[,;]/s);
  if (!found) throw new Error(`PyScript's Python package is no longer found in ${core}`);
  return /** @type {{ pyscript: object }} */ (runInNewContext(`(${found[1]})`)).pyscript;
};

/** @type {typeof import("pyodide")} */
const { loadPyodide } = await import(pathToFileURL(join(modules, "pyodide", "pyodide.mjs")).href);
/** @type {(line: string) => void} */
const say = (line) => process.stderr.write(`${line}\n`);
const python = await loadPyodide({
  stdout: say,
  stderr: say,
  env: {
    PYTHONHASHSEED: "0", // what is written in the order of a set is written in the same order each time
    PYTHONNODEBUGRANGES: "1", // lines are enough for a traceback; columns are a fifth of the code
  },
});

python.registerJsModule("polyscript", { config: {}, js_modules: {}, lazy_py_modules() {}, storage() {}, workers: {} });
python.registerJsModule("_pyscript", { PyWorker() {}, js_import() {}, fs: {}, interpreter: {} });
/** @type {any} */ (globalThis).document = {};

for (const [path, place] of Object.entries({ "/root": root, "/out": out })) {
  python.FS.mkdirTree(path);
  python.mountNodeFS(path, place);
}
python.globals.set("pyscript_sources", python.toPy(pyscriptSources()));
try {
  python.runPython(`
    import sys
    from pathlib import Path
    sys.path.insert(0, "/root")
    from web.build.compile.inside import compile_site
    compile_site(Path("/root"), Path("/out"), pyscript_sources)
  `);
} catch (error) {
  // Python's traceback; left uncaught, Node would print the whole runtime before it.
  say(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
