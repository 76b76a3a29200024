"""A link with other moves of a deal that the player has a game of: nothing is spoilt without a word."""

import pytest

from ramparts.app.input.ui_commands import intent_of
from ramparts.app.messages.intents import GiveUp, Intent, New, Open, Say
from ramparts.app.messages.study_intents import Visit as Visiting
from ramparts.app.panels import panel
from ramparts.app.state.game_record import Record
from ramparts.app.state.library import Kept
from ramparts.app.state.panels import OtherMoves
from ramparts.app.state.session import Run
from ramparts.app.view.elements import texts
from ramparts.deals.notation import move_text
from ramparts.engine.play import moves
from tests.kit.playing.positions import deal
from tests.kit.visit.table import seated, standing
from tests.kit.visit.visits import CLUBS, DIAMONDS, HEARTS, SPADES, Visit, everything, nearly

DEAL = "fortress:ms33"
LINK = f"{DEAL};t2-h"


def pressed(visit: Visit, command: str) -> Visit:
    """The visit after a button of the question was pressed."""
    tree = panel(visit.model)
    assert command in str(tree)
    intent = intent_of(visit.model, command, 0)
    assert intent is not None
    return visit.wants(intent)


def begun() -> Visit:
    return Visit(DEAL).plays("t1-h", "t2-h")


@pytest.mark.parametrize("begun_elsewhere", [(), (Open("chessboard:ms1"),), (Visiting("lesson:1"),)])
def test_the_player_is_asked_before_a_link_spoils_a_game(begun_elsewhere: tuple[Intent, ...]) -> None:
    """Bug: one look at the moves of a link, and the game that was being played counted no more, for good."""
    visit = begun().wants(*begun_elsewhere)
    before = everything(visit.model)
    visit.wants(Open(LINK))
    assert visit.model.ui.panel == OtherMoves(DEAL, LINK)
    assert "You are playing this deal yourself." in visit.model.ui.said
    assert everything(visit.model)[:3] == before[:3]
    assert visit.model.library.games == visit.again().model.library.games
    tree = panel(visit.model)
    assert tree is not None
    assert visit.model.ui.said in texts(tree)
    pressed(visit, f"link:{DEAL}")
    assert (visit.model.deal.text, visit.model.ui.panel, visit.model.session.record.shown) == (DEAL, "", False)
    assert len(visit.model.history.nodes) == 3


def test_a_deal_without_moves_asks_nothing() -> None:
    """Bug: so it did where the game was of a run that has ended."""
    run = Visit("fortress:ms1").wants(New("fortitude", 77_006), Say("t3-h"), GiveUp())
    deal = run.model.deal.text
    assert run.wants(Open("fortress:ms1"), Open(deal)).model.ui.panel == ""


@pytest.mark.parametrize("begun_elsewhere", [(), (Open("chessboard:ms1"),)])
def test_who_wants_to_see_the_moves_sees_them_and_loses_no_line(begun_elsewhere: tuple[Intent, ...]) -> None:
    visit = pressed(begun().wants(*begun_elsewhere, Open(LINK)), f"link:{LINK}")
    assert (visit.model.deal.text, visit.model.ui.panel, visit.model.session.record.shown) == (DEAL, "", True)
    assert (len(visit.model.history.nodes), len(visit.model.history.line)) == (4, 1)
    assert visit.wants(Open(f"{DEAL};t7-t1")).model.ui.panel == ""  # there is nothing left to spoil


def test_a_link_opened_with_the_page_asks_too() -> None:
    shelf = begun().shelf
    visit = Visit(LINK, shelf)
    assert visit.model.ui.panel == OtherMoves(DEAL, LINK)
    assert len(visit.model.history.nodes) == 3
    assert not Visit(shelf=shelf).model.session.record.shown


@pytest.mark.parametrize(
    "link", [DEAL, f"{DEAL};t1-h", f"{DEAL};t1-h;t2-h", "fortress:ms34;t5-t7", "chessboard:ms1", "nonsense"]
)
def test_nothing_is_asked_where_nothing_is_spoilt(link: str) -> None:
    visit = begun().wants(Open(link))
    assert not isinstance(visit.model.ui.panel, OtherMoves)
    assert not visit.wants(Open(DEAL)).model.session.record.shown


