"""Every command of the parser, with words that it answers soon: a new command is among them by itself."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from ramparts.cli.commands import parser
from tests.kit.places import ROOT

WORDS = {
    "DEAL": "fortress:ms3",
    "DEPTH": "1",
    "DATE": "2026-11-22",
    "GAME": "fortress",
    "MONTH": "2026-11",
    "FIRST": "32000",
    "LAST": "32001",
    "CERTIFICATE": str(ROOT / "tests" / "data" / "certificates" / "fortress-32000.txt"),
}
"""By what they stand for in the help."""

SOONER = {"publish": {"GAME": "besieged-city"}}
"""Other words for a command that would take long with those."""


def commands() -> dict[str, argparse.ArgumentParser]:
    """The parser of each command, by its name."""
    [of] = [action for action in parser()._actions if isinstance(action, argparse._SubParsersAction)]
    return dict(of.choices)


def arguments(command: str) -> list[argparse.Action]:
    """What the command takes that stands for something."""
    return [action for action in commands()[command]._actions if action.metavar or action.choices]


def takes_file(command: str) -> bool:
    """Whether it writes to a file that is named."""
    return any(map(is_written, arguments(command)))


def is_written(action: argparse.Action) -> bool:
    """Whether an argument is a file that the command writes to; that of ``--board`` it reads."""
    return action.metavar == "FILE" and action.dest != "board"


def said(action: argparse.Action) -> str:
    """The word that stands for it in the help."""
    return str(action.metavar)


def words(command: str, file: Path, other: argparse.Action | None = None, word: str = "") -> list[str]:
    """The command with what it needs, few deals where it takes many, and ``word`` in the place of another argument."""
    return [command, *_needed(command, file, other, word)]


def _needed(command: str, file: Path, other: argparse.Action | None, word: str) -> Iterator[str]:
    known = WORDS | {"FILE": str(file)} | SOONER.get(command, {})
    for action in arguments(command):
        is_other = other is not None and action.dest == other.dest
        if action.option_strings:
            if is_other:
                yield f"{action.option_strings[0]}={word}"
            elif is_written(action):
                yield from (action.option_strings[0], known["FILE"])
            elif action.dest == "deals":
                yield from (action.option_strings[0], "1")
        elif is_other:
            yield word
        elif said(action) in known:
            yield known[said(action)]
        elif action.required and action.nargs != "*":
            raise KeyError(f"{said(action)} of {command} has no word in this module")
