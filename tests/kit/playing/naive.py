"""The rules of every game, stated a second time and as plainly as can be, to check the engine by.

Nothing here is shared with the engine; `tests.kit.naive.table` says what a table is. Every game is written out by
itself and nothing is fast.
"""

from collections.abc import Iterator

from tests.kit.naive.besieged_city import besieged_city, reserve
from tests.kit.naive.castles import castle, chessboard, fortress
from tests.kit.naive.relatives import castles_end, penelopes_web, selective_castle, siegecraft, ten_by_one
from tests.kit.naive.table import RANKS, RED, Card, Step, Table, next_home, rows

__all__ = ["RANKS", "Card", "Step", "Table", "after", "castle", "fortitude", "steps"]


def steps(game: str, table: Table) -> set[Step]:
    """Every single legal move of the game with this id."""
    rules = {
        "fortress": fortress,
        "chessboard": chessboard,
        "beleaguered-castle": castle,
        "streets-and-alleys": castle,
        "citadel": castle,
        "exiled-kings": penelopes_web,
        "penelopes-web": penelopes_web,
        "siegecraft": siegecraft,
        "stronghold": siegecraft,
        "fastness": siegecraft,
        "selective-castle": selective_castle,
        "ten-by-one": ten_by_one,
        "bastion": ten_by_one,
        "castles-end": castles_end,
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
