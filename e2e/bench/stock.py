"""The same packages as they come: bare Pyodide, and PyScript as its guide has it, each running next to nothing."""

import shutil
from pathlib import Path

from web.build.assemble import ROOT

MODULES = ROOT / "node_modules"

READY = "from js import performance; performance.mark('ready')"

PYODIDE = f"""<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Pyodide</title></head>
  <body>
    <p>Pyodide</p>
    <script type="module">
      import {{ loadPyodide }} from "./pyodide/pyodide.mjs";
      const python = await loadPyodide();
      python.runPython(`{READY}`);
    </script>
  </body>
</html>
"""

PYSCRIPT = f"""<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8"><title>PyScript</title>
    <link rel="stylesheet" href="./pyscript/core.css">
    <script type="module" src="./pyscript/core.js"></script>
  </head>
  <body>
    <p>PyScript</p>
    <py-config>interpreter = "ORIGIN/pyodide/pyodide.mjs"</py-config>
    <script type="py">{READY}</script>
  </body>
</html>
"""


def stock(page: str, out: Path, origin: str) -> Path:
    """`out`, a site of one page that has the whole of both packages beside it; `origin` is where it will be served."""
    shutil.copytree(MODULES / "pyodide", out / "pyodide")
    shutil.copytree(MODULES / "@pyscript" / "core" / "dist", out / "pyscript")
    (out / "index.html").write_text(page.replace("ORIGIN", origin), "utf-8")
    return out
