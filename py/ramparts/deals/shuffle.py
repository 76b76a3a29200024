"""Deal numbers: the same number gives the same shuffled pack for ever, on every machine.

Both generators return a pack in the order in which it is dealt: the first card is dealt first. They agree with
PySolFC, and the first also with KPat and Microsoft FreeCell, for the same number. (PySolFC takes a plain number below
32,000 for one of Microsoft's.)
"""

from collections.abc import Callable
from random import Random

from ramparts.rules.cards import CLUBS, DIAMONDS, HEARTS, KING, SPADES, Card, card_of

MS_LAST = 1_000_000
"""The last of Microsoft's: FreeCell of Windows 3.1 had 32,000, that of Windows XP a million by the same generator."""

MT_FIRST = 32_000
MT_LAST = 10**20 - 1
"""The largest number that PySolFC takes."""

MS_SUITS = (CLUBS, DIAMONDS, HEARTS, SPADES)
MT_SUITS = (CLUBS, SPADES, HEARTS, DIAMONDS)


def _shuffled(pack: list[Card], below: Callable[[int], int]) -> tuple[Card, ...]:
    """Fisher and Yates's shuffle from the last card down, dealt from the end; ``below(n)`` draws from 0 to n - 1."""
    for last in range(len(pack) - 1, 0, -1):
        other = below(last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return tuple(reversed(pack))


def ms_pack(number: int) -> tuple[Card, ...]:
    """The 52 cards of Microsoft's deal ``number`` (1 to 1,000,000), first dealt first.

    The pack is ordered by rank, then suit; the generator is the C library's ``rand`` of Microsoft's compilers.
    """
    state = number

    def below(n: int) -> int:
        nonlocal state
        state = (state * 214_013 + 2_531_011) % 2**31
        return (state >> 16) % n

    return _shuffled([card_of(suit, rank) for rank in range(1, KING + 1) for suit in MS_SUITS], below)


def mt_pack(number: int, packs: int = 1, top_rank: int = KING) -> tuple[Card, ...]:
    """The cards of plain deal ``number`` (32,000 and up), first dealt first.

    The pack is ordered by suit (clubs, spades, hearts, diamonds), each from ace to ``top_rank``; further packs follow
    one after the other. The generator is the Mersenne Twister as `random.Random` seeds it.
    """
    twister = Random(number)
    ranks = range(1, top_rank + 1)
    pack = [card_of(suit, rank, copy) for copy in range(packs) for suit in MT_SUITS for rank in ranks]
    return _shuffled(pack, lambda n: int(twister.random() * n))
