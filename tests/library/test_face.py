"""The public names: they come when they are asked for, and whoever asks for none pays for none."""

import ast
import subprocess
import sys

import pytest

import ramparts
from ramparts.library import face
from tests.kit.places import ROOT
from web.build.compile.modules import FACE, all_sources

SOURCE = (ROOT / "py" / "ramparts" / "__init__.py").read_text(encoding="utf-8")

LOADED = "import sys; before = {*sys.modules}; import ramparts; print(*sorted({*sys.modules} - before))"


def in_python(code: str) -> str:
    """What a Python that has imported nothing yet prints."""
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd=ROOT / "py", capture_output=True, check=True, encoding="utf-8").stdout


def test_to_import_it_imports_nothing_else() -> None:
    assert in_python(LOADED) == "ramparts\n"


@pytest.mark.parametrize("name", face.__all__)
def test_a_name_is_there_from_the_first_time_that_it_is_asked_for(name: str) -> None:
    assert getattr(ramparts, name) is getattr(face, name)
    assert in_python(f"import ramparts; first = ramparts.{name}; print(first is ramparts.{name})") == "True\n"


def test_the_names_are_the_same_for_whoever_reads_types_and_whoever_runs_them() -> None:
    [block] = [node for node in ast.parse(SOURCE).body if isinstance(node, ast.If)]
    [typed] = [node for node in block.body if isinstance(node, ast.ImportFrom)]
    assert [alias.name for alias in typed.names] == face.__all__
    assert sorted([*face.__all__, "__version__"]) == dir(ramparts) == sorted(ramparts.__all__)


def test_another_name_is_not_there() -> None:
    with pytest.raises(AttributeError, match="module 'ramparts' has no attribute 'klondike'"):
        ramparts.klondike  # type: ignore[attr-defined]  # noqa: B018  # so says a type checker too


def test_the_page_gets_the_version_and_none_of_the_names() -> None:
    assert all_sources(ROOT)[FACE].decode() == f'__version__ = "{ramparts.__version__}"'
