"""Deals put on the table: chosen ones, links, and links that are none."""

from dataclasses import replace

import pytest

from ramparts.app.messages.intents import Heard, New, NextLevel, Open, Redo, Show, Undo
from ramparts.app.messages.solver_protocol import Answer
from ramparts.app.state.game_record import Record
from ramparts.app.state.session import Run
from ramparts.app.view.board import board
from ramparts.games.catalogue import TITLES
from tests.kit.playing.city import RESERVE, with_walls
from tests.kit.playing.positions import deal
from tests.kit.visit.malformed import LINKS
from tests.kit.visit.table import cards, drags, seated, standing, table, tap, told
from tests.kit.visit.visits import Visit

RED = "AD2D3D4D5D6D7D8D9DTDJDQDKD"


@pytest.mark.parametrize(
    "text, said",
    [
        ("fortress:ms33", "Fortress, deal ms33."),
        ("chessboard:32000", "Chessboard, deal 32000."),
        ("fortitude:77000", "Fortitude, run 77000, level 1."),
        ("fortitude/4:77000", "Fortitude, run 77000, level 4."),
        ("besieged-city:32000", "The Besieged City, deal 32000."),
    ],
)
def test_a_deal_is_opened_by_its_text(text: str, said: str) -> None:
    model = told(table("streets-and-alleys:ms1"), Open(text))
    assert model.ui.said == said
    assert model.deal == table(text).deal


def test_a_position_is_opened_by_its_text() -> None:
    text = table("fortress=t0~5H.t1~*").deal.text
    assert told(table("fortress:ms1"), Open(text)).ui.said == "Fortress, starting from a given position."


def test_a_link_leads_through_its_moves() -> None:
    model = told(table("fortress:ms1"), Open("fortress:ms33;t1-h;t2-h"))
    assert cards(model, "fS") == "AS"
    assert cards(told(model, Undo()), "fH") == ""


def test_a_breach_that_one_card_can_fill_is_filled_when_the_position_is_opened() -> None:
    bare = dict.fromkeys(RESERVE, "") | {"r32": "9S"}
    model = told(table("fortress:ms33"), Open(deal(with_walls(**bare, w1="", s2="*")).text))
    assert cards(model, "w1") == "9S"
    assert model.ui.said.endswith("9 of spades from reserve row 4 place 3 to west rampart 2, which was empty.")
    assert cards(told(model, Undo()), "r32") == "9S"


def test_a_breach_that_several_can_fill_is_told_of_when_the_position_is_opened() -> None:
    model = told(table("fortress:ms33"), Open(deal(with_walls(w1="", s2="*")).text))
    assert model.ui.said.endswith("West rampart 2 has to be filled now.")
    assert model.position == model.deal.start


def test_a_link_to_the_end_of_a_game_says_so() -> None:
    """Bug: it was silent."""
    full = ".".join(f"f{suit}~" + "".join(rank + suit for rank in "A23456789TJQK") for suit in "CHS")
    text = f"fortress={full}.fD~{RED[:-2]}.t0~KD"
    assert told(table("fortress:ms1"), Open(f"{text};t0-h")).ui.said.endswith("Won: all 52 cards are home.")


def test_the_deal_on_the_table_is_opened_without_losing_its_game() -> None:
    model = drags(table("fortress:ms33"), "t1-h")
    assert told(model, Open("fortress:ms33")).history == model.history


def test_the_deal_on_the_table_is_named_again() -> None:
    """Bug: the sentence about a link that failed stayed."""
    model = told(table("fortress:ms33"), Open("nonsense"), Open("fortress:ms33"))
    assert (model.ui.said, model.ui.problem) == ("Fortress, deal ms33.", "")


def test_moves_of_a_link_to_the_deal_on_the_table_become_a_branch_of_its_game() -> None:
    model = told(drags(table("fortress:ms33"), "t1-h"), Open("fortress:ms33;t2-h", sure=True))
    assert len(model.history.nodes) == 3
    assert cards(model, "fH") == "AH"
    assert cards(model, "fS") == ""
    assert told(model, Undo(), Redo()).history == model.history


@pytest.mark.parametrize("link, said", LINKS)
def test_a_malformed_link_gives_one_sentence_and_leaves_the_game_alone(link: str, said: str) -> None:
    model = tap(drags(table("fortress:ms33"), "t1-h"), "t3")
    refused = told(model, Open(link))
    assert said in refused.ui.said
    assert refused.ui.said.startswith("This cannot be opened: ")
    assert refused.ui.said.endswith(".")
    assert len(refused.ui.said) < 500
    assert refused.ui.problem == refused.ui.said
    problem = refused.ui.problem
    assert refused == replace(model, now=refused.now).with_ui(said=problem, problem=problem, again=refused.ui.again)


def test_a_link_that_may_mean_two_moves_is_refused() -> None:
    text = table(with_walls(w0="5C", s2="*4C", s="AD")).deal.text
    said = told(table("fortress:ms33"), Open(f"{text};4C-w0")).ui.said
    assert said.endswith("'4C-w0' could mean any of w1-w0, s2-w0.")


def test_foundations_out_of_order_are_refused() -> None:
    text = "fortress=fD~2D.t0~" + "".join(
        f"{rank}{suit}" for suit in "CDHS" for rank in "A23456789TJQK" if rank + suit != "2D"
    )
    assert "2D is out of order on foundation fD" in told(table("fortress:ms1"), Open(text)).ui.said


