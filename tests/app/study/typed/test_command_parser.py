"""What a player may type."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ramparts.app.messages.intents import (
    Back,
    DealOn,
    Finish,
    GiveUp,
    Hint,
    Intent,
    Look,
    New,
    NextLevel,
    Open,
    Play,
    Prefer,
    Read,
    Redo,
    Restart,
    Say,
    Show,
    Undo,
    Watch,
)
from ramparts.app.messages.questions import AboutCard, AboutPile
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Rules
from ramparts.app.state.preferences import Prefs
from ramparts.app.study.typed.command_parser import understood
from ramparts.app.words.languages import LANGUAGES, catalogue
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import parse_card
from tests.kit.playing.city import with_walls
from tests.kit.playing.play import played
from tests.kit.visit.table import cards, pile, table, told

FORTRESS = table("fortress:ms33")


def said(model: Model, *lines: str) -> Model:
    return told(model, *(Say(line) for line in lines))


@pytest.mark.parametrize(
    "line, intent",
    [
        ("undo", Undo()),
        ("Undo!", Undo()),
        ("u", Undo()),
        ("redo", Redo()),
        ("restart", Restart()),
        ("hint", Hint()),
        ("light", Look()),
        ("back", Back()),
        ("solution", Watch()),
        ("finish", Finish()),
        ("turn a card", DealOn()),
        ("d", DealOn()),
        ("next level", NextLevel()),
        ("give up", GiveUp()),
        ("new", Show("new")),
        ("rules", Show(Rules())),
        ("keys", Show("keys")),
        ("history", Show("history")),
        ("menu", Show("menu")),
        ("close", Show()),
        ("outside", Read("outside")),
        ("foundations", Read("foundations")),
        ("moves", Read("moves")),
        ("last move", Read("last")),
        ("score", Read("deal")),
        ("table", Read("table")),
        ("read the moves", Read("moves")),
        ("row 6", Read(AboutPile(pile(FORTRESS, "t1")))),
        ("read row 6", Read(AboutPile(pile(FORTRESS, "t1")))),
        ("6", Read(AboutPile(pile(FORTRESS, "t1")))),
        ("t6", Read(AboutPile(pile(FORTRESS, "t6")))),
        ("foundation of clubs", Read(AboutPile(pile(FORTRESS, "fC")))),
        ("QS", Read(AboutCard(parse_card("QS")))),
        ("where is QS", Read(AboutCard(parse_card("QS")))),
        ("Where is the queen of spades?", Read(AboutCard(parse_card("QS")))),
        ("find 10 of hearts", Read(AboutCard(parse_card("TH")))),
        ("new chessboard", New("chessboard", 99_999)),
        ("play the Besieged City", New("besieged-city", 99_999)),
        ("open fortress:ms34", Open("fortress:ms34")),
        ("open ms34", Open("fortress:ms34")),
        ("chessboard:ms34", Open("chessboard:ms34")),
        ("fortitude/4:77000", Open("fortitude/4:77000")),
    ],
)
def test_a_word_is_a_command_or_a_question(line: str, intent: Intent) -> None:
    found = understood(FORTRESS, line, 99_999)
    assert (type(found), found) == (type(intent), intent)


@pytest.mark.parametrize(
    "line",
    ["t8-h", "9 h", "9 home", "row 9 to home", "AD h", "ace of diamonds home", "play AD home", "put the AD on home"],
)
def test_a_card_is_played_home_in_many_words(line: str) -> None:
    moved = said(FORTRESS, line)
    assert cards(moved, "fD") == "AD"
    assert moved.ui.said == "Ace of diamonds home from row 9. Uncovers 4 of spades."


@pytest.mark.parametrize(
    "line",
    [
        *("t3-t5", "t3 t5", "t3->t5", "3 5", "3-5", "row 3 to row 5", "move row 3 onto row 5"),
        *("QD JD", "QD-JD", "qd on jd", "queen of diamonds to jack of diamonds", "Queen of diamonds on row 5", "3 JD"),
    ],
)
def test_a_card_is_moved_in_many_words(line: str) -> None:
    assert cards(said(FORTRESS, line), "t5").endswith("JDQD")


COVERED = "The queen of spades lies in row 2, under these cards, the end card first: ace of hearts, 4 of clubs."


@pytest.mark.parametrize(
    "line, answer",
    [
        ("3 7", "The queen of diamonds only goes on the jack or king of diamonds."),
        ("KD home", "The king of diamonds cannot go home yet: first comes the ace of diamonds."),
        ("8 3 ", "King of diamonds from row 8 to row 3, on queen of diamonds. Uncovers 9 of spades."),
        ("QS home", COVERED),
        ("2 QS", COVERED),
        ("QS KS", COVERED),
        ("foundation of clubs to row 1", "Foundation of clubs, empty, needs ace of clubs."),
        ("flibbertigibbet", "I did not understand: flibbertigibbet. Try “help”."),
        ("play flute", "I did not understand: play flute. Try “help”."),
        ("new flute", "I did not understand: new flute. Try “help”."),
        ("open", "I did not understand: open. Try “help”."),
        ("t3-t5:9", "Row 3, 5 cards, end card queen of diamonds."),
        ("t3-t5:3", "The 7 of spades only goes on the 6 or 8 of spades."),
    ],
)
def test_what_cannot_be_done_is_answered_with_the_reason(line: str, answer: str) -> None:
    assert said(FORTRESS, line).ui.said == answer


@pytest.mark.parametrize("line", ["help", "?", "", "  "])
def test_help_says_what_may_be_typed(line: str) -> None:
    assert said(FORTRESS, line).ui.said.startswith("Moves: 3 7 (row 3 to row 7)")


def test_a_run_is_moved_by_naming_its_deepest_card_or_its_length() -> None:
    run = table("fortress=t0~3H4H5H.t1~6H.t2~*")
    for line in ("3 of hearts to row 3", "t0-t3:3", "t0 t3:3"):
        assert cards(said(run, line), "t3") == "5H4H3H"
    assert cards(said(run, "3 of hearts on 6 of hearts"), "t1") == "6H5H4H3H"
    assert cards(said(run, "1 6"), "t1") == "6H5H"


def test_where_two_moves_are_meant_alike_the_player_is_asked() -> None:
    model = table(
        with_walls(r00="3D", r01="6C", w0="4D", n0="4D", e0="2C", e2="6H", r02="2H", w3="2D", r12="4H", s="*")
    )
    assert said(model, "3D 4D").ui.said == (
        "Which do you mean: reserve row 1 place 1 to west rampart 1 or reserve row 1 place 1 to north rampart 1?"
    )
    assert cards(said(model, "3D to north rampart 1"), "n0") == "4D3D"


def test_a_card_from_the_stack_is_turned_and_never_named() -> None:
    stock = table("fortitude:77000")
    for line in ("s-d", "stock to discard pile", "s h", "stock home"):
        assert understood(stock, line) == DealOn()
    top = stock.position[pile(stock, "s")][-1]
    assert understood(stock, f"{'A23456789TJQK'[top % 13]}{'CDHS'[top // 13]} h") != DealOn()


def test_nothing_is_played_when_the_game_is_over() -> None:
    over = told(table("fortitude:77000"), GiveUp())
    assert said(over, "1 7").ui.said == "The run has ended with 0 points."


def test_a_pile_that_is_gone_is_not_played() -> None:
    assert told(FORTRESS, Play(99, 4)) == FORTRESS
    assert told(FORTRESS, Play(4, -1)) == FORTRESS


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_are_understood_in_the_words_in_which_they_are_told(language: str) -> None:
    words = catalogue(language)
    model = told(FORTRESS, Prefer("language", language))
    assert cards(said(model, words.gettext("home, h").split(",")[0].join(["9 ", ""])), "fD") == "AD"
    assert understood(model, "undo") == Undo()


@given(
    played(longest=10),
    st.one_of(
        st.text(max_size=30),
        st.lists(
            st.sampled_from(
                [
                    "row",
                    "3",
                    "7",
                    "home",
                    "h",
                    "QS",
                    "KD",
                    "to",
                    "t3",
                    "s",
                    "d",
                    "fC",
                    "w0",
                    "r00",
                    "-",
                    ":",
                    "4",
                    "where",
                    "read",
                    "play",
                    "new",
                    "open",
                    "queen of hearts",
                    "talon",
                    "column 2",
                    "stock",
                    "undo",
                    "moves",
                ]
            ),
            max_size=6,
        ).map(" ".join),
    ),
)
@example(FORTRESS, "t3-t5:99")
def test_whatever_is_typed_is_answered(model: Model, line: str) -> None:
    after = said(model, line)
    assert after.ui.said
    assert after.ui.log[-1].asked == line
    assert after.ui.log[-1].answer == after.ui.said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_can_be_asked_for_by_its_name(language: str) -> None:
    model = table("fortress:ms33", prefs=Prefs(language=language))
    for title in TITLES.values():
        for name in (title.id, title.name, catalogue(language).gettext(title.name)):
            spoken = {name, name.upper(), name.replace("-", " "), *(name.replace("'", sign) for sign in "\u2018\u2019")}
            assert {understood(model, f"new {each}", 1) for each in spoken} == {New(title.id, 1)}
