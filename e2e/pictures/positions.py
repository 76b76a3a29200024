"""The tables that are pictured: each game some moves after its deal, one won, and one in which no move is left."""

from e2e.kit.lines import Line, recorded


def after(name: str, moves: int) -> str:
    """The fragment that opens the line of a file of `e2e/data` after so many of its moves."""
    line = recorded(name)
    return Line(line.deal, line.steps[:moves]).link


PLAYED = {
    "fortress": after("fortress-ms33.txt", 27),
    "chessboard": after("chessboard-ms119.txt", 20),
    "beleaguered-castle": after("beleaguered-castle-ms113.txt", 24),
    "streets-and-alleys": after("streets-and-alleys-ms8.txt", 24),
    "fortitude": after("fortitude-32004.txt", 17),
    "besieged-city": after("besieged-city-32002.txt", 66),
    "ten-by-one": after("ten-by-one-ms3.txt", 24),
    "bastion": after("bastion-ms3.txt", 24),
    "castles-end": after("castles-end-ms3.txt", 24),
    "citadel": after("citadel-ms33.txt", 16),
    "siegecraft": after("siegecraft-ms36.txt", 24),
    "exiled-kings": after("exiled-kings-ms33.txt", 16),
    "stronghold": after("stronghold-ms28.txt", 30),
    "fastness": after("fastness-ms2.txt", 30),
    "penelopes-web": after("penelopes-web-ms47.txt", 36),
    "selective-castle": after("selective-castle-ms22.txt", 36),
}
"""A game in progress of each title, by its id."""

WON = recorded("fortitude-32004.txt").link
"""A level of a run won, after which there is the most to say and to choose."""

STUCK = recorded("beleaguered-castle-stuck.txt").link
"""A game in which no move is left."""

THROWN_AWAY = "fortress:ms33;t1-h;t2-h;t5-t3"
"""A game that could be won until its last move."""
