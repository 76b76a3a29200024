"""Codes from another device: collected in any order, told of, and brought in when the player says so."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.app.codec.travel_codec import codes_of
from ramparts.app.input.ui_commands import intent_of, submitted
from ramparts.app.messages.effects import Store
from ramparts.app.messages.intents import Show
from ramparts.app.messages.platform_intents import Import
from ramparts.app.messages.study_intents import Typed
from ramparts.app.panels import panel
from ramparts.app.state.panels import Taking
from ramparts.app.storage.import_export import export_text
from ramparts.app.view.elements import Node, texts
from tests.app.study.travel.test_send_panel import buttons
from tests.kit.examples import examples
from tests.kit.visit.visits import Visit, everything

PAGE = "https://ramparts.example/#"
OTHER = Visit("fortress:ms33").plays("t1-h", "t2-h").opens("chessboard:ms7").model
EXPORT = export_text(OTHER)
CODES = codes_of(EXPORT, 60)
SEVEN = codes_of(EXPORT, -(-60 * len(CODES) // 7))
ALL_HERE = "Everything has arrived."
BRING = "bring"


def drawn(visit: Visit) -> Node:
    """The open panel."""
    tree = panel(visit.model)
    assert tree is not None
    return tree


def taken(*codes: str) -> Visit:
    """Somebody with a game of their own who has read codes."""
    return Visit("citadel:ms33").plays("t0-t3").wants(*(Typed(PAGE + code) for code in codes))


def presses(visit: Visit, command: str) -> Visit:
    """The visit after a button of the open panel."""
    assert command in buttons(drawn(visit))
    intent = intent_of(visit.model, command, 0)
    assert intent is not None
    return visit.wants(intent)


def played(visit: Visit) -> tuple[object, ...]:
    """What is kept, but for the times that go on meanwhile."""
    return (*everything(visit.model)[:6], visit.model.library.games)


@examples(20)
@given(st.permutations(CODES))
def test_codes_in_any_order_bring_what_a_file_brings(codes: list[str]) -> None:
    visit = presses(taken(*codes), BRING)
    assert visit.model.ui.news == "Everything is here now."
    by_file = taken().wants(Import(EXPORT))
    assert everything(visit.model)[:6] == everything(by_file.model)[:6]
    assert {kept.deal for kept in visit.model.library.games} == {kept.deal for kept in by_file.model.library.games}


def test_nothing_changes_before_the_player_says_so() -> None:
    """A link that somebody else has sent holds somebody else's games."""
    visit = taken()
    before = played(visit)
    visit.wants(Typed(PAGE + codes_of(EXPORT, 99_999)[0]))
    assert played(visit) == before
    assert visit.model.ui.news == visit.model.ui.said == ALL_HERE
    assert buttons(drawn(visit)) == ["close", BRING, "close"]
    assert visit.wants(Show()).model.ui.panel == ""
    assert played(visit) == before


def test_what_is_brought_in_is_kept_and_not_offered_again() -> None:
    visit = presses(taken(*CODES), BRING)
    assert visit.told(Store)
    assert buttons(drawn(visit)) == ["close"]
    assert Visit(shelf=visit.shelf).model.deal.text == OTHER.deal.text


def test_what_is_missing_is_told_by_its_numbers() -> None:
    assert len(SEVEN) == 7
    said = [
        taken(*(SEVEN[at - 1] for at in numbers)).model.ui.news for numbers in ((2,), (2, 4, 5), (1, 2, 3, 4, 5, 7))
    ]
    assert said == [
        "Pictures read: 1 of 7. Still missing: 1, 3 to 7.",
        "Pictures read: 3 of 7. Still missing: 1, 3, 6 to 7.",
        "Pictures read: 6 of 7. Still missing: 6.",
    ]


def test_a_code_that_comes_twice_counts_once() -> None:
    assert taken(SEVEN[0], SEVEN[0]).model.ui.news == "Pictures read: 1 of 7. Still missing: 2 to 7."


def test_several_can_be_pasted_at_once_with_words_between_them() -> None:
    visit = Visit().wants(Show(Taking()))
    intent = submitted(visit.model, "open", " and ".join(PAGE + code for code in SEVEN))
    assert intent is not None
    assert visit.wants(intent).model.ui.news == ALL_HERE


def test_a_damaged_one_is_told_and_takes_nothing_away() -> None:
    visit = taken(*SEVEN[:6])
    visit.wants(Typed(PAGE + SEVEN[6][:-7]))
    assert visit.model.ui.problem == visit.model.ui.said
    assert visit.model.ui.problem == "This cannot be read: picture 7 of 7 is damaged. Try it once more."
    assert visit.model.ui.problem in texts(drawn(visit))
    assert visit.wants(Typed(PAGE + SEVEN[6])).model.ui.news == ALL_HERE


def test_a_damaged_one_alone_opens_the_panel_in_which_another_can_be_pasted() -> None:
    visit = taken(SEVEN[0][:30])
    assert visit.model.ui.panel == Taking()
    assert "codes-text" in str(drawn(visit))


def test_a_newer_series_takes_the_place_of_the_one_before() -> None:
    newer = codes_of(export_text(Visit("fortress:ms33").plays("t8-h").model), 400)
    visit = taken(*SEVEN[:3], *newer)
    assert visit.model.ui.news == ALL_HERE
    assert presses(visit, BRING).model.deal.text == "fortress:ms33"


@pytest.mark.parametrize(
    "text", ['{"program": "ramparts", "version": 1}', '{"program": "ramparts", "version": 99, "best": 1}']
)
def test_what_came_whole_and_is_no_backup_is_told_and_changes_nothing(text: str) -> None:
    visit = taken(*codes_of(text, 99_999))
    before = played(visit)
    presses(visit, BRING)
    assert visit.model.ui.problem.startswith("This cannot be read, so nothing was changed: ")
    assert played(visit) == before
    assert buttons(drawn(visit)) == ["close"]


def test_to_bring_in_what_never_came_is_told() -> None:
    visit = Visit().wants(Typed("", sure=True))
    assert visit.model.ui.problem.startswith("This cannot be read, so nothing was changed: ")


def test_a_file_that_is_opened_with_the_page_is_read_as_what_it_is() -> None:
    assert Visit().wants(Typed(EXPORT)).model.ui.news == "Everything is here now."
    assert Visit().wants(Typed("fortress ms33")).model.deal.text == "fortress:ms33"
