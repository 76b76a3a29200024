"""The Besieged City, stated a second time."""

from collections.abc import Iterator

from tests.kit.naive.table import RANKS, Card, Step, Table

ORDER_OF_PLAY = "AK2Q3J4T5968778695T4J3Q2KA"


def reserve() -> list[str]:
    return [f"r{row}{column}" for row in range(4) for column in range(3)]


def ramparts() -> list[str]:
    beside_rows = [f"{side}{row}" for side in "we" for row in range(4)]
    return beside_rows + [f"{side}{column}" for side in "ns" for column in range(3)]


def line_of(rampart: str) -> list[str]:
    """The reserve places of the row or column at whose end the rampart stands."""
    side, place = rampart[0], rampart[1]
    if side in "we":
        return [f"r{place}{column}" for column in range(3)]
    return [f"r{row}{place}" for row in range(4)]


def within_reach(table: Table, rampart: str) -> list[str]:
    """The reserve places from which a card may go to the rampart: its line, or any when pack and talon are gone."""
    places = line_of(rampart) if table["s"] or table["d"] else reserve()
    return [place for place in places if table[place]]


def next_on_city_foundation(table: Table, card: Card) -> bool:
    rank, suit = card
    height = len(table["f" + suit])
    return height < 26 and ORDER_OF_PLAY[height] == RANKS[rank - 1]


def marry(card: Card, other: Card) -> bool:
    (rank, suit), (other_rank, other_suit) = card, other
    return suit == other_suit and (abs(rank - other_rank) == 1 or rank + other_rank in (14, 15))


def besieged_city(table: Table) -> Iterator[Step]:
    vacant = [rampart for rampart in ramparts() if not table[rampart]]
    due = [(place, rampart) for rampart in vacant for place in within_reach(table, rampart)]
    yield from due or [*played_home(table), *turned(table), *laid_on_ramparts(table), *rearranged(table)]


def played_home(table: Table) -> Iterator[Step]:
    for source in [*ramparts(), "s"]:
        if table[source] and next_on_city_foundation(table, table[source][-1]):
            yield source, "f" + table[source][-1][1]


def turned(table: Table) -> Iterator[Step]:
    if table["s"]:
        yield "s", "d"


def laid_on_ramparts(table: Table) -> Iterator[Step]:
    taken = [rampart for rampart in ramparts() if table[rampart]]
    for target in taken:
        others = [rampart for rampart in taken if rampart != target]
        for source in [*others, *within_reach(table, target)]:
            if marry(table[source][-1], table[target][-1]):
                yield source, target


def rearranged(table: Table) -> Iterator[Step]:
    if not table["s"] and not table["d"]:
        for source in reserve():
            for target in reserve():
                if source != target and table[source]:
                    yield source, target
