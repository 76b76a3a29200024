"""Positions of the engine as the checker of certificates has them, and positions that are known to be lost."""

from functools import cache

from ramparts.engine.play import base
from ramparts.rules.cards import RANKS, face
from ramparts.rules.game import Game, Position
from ramparts.verify import HEIGHTS, SIGNS, State
from ramparts.verify import Game as Rules
from tests.kit.places import ROOT

CERTIFICATES = ROOT / "tests" / "data" / "certificates"

LOST = (CERTIFICATES / "lost.txt").read_text(encoding="ascii").split()
"""Of each title a deal that is lost, or two: as it is dealt, or late in the game where hardly any deal is."""


def bases(game: Game, position: Position) -> list[str]:
    """The rank with which foundations begin, or all thirteen where it is still to be chosen."""
    first = base(game, position)
    return [*RANKS] if first is None else [RANKS[first - 1]]


@cache
def rules_of(game: Game, rank: str, loose: str = "~") -> Rules:
    """The rules of a game in the words of the checker."""
    return Rules(game.id, game.top_rank, rank, loose)


def state_of(game: Game, position: Position, rules: Rules) -> State:
    """A position in its words."""
    heights = "".join(HEIGHTS[len(position[home])] for home in game.foundation)
    piles = dict(zip((pile.id for pile in game.piles), position, strict=True))
    return [heights, *("".join(rules.face[SIGNS[face(card)]] for card in piles[pile]) for pile in rules.piles[1:])]
