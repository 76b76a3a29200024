"""The relatives of the castles, stated a second time.

Citadel differs from Beleaguered Castle in the deal only, as Exiled Kings does from Penelope's Web, Stronghold and
Fastness from Siegecraft, and Bastion from Ten by One.
"""

from collections.abc import Iterator

from tests.kit.naive.table import RED, Step, Table, cells, next_home, next_home_from_a_base, rows


def penelopes_web(table: Table) -> Iterator[Step]:
    """A castle in which an empty row takes a king only."""
    for source in rows(table):
        if not table[source]:
            continue
        rank, suit = table[source][-1]
        if next_home(table, (rank, suit)):
            yield source, "f" + suit
        for target in rows(table):
            if target == source:
                continue
            if table[target] and table[target][-1][0] == rank + 1:
                yield source, target
            if not table[target] and rank == 13:
                yield source, target


def siegecraft(table: Table) -> Iterator[Step]:
    """A castle with cells: any card of a row into an empty one, but none from cell to cell."""
    for source in [*rows(table), *cells(table)]:
        if not table[source]:
            continue
        rank, suit = table[source][-1]
        if next_home(table, (rank, suit)):
            yield source, "f" + suit
        for target in rows(table):
            if target != source and (not table[target] or table[target][-1][0] == rank + 1):
                yield source, target
        if source[0] == "t":
            for cell in cells(table):
                if not table[cell]:
                    yield source, cell


def selective_castle(table: Table) -> Iterator[Step]:
    """A castle from a chosen base, with kings on aces."""
    for source in rows(table):
        if not table[source]:
            continue
        rank, suit = table[source][-1]
        if next_home_from_a_base(table, (rank, suit)):
            yield source, "f" + suit
        wanted = 1 if rank == 13 else rank + 1
        for target in rows(table):
            if target != source and (not table[target] or table[target][-1][0] == wanted):
                yield source, target


def ten_by_one(table: Table) -> Iterator[Step]:
    """Fortress with cells."""
    for source in [*rows(table), *cells(table)]:
        if not table[source]:
            continue
        rank, suit = table[source][-1]
        if next_home(table, (rank, suit)):
            yield source, "f" + suit
        for target in rows(table):
            if target == source:
                continue
            if not table[target] or table[target][-1] in ((rank - 1, suit), (rank + 1, suit)):
                yield source, target
        if source[0] == "t":
            for cell in cells(table):
                if not table[cell]:
                    yield source, cell


def castles_end(table: Table) -> Iterator[Step]:
    """First a card goes home. Then rows go up and down in alternate colours; into a cell nothing goes."""
    begun = any(table["f" + suit] for suit in "CDHS")
    for source in [*rows(table), *cells(table)]:
        if not table[source]:
            continue
        rank, suit = table[source][-1]
        if next_home_from_a_base(table, (rank, suit)):
            yield source, "f" + suit
        for target in rows(table) if begun else []:
            if target == source:
                continue
            if not table[target]:
                yield source, target
            else:
                other_rank, other_suit = table[target][-1]
                if (suit in RED) != (other_suit in RED) and abs(rank - other_rank) in (1, 12):
                    yield source, target