def test_nothing_is_asked_before_the_first_move_nor_of_a_game_that_was_won() -> None:
    assert Visit(DEAL).wants(Open(LINK)).model.ui.panel == ""
    won = Visit(nearly("S")).plays("t0-h", "t1-h").wants(Open(f"{nearly('S')};t0-t2"))
    assert won.model.ui.panel == ""
    assert (won.model.session.record.won, won.model.session.record.shown) == (True, False)


def ranked(visit: Visit) -> bool:
    run = visit.model.run
    assert run is not None
    return run.ranked


RUN = "fortitude/1:77006"


def test_a_run_of_the_ten_best_is_not_spoilt_without_a_word() -> None:
    visit = Visit(DEAL).wants(New("fortitude", 77_006), Say("t3-h"), Open(f"{RUN};t5-h"))
    assert (visit.model.ui.panel, ranked(visit)) == (OtherMoves(RUN, f"{RUN};t5-h"), True)
    assert not ranked(pressed(visit, f"link:{RUN};t5-h"))


def test_a_run_that_is_not_begun_is_not_asked_about_nor_is_a_link_whose_moves_cannot_be_made() -> None:
    visit = Visit(DEAL).wants(New("fortitude", 77_006), Open(f"{RUN};t5-h"))
    assert (visit.model.ui.panel, ranked(visit)) == ("", False)
    visit = Visit(DEAL).wants(New("fortitude", 77_006), Say("t3-h"), Open(f"{RUN};t3-t3"))
    assert (visit.model.ui.panel, ranked(visit)) == ("", True)
    assert visit.model.ui.problem.startswith("This cannot be opened: ")


def test_nor_is_a_run_that_does_not_count_anyway() -> None:
    visit = Visit(DEAL).wants(Open(RUN), Open(f"{RUN};t5-h"))
    assert (visit.model.ui.panel, ranked(visit)) == ("", False)


def test_a_run_whose_level_is_won_is_not_spoilt_without_a_word_either() -> None:
    visit = Visit(DEAL)
    won = standing(f"fC~{CLUBS[:22]}.fD~{DIAMONDS[:22]}.fH~{HEARTS[:22]}.fS~{SPADES[:20]}.t0~JS", 1)
    visit.model = won.with_record(Record(won.deal.text))
    visit.wants(Say("t0-h"))
    assert (visit.model.state, visit.model.session.record.tries) == ("won", 1)
    visit.wants(Open(f"{won.deal.text};t3-t1"))
    assert (isinstance(visit.model.ui.panel, OtherMoves), ranked(visit)) == (True, True)


@pytest.mark.parametrize("left", [(), (Open(DEAL),)])
def test_neither_is_one_whose_next_level_is_not_begun(left: tuple[Intent, ...]) -> None:
    visit = Visit(DEAL)
    visit.model = seated(deal("fortitude/2:77000"), Run(77_000, (1,))).with_record(Record("fortitude/2:77000"))
    moved = move_text(visit.model.deal.game, moves(visit.model.deal.game, visit.model.position)[0])
    visit.wants(*left, Open(f"fortitude/2:77000;{moved}"))
    assert isinstance(visit.model.ui.panel, OtherMoves)


@pytest.mark.parametrize("tries, asks", [(0, False), (1, True)])
def test_of_an_earlier_game_that_cannot_be_read_the_record_is_not_spoilt_without_a_word(tries: int, asks: bool) -> None:  # noqa: FBT001
    visit = Visit("chessboard:ms1")
    kept = Kept(DEAL, "{")
    visit.model = visit.model.with_library(games=(kept,), records=(Record(DEAL, tries=1),) * tries)
    assert isinstance(visit.wants(Open(LINK)).model.ui.panel, OtherMoves) == asks
    assert kept in visit.model.library.games
