"""What the docstrings of the library and the README show is so."""

import doctest
import re
from importlib import import_module

import pytest

import ramparts
from tests.kit.places import ROOT

ROOM = ROOT / "py" / "ramparts" / "library"
MODULES = [
    "ramparts",
    *(f"ramparts.library.{each}" for each in ("lists", "move", "proofs.solution", "reviewing", "table")),
]
MODULES += ["ramparts.library.surveys.survey"]

README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_answer_as_they_say(name: str) -> None:
    failed, tried = doctest.testmod(import_module(name))
    assert (failed, tried > 0) == (0, True)


def test_no_example_of_the_room_is_passed_over() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in ROOM.rglob("*.py")}
    shown = {path.relative_to(ROOM).with_suffix("").as_posix() for path, text in texts.items() if ">>> " in text}
    assert shown == {name.removeprefix("ramparts.library.").replace(".", "/") for name in MODULES[1:]}


def test_the_program_of_the_readme_answers_as_it_says() -> None:
    [shown] = re.findall(r"```pycon\n(.*?)```", README, re.DOTALL)
    example = doctest.DocTestParser().get_doctest(shown, {}, "README.md", "README.md", 0)
    failed, tried = doctest.DocTestRunner().run(example)
    assert (failed, tried > 0) == (0, True)


def test_every_public_name_has_a_docstring() -> None:
    shown = [getattr(ramparts, name) for name in ramparts.__all__ if name != "__version__"]
    members = [member for each in shown for name, member in vars(each).items() if not name.startswith("_")]
    documented = [each for each in (*shown, *members) if callable(each) or isinstance(each, property)]
    assert [each for each in documented if not each.__doc__] == []
