"""The deals of the days on the table: from an address or the calendar to the result."""

from dataclasses import replace

import pytest

from ramparts.app.codec.game_codec import game_text
from ramparts.app.input.ui_commands import intent_of
from ramparts.app.messages.effects import Address, Effect, Store
from ramparts.app.messages.intents import Greeted, Heard, New, Open, Play, Prefer, Step, Watch
from ramparts.app.messages.platform_intents import Copied, Copy, Import, Keep, Reopen, Share
from ramparts.app.messages.solver_protocol import Answer
from ramparts.app.messages.study_intents import Typed
from ramparts.app.messages.study_intents import Visit as Opening
from ramparts.app.state.game_record import TIME, filed
from ramparts.app.state.session import FREE, Daily
from ramparts.app.storage.import_export import export_text
from ramparts.app.study.days.daily_deals import result
from ramparts.app.study.days.dates import date_said, numbered
from ramparts.app.view.captions import facts
from ramparts.app.view.ending import notice
from ramparts.app.view.toolbar import Tool
from ramparts.app.words.languages import LANGUAGES
from ramparts.deals.history import History
from ramparts.engine.play import moves
from ramparts.games.catalogue import TITLES
from ramparts.study.daily_lists import deal_of, published
from ramparts.study.days import parse_date
from tests.kit.days import SUNDAY, TODAY, visit
from tests.kit.playing.positions import deal
from tests.kit.visit.table import shown
from tests.kit.visit.visits import HOUR, Visit, nearly


def short(begun: Visit) -> Visit:
    """The same with another deal in the place of the one of the day: it is won with two moves."""
    model, dealt = begun.model, deal(nearly("S"))
    record = model.session.record._replace(deal=dealt.text)
    session = replace(model.session, deal=dealt, history=History.start(dealt.game, dealt.start), record=record)
    begun.model = model.with_session(session)
    return begun


def wins(begun: Visit) -> Visit:
    return short(begun).plays("t0-h", "t1-h")


@pytest.mark.parametrize("title", TITLES)
def test_an_address_opens_the_deal_of_its_day(title: str) -> None:
    if (title, parse_date(TODAY)) not in published():
        pytest.skip("its days have not been published yet")
    model = visit(f"daily:{TODAY}:{title}").model
    assert model.session.kind == Daily(TODAY)
    assert model.session.address == f"daily:{TODAY}:{title}"
    assert model.deal == deal_of(TITLES[title], parse_date(TODAY), published()[title, parse_date(TODAY)])
    assert shown(model).session == "daily"
    assert facts(model).endswith(TODAY)


def test_the_deal_is_told_with_its_day_and_grade() -> None:
    assert visit().model.ui.said == "The deal for 22 November: Fortress, cruel."


def test_today_alone_is_the_deal_of_the_game_on_the_table() -> None:
    assert visit("daily").model.session.address == f"daily:{TODAY}:fortress"
    assert visit("daily", "2026-11-23").model.session.address == "daily:2026-11-23:fortress"


def test_today_of_a_game_is_the_deal_of_the_day_on_which_it_is_opened() -> None:
    assert visit("daily:today:chessboard").model.session.address == f"daily:{TODAY}:chessboard"
    assert visit("daily:today:solitaire").model.ui.problem.startswith("There is nothing at the address")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("year", ["", " 2026"])
def test_a_day_is_understood_as_the_calendar_writes_it(language: str, year: str) -> None:
    """Bug: what stands on the page itself was no date in the field for one."""
    here = visit().wants(Prefer("language", language))
    for day in ("2026-11-01", "2026-11-02"):
        written = date_said(here.model.words, parse_date(day)) + year
        for text in (written, f"{here.model.words.gettext('Fortress')}, {written}"):
            assert here.wants(Typed(text)).model.session.address == f"daily:{day}:fortress"
    assert numbered(here.model, "Fortress:ms33") == "Fortress:ms33"


def test_a_date_that_is_none_gets_its_sentence() -> None:
    model = visit("daily:2026-02-30:fortress").model
    assert model.session.kind == FREE
    assert model.ui.problem == (
        "This cannot be opened: '2026-02-30' is not a date: write a day from the year 2000 on, such as 2026-11-22."
    )
    assert visit("daily:2026-11-22:solitaire").model.ui.problem.startswith("There is nothing at the address")


def test_moves_and_a_reload_leave_it_where_it_was() -> None:
    begun = visit()
    move = moves(begun.model.deal.game, begun.model.position)[0]
    begun.wants(Play(move.src, move.dst, move.count))
    assert begun.told(Address)[1:] == [Address(begun.model.session.address)]
    again = begun.again()
    assert again.model.session.kind == Daily(TODAY)
    assert again.model.session.address == begun.model.session.address
    assert not again.told(Address)


def test_a_reload_at_its_own_address_asks_for_nothing() -> None:
    begun = visit()
    again = Visit(begun.model.session.address, begun.shelf)
    assert again.model.session.kind == Daily(TODAY)
    assert [effect for effect in again.asked if not isinstance(effect, Store)] == []


def test_opened_again_it_stays_as_it_is() -> None:
    begun = short(visit()).plays("t0-h")
    assert len(begun.wants(Opening(f"daily:{TODAY}:fortress")).model.history.line) == 1


def test_opened_again_it_is_said_again() -> None:
    """Bug: the refusal of another text was still to be read beside it."""
    refused = visit("daily").wants(Open("nonsense"))
    assert "nonsense" in refused.model.ui.said
    again = refused.wants(Opening(f"daily:{TODAY}:fortress")).model.ui
    assert (again.said, again.problem) == ("The deal for 22 November: Fortress, cruel.", "")


