"""A search as numbers, as `input.c` reads it: the tables of the game, the settings of the search, and the position."""

from collections.abc import Sequence
from functools import lru_cache
from struct import pack
from typing import NamedTuple

from ramparts.engine.tables import CACHE_SIZE, FACES, Hosts
from ramparts.rules.cards import face
from ramparts.rules.game import Position
from ramparts.solver.rows.compiled_game import CompiledGame

LONGEST_ASCENT = 15
EXACT, RELAXED, _, AFLOAT = range(4)
"""The kinds of searches by their numbers in `kernel.h`."""

MOST_ROOM = 1 << 23
"""How many positions a search of the kernel may keep at all; in 128 MB there is room for some two million."""

FACE_OF = bytes(map(face, range(256)))
"""By card: its face, for `bytes.translate`."""


class Settings(NamedTuple):
    """How to search, in the order of `read_head` in `input.c`; see there and `struct weights`."""

    kind: int = EXACT
    threshold: int = 0
    room: int = MOST_ROOM
    seed: int = 0
    home: int = 0
    over: int = 0
    strange: int = 0
    lane: int = 0
    depth: int = 0
    cell: int = 0
    graded: bool = False
    novel: int = 0
    types: bool = False


@lru_cache(CACHE_SIZE)
def _ascents(compiled: CompiledGame) -> bytes:
    """Of each suit the length of its ascent, then its cards."""
    return b"".join(
        bytes([len(ascent), *ascent]).ljust(1 + LONGEST_ASCENT, b"\0") for ascent in compiled.ladder.ascents
    )


def rules(compiled: CompiledGame, guests: Sequence[int], earlier: Sequence[int], classes: Sequence[int]) -> bytes:
    """The tables of the game: of each card its hosts, its guests and what it should not lie over, and so on."""
    masks = (*compiled.masks, *guests, *earlier, compiled.lane)
    return pack(f"<{3 * FACES + 1}Q", *masks) + _ascents(compiled) + bytes(classes)


def guests_in_rows(compiled: CompiledGame) -> Hosts:
    """By card: the mask of the cards of the pack that may be laid on it in a row."""
    cards = [card for ascent in compiled.ladder.ascents for card in ascent]
    return tuple(sum(1 << card for card in cards if compiled.masks[card] >> host & 1) for host in range(FACES))


def search_numbers(compiled: CompiledGame, tables: bytes, settings: Settings, position: Position) -> bytes:
    """A search of this game, whose tables are given by `rules`, from this position."""
    piles = [position[i] if i >= 0 else b"" for i in (compiled.waste, *compiled.rows, *compiled.cells, compiled.stock)]
    kind, threshold, room, seed, *weights = settings
    game = (len(piles) - 1, len(compiled.cells), compiled.cells_take, compiled.base_first)
    head = pack("<7IQ9I", kind, *game, threshold, room, seed, *weights)
    heights = bytes(len(position[i]) for i in compiled.game.foundation)
    return head + tables + heights + b"".join([bytes([len(cards)]) + cards.translate(FACE_OF) for cards in piles])
