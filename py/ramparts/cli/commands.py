"""The command line: deals, moves, perft, replays, solutions, surveys and lists as text, or as JSON under ``--json``.

The exit status is 0, 1 for an illegal move, 2 for whatever else cannot be done: see `ramparts.cli.ending`.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from functools import cache

from ramparts.cli.arguments import (
    Answer,
    Parser,
    ShowVersion,
    count,
    deal_and_position,
    deal_named,
    depth,
    engine_of,
    file,
    game,
    table_of,
    with_deal,
    with_format,
    with_jobs,
    with_limits,
    with_moves,
)
from ramparts.cli.certificates import add_certificates
from ramparts.cli.ending import DONE, ended, say
from ramparts.cli.learning import learning_commands
from ramparts.cli.lists import proving
from ramparts.cli.surveys.survey import solution
from ramparts.cli.surveys.survey_command import add_survey
from ramparts.engine.play import perft
from ramparts.library.lists import titles
from ramparts.library.named_deal import named_deal
from ramparts.library.searching import Clock, Limits, solving
from ramparts.library.table import Table


def show_games(options: argparse.Namespace) -> Answer:
    """The titles; with ``--json`` also how many levels each has."""
    rows = [title._asdict() for title in titles()]
    return {"games": rows}, "\n".join(f"{title.id:<20} {title.name}" for title in titles())


def show_deal(options: argparse.Namespace) -> Answer:
    """The cards of a deal, pile by pile."""
    deal, _moves = named_deal(*deal_named(options))
    table = Table(deal.text)
    return _written(
        {"game": deal.game.id, "deal": deal.text, "piles": table.piles}, f"{deal.text}\n{table}", table, options
    )


def show_moves(options: argparse.Namespace) -> Answer:
    """The single legal moves, after the moves given."""
    table = table_of(options)
    texts = [*map(str, table.moves)]
    return {"moves": texts, "won": table.won}, " ".join(texts)


def show_perft(options: argparse.Namespace) -> Answer:
    """The number of sequences of legal moves of each length up to a depth."""
    deal, position = deal_and_position(options)
    counts = [perft(deal.game, position, depth) for depth in range(1, options.depth + 1)]
    return {"perft": counts}, "\n".join(f"{depth:>3} {count}" for depth, count in enumerate(counts, 1))


def show_replay(options: argparse.Namespace) -> Answer:
    """The position after the moves given, and whether it is won."""
    table = table_of(options)
    said = "won" if table.won else f"{table.home} of {sum(map(len, table.piles.values()))} cards home"
    return _written({"piles": table.piles, "won": table.won, "home": table.home}, f"{table}\n{said}", table, options)


def _written(answer: dict[str, object], lines: str, table: Table, options: argparse.Namespace) -> Answer:
    """The answer, in the format of another program if that is wanted."""
    if options.format is None:
        return answer, lines
    board = table.board(options.format)
    return answer | {"board": board}, board.rstrip("\n")


def show_solution(options: argparse.Namespace) -> Answer:
    """Whether the position after the moves given can be won, and how."""
    deal, position = deal_and_position(options)
    engine = engine_of(options)
    finding, seconds = solving(deal, position, Limits(options.nodes, options.seconds), options.clock, engine)
    return solution(deal, finding, seconds, engine)


def show_proved(options: argparse.Namespace) -> Answer:
    """Deals that can be won, tried one after the other and listed in a file: of the games named, or of all."""
    lists = proving.update_lists(options.file, options.games, options.deals, options.jobs, sys.stderr)
    return proving.summary(lists)


def refuse_silence(_options: argparse.Namespace) -> Answer:
    """No answer: no command was given."""
    raise argparse.ArgumentError(None, "no command was given; ramparts --help lists them")


@cache
def parser() -> argparse.ArgumentParser:
    """The commands and their options; made once, which takes longer than to read a line by them."""
    root = Parser(prog="ramparts", description="The castle patiences.")
    root.add_argument("--version", action=ShowVersion, nargs=0, help="show the version, and end")
    common = Parser(add_help=False)
    common.add_argument("--json", action="store_true", help="answer with one JSON object")
    root.set_defaults(run=refuse_silence)
    commands = root.add_subparsers(metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], Answer]) -> argparse.ArgumentParser:
        added = commands.add_parser(name, parents=[common], help=run.__doc__, description=run.__doc__)
        added.set_defaults(run=run)
        return added

    command("games", show_games)
    with_format(with_deal(command("deal", show_deal)))
    with_moves(with_deal(command("moves", show_moves)))
    counted = with_deal(command("perft", show_perft))
    counted.set_defaults(moves=[])
    counted.add_argument("depth", metavar="DEPTH", type=depth)
    with_format(with_moves(with_deal(command("replay", show_replay))))
    with_limits(with_moves(with_deal(command("solve", show_solution))))
    add_certificates(command)
    learning_commands.add_commands(command)
    add_survey(command)
    lists = with_jobs(command("prove", show_proved))
    lists.add_argument("file", metavar="FILE", type=file, help="brought up to date; what it says of other games stays")
    lists.add_argument("games", metavar="GAME", type=game, nargs="*", help="as fortress")
    lists.add_argument("--deals", metavar="N", type=count, help="list so many (else 300, or 100 with two packs)")
    return root


def main(arguments: Sequence[str] | None = None, clock: Clock = lambda: 0.0) -> int:
    """Runs one command and returns its exit status; ``clock`` gives the seconds that a search takes."""

    def answered() -> int:
        options = parser().parse_args(arguments)
        options.clock = clock
        answer, lines = options.run(options)
        say(json.dumps(answer) if options.json else lines)
        return DONE

    return ended(answered)