def test_a_deal_that_was_left_is_taken_up_again_with_its_moves() -> None:
    begun = visit()
    begun.wants(New("chessboard", 123_456))
    assert begun.model.session.kind == FREE
    assert next(game.deal for game in begun.model.library.games) == SUNDAY
    assert begun.wants(Reopen(SUNDAY)).model.session.kind == Daily(TODAY)
    begun.wants(New("chessboard", 123_456), Opening(f"daily:{TODAY}:fortress"))
    assert begun.model.session.address == f"daily:{TODAY}:fortress"


def test_the_same_deal_is_another_session_when_it_is_the_one_of_the_day() -> None:
    free = Visit(SUNDAY)
    assert free.model.session.kind == FREE
    assert free.wants(Opening(f"daily:{TODAY}:fortress")).told(Address)[-1] == Address(f"daily:{TODAY}:fortress")


def test_what_is_won_on_its_day_counts_in_time() -> None:
    record = wins(visit()).model.session.record
    assert (record.won, record.date, record.timely) == (True, TODAY, True)


def test_an_earlier_day_is_won_but_not_in_time() -> None:
    record = wins(visit(today="2026-11-23")).model.session.record
    assert (record.won, record.date, record.timely) == (True, TODAY, False)


@pytest.mark.parametrize("later, timely", [(2 * HOUR, True), (TIME, False)])
def test_who_begins_before_midnight_has_a_day_to_win(later: int, *, timely: bool) -> None:
    begun = short(visit()).plays("t0-h")
    begun.model = replace(begun.model, today="2026-11-23")
    assert begun.plays("t1-h", after=later + 1).model.session.record.timely is timely


def test_a_clock_that_was_set_back_brings_no_day_back() -> None:
    begun = wins(visit("daily:2026-11-23:fortress", "2026-11-23"))
    begun.now -= 24 * HOUR
    begun.model = replace(begun.model, today=TODAY)
    begun.wants(Opening(f"daily:{TODAY}:fortress"))
    assert not wins(begun).model.session.record.timely


def test_two_tabs_the_second_keeps_nothing_until_the_first_is_closed() -> None:
    first = visit("")
    second = Visit(shelf=first.shelf, elsewhere=True)
    second.model = replace(second.model, today=TODAY)
    wins(second.wants(Opening(f"daily:{TODAY}:fortress")))
    assert not second.told(Store)
    second.wants(Keep(tuple(first.shelf.everything().items())))
    kept = Visit(shelf=first.shelf).model
    records = filed(kept.library.records, kept.session.record)
    assert [(record.date, record.timely) for record in records if record.won] == [(TODAY, True)]


def test_a_file_takes_days_along() -> None:
    begun = wins(visit())
    other = Visit("fortress:ms44").wants(Import(export_text(begun.model)))
    assert other.model.session.kind == Daily(TODAY)
    assert other.model.session.record == begun.model.session.record
    assert game_text(other.model.session) == game_text(begun.model.session)


def copied(begun: Visit) -> list[Effect]:
    return begun.wants(Share(result=True)).told(Copy)


def test_the_result_is_shared_as_text_with_the_link() -> None:
    begun = wins(visit())
    won = notice(begun.model, "won")
    assert won is not None
    assert [tool.command for tool in won.tools][:3] == ["again", "review", "share-result"]
    text = "Ramparts daily, 22 November: Fortress, 2 moves, no help"
    assert copied(begun) == [Copy(f"daily:{TODAY}:fortress", text)]
    assert begun.wants(Copied(result=True)).model.ui.said == "The result has been copied."


def test_the_result_says_that_there_was_help() -> None:
    begun = short(visit()).plays("t0-h").helped().plays("t1-h")
    assert result(begun.model).endswith("2 moves, with help")


def test_there_is_no_result_of_what_was_not_won() -> None:
    assert result(visit().model) == ""


def test_any_win_can_be_told() -> None:
    won = wins(Visit("fortress:ms33")).model
    assert result(won) == "Fortress, a position: won in 2 moves, without help. Can you do it too?"
    helped = won.with_record(won.session.record._replace(helped=True))
    assert result(helped) == "Fortress, a position: won in 2 moves, with help. Can you do it too?"


def test_a_win_that_was_shown_shares_the_link_alone() -> None:
    begun = short(visit()).wants(Watch("sure"))
    begun.wants(Heard(Answer(begun.model.analysis.ask, "", "winnable", line=("t0-h", "t1-h"))))
    while begun.model.analysis.showing is not None:
        begun.wants(Step(begun.model.analysis.showing.left))
    won = notice(begun.model, "won")
    assert won is not None
    assert [tool.command for tool in won.tools] == ["again", "review", "share", "rewatch"]


def test_a_day_that_is_won_leads_on_to_another_deal_as_every_win_does() -> None:
    """Bug: its main button was to share it, and no button led to another deal."""
    won = wins(visit().wants(Prefer("sound", "off")))
    shown = notice(won.model, "won")
    assert shown is not None
    assert len(shown.tools + shown.answers) == 4
    assert shown.tools[0] == Tool("again", "Next deal")
    on = intent_of(won.model, shown.tools[0].command, 7)
    assert on is not None
    assert won.wants(on).model.session.kind == FREE


def test_a_day_that_is_lost_leads_to_the_others() -> None:
    begun = Visit("fortress:ms1").wants(Greeted())
    begun.model = begun.model.with_kind(Daily(TODAY))
    lost = notice(begun.plays("t6-t9").model, "lost")
    assert lost is not None
    assert [tool.command for tool in lost.tools] == ["review", "back", "days", "aside"]
