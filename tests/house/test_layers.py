"""Laws of the house that import-linter does not know: what nothing may touch, who reads a game, how large rooms are.

Which room may know which stands in `pyproject.toml`, as contracts; `make lint` holds them.
"""

import ast
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from tests.kit.places import ROOT

PY = ROOT / "py"

CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]

PREDICATES = {"build", "near", "fill", "into_lane", "climb"}
"""What a game says of its moves, in fields whose names nothing else has."""

BROWSER = {"js", "pyodide", "pyodide_js", "pyscript", "polyscript"}
OUTSIDE = {"os", "time", "datetime", "secrets", "uuid", "socket", "subprocess", "threading", "random"}
"""Clock, chance and environment: they come in as arguments."""

ALLOWED = {
    "ramparts.deals.shuffle": {"random"},
    "ramparts.study.practice.puzzles": {"random"},  # from the number of a deal, for it has the same puzzles each time
    "ramparts.__main__": {"time"},
    "ramparts.cli.ending": {"os"},
    "ramparts.cli.learning.learning_commands": {"datetime"},  # `daily today` asks what day it is
    "ramparts.library.surveys.workers": {"threading"},  # a worker watches whether its survey is still there
}

OF_A_GAME = {
    "ramparts.rules.relations",
    "ramparts.rules.game",
    "ramparts.rules.cards",
    "ramparts.rules.cells",
    "ramparts.rules.about",
    "ramparts.rules.wording",
    "functools",
    "typing",
    "collections",
    "dataclasses",
}

TEXTS = {"ramparts.games.paragraphs", "ramparts.games.chessboard"}
"""Where games have texts that relatives of others have too."""

FEWEST, MOST = 2, 12
"""How many files of code a folder has: with more it holds two ideas, and a file alone needs no folder."""

ALONE = {
    "py/ramparts/app/words/languages",  # the catalogues, which are data, lie beside the module that reads them
    "py/ramparts/study/lists",  # deals and puzzles that were proved, which are data, lie in a package to be found there
    "web/decks/pictures",  # a deck is a folder, as a table is; its drawings come from a package
}
"""Folders with one file of code, and the reason."""

MODULES = sorted(PY.rglob("*.py"))


def name_of(path: Path) -> str:
    """The dotted name of a module."""
    return ".".join(path.relative_to(PY).with_suffix("").parts).removesuffix(".__init__")


def imports(path: Path) -> set[str]:
    """The dotted names of the modules that a module imports, wherever in its text."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            base = node.module or ""
            found |= {f"{base}.{alias.name}" if f"{base}.{alias.name}" in NAMES else base for alias in node.names}
    return found


NAMES = {name_of(path) for path in MODULES}
IMPORTS = {name_of(path): imports(path) for path in MODULES}


@pytest.mark.parametrize("name", sorted(NAMES))
def test_nothing_imports_the_browser_the_clock_chance_or_the_environment(name: str) -> None:
    tops = {other.split(".")[0] for other in IMPORTS[name]}
    assert not (tops & (BROWSER | OUTSIDE)) - ALLOWED.get(name, set())


def test_the_shuffle_takes_its_chance_from_the_seed_alone() -> None:
    tree = ast.parse((PY / "ramparts" / "deals" / "shuffle.py").read_text(encoding="utf-8"))
    from_random = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == "random"]
    assert [alias.name for node in from_random for alias in node.names] == ["Random"]
    made = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Random"]
    assert made
    assert all(node.args for node in made), "Random() without a seed would ask the machine for one"


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_what_a_game_says_of_its_moves_is_read_by_the_tables_alone(path: Path) -> None:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    read = {node.attr for node in nodes if isinstance(node, ast.Attribute)} & PREDICATES
    readers = {"ramparts.engine.tables": PREDICATES, "ramparts.rules.cells": {"build", "fill", "climb"}}
    assert read == readers.get(name_of(path), set()), "cells make one game of another; else the tables alone ask"


@pytest.mark.parametrize("path", sorted((PY / "ramparts" / "games").rglob("[!_]*.py")), ids=lambda path: path.stem)
def test_a_game_is_made_of_rules_and_at_most_one_other_game(path: Path) -> None:
    if path.stem == "catalogue":
        return
    found = imports(path) - TEXTS
    games = {other for other in found if other.startswith("ramparts.games.")}
    assert len(games) <= 1
    assert {other if other.startswith("ramparts") else other.split(".")[0] for other in found - games} <= OF_A_GAME


@pytest.mark.parametrize(
    "contract, package",
    [
        ("the rooms of the house", "ramparts"),
        ("the rooms of the app", "ramparts.app"),
        ("the rooms of the solver", "ramparts.solver"),
    ],
)
def test_every_room_has_its_floor(contract: str, package: str) -> None:
    [layers] = [each for each in CONTRACTS if each["name"] == contract]
    named = {room.strip() for floor in layers["layers"] for room in floor.split("|")}
    rooms = {
        path.stem
        for path in (PY / package.replace(".", "/")).iterdir()
        if path.stem not in {"__init__", "__pycache__"} and path.suffix in {"", ".py"}
    }
    assert named == {f"{package}.{room}" for room in rooms}


@pytest.mark.parametrize("folder", ["py", "web", "tests", "e2e"])
def test_no_file_is_longer_than_250_lines(folder: str) -> None:
    kinds = {".py", ".js", ".mjs", ".css", ".html"}
    files = [path for path in (ROOT / folder).rglob("*") if path.suffix in kinds and "node_modules" not in path.parts]
    long = {str(path): lines for path in files if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 250}
    assert not long


@pytest.mark.parametrize("folder", ["py/ramparts", "web", "tests", "e2e"])
def test_a_folder_has_neither_too_many_files_of_code_nor_one_alone(folder: str) -> None:
    """Drawings and data are no code."""
    kinds = {".py", ".js", ".mjs", ".ts", ".c", ".h", ".css"}
    files = [path for path in (ROOT / folder).rglob("*") if path.suffix in kinds and "node_modules" not in path.parts]
    rooms = Counter(path.parent.relative_to(ROOT).as_posix() for path in files)
    assert [f"{room} has {count} files of code" for room, count in rooms.items() if count > MOST] == []
    alone = {room for room, count in rooms.items() if count < FEWEST}
    assert [f"{room} has one file of code: it needs no folder" for room in sorted(alone - ALONE)] == []
    grown = {room for room in ALONE - alone if room.startswith(f"{folder}/")}
    assert [f"{room} is no exception any more: it has several files of code" for room in sorted(grown)] == []


@pytest.mark.parametrize("folder", ["py", "web", "tests", "e2e"])
def test_no_function_is_as_long_as_40_lines(folder: str) -> None:
    long: list[str] = []
    for path in (ROOT / folder).rglob("*.py"):
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        functions = (node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
        long += [f"{path}: {each.name}" for each in functions if (each.end_lineno or 0) - each.lineno >= 39]
    assert not long


def test_no_file_is_a_drawer_for_odds_and_ends() -> None:
    drawers = {"utils", "util", "helpers", "common", "misc", "manager"}
    folders = [ROOT / folder for folder in ("py", "web", "tests", "e2e")]
    assert not [path for folder in folders for path in folder.rglob("*.py") if path.stem in drawers]
