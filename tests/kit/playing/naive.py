"""The rules of the six games, stated a second time and as plainly as can be, to check the engine by.

Nothing here is shared with the engine: a table is a dict from pile ids to lists of (rank, suit), bottom card first;
ranks run 1 (ace) to 13 (king), a suit is one of ``C D H S``. A move is a pair of pile ids. Every game is written out by
itself and nothing is fast.
"""

from collections.abc import Iterator

Card = tuple[int, str]
Table = dict[str, list[Card]]
Step = tuple[str, str]

RANKS = "A23456789TJQK"
ORDER_OF_PLAY = "AK2Q3J4T5968778695T4J3Q2KA"
RED = "DH"


def steps(game: str, table: Table) -> set[Step]:
    """Every single legal move of the game with this id."""
    rules = {
        "fortress": fortress,
        "chessboard": chessboard,
        "beleaguered-castle": castle,
        "streets-and-alleys": castle,
        "fortitude": fortitude,
        "besieged-city": besieged_city,
    }
    assert game in rules, f"tests/kit/playing/naive.py states the rules a second time, and needs those of {game}"
    return set(rules[game](table))


def after(game: str, table: Table, step: Step) -> Table:
    """The table after a legal move, and after what follows by itself."""
    table = {pile: list(cards) for pile, cards in table.items()}
    source, target = step
    if source[0] == "r" and target[0] == "r":
        table[source], table[target] = table[target], table[source]
        return table
    table[target].append(table[source].pop())
    if game == "besieged-city":
        for place in reserve():
            if not table[place] and table["d"]:
                table[place].append(table["d"].pop())
            elif not table[place] and table["s"]:
                table[place].append(table["s"].pop())
    return table


def rows(table: Table) -> list[str]:
    return [pile for pile in table if pile[0] == "t"]


def next_home(table: Table, card: Card) -> bool:
    """Foundations go up in suit from the ace."""
    rank, suit = card
    return rank == len(table["f" + suit]) + 1


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
    begun = [table["f" + suit][0][0] for suit in "CDHS" if table["f" + suit]]
    for source in rows(table):
        if not table[source]:
            continue
        rank, suit = table[source][-1]
        home = table["f" + suit]
        if home:
            top = home[-1][0]
            if len(home) < 13 and rank == (1 if top == 13 else top + 1):
                yield source, "f" + suit
        elif not begun or rank == begun[0]:
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
    for target in ramparts():
        others = [rampart for rampart in ramparts() if rampart != target and table[rampart]]
        for source in [*others, *within_reach(table, target)]:
            if table[target] and marry(table[source][-1], table[target][-1]):
                yield source, target


def rearranged(table: Table) -> Iterator[Step]:
    if not table["s"] and not table["d"]:
        for source in reserve():
            for target in reserve():
                if source != target and table[source]:
                    yield source, target
