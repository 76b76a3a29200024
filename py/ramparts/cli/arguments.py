"""What a command is asked, and what it answers: deals, moves and limits on the command line, moves on its input."""

import argparse
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn, TypeAlias, get_args

from ramparts import __version__
from ramparts.cli.ending import say
from ramparts.deals.boards.sheet import Format
from ramparts.deals.deal import Deal
from ramparts.deals.notation import Gesture
from ramparts.deals.plain_text import plain
from ramparts.deals.reading import game_named
from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import MAX_COUNT, MAX_MEGABYTES, chosen_engine
from ramparts.library.surveys.survey import MAX_JOBS
from ramparts.library.table import Table, inside
from ramparts.rules.errors import BadNotation, brief, quoted
from ramparts.rules.game import Position
from ramparts.solver.engines import Engine, EngineName

Answer: TypeAlias = tuple[dict[str, object], str]
"""The result of a command: an object for ``--json``, and lines for people."""

Ask: TypeAlias = Callable[[str, Callable[[argparse.Namespace], Answer]], argparse.ArgumentParser]
"""Adds a command of this name, which a function answers; gives the parser of its arguments."""

STANDARD_INPUT = "-"
"""In the place of moves it means: read them from standard input. Without it that is not read, for it may never end."""

MAX_DEPTH = 100

MAX_SECONDS = 10**9

MOST_TYPED = 1_000_000
"""So many characters are read from standard input: no line of moves has as many."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors can be told like all others, and which says its help as an answer is said.

    That of Python says nothing where its help could not be written.
    """

    def __init__(self, **settings: Any) -> None:  # noqa: ANN401  # they are those of Python's
        super().__init__(**settings, exit_on_error=False)

    def print_help(self, file: object = None) -> None:
        """Says what the command is for, and what it takes."""
        say(self.format_help().rstrip())

    def error(self, message: str) -> NoReturn:
        """Raises `argparse.ArgumentError`, which is told in a sentence: Python's own shows all that there is before."""
        raise argparse.ArgumentError(None, f"{message}; {self.prog} --help tells more")


class ShowVersion(argparse.Action):
    """Says the version, and ends."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Does so as soon as the option is read."""
        say(f"ramparts {__version__}")
        parser.exit()


def table_of(options: argparse.Namespace) -> Table:
    """The deal of the command line with its moves made.

    A link of the page, as ``#fortress:ms33;t1-h``, is a deal with the first of these moves.
    """
    if options.board == STANDARD_INPUT and STANDARD_INPUT in options.moves:
        raise BadNotation("standard input is read once, for the board or for the moves")
    text, game = deal_named(options)
    return Table(text, _typed_moves(options.moves), game)


def deal_named(options: argparse.Namespace) -> tuple[str, str]:
    """What names the deal of the command line, and the game of that where it is a board, whose game is in its place."""
    return (options.deal, "") if options.board is None else (_board(options.board), options.deal)


def _board(place: str) -> str:
    """The text of a board in a file, or on standard input. Raises `BadNotation` where it is no text."""
    if place == STANDARD_INPUT:
        return _typed()
    with Path(place).open(encoding="utf-8-sig") as file:
        try:
            text = file.read(MOST_TYPED + 1)
        except UnicodeDecodeError as error:
            raise BadNotation("{file} is not text: {why}", file=place, why=error) from None
    if len(text) > MOST_TYPED:
        raise BadNotation("{file} has more than {most} characters", file=place, most=MOST_TYPED)
    return text


def deal_and_line(options: argparse.Namespace) -> tuple[Deal, list[Gesture]]:
    """The deal of the command line, and the gestures that were made from its start."""
    return inside(table_of(options))


def deal_and_position(options: argparse.Namespace) -> tuple[Deal, Position]:
    """The deal of the command line, and the position after its moves."""
    deal, gestures = deal_and_line(options)
    return deal, gestures[-1].position if gestures else deal.start


def engine_of(options: argparse.Namespace) -> Engine:
    """The engine that is asked for, with its memory. Raises `BadNotation` where it cannot be had."""
    return chosen_engine(options.engine, options.memory, "--memory")


