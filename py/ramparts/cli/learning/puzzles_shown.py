"""What ``puzzles`` answers: one puzzle, or how many there are of each kind, and whether they can be guessed."""

from collections import Counter
from collections.abc import Sequence
from statistics import median

from ramparts.cli.arguments import Answer
from ramparts.deals.grade import GRADES
from ramparts.deals.notation import moves_text
from ramparts.engine.play import moves
from ramparts.rules.game import Title
from ramparts.study.practice.kinds import KINDS, Puzzle
from ramparts.study.practice.unfolding import unfolded


def puzzle_shown(title: Title, puzzle: Puzzle) -> Answer:
    """A puzzle: its position, the moves that keep the win at each choice, and the line on which it is played out."""
    deal, steps = unfolded(title, puzzle)
    keep = [moves_text(deal.game, step.keep) for step in steps]
    line = [text for step in steps for text in moves_text(deal.game, step.line)]
    answer: dict[str, object] = {"kind": puzzle.kind, "grade": puzzle.grade, "chance": puzzle.chance}
    answer |= {"deal": deal.text, "keep": keep, "line": line}
    said = f"{puzzle.kind}, {puzzle.grade}, guessed by {puzzle.chance:.1%}\n{deal.text}\n"
    choices = (f"choice {n}: {' or '.join(each)}\n" for n, each in enumerate(keep, 1))
    return answer, f"{said}{''.join(choices)}line: {' '.join(line)}"


def summary(title: Title, puzzles: Sequence[Puzzle]) -> Answer:
    """How many puzzles a title has, and of those that are offered how they are."""
    offered = [puzzle for puzzle in puzzles if puzzle.offered]
    answer: dict[str, object] = {"title": title.id, "count": len(puzzles), "offered": len(offered)}
    lines = [f"{title.id}: {len(puzzles)} puzzles, {len(offered)} of them offered"]
    if not offered:
        return answer, lines[0]
    chances = [puzzle.chance for puzzle in offered]
    kinds = Counter((puzzle.grade, puzzle.kind) for puzzle in offered)
    answer |= {"median": median(chances), "greatest": max(chances)}
    answer["grades"] = {grade: {kind: kinds[grade, kind] for kind in KINDS} for grade in GRADES}
    for grade in GRADES:
        counts = [kinds[grade, kind] for kind in KINDS]
        lines.append(f"{sum(counts):>5} {grade:<7}" + "".join(f"{kinds[grade, kind]:>5} {kind}" for kind in KINDS))
    lines.append(f"a guess solves {median(chances):.1%} (median), {max(chances):.1%} at most")
    lines += _widths(title, offered)
    return answer, "\n".join(lines)


def _widths(title: Title, offered: Sequence[Puzzle]) -> list[str]:
    """For each choice in turn: how many puzzles come to it, and between how many legal moves it is."""
    widths: dict[int, list[int]] = {}
    for puzzle in offered:
        deal, steps = unfolded(title, puzzle)
        for number, step in enumerate(steps, 1):
            widths.setdefault(number, []).append(len(moves(deal.game, step.start)))
    return [
        f"choice {number}: {len(found)} puzzles, {min(found)} to {max(found)} legal moves, median {median(found):.0f}"
        for number, found in sorted(widths.items())
    ]
