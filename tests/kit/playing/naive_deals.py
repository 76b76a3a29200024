"""Dealing and deal numbers, stated a second time for the tests, from the published descriptions and nothing else."""

import random

from tests.kit.naive.table import Card, Table

Piles = dict[str, list[Card]]
"""Piles while cards are dealt to them."""

TEN_ROWS = {"fortress", "chessboard", "ten-by-one", "bastion", "castles-end"}
EIGHT_ROWS = {"beleaguered-castle", "streets-and-alleys", "siegecraft", "stronghold", "fastness", "penelopes-web"}
EIGHT_ROWS |= {"citadel", "exiled-kings", "selective-castle"}
"""The games of which one pack is dealt into rows, from left to right and over again."""

ACES_FIRST = {"beleaguered-castle", "siegecraft", "citadel", "exiled-kings"}
CELLS = {"siegecraft": 1, "stronghold": 1, "fastness": 2, "ten-by-one": 1, "bastion": 2, "castles-end": 2}


def microsoft(number: int) -> list[Card]:
    """The pack of deal ms``number``, the card dealt first standing first."""
    pack = [(rank, suit) for rank in range(1, 14) for suit in "CDHS"]
    s = number
    for n in range(51, 0, -1):
        s = (s * 214013 + 2531011) & 0xFFFFFFFF
        r = (s >> 16) & 0x7FFF
        j = r % (n + 1)
        pack[n], pack[j] = pack[j], pack[n]
    return pack[::-1]


def plain(number: int, packs: int = 1, top_rank: int = 13) -> list[Card]:
    """The pack of a plain number, the card dealt first standing first."""
    pack = [(rank, suit) for suit in "CSHD" for rank in range(1, top_rank + 1)] * packs
    twister = random.Random(number)
    for n in range(len(pack) - 1, 0, -1):
        j = int(twister.random() * (n + 1))
        pack[n], pack[j] = pack[j], pack[n]
    return pack[::-1]


def fortitude_shape(level: int) -> tuple[int, int]:
    """Top rank and columns dealt: three ranks for each of six, seven, eight columns, then the last three again."""
    table = [(11, 6), (12, 6), (13, 6), (11, 7), (12, 7), (13, 7), (11, 8), (12, 8), (13, 8)]
    return table[level - 1] if level <= 9 else table[6 + (level - 1) % 3]


def table_of(deal: str) -> Table:
    """The table that a deal text with a number names."""
    return {pile: tuple(cards) for pile, cards in dealt(deal).items()}


def dealt(deal: str) -> Piles:
    """The piles that a deal text with a number names."""
    name, number = deal.split(":")
    game, _, level = name.partition("/")
    table: Piles = {"f" + suit: [] for suit in "CDHS"}
    if game == "fortitude":
        top_rank, columns = fortitude_shape(int(level))
        pack = plain(1000 * int(number) + int(level), top_rank=top_rank)
        table |= {f"t{column}": [] for column in range(8)}
        for i in range(4 * columns):
            table[f"t{i % columns}"].append(pack[i])
        return table | {"s": pack[4 * columns :][::-1], "d": []}
    if game == "besieged-city":
        pack = plain(int(number), packs=2)
        places = [f"r{row}{column}" for row in range(4) for column in range(3)]
        places += ["w0", "w1", "w2", "w3", "e0", "e1", "e2", "e3", "n0", "n1", "n2", "s0", "s1", "s2"]
        table |= {place: [pack[i]] for i, place in enumerate(places)}
        return table | {"s": pack[26:][::-1], "d": []}
    assert game in TEN_ROWS | EIGHT_ROWS, f"how {game} is dealt has to be stated here once more"
    pack = microsoft(int(number[2:])) if number.startswith("ms") else plain(int(number))
    return in_rows(game, table, pack)


def in_rows(game: str, table: Piles, pack: list[Card]) -> Piles:
    """The table of a game in rows, with the pack dealt one card to each row in turn."""
    if game in ACES_FIRST:
        table |= {"f" + suit: [(1, suit)] for suit in "CDHS"}
        pack = [card for card in pack if card[0] != 1]
    count = 10 if game in TEN_ROWS else 8
    table |= {f"t{row}": [] for row in range(count)} | {f"c{cell}": [] for cell in range(CELLS.get(game, 0))}
    if game in ("bastion", "castles-end"):
        table["c0"], table["c1"] = [pack[50]], [pack[51]]
        pack = pack[:50]
    for i, (rank, suit) in enumerate(pack):
        home = table["f" + suit]
        if game in ("citadel", "exiled-kings") and rank == len(home) + 1:
            home.append((rank, suit))
        else:
            table[f"t{i % count}"].append((rank, suit))
    return table
