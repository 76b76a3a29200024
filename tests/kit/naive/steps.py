"""The rules of every game, stated a second time and as plainly as can be, to check the engine by.

Nothing here is shared with the engine; `tests.kit.naive.table` says what a table is. Every game is written out by
itself and nothing is fast.
"""

from tests.kit.naive.besieged_city import besieged_city, reserve
from tests.kit.naive.castles import castle, chessboard, fortitude, fortress
from tests.kit.naive.relatives import castles_end, penelopes_web, selective_castle, siegecraft, ten_by_one
from tests.kit.naive.table import Step, Table


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
    assert game in rules, f"tests/kit/naive states the rules a second time, and needs those of {game}"
    return set(rules[game](table))


def after(game: str, table: Table, step: Step) -> Table:
    """The table after a legal move, and after what follows by itself."""
    table = {**table}
    source, target = step
    if source[0] == "r" and target[0] == "r":
        table[source], table[target] = table[target], table[source]
        return table
    move_one(table, source, target)
    if game == "besieged-city":
        for place in reserve():
            if not table[place] and table["d"]:
                move_one(table, "d", place)
            elif not table[place] and table["s"]:
                move_one(table, "s", place)
    return table


def move_one(table: Table, source: str, target: str) -> None:
    *rest, card = table[source]
    table[source], table[target] = tuple(rest), (*table[target], card)
