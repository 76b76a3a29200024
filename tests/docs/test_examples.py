"""Whatever the documentation shows as an example is so; a new page is no exception."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ramparts
from tests.docs.shown import PAGES, cells, commands, fenced, pages, programs, session, written
from tests.kit.places import ROOT

KINDS = {"pycon", "python", "console", "sh", "json", "text", "html", "{code-block} python", "{toctree}", "{eval-rst}"}
"""The fences that pages may have: an example in another one would be passed over. `e2e/travel` draws what is HTML."""

NAMED = re.compile(r"^\.\. (?:autoclass|autofunction|exception):: (\w+)$", re.MULTILINE)
"""A name that is documented."""


def outcome(text: str, name: str) -> tuple[int, bool]:
    """How many examples of a text fail, and whether there are any."""
    failed, tried = doctest.DocTestRunner().run(doctest.DocTestParser().get_doctest(text, {}, name, name, 0))
    return failed, tried > 0


@pytest.mark.parametrize("name", pages(">>> "))
def test_a_session_answers_as_it_says(name: str) -> None:
    shown = session(PAGES[name]) + "\n".join(fenced(PAGES[name], "{eval-rst}"))
    assert shown.count(">>> ") == PAGES[name].count(">>> "), "a session stands in a fence of its kind"
    assert outcome(shown, name) == (0, True)


@pytest.mark.parametrize("name", pages("```python\n"))
def test_a_program_is_run_by_a_command_beside_it(name: str) -> None:
    named = {word for command, _ in commands(PAGES[name]) for word in command.split()}
    assert {*programs(PAGES[name])} <= named


@pytest.mark.parametrize("name", pages("```console\n"))
def test_a_command_answers_as_it_says(name: str, tmp_path: Path) -> None:
    written(name, tmp_path)
    shown = commands(PAGES[name])
    assert len(shown) == "".join(fenced(PAGES[name], "console")).count("$ ") > 0
    for command, answer in shown:
        program, *arguments = command.split()
        begin = {"python": [sys.executable], "ramparts": [sys.executable, "-m", "ramparts"]}[program]
        env = os.environ | {"PYTHONPATH": str(ROOT / "py")}
        done = subprocess.run(
            [*begin, *arguments], cwd=tmp_path, env=env, stdout=subprocess.PIPE, encoding="utf-8", check=True
        )
        assert done.stdout == answer, command


@pytest.mark.parametrize("name", pages(":class: cell\n"))
def test_the_cells_of_a_page_run_one_after_the_other(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    known: dict[str, Any] = {}
    assert len(cells(PAGES[name])) == PAGES[name].count(":class: cell\n")
    for cell in cells(PAGES[name]):
        exec(compile(cell, name, "exec"), known)  # noqa: S102  # as the page does
        assert capsys.readouterr().out


@pytest.mark.parametrize("kind", ["text", "json"])
@pytest.mark.parametrize("name", [*{*pages("```json\n"), *pages("```text\n")}])
def test_every_board_that_is_shown_is_the_same_deal(name: str, kind: str) -> None:
    shown = [ramparts.Table(board, game="beleaguered-castle") for board in fenced(PAGES[name], kind)]
    assert {*shown} == {ramparts.Table("beleaguered-castle:ms99")}


def test_no_page_has_an_example_that_would_be_passed_over() -> None:
    kinds = {(page, kind) for page, text in PAGES.items() for kind in re.findall(r"^```(.+)$", text, re.MULTILINE)}
    assert {(page, kind) for page, kind in kinds if kind not in KINDS and "{include} " not in kind} == set()
    assert {page for page, text in PAGES.items() if re.search(r"^ +```|^~~~|^ {4,}>>> ", text, re.MULTILINE)} == set()


def test_a_session_that_errs_is_found() -> None:
    assert outcome(">>> 1 + 1\n3\n", "a page") == (1, True)


def test_every_page_is_in_the_table_of_contents() -> None:
    listed = {name for block in fenced(PAGES["docs/index.md"], "{toctree}") for name in block.split()}
    assert {page.removeprefix("docs/").removesuffix(".md") for page in PAGES} - listed == {"index"}


def test_the_reference_has_all_public_names_and_none_besides() -> None:
    assert sorted(NAMED.findall(PAGES["docs/reference.md"])) == [each for each in dir(ramparts) if each[0] != "_"]


def test_the_wheel_that_is_named_is_the_one_that_lies_beside_the_pages() -> None:
    named = {name for text in PAGES.values() for name in re.findall(r"ramparts-[\w.-]+\.whl", text)}
    assert named == {f"ramparts-{ramparts.__version__}-py3-none-any.whl"}
