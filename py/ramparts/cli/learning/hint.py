"""The answer of ``hint``: the next move, in the words of the page, and what it is good for.

Hints that are followed one after the other have to come to an end, though nothing is kept between two commands. Asked
anew after each move the solver may lead back to where it was. So the moves since the last one that nothing can take
back, a card that was turned or went home, are gone through, and a line that they follow is kept to.
"""

from collections.abc import Sequence

from ramparts.app.words import advice
from ramparts.app.words.sentences import ENGLISH, outcome
from ramparts.deals.deal import Deal
from ramparts.deals.notation import Gesture, move_text
from ramparts.engine.hints import hint
from ramparts.engine.play import moves, play
from ramparts.library.proofs.reasons import reason
from ramparts.library.searching import Clock, Limits, solving
from ramparts.rules.game import Game, Move, Position, Role
from ramparts.solver import Finding, Verdict, visible
from ramparts.solver.engines import Engine
from ramparts.solver.visible import hidden

ADVICE = "advice"
"""Stands for a verdict where cards lie face down: then nobody is told whether the game can be won."""


class Adviser:
    """Finds lines to follow: one that wins, or, where cards lie face down, advice from what a player sees."""

    def __init__(self, deal: Deal, limits: Limits, clock: Clock, engine: Engine) -> None:
        """One for a deal; each search keeps to the limits."""
        self._deal, self._limits, self._clock, self._engine = deal, limits, clock, engine

    def found(self, gestures: Sequence[Gesture]) -> Finding:
        """What is known after these gestures; the line is what is left of one that they followed, if they did."""
        position, since = _since_no_return(self._deal, gestures)
        finding = self._searched(position)
        for move in since:
            if finding.verdict is Verdict.LOST:
                return finding
            position = play(self._deal.game, position, move)
            followed = finding.line[:1] == (move,)
            finding = finding._replace(line=finding.line[1:]) if followed else self._searched(position)
        return finding

    def _searched(self, position: Position) -> Finding:
        if hidden(self._deal.game, position):
            return Finding(Verdict.GAVE_UP, visible.advice(self._deal.game, position, self._engine))
        return solving(self._deal, position, self._limits, self._clock, self._engine)[0]


def _since_no_return(deal: Deal, gestures: Sequence[Gesture]) -> tuple[Position, list[Move]]:
    """The position after the last gesture that nothing can take back, or the start; and the moves since then."""
    position, since, piles = deal.start, list[Move](), deal.game.piles
    for gesture in gestures:
        since += gesture.singles
        if any(Role.STOCK is piles[src].role or Role.FOUNDATION is piles[dst].role for src, dst, _ in gesture.singles):
            position, since = gesture.position, []
    return position, since


def answer(game: Game, position: Position, finding: Finding, made: int) -> tuple[dict[str, object], str]:
    """The hint after so many gestures as an object, and in words: the move and its reason, or why there is none."""
    found = hint(game, position, finding.line)
    verdict = finding.verdict.value
    if found is None:
        said = _none(game, position, finding, made)
        return {"verdict": verdict, "move": None, "reason": None, "said": said}, said
    move, said = move_text(game, found.move), advice.told(ENGLISH, game, position, found)
    verdict = ADVICE if hidden(game, position) else verdict
    return {"verdict": verdict, "move": move, "reason": found.reason.value, "said": said}, f"{move}: {said}"


def _none(game: Game, position: Position, finding: Finding, made: int) -> str:
    """Why there is no hint."""
    if ended := outcome(ENGLISH, game, position, moves_left=bool(moves(game, position))):
        return ended
    if finding.verdict is Verdict.LOST:
        said = "This can no longer be won." if made else "This deal cannot be won."
    else:
        said = f"The solver gave up after {finding.visited} position{'s' * (finding.visited != 1)}."
    why = reason(finding.how, "--memory")
    return f"{said} {why}".strip()
