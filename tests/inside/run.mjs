// Runs Python inside Pyodide, under Node, as the page would: `node run.mjs NODE_MODULES SOURCES`.
//
// Standard input is a script for the top level of a module. `SOURCES`, a directory on this machine, is where it imports
// from. What the script leaves in `result` goes to standard output as JSON; what it prints goes to standard error.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [modules, sources] = process.argv.slice(2).map((path) => resolve(path));
const script = readFileSync(0, "utf-8");

/** @type {typeof import("pyodide")} */
const { loadPyodide } = await import(pathToFileURL(resolve(modules, "pyodide", "pyodide.mjs")).href);
/** @type {(line: string) => void} */
const say = (line) => process.stderr.write(`${line}\n`);
const python = await loadPyodide({ stdout: say, stderr: say });

python.FS.mkdirTree("/sources");
python.mountNodeFS("/sources", sources);
const globals = python.toPy({ __name__: "__main__" });
try {
  python.runPython("import sys; sys.path.insert(0, '/sources'); sys.dont_write_bytecode = True");
  python.runPython(script, { globals });
  process.stdout.write(python.runPython("import json; json.dumps(result)", { globals }));
} catch (error) {
  // Python's traceback; left uncaught, Node would print the whole runtime before it.
  say(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