def _typed_moves(words: list[str]) -> list[str]:
    """The moves after the deal. Raises `BadNotation` where there are more beside those on standard input."""
    if STANDARD_INPUT not in words:
        return words
    if len(words) > 1:
        raise BadNotation("- stands for all moves; it reads them from standard input, and no other may be beside it")
    return plain(_typed()).split()


def _typed() -> str:
    """The text on standard input, up to its end. Raises `BadNotation` when there is none, or no text on it."""
    if sys.stdin is None:
        raise BadNotation("there is no standard input")
    try:
        typed = sys.stdin.read(MOST_TYPED + 1)
    except UnicodeDecodeError as error:
        raise BadNotation("standard input is not text: {why}", why=error) from None
    if len(typed) > MOST_TYPED:
        raise BadNotation("standard input has more than {most} characters", most=MOST_TYPED)
    return typed


def game(text: str) -> str:
    """A game, by its id or its name; one that is not there is refused by what is to be done with it."""
    return game_named(text, TITLES)


def count(text: str) -> int:
    """So many of something."""
    return _whole(text, MAX_COUNT, "number")


def jobs(text: str) -> int:
    """So many processes."""
    return _whole(text, MAX_JOBS, "number of processes")


def seconds(text: str) -> float:
    """A number of seconds, more than none."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found <= MAX_SECONDS:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a number of seconds above 0, up to {MAX_SECONDS}")
    return found


def megabytes(text: str) -> int:
    """How much memory the kernel may take."""
    return _whole(text, MAX_MEGABYTES, "number of megabytes")


def file(text: str) -> Path:
    """A file that can be written."""
    try:
        Path(text).open("a").close()
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{text!r} cannot be written: {error.strerror}") from error
    return Path(text)


def depth(text: str) -> int:
    """How far `perft` is to count."""
    return _whole(text, MAX_DEPTH, "depth")


def _whole(text: str, most: int, what: str) -> int:
    """A whole number from 1 to the largest that is allowed. Raises `argparse.ArgumentTypeError` for anything else."""
    if not re.fullmatch("[0-9]{1,20}", text, re.ASCII) or not 1 <= int(text) <= most:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a {what} from 1 to {most}")
    return int(text)


def with_deal(
    added: argparse.ArgumentParser, says: str = "as fortress:ms33, fortitude/4:77000, or a position"
) -> argparse.ArgumentParser:
    """The parser with a deal to be named, in the way that its help ``says``."""
    added.add_argument("deal", metavar="DEAL", help=says)
    text = "a board of PySolFC, Freecell Solver, KPat or Solvitaire; its game is DEAL, and - is standard input"
    added.add_argument("--board", metavar="FILE", help=text)
    return added


def with_format(added: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """The parser with a format in which the cards are to be written."""
    added.add_argument(
        "--format", type=brief, choices=get_args(Format), help="write the cards as other programs take them"
    )
    return added


def with_moves(added: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """The parser with moves to be named after the deal."""
    added.add_argument(
        "moves", metavar="MOVE", nargs="*", default=[], help="as t3-t5, t3-t5:4, t3-h; or - for those on standard input"
    )
    return added


def with_limits(added: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """The parser with the limits of a search, and its engine."""
    with_nodes(added)
    added.add_argument("--seconds", metavar="S", type=seconds, help="give up after about so many seconds")
    added.add_argument("--memory", metavar="MB", type=megabytes, help="for the kernel of each process, else 128")
    return added


def with_nodes(added: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """The parser with the positions that a search may look at, and its engine."""
    added.add_argument("--nodes", metavar="N", type=count, help="look at no more than so many positions")
    return with_engine(added)


def with_engine(added: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """The parser with the engine of a search."""
    added.add_argument(
        "--engine", type=brief, choices=get_args(EngineName), help="else the kernel, where wasmtime is installed"
    )
    added.set_defaults(memory=None)
    return added


def with_jobs(added: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """The parser with a number of processes."""
    added.add_argument("--jobs", metavar="N", type=jobs, default=1, help="in so many processes")
    return added
