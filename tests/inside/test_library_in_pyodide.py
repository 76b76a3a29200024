"""The examples of the library answer inside Pyodide as they do here."""

import pytest

from tests.inside.test_in_pyodide import run_in_pyodide
from tests.library.test_documented import MODULES

pytestmark = pytest.mark.pyodide

EXAMPLES = """
import contextlib, doctest, importlib, io

said = io.StringIO()
with contextlib.redirect_stdout(said):
    tried = {name: list(doctest.testmod(importlib.import_module(name))) for name in MODULES}
result = [tried, said.getvalue()]
"""


def test_the_examples_answer_as_they_say() -> None:
    """Bug: there is no `multiprocessing` there, and without it there was no table either."""
    found = run_in_pyodide(f"MODULES = {MODULES!r}\n{EXAMPLES}")
    assert isinstance(found, list)
    tried, said = found
    assert said == ""
    assert [name for name, (failed, count) in tried.items() if not failed and count] == MODULES