def test_a_new_random_deal_of_a_ladder_begins_a_ranked_run_and_a_chosen_one_an_unranked() -> None:
    model = table("fortress:ms33")
    assert told(model, New("fortitude", 77000)).run == Run(77000)
    assert told(model, Open("fortitude:77000")).run == Run(77000, ranked=False)
    assert told(model, Open("fortitude/4:77000")).run == Run(77000, ranked=False)
    assert told(model, New("fortress", 77000)).run is None
    assert told(model, Open(table("fortitude=t0~*").deal.text)).run is None


def test_a_link_with_moves_ends_the_ranking_of_a_run_but_a_reload_does_not() -> None:
    """Bug: turned cards could be taken back, and a solution pasted, in a ranked run."""
    model = table("fortitude:77000", "t3-t1")
    assert told(model, Open("fortitude:77000")).run == Run(77000)
    assert told(model, Open("fortitude/1:77000;s-d", sure=True)).run == Run(77000, ranked=False)


def test_a_new_deal_keeps_preferences_and_closes_panels() -> None:
    model = told(table("fortress:ms33"), New("chessboard", 32000))
    assert model.prefs == table("fortress:ms33").prefs
    assert (model.ui.panel, model.ui.pick) == ("", None)


@pytest.mark.parametrize(
    "text, words",
    [
        ("fortress:ms33", "ms33"),
        ("fortress:32000", "32000"),
        ("fortress=t0~*", "a position"),
        ("fortitude=t0~*", "a position"),
        ("fortitude/4:77000", "level 4, 0 points, run 77000"),
    ],
)
def test_the_facts_of_a_deal_in_a_few_words(text: str, words: str) -> None:
    assert board(table(text)).facts == words


def test_the_table_is_set_for_the_first_row() -> None:
    model = table("besieged-city:32000")
    assert model.deal.game.piles[seated(model.deal).ui.focus.pile].id == "w0"


ANY_SUIT = "Any 4 can go on any 5."
IN_SUIT = "A 4 can go on the 3 or the 5 of its suit."
IN_COLOURS = "A red 4 can go on a black 3 or 5."
KINGS = "Only a king may go into an empty row."


@pytest.mark.parametrize(
    "text, shown",
    [
        ("fortress:ms33", f"Get the aces out first. {IN_SUIT}"),
        (
            "beleaguered-castle:ms33",
            f"Get the 2s out first. {ANY_SUIT}",
        ),
        ("chessboard:32000", f"Bring all cards home. {IN_SUIT}"),
        ("exiled-kings:32000", f"Bring all cards home. {ANY_SUIT} {KINGS}"),
        ("penelopes-web:32000", f"Get the aces out first. {ANY_SUIT} {KINGS}"),
        ("fortitude:32000", "Bring all cards home, suit by suit."),
        ("besieged-city:32000", "Bring all cards home, suit by suit."),
        ("fortress:ms33;t1-h", f"Bring all cards home. {IN_SUIT}"),
    ],
)
def test_who_sees_the_title_reads_what_there_is_to_do_instead_of_the_deals_name(text: str, shown: str) -> None:
    """Bug: "Fortress, deal ms33." stood beside the title "Fortress" and its number."""
    model = told(table("streets-and-alleys:ms1"), Open(text))
    assert board(model).status == model.ui.said != shown
    assert board(model).seen == shown


def test_where_a_base_has_to_be_set_first_that_is_what_there_is_to_do() -> None:
    first = table("castles-end:ms1")
    assert board(first).seen == f"Begin with any card. {IN_COLOURS}"
    assert board(told(first, Open("castles-end:ms2;t0-h"))).seen == f"Bring all cards home. {IN_COLOURS}"


def test_who_has_won_a_title_is_not_told_how_its_cards_go_together() -> None:
    winner = table("streets-and-alleys:ms1").with_library(records=(Record("fortress:ms1", tries=1, won=True),))
    assert board(told(winner, Open("fortress:ms33"))).seen == "Bring all cards home. Get the aces out first."
    assert board(told(winner, Open("chessboard:32000"))).seen.endswith(IN_SUIT)


def test_the_deal_that_is_on_the_table_is_opened_without_the_panel() -> None:
    opened = told(table("fortress:ms33", "t1-h"), Show("menu"), Open("fortress:ms33"))
    assert (opened.ui.panel, len(opened.history.nodes)) == ("", 2)


def test_of_a_new_deal_nothing_is_known_and_an_answer_about_the_former_one_comes_too_late() -> None:
    visit = Visit("fortress:ms33").plays("t1-h").helped()
    before = replace(visit.model, analysis=replace(visit.model.analysis, absent="No solver."))
    assert before.analysis.known
    dealt = told(before, Open("fortress:ms34"))
    assert (dealt.analysis.known, dealt.analysis.absent) == ({}, "No solver.")
    late = Heard(Answer(before.analysis.ask, "fortress:ms33", "lost"))
    assert told(dealt, late).analysis == dealt.analysis
    assert dealt.analysis.ask >= before.analysis.ask > 0


def test_after_the_last_level_there_is_no_next() -> None:
    last = TITLES["fortitude"].levels
    game = TITLES["fortitude"].at(last)
    homes = ".".join(f"f{suit}~" + "".join(f"{r}{suit}" for r in "A23456789TJQK"[: game.top_rank]) for suit in "CDHS")
    won = standing(homes, last)
    assert won.state == "won"
    assert told(won, NextLevel()) == won
