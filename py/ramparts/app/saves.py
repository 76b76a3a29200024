"""What is kept between visits, as JSON text: the game with its whole history, preferences, the ten best.

Saves are texts replayed through the rules, never pickles; they are taken as hostile, like links.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, fields, replace
from typing import Any, cast

from ramparts.app.model import TEN, Best, Model, Prefs, Run
from ramparts.deals import Deal, parse_deal
from ramparts.errors import AmbiguousMove, BadNotation, IllegalMove
from ramparts.game import Catalogue, Move
from ramparts.history import History
from ramparts.notation import move_text, moves_text, parse_move

VERSION = 1
LONGEST = 2_000_000
MOST_NODES = 20_000


def game_text(model: Model) -> str:
    """The game on the table: deal, history tree and run, as `parse_game` reads them."""
    game, history = model.deal.game, model.history
    nodes = [
        [node.parent, move_text(game, node.meant), " ".join(moves_text(game, node.moves))]
        for node in history.nodes[1:]
        if node.meant is not None
    ]
    run = None if model.run is None else asdict(model.run)
    saved = {"version": VERSION, "deal": model.deal.text, "nodes": nodes, "at": history.at, "run": run}
    return json.dumps(saved, separators=(",", ":"))


def parse_game(text: str, titles: Catalogue) -> tuple[Deal, History, Run | None]:
    """The game that a text holds, every move replayed. Raises `BadNotation` with what is wrong, and where."""
    saved = _object(text, "the saved game")
    if saved.get("version") != VERSION:
        raise BadNotation(f"the saved game is of version {saved.get('version')!r}; this program reads {VERSION}")
    deal = parse_deal(_text(saved, "deal"), titles)
    rows = saved.get("nodes")
    if not isinstance(rows, list) or len(rows) > MOST_NODES:
        raise BadNotation("the saved game has no list of moves, or one that is too long")
    history = History.start(deal.game, deal.start)
    numbers = [0]
    for number, row in enumerate(rows, 1):
        try:
            history = _grown(history, numbers, row)
        except (BadNotation, IllegalMove, AmbiguousMove) as error:
            raise BadNotation(f"the saved game {deal.text}, entry {number}: {error}") from None
        numbers.append(history.at)
    at = saved.get("at")
    if not isinstance(at, int) or isinstance(at, bool) or not 0 <= at < len(numbers):
        raise BadNotation(f"the saved game stands at {at!r}, which is none of its {len(numbers)} positions")
    return deal, history.go(numbers[at]), _run(saved.get("run"), deal)


def _grown(history: History, numbers: Sequence[int], row: object) -> History:
    if not isinstance(row, list) or len(row) != 3:
        raise BadNotation(f"{str(row)[:40]!r} is not a gesture")
    parent, meant, line = cast(list[object], row)
    if not isinstance(parent, int) or isinstance(parent, bool) or not 0 <= parent < len(numbers):
        raise BadNotation(f"it follows {str(parent)[:20]!r}, which is no earlier entry")
    if not isinstance(meant, str) or not isinstance(line, str):
        raise BadNotation("a gesture is two texts")
    history = history.go(numbers[parent])
    game, position = history.game, history.position
    moves: list[Move] = []
    for word in line.split():
        gesture = parse_move(game, position, word)
        moves += gesture.singles
        position = gesture.position
    if not moves:
        raise BadNotation("a gesture has at least one move")
    return history.play(moves, parse_move(game, history.position, meant).move)


def _run(saved: object, deal: Deal) -> Run | None:
    if saved is None:
        return None
    if not isinstance(saved, dict):
        raise BadNotation("the saved run is not an object")
    number, cleared = saved.get("number"), saved.get("cleared")
    flags = {name: bool(saved.get(name)) for name in ("ranked", "marked", "over", "signed")}
    if number != deal.number or not isinstance(cleared, list):
        raise BadNotation("the saved run does not belong to the saved deal")
    if not all(isinstance(level, int) and 1 <= level < deal.game.level for level in cleared):
        raise BadNotation("the saved run has cleared levels that are none")
    if cleared != sorted(set(cleared)):
        raise BadNotation("the saved run has cleared levels in no order")
    return Run(deal.number or 0, tuple(cleared), **flags)


def prefs_text(prefs: Prefs) -> str:
    """Preferences as JSON text."""
    return json.dumps({"version": VERSION, **asdict(prefs)})


def parse_prefs(text: str) -> Prefs:
    """Preferences of a text; what is unknown or of another type is left at its default. Raises `BadNotation`."""
    saved, default = _object(text, "the saved preferences"), Prefs()
    known = {field.name: saved[field.name] for field in fields(Prefs) if field.name in saved}
    kept = {name: value for name, value in known.items() if type(value) is type(getattr(default, name))}
    return replace(default, **cast(dict[str, Any], kept))


def best_text(best: Sequence[Best]) -> str:
    """The ten best as JSON text."""
    return json.dumps({"version": VERSION, "best": [list(line) for line in best]})


def parse_best(text: str) -> tuple[Best, ...]:
    """The ten best of a text. Raises `BadNotation`."""
    rows = _object(text, "the saved ten best").get("best")
    if not isinstance(rows, list) or len(rows) > TEN:
        raise BadNotation("the saved ten best are no list of ten")
    for row in rows:
        if not isinstance(row, list) or [type(each) for each in row] != [str, int, int, bool]:
            raise BadNotation(f"{str(row)[:40]!r} is not a line of the ten best")
    return tuple(Best(*row) for row in rows)


def _object(text: str, what: str) -> dict[str, object]:
    if len(text) > LONGEST:
        raise BadNotation(f"{what} has {len(text)} characters, which is too long")
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise BadNotation(f"{what} is not JSON text: {text[:20]!r}") from None
    if not isinstance(found, dict):
        raise BadNotation(f"{what} is not a JSON object: {text[:20]!r}")
    return found


def _text(saved: dict[str, object], name: str) -> str:
    value = saved.get(name)
    if not isinstance(value, str):
        raise BadNotation(f"the saved game has no text {name!r}")
    return value
