"""Searches of rules that no game has: numbers in their right places, drawn by chance, that the kernel accepts."""

from random import Random
from struct import pack

from ramparts.engine.tables import EVERY, FACES
from ramparts.solver.kernel.numbers import LONGEST_ASCENT
from ramparts.solver.kernel.pile_numbers import LONGEST_ASCENT as LONGEST_OF_PILES
from ramparts.solver.kernel.pile_numbers import MOST_FEEDERS, MOST_TABLES, OF_PILES, PLACES

MOST_ROWS, MOST_PILES = 13, 14


def _ascents(ascents: list[list[int]], longest: int) -> bytes:
    return b"".join(bytes([len(ascent), *ascent]).ljust(1 + longest, b"\0") for ascent in ascents)


def _piles(piles: list[list[int]]) -> bytes:
    return b"".join(bytes([len(pile), *pile]) for pile in piles)


def _mask(chance: Random) -> int:
    """A mask of no card, of one, or of any."""
    return chance.choice((0, 1 << chance.randrange(FACES), chance.getrandbits(FACES)))


def random_rows(chance: Random) -> bytes:
    """A search in rows, of as many cards as wanted; of the game itself, if it is not `relaxed`."""
    relaxed, types = chance.choice(((0, 0), (0, 1), (1, 0)))
    cards = chance.sample(range(FACES), chance.randint(1, FACES))
    cut = sorted(chance.randint(0, len(cards)) for _ in range(3))
    ends = zip([0, *cut], [*cut, len(cards)], strict=True)
    ascents = [cards[low : min(high, low + LONGEST_ASCENT)] for low, high in ends]
    heights = [chance.randint(0, len(ascent)) for ascent in ascents]
    left = [card for ascent, height in zip(ascents, heights, strict=True) for card in ascent[height:]]
    rows = chance.randint(1, MOST_ROWS)
    cells = chance.choice((0, chance.randint(0, min(4, MOST_PILES - rows))))
    in_rows = range(1, rows + 1)
    anywhere = in_rows if relaxed or types else (0, *in_rows, rows + cells + 1)
    piles: list[list[int]] = [[] for _ in range(rows + cells + 2)]
    for cell in range(rows + 1, rows + cells + 1):
        piles[cell] += [left.pop()] if left and chance.random() < 0.5 else []
    for card in chance.sample(left, len(left)):
        piles[chance.choice(anywhere)].append(card)
    weights = [*(chance.randint(0, 40) for _ in range(4)), chance.randint(0, 5), chance.randint(0, 40)]
    flags = [chance.randint(0, 1), chance.randint(0, 200), types]
    threshold, room = chance.randint(0, 10), chance.randint(0, 2000)
    game = (rows + cells + 1, cells, chance.randint(0, 1) if cells else 0, chance.randint(0, 1))
    head = pack("<7IQ9I", relaxed, *game, threshold, room, chance.getrandbits(64), *weights, *flags)
    hosts = [_mask(chance) & ~(1 << card) for card in range(FACES)]
    lane = chance.choice((EVERY, EVERY, _mask(chance)))
    tables = pack(f"<{3 * FACES + 1}Q", *hosts, *(_mask(chance) for _ in range(2 * FACES)), lane)
    classes = bytes(chance.choice(((0, 1, 2, 3), (0, 0, 0, 0))))
    return head + tables + _ascents(ascents, LONGEST_ASCENT) + classes + bytes(heights) + _piles(piles)


def random_piles(chance: Random) -> bytes:
    """A search of any piles, of cards that are in an ascent."""
    piles, tables = chance.randint(1, PLACES - 1), chance.randint(0, MOST_TABLES)

    def mask(share: float) -> int:
        return sum(1 << pile for pile in range(1, piles + 1) if chance.random() < share)

    weights = (chance.randint(0, 10), chance.randint(0, 100), chance.randint(0, 10))
    said = pack("<4I3i", OF_PILES, piles, chance.randint(0, 3000), chance.randint(20, 64), *weights)
    said += pack("<5I", *(mask(chance.choice([0.0, 0.2, 0.9])) for _ in range(5)))
    said += bytes(chance.randint(0, 3) for _ in range(piles)) + bytes([tables])
    said += pack(f"<{tables * FACES}Q", *(chance.getrandbits(FACES + 1) for _ in range(tables * FACES)))
    said += bytes(chance.randint(0, tables) for _ in range(2 * piles * piles))
    refills = chance.randint(0, chance.choice([0, 3, PLACES - 1]))
    said += bytes([refills])
    for _ in range(refills):
        feeders = (chance.randint(1, piles) for _ in range(MOST_FEEDERS))
        said += bytes([chance.randint(1, piles), chance.randint(0, MOST_FEEDERS), *feeders])
    ascents = [
        chance.choices(range(13 * suit, 13 * suit + 13), k=chance.randint(1, LONGEST_OF_PILES)) for suit in range(4)
    ]
    heights = [chance.randint(0, len(ascent)) for ascent in ascents]
    laid: list[list[int]] = [[] for _ in range(piles)]
    for ascent, height in zip(ascents, heights, strict=True):
        for card in ascent[height:]:
            chance.choice(laid[: chance.randint(1, piles)]).append(card)
    return said + _ascents(ascents, LONGEST_OF_PILES) + bytes(heights) + _piles(laid)
