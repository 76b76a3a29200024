"""The table of the second reading: a dict from pile ids to (rank, suit) of their cards, bottom card first.

Ranks run 1 (ace) to 13 (king), a suit is one of ``C D H S``. A move is a pair of pile ids.
"""

Card = tuple[int, str]
Table = dict[str, tuple[Card, ...]]
Step = tuple[str, str]

RANKS = "A23456789TJQK"
RED = "DH"


def rows(table: Table) -> list[str]:
    return [pile for pile in table if pile[0] == "t"]


def cells(table: Table) -> list[str]:
    return [pile for pile in table if pile[0] == "c"]


def next_home(table: Table, card: Card) -> bool:
    """Foundations go up in suit from the ace."""
    rank, suit = card
    return rank == len(table["f" + suit]) + 1


def next_home_from_a_base(table: Table, card: Card) -> bool:
    """Foundations begin with the rank of the first card played home and go up in suit and round the corner."""
    rank, suit = card
    home = table["f" + suit]
    if home:
        top = home[-1][0]
        return len(home) < 13 and rank == (1 if top == 13 else top + 1)
    begun = [table["f" + each][0][0] for each in "CDHS" if table["f" + each]]
    return not begun or rank == begun[0]
