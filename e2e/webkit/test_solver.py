"""The solver's worker in WebKit: it starts, answers, and is asked again."""

import pytest

from e2e.games.test_solver import DIES, SECOND, UNDECIDED
from e2e.kit.hands import by_letters
from e2e.kit.lines import recorded
from e2e.webkit.conftest import OpenShared

LINE = recorded("fortress-ms33.txt")


def test_the_light_tells_that_a_deal_can_be_won_and_a_hint_shows_a_move(open_shared: OpenShared) -> None:
    page = open_shared(LINE.deal.text)
    page.keyboard.press("l")
    page.table("light", "winnable")
    page.says("#status", "This deal can be won")
    page.keyboard.press("h")
    page.says("#status", "Look at")
    page.keyboard.press("h")
    page.found("#table [data-hint]")
    by_letters(page, LINE.deal.game, LINE.steps[0].before, LINE.steps[0].move)
    page.table("light", "off")
    page.keyboard.press("l")
    page.table("light", "winnable")


def test_the_light_tells_that_a_deal_is_lost(open_shared: OpenShared) -> None:
    page = open_shared("streets-and-alleys:ms1")
    page.keyboard.press("l")
    page.table("light", "lost")


@pytest.mark.thorough
def test_a_worker_that_dies_while_it_thinks_is_missed(open_shared: OpenShared) -> None:
    page = open_shared(UNDECIDED)
    page.goto(UNDECIDED)  # anew, for the workers are counted from the load on
    page.keyboard.press("l")
    page.found("script[name^=solver]")
    page.until("() => document.querySelector('#tools .sign')?.dataset.sign?.endsWith('%')")
    page.evaluate(f"() => {DIES}")
    page.found(SECOND)
    page.forgive()  # what the console says of a worker that died
