"""A Besieged City in which no card fits on any other, to be changed pile by pile; and its order of play."""

LADDER = "AK2Q3J4T5968778695T4J3Q2KA"

RESERVE = [f"r{row}{column}" for row in range(4) for column in range(3)]
RAMPARTS = ["w0", "w1", "w2", "w3", "e0", "e1", "e2", "e3", "n0", "n1", "n2", "s0", "s1", "s2"]

WALLS = "w0~2C.w1~4C.w2~6C.w3~2D.e0~4D.e1~6D.e2~2H.e3~4H.n0~6H.n1~2S.n2~4S.s0~6S.s1~2C.s2~4C"
"""Twos, fours and sixes never marry."""

INSIDE = "r00~6C.r01~2D.r02~4D.r10~6D.r11~2H.r12~4H.r20~6H.r21~2S.r22~4S.r30~6S.r31~9D.r32~9H"
"""The nines marry no rampart at the ends of their lines either."""


def with_walls(**changed: str) -> str:
    """That city with other cards on some piles; an empty text empties a pile, and ``*`` stands for all cards left."""
    return replaced(f"besieged-city={WALLS}.{INSIDE}", **changed)


def replaced(position: str, **changed: str) -> str:
    """The position with other cards on some piles."""
    head, _, segments = position.partition("=")
    table = dict(segment.split("~") for segment in segments.split(".")) | changed
    return f"{head}=" + ".".join(f"{pile}~{cards}" for pile, cards in table.items() if cards)


def climbed(suit: str, height: int = 26) -> str:
    """The first cards of a suit's foundation."""
    return "".join(rank + suit for rank in LADDER[:height])
