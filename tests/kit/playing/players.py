"""Six players of different strength, to see whether a grade tells how likely they are to win.

None of them knows more than the cards on the table. Chance decides where they see no difference, so each plays a deal
several times. *Random* makes any legal move. *Greedy* plays home whatever it can, and else makes any move to a position
it has not seen; *cautious* does the same, but covers no card due soon if it can help it. *Advised* makes the move after
which the table looks best, by the advice that the books give: cards home, empty rows, cards in order, low cards
uncovered. *Searching* does the same, and when it is stuck takes back some moves and tries the next best, a limited
number of times; *patient* does so more often.
"""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import TypeAlias

from ramparts.engine.autoplay import finish
from ramparts.engine.play import moves, play, won
from ramparts.rules.game import Game, Position
from ramparts.study.practice.careful import Taste, looks
from tests.kit.playing.careful import TASTE, following, settled

Player: TypeAlias = Callable[[Game, Position, Random], bool]
"""Whether a player wins a deal."""

PATIENCE = 300
"""After so many moves a player gives up."""

FEW, MANY = 15, 150
"""How often the searching and the patient player take a move back."""

NOISE = 3
"""How much the looks of a table vary with a player's mood: a quarter of a card at home."""

UNCOVERED = Taste(home=0, empty=0, built=0, buried=1)
"""What the cautious player looks at alone: the cards over those that are due soon."""

REMEMBERED = 10_000
"""What is seen of so many positions is kept: the games of a deal begin alike. Chance is asked after that, so every game
goes as it would without.
"""


def random_player(game: Game, position: Position, chance: Random) -> bool:
    for _ in range(PATIENCE):
        found = moves(game, position)
        if not found:
            break
        position = play(game, position, chance.choice(found))
    return won(game, position)


def greedy_player(game: Game, position: Position, chance: Random) -> bool:
    return _home_first(game, position, lambda _now, found: chance.choice(found))


def cautious_player(game: Game, position: Position, chance: Random) -> bool:
    """Home first as well, and else any move that covers no card due soon, as long as there is one."""

    def uncovering(now: Position, found: list[Position]) -> Position:
        least = looks(game, now, UNCOVERED)
        return chance.choice([after for after in found if looks(game, after, UNCOVERED) >= least] or found)

    return _home_first(game, position, uncovering)


def _home_first(game: Game, position: Position, chosen: Callable[[Position, list[Position]], Position]) -> bool:
    """Whether a player wins who plays home what fits, and else goes to the position chosen of those not seen yet."""
    position = settled(game, position)
    seen = {position}
    for _ in range(PATIENCE):
        if won(game, position):
            return True
        found = [after for after in following(game, position) if after not in seen]
        if not found:
            return False
        position = chosen(position, found)
        seen.add(position)
    return False


def advised_player(game: Game, position: Position, chance: Random) -> bool:
    return _advised(game, position, chance, 0)


def searching_player(game: Game, position: Position, chance: Random) -> bool:
    return _advised(game, position, chance, FEW)


def patient_player(game: Game, position: Position, chance: Random) -> bool:
    return _advised(game, position, chance, MANY)


def _advised(game: Game, position: Position, chance: Random, take_backs: int) -> bool:
    position = settled(game, position)
    path, seen = [position], {position}
    for _ in range(PATIENCE + 2 * take_backs):
        if _plays_itself(game, path[-1]):
            return True
        found = [each for each in _after_each_move(game, path[-1]) if each[0] not in seen]
        if found:
            path.append(max(found, key=lambda each: each[1] + chance.uniform(0, NOISE))[0])
            seen.add(path[-1])
        elif take_backs and len(path) > 1:
            take_backs -= 1
            path.pop()
        else:
            return False
    return False


@lru_cache(maxsize=REMEMBERED)
def _plays_itself(game: Game, position: Position) -> bool:
    return won(game, position) or bool(finish(game, position))


@lru_cache(maxsize=REMEMBERED)
def _after_each_move(game: Game, position: Position) -> tuple[tuple[Position, int], ...]:
    """The settled positions after each move, and how they look."""
    return tuple((after, looks(game, after, TASTE)) for after in following(game, position))


PLAYERS: dict[str, Player] = {
    "random": random_player,
    "greedy": greedy_player,
    "advised": advised_player,
    "searching": searching_player,
    "patient": patient_player,
}
