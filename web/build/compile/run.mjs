// Compiles the Python of the site in Pyodide under Node: `node run.mjs NODE_MODULES ROOT OUT` (see `inside.py`).
//
// Only the interpreter that will load compiled code can write it: its magic number and its byte code are of its own
// version. So the modules are compiled by the very Pyodide that the site carries. The page's modules import PyScript's
// Python package, which PyScript carries as text inside its script; it is taken from there, and the two modules that
// PyScript makes in JavaScript are stood in for by empty ones: here everything is imported and nothing is run.

import { readFileSync, readdirSync, rmSync } from "node:fs";
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

const pyscript = pyscriptSources();

/** @type {typeof import("pyodide")} */
const { loadPyodide } = await import(pathToFileURL(join(modules, "pyodide", "pyodide.mjs")).href);
/** @type {(line: string) => void} */
const say = (line) => process.stderr.write(`${line}\n`);

// A Pyodide that can import everything of the site.
/** @type {(stdLibURL?: string) => Promise<import("pyodide").PyodideAPI>} */
const booted = async (stdLibURL) => {
  const python = await loadPyodide({
    stdLibURL,
    stdout: say,
    stderr: say,
    env: {
      PYTHONHASHSEED: "0", // what is written in the order of a set is written in the same order each time
      PYTHONNODEBUGRANGES: "1", // lines are enough for a traceback; columns are a fifth of the code
    },
  });
  python.registerJsModule("polyscript", {
    config: {},
    js_modules: {},
    lazy_py_modules() {},
    storage() {},
    workers: {},
  });
  python.registerJsModule("_pyscript", { PyWorker() {}, js_import() {}, fs: {}, interpreter: {} });
  for (const [path, place] of Object.entries({ "/root": root, "/out": out })) {
    python.FS.mkdirTree(path);
    python.mountNodeFS(path, place);
  }
  python.FS.mkdirTree("/theirs/pyscript");
  for (const [name, text] of Object.entries(pyscript)) python.FS.writeFile(`/theirs/pyscript/${name}`, text);
  python.runPython('import sys; sys.path[:0] = ["/root", "/root/py", "/theirs"]');
  return python;
};

/** @type {any} */ (globalThis).document = {};
try {
  const python = await booted();
  python.globals.set("pyscript", python.toPy(pyscript));
  const names = python.runPython(`
    from pathlib import Path
    from web.build.compile.modules import app, late, wanted, write_library
    root, out = Path("/root"), Path("/out")
    archive = out / "library.zip"
    write_library(Path(next(path for path in sys.path if path.endswith(".zip"))), archive)
    page, worker = app(root)
    wanted(page | worker | late(root))
  `);
  // What is loaded in the page is seen where nothing else has been imported, and with the modules that stand in.
  const library = join(out, "library.zip");
  const fresh = await booted(library);
  fresh.globals.set("names", fresh.toPy(names.toJs()));
  const loaded = fresh.runPython("from web.build.compile.imported import imported; imported(names)").toJs();
  python.globals.set("loaded", python.toPy(loaded));
  python.runPython(`
    from web.build.compile.inside import compile_site
    compile_site(root, out, pyscript, loaded, archive)
  `);
  rmSync(library);
} catch (error) {
  // Python's traceback; left uncaught, Node would print the whole runtime before it.
  say(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
