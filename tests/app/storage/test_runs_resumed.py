"""A run whose deal comes to the table again: when it goes on, when it begins anew, and how it counts then."""

from dataclasses import replace

from ramparts.app.messages.intents import GiveUp, NextLevel, Undo
from ramparts.app.state.session import Run
from tests.kit.playing.positions import deal
from tests.kit.visit.table import seated, standing
from tests.kit.visit.visits import CLUBS, DIAMONDS, HEARTS, SPADES, Visit

LEVEL_2 = "fortitude/2:77000"


def at_level_2(run: Run) -> Visit:
    """A visit with a run that has come to its second level."""
    visit = Visit("fortress:ms33")
    model = seated(deal(LEVEL_2), run)
    visit.model = model.with_record(model.session.record._replace(deal=LEVEL_2))
    return visit


def test_a_run_goes_on_with_the_levels_it_has_cleared_and_with_its_mark() -> None:
    run = Run(77_000, (1,), marked=True)
    assert at_level_2(run).opens("fortress:ms33").opens(LEVEL_2).model.run == run


def test_a_run_that_has_ended_begins_anew_and_without_rank() -> None:
    visit = at_level_2(Run(77_000, (1,))).wants(GiveUp())
    assert visit.model.run is not None
    assert visit.model.run.over
    assert visit.opens("fortress:ms33").opens(LEVEL_2).model.run == Run(77_000, ranked=False)


def cleared(visit: Visit) -> Visit:
    """The visit with a ranked run that has cleared its first level."""
    won = standing(f"fC~{CLUBS[:22]}.fD~{DIAMONDS[:22]}.fH~{HEARTS[:22]}.fS~{SPADES[:22]}", 1)
    visit.model = replace(won, library=visit.model.library, now=visit.now)
    return visit


def test_a_level_that_was_played_before_its_turn_costs_the_run_its_rank_and_no_level() -> None:
    visit = cleared(Visit(LEVEL_2).plays("t0-t6").opens("fortress:ms33")).wants(NextLevel())
    assert (visit.model.run, len(visit.model.history.nodes)) == (Run(77_000, (1,), ranked=False), 2)


def test_and_it_is_marked_where_cards_of_the_stack_were_seen() -> None:
    visit = cleared(Visit(LEVEL_2).plays("s-d").wants(Undo()).opens("fortress:ms33")).wants(NextLevel())
    assert visit.model.run == Run(77_000, (1,), ranked=False, marked=True)


def test_a_level_that_was_not_played_before_costs_nothing() -> None:
    assert cleared(Visit("fortress:ms33")).wants(NextLevel()).model.run == Run(77_000, (1,))
