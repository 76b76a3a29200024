"""A game: what follows from the rules that it states."""

from dataclasses import replace

import pytest

from ramparts.games.besieged_city import BESIEGED_CITY
from ramparts.games.fortitude import fortitude
from ramparts.games.fortress import FORTRESS
from ramparts.rules.game import Game, Role


def made_anew(game: Game) -> Game:
    """The same game, made of its rules once more."""
    return replace(game, name="Anew")


def test_its_pack_has_so_many_cards_of_each_rank_as_there_are_packs() -> None:
    for game, cards in ((FORTRESS, 52), (fortitude(1), 44), (BESIEGED_CITY, 104)):
        pack = made_anew(game).pack
        assert len(pack) == cards
        assert {card % 13 + 1 for card in pack} == set(range(1, game.top_rank + 1))


def test_its_foundations_are_found_by_suit_wherever_they_stand() -> None:
    assert made_anew(FORTRESS).foundation == (0, 1, 2, 3)
    turned = replace(FORTRESS, piles=FORTRESS.piles[4:] + FORTRESS.piles[3::-1])
    assert [turned.piles[i].id for i in turned.foundation] == ["fC", "fD", "fH", "fS"]
    assert turned.foundation == (13, 12, 11, 10)


def test_its_piles_are_found_by_role_and_by_id() -> None:
    assert [FORTRESS.piles[i].id for i in FORTRESS.having(Role.ROW)] == [f"t{i}" for i in range(10)]
    stock, waste = fortitude(1).having(Role.WASTE, Role.STOCK)
    assert [fortitude(1).piles[i].id for i in (stock, waste)] == ["s", "d"]
    assert [FORTRESS.index(pile.id) for pile in FORTRESS.piles] == list(range(14))
    with pytest.raises(KeyError, match="'t10'"):
        FORTRESS.index("t10")


def test_its_piles_are_read_as_they_stand_but_rows_by_their_numbers() -> None:
    assert [FORTRESS.piles[i].id for i in FORTRESS.reading] == [
        *("fC", "fD", "fH", "fS"),
        *("t0", "t2", "t3", "t4", "t5"),
        *("t1", "t6", "t7", "t8", "t9"),
    ]
    assert fortitude(1).reading == tuple(range(14))
