"""The castles that came first, and Fortitude, stated a second time.

Streets and Alleys differs from Beleaguered Castle in the deal only.
"""

from collections.abc import Iterator

from tests.kit.naive.table import RED, Step, Table, next_home, next_home_from_a_base, rows


def fortress(table: Table) -> Iterator[Step]:
    for source in rows(table):
        if not table[source]:
            continue
        rank, suit = table[source][-1]
        if next_home(table, (rank, suit)):
            yield source, "f" + suit
        for target in rows(table):
            if target == source:
                continue
            if not table[target]:
                yield source, target
            else:
                other_rank, other_suit = table[target][-1]
                if suit == other_suit and (rank == other_rank + 1 or rank == other_rank - 1):
                    yield source, target


def chessboard(table: Table) -> Iterator[Step]:
    for source in rows(table):
        if not table[source]:
            continue
        rank, suit = table[source][-1]
        if next_home_from_a_base(table, (rank, suit)):
            yield source, "f" + suit
        for target in rows(table):
            if target == source:
                continue
            if not table[target]:
                yield source, target
            else:
                other_rank, other_suit = table[target][-1]
                if suit == other_suit and abs(rank - other_rank) in (1, 12):
                    yield source, target


def castle(table: Table) -> Iterator[Step]:
    """Beleaguered Castle, and Streets and Alleys, which differ in the deal only."""
    for source in rows(table):
        if not table[source]:
            continue
        rank, suit = table[source][-1]
        if next_home(table, (rank, suit)):
            yield source, "f" + suit
        for target in rows(table):
            if target != source and (not table[target] or table[target][-1][0] == rank + 1):
                yield source, target


def fortitude(table: Table) -> Iterator[Step]:
    if table["s"]:
        yield "s", "d"
    for source in [*rows(table), "d"]:
        if not table[source]:
            continue
        rank, suit = table[source][-1]
        if next_home(table, (rank, suit)):
            yield source, "f" + suit
        for target in rows(table):
            if target == source:
                continue
            if not table[target]:
                yield source, target
            else:
                other_rank, other_suit = table[target][-1]
                if other_rank == rank + 1 and (suit in RED) != (other_suit in RED):
                    yield source, target
