"""Hints in words."""

import pytest

from ramparts.app.words.advice import invited, invited_seen, reason_said, told, why_said
from ramparts.app.words.sentences import ENGLISH
from ramparts.engine.hints import Hint, Reason
from ramparts.games.castles.siegecraft import SIEGECRAFT
from ramparts.games.fortress import FORTRESS
from ramparts.games.fortresses.castles_end import CASTLES_END
from ramparts.games.streets.fastness import FASTNESS
from ramparts.games.streets.penelopes_web import PENELOPES_WEB
from ramparts.rules.cards import card_of, parse_card
from ramparts.rules.game import Move
from tests.kit.playing.city import with_walls
from tests.kit.playing.oracle import WON, at
from tests.kit.visit.table import pile, table


@pytest.mark.parametrize(
    "text, move, said",
    [
        ("fortress=t0~9C5H.t1~6H.t2~*", "t0-t1", "Move the 5 of hearts from row 1 to row 6, on the 6 of hearts."),
        ("fortress=t0~9C5H.t2~*", "t0-t9", "Move the 5 of hearts from row 1 to row 10, which is empty."),
        ("fortress=t0~9CAH.t2~*", "t0-h", "Play the ace of hearts home from row 1."),
        ("siegecraft=t0~9C5H.t1~*KS", "t0-c0", "Move the 5 of hearts from row 1 into the cell."),
        ("siegecraft=t0~6H.t1~*KS.c0~5H", "c0-t0", "Move the 5 of hearts from the cell to row 1, on the 6 of hearts."),
        ("fastness=t0~9C5H.t1~*KS", "t0-c1", "Move the 5 of hearts from row 1 into cell 2."),
        (with_walls(s2="*"), "r00-r11", "Swap the 6 of clubs and the 2 of hearts."),
    ],
)
def test_a_hint_invites_to_a_move(text: str, move: str, said: str) -> None:
    model = table(text)
    source, target = move.split("-")
    dst = pile(model, "fH" if target == "h" else target)
    assert invited(ENGLISH, model.deal.game, model.position, Move(pile(model, source), dst)) == said


@pytest.mark.parametrize(
    "reason, cards, said",
    [
        (Reason.FREES, (25,), "That frees the king of diamonds, which can go home."),
        (Reason.LEADS_TO, (25,), "That brings the king of diamonds nearer home."),
        (Reason.EMPTIES, (), "That makes room for any card."),
        (Reason.TAKES_LANE, (25,), ""),
        (Reason.GOES_HOME, (), ""),
        (Reason.BUILDS, (25,), ""),
    ],
)
def test_a_hint_says_what_the_move_is_good_for(reason: Reason, cards: tuple[int, ...], said: str) -> None:
    assert reason_said(ENGLISH, FORTRESS, Hint(4, 0, Move(4, 5), reason, cards)) == said


def test_where_rows_take_kings_only_an_emptied_row_makes_room_for_a_king() -> None:
    emptied = Hint(4, 0, Move(4, 5), Reason.EMPTIES)
    assert reason_said(ENGLISH, PENELOPES_WEB, emptied) == "That makes room for a king."


def test_the_first_card_home_sets_the_base() -> None:
    """Bug: in Castles End the first hint was to play a card home, and nothing said what that decides."""
    begins = Hint(4, 0, Move(4, 0), Reason.SETS_BASE, (card_of(2, 12),))
    assert reason_said(ENGLISH, CASTLES_END, begins) == "That sets the base: then all suits begin with their queen."


def test_a_card_that_leaves_a_cell_frees_it() -> None:
    one, two = SIEGECRAFT.index("c0"), FASTNESS.index("c1")
    found = Hint(one, 0, Move(one, 5), Reason.FREES_CELL)
    assert reason_said(ENGLISH, SIEGECRAFT, found) == "Then the cell is free again."
    assert reason_said(ENGLISH, FASTNESS, found._replace(pile=two)) == "Then a cell is free again."


def test_who_sees_the_table_is_told_in_fewer_words() -> None:
    swap = table(with_walls(s2="*"))
    seen = ENGLISH, swap.deal.game, swap.position
    move = Move(pile(swap, "r00"), pile(swap, "r11"))
    assert invited_seen(*seen, move) == invited(*seen, move)
    won = at(WON)
    move = Move(pile(won, "t1"), pile(won, "fS"))
    assert invited_seen(ENGLISH, won.deal.game, won.position, move) == "Put the ace of spades home."


def test_a_hint_tells_the_move_what_it_uncovers_and_the_reason() -> None:
    model = table("fortress=t0~9C5H4H.t2~*")
    found = Hint(pile(model, "t0"), None, Move(pile(model, "t0"), pile(model, "t9")), Reason.EMPTIES)
    assert told(ENGLISH, model.deal.game, model.position, found) == "Turn a card."
    seen = found._replace(card=model.position[found.pile][-1])
    assert told(ENGLISH, model.deal.game, model.position, seen) == (
        "Move the 4 of hearts from row 1 to row 10, which is empty. That uncovers the 5 of hearts. "
        "That makes room for any card."
    )


BOTH = "That uncovers the 5 of hearts and brings the 9 of clubs nearer home."


@pytest.mark.parametrize(
    "text, later, why, whole",
    [
        ("fortress=fH~AH2H.t0~9C5H4H.t2~*", "5H", "That uncovers the 5 of hearts, which you will need soon.", None),
        ("fortress=t0~9C5H4H.t2~*", "5H", "That uncovers the 5 of hearts.", None),
        ("chessboard=t0~9C5H4H.t2~*", "5H", "That uncovers the 5 of hearts.", None),
        ("fortress=t0~9C5H4H.t2~*", "9C", "That brings the 9 of clubs nearer home.", BOTH),
    ],
)
def test_a_card_that_is_uncovered_is_named_once(text: str, later: str, why: str, whole: str | None) -> None:
    """Bug: it uncovers the king of spades, it brings the king of spades nearer home."""
    model = table(text)
    src = pile(model, "t0")
    found = Hint(src, model.position[src][-1], Move(src, pile(model, "t9")), Reason.LEADS_TO, (parse_card(later),))
    seen = ENGLISH, model.deal.game, model.position, found
    assert why_said(*seen) == why
    assert told(*seen) == f"Move the 4 of hearts from row 1 to row 10, which is empty. {whole or why}"
