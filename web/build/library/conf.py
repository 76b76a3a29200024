"""How Sphinx makes the documentation; `web.build.library.docs` calls it, and names this folder."""

from ramparts import __version__
from web.build import assemble, folders

project = "Ramparts"
author = "The Ramparts authors"
release = __version__
html_title = f"Ramparts {release}"

extensions = ["myst_parser", "sphinx.ext.autodoc"]

myst_heading_anchors = 3
"""Links to headings work here as they do where the texts are read as they are."""

default_role = "py:obj"  # in docstrings `Table.solve` is a name of the library
add_module_names = False
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True

nitpicky = True
nitpick_ignore_regex = [("py:.*", r"(?!ramparts\.).*")]
"""What Python itself has is not looked for: its index would have to be fetched."""
nitpick_ignore = [("py:class", "ramparts.library.lists.Dated")]  # the words of `daily` say what it is

html_theme = "furo"
html_favicon = "../../assets/icons/ramparts.svg"
html_static_path = ["static"]
html_css_files = ["docs.css"]
html_show_copyright = False
html_copy_source = False
html_permalinks_icon = "#"

MODULES = assemble.ROOT / "node_modules"
PYODIDE = f"pyodide-{folders.version(MODULES / 'pyodide')}"
PYSCRIPT = f"pyscript-{folders.version(MODULES / '@pyscript' / 'core')}"
WHEEL = f"ramparts-{release}-py3-none-any.whl"
"""What the cells of the first page run on; the build puts it beside the pages."""

html_js_files = [("cells.js", {"defer": "", "data-pyodide": PYODIDE, "data-pyscript": PYSCRIPT, "data-wheel": WHEEL})]
