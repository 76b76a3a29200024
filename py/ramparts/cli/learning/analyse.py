"""The answer of ``analyse``: what every move of a line was worth, as an object and in words for a player."""

from collections.abc import Iterator, Sequence
from typing import TextIO

from ramparts.app.words.sentences import ENGLISH, gone_said
from ramparts.cli.progress import draw_bar
from ramparts.deals.deal import Deal
from ramparts.deals.notation import Gesture, move_text, moves_text
from ramparts.engine.play import won
from ramparts.rules.game import Move, Position, Role
from ramparts.solver import Verdict
from ramparts.study.worth.analysis import Analysis
from ramparts.study.worth.judgement import Judged, TurningPoint, bits_of, turning_point

PORTION = 20_000
"""How many positions are looked at between two looks at how far it has come."""

FEW = 5
"""No more moves than these are put into words; the others are named."""

SIGNS = {Verdict.WINNABLE: "+", Verdict.LOST: "-", Verdict.GAVE_UP: "?"}
TIGHT = "!"
"""Stands in the strip for a position in which just one of several moves keeps the game."""


def carried_out(analysis: Analysis, progress: TextIO) -> list[Judged]:
    """The whole analysis. A bar on ``progress`` shows how far it has come, if that is a terminal."""
    done, of = False, len(analysis.positions)
    while not done:
        done = analysis.advance(PORTION)
        draw_bar(progress, of if done else min(analysis.judged_moves, of - 1), of)
    return analysis.line()


def answer(deal: Deal, gestures: Sequence[Gesture], line: Sequence[Judged]) -> dict[str, object]:
    """The object: ``legal`` and ``keep`` of each position, ``unknown`` where the search gave up on moves."""
    rows = []
    for judged in line:
        row: dict[str, object] = {"verdict": judged.verdict.value, "legal": len(judged.moves)}
        row["keep"] = moves_text(deal.game, judged.keep)
        if judged.undecided:
            row["unknown"] = moves_text(deal.game, judged.undecided)
        rows.append(row)
    point = turning_point(line)
    points = [] if point is None else [_point(deal, gestures, point)]
    return {"positions": rows, "turning_points": points, "bits": bits_of(line), "knows": "everything"}


def _point(deal: Deal, gestures: Sequence[Gesture], point: TurningPoint) -> dict[str, object]:
    played = move_text(deal.game, gestures[point.number - 1].move)
    return {"move": point.number, "played": played, "kept": moves_text(deal.game, point.kept)}


def said(deal: Deal, gestures: Sequence[Gesture], line: Sequence[Judged]) -> str:
    """The same for a player: how it stands, what lost it, a sign for each position, where it was a near thing."""
    positions = (deal.start, *(gesture.position for gesture in gestures))
    parts = [_standing(deal, positions, line)]
    point = turning_point(line)
    if point is not None:
        parts.append(_lost_it(deal, positions[point.number - 1], gestures[point.number - 1].move, line, point))
    parts.append("".join(map(_sign, line)) + f"\n{_legend(line)}")
    parts += _near_things(deal, gestures, line)
    bits = bits_of(line)
    if bits is not None and line[0].verdict is Verdict.WINNABLE:
        parts.append(
            f"So far these moves asked for {bits:.1f} bits of knowledge: 1 for each choice between two halves."
        )
    if deal.game.having(Role.STOCK):
        parts.append("The analysis knows everything, the order of the cards that lie face down included.")
    return "\n".join(parts)


def _standing(deal: Deal, positions: Sequence[Position], line: Sequence[Judged]) -> str:
    """How the game stands at the start and at the end of the line."""
    made = f"{deal.text}, {len(line) - 1} move{'s' * (len(line) != 2)}"
    if won(deal.game, positions[-1]):
        return f"{made}: won."
    words = {Verdict.WINNABLE: "can be won", Verdict.LOST: "is lost", Verdict.GAVE_UP: "is undecided"}
    first, last = words[line[0].verdict], words[line[-1].verdict]
    if len(line) == 1:
        return f"{made}: it {first}."
    return f"{made}: it {first} at the start, and {last} at the end."


def _lost_it(deal: Deal, position: Position, move: Move, line: Sequence[Judged], point: TurningPoint) -> str:
    count = len(line[point.number - 1].moves)
    kept = "".join(f"\n  {_told(deal, position, other)}" for other in point.kept[:FEW])
    if point.kept[FEW:]:
        kept += f"\n  and {' '.join(moves_text(deal.game, point.kept[FEW:]))}"
    sentence = f"Move {point.number} lost the game. {_told(deal, position, move)}"
    return f"{sentence}\n{len(point.kept)} of {count} moves kept it:{kept}" if kept else sentence


def _told(deal: Deal, position: Position, move: Move) -> str:
    return f"{move_text(deal.game, move)}: {gone_said(ENGLISH, deal.game, position, move)}"


def _is_tight(judged: Judged) -> bool:
    return len(judged.keep) == 1 < len(judged.moves) and not judged.undecided


def _sign(judged: Judged) -> str:
    return TIGHT if _is_tight(judged) else SIGNS[judged.verdict]


def _legend(line: Sequence[Judged]) -> str:
    """What the signs mean that occur."""
    means = {
        "+": "can be won",
        TIGHT: "can be won by one move alone",
        "-": "is lost",
        "?": "is undecided",
    }
    signs = {*map(_sign, line)}
    return "Each position from the start on: " + ", ".join(
        f"{sign} {word}" for sign, word in means.items() if sign in signs
    )


def _near_things(deal: Deal, gestures: Sequence[Gesture], line: Sequence[Judged]) -> Iterator[str]:
    """A sentence for the moves that alone kept the game, if there were any."""
    names = [
        f"{number} ({move_text(deal.game, gesture.move)})"
        for number, (gesture, judged, after) in enumerate(zip(gestures, line, line[1:], strict=False), 1)
        if _is_tight(judged) and after.verdict is Verdict.WINNABLE
    ]
    if names:
        yield f"Alone of several kept the game: move{'s' * (len(names) > 1)} {', '.join(names)}."
