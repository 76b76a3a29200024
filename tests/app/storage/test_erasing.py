"""Everything that is kept is deleted, but the deal on the table."""

from ramparts.app.messages.intents import Prefer
from ramparts.app.messages.platform_intents import Clear, Erase
from ramparts.app.state.game_record import Record
from ramparts.app.state.library import Aside, Best, Library
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.session import Run
from ramparts.app.storage.platform import elsewhere_said
from tests.kit.visit.table import told
from tests.kit.visit.visits import Visit


def test_everything_is_deleted_but_the_deal_on_the_table() -> None:
    visit = Visit("fortress:ms33").plays("t1-h").opens("fortitude:77000").wants(Prefer("theme", "dark"), Erase())
    model = visit.model
    assert (model.deal.text, len(model.history.nodes)) == ("fortitude/1:77000", 1)
    assert (model.prefs, model.library.best, model.library.records, model.library.games) == (Prefs(), (), (), ())
    assert visit.told(Clear) == [Clear()]
    assert visit.shelf.texts == {}
    assert model.ui.news == "Everything saved has been deleted."


def test_after_everything_was_deleted_a_new_record_begins() -> None:
    visit = Visit("fortress:ms33").plays("t1-h").wants(Erase()).plays("t1-h")
    assert visit.model.session.record.tries == 1
    assert set(visit.shelf.texts) == {"game", "record"}


def test_a_tab_that_keeps_nothing_deletes_nothing() -> None:
    visit = Visit("fortress:ms33", elsewhere=True).plays("t1-h")
    visit.wants(Erase())
    assert visit.told(Clear) == []
    assert visit.model.ui.problem == visit.model.ui.said == elsewhere_said(visit.model)


def test_nothing_is_left_of_the_ten_best_nor_of_what_was_solved_or_set_aside() -> None:
    model = Visit("fortress:ms33").plays("t1-h").model
    model = model.with_library(
        best=(Best("Ada", 9, 1),), solved=frozenset({"lesson:1"}), aside=(Aside("best.damaged1", "{"),)
    )
    blank = told(model, Erase())
    assert (blank.library, blank.session.record) == (Library(), Record("fortress:ms33"))


def test_the_run_on_the_table_begins_anew_and_does_not_count() -> None:
    """Its level may have been looked at to the end."""
    visit = Visit("fortitude:77000").plays("t3-t1")
    visit.model = visit.model.with_kind(Run(77000, (1, 2), marked=True))
    assert visit.wants(Erase()).model.run == Run(77000, ranked=False)
