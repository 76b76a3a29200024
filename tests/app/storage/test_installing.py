"""The platform intents about the browser's offer to install the page."""

from dataclasses import replace

from ramparts.app.messages.intents import Touch
from ramparts.app.messages.platform_intents import Install, Installable, Prompt
from tests.kit.visit.visits import Visit


def test_the_browser_is_let_ask_whether_to_install_what_it_offered_to() -> None:
    visit = Visit("fortress:ms33").wants(Installable(offered=True))
    assert visit.model.ui.installable
    assert visit.told(Prompt) == []
    assert visit.wants(Install()).told(Prompt) == [Prompt()]
    assert not visit.wants(Installable(offered=False)).model.ui.installable


def test_an_offer_of_the_browser_changes_nothing_on_the_table() -> None:
    visit = Visit("fortress:ms33").plays("t1-h").wants(Touch(5, 4))
    before = visit.model
    after = visit.wants(Installable(offered=True)).model
    assert before.ui.pick is not None
    assert after.session == before.session
    assert replace(after.ui, installable=False) == before.ui
