"""New deals that can be won: found by the solver, or from the list of proved numbers that ships with the program."""

from dataclasses import replace

from ramparts.app.assist.verdict_light import absent_said
from ramparts.app.messages.solver_protocol import Answer
from ramparts.app.play.deal_loading import fresh
from ramparts.app.state.analysis import LISTED, Known
from ramparts.app.state.model import Model
from ramparts.app.state.session import FreePlay, Run
from ramparts.deals.deal import Deal, number_text, numbered, parse_deal
from ramparts.deals.grade import Grade
from ramparts.deals.notation import replay
from ramparts.deals.proven import GENTLE, proven
from ramparts.rules.errors import AmbiguousMove, BadNotation, IllegalMove
from ramparts.rules.game import Role


def new(model: Model, title: str, number: int, level: int = 1) -> Model:
    """The table with a random deal, ``number`` being drawn outside.

    It is one of the list of proved numbers, at once. When the player has played all of these the solver looks for
    another, and meanwhile the table stays as it is.
    """
    if model.prefs.deals != "winnable":
        return put(model, numbered(model.titles[title], number, level), None)
    game = model.titles[title].at(level)
    if model.analysis.absent or game.having(Role.STOCK) or _unplayed(model, title, level):
        return listed(model, title, number, level)
    analysis = model.analysis
    looking = replace(
        analysis.idle(), ask=analysis.ask + 1, purpose="deal", wanted=(title, number, level), showing=None
    )
    said = model.words.gettext("Looking for a deal that can be won…")
    return replace(model, analysis=looking).with_ui(said=said, panel="", pick=None)


def listed(model: Model, title: str, number: int, level: int = 1) -> Model:
    """The table with a deal of the list of proved numbers; with any deal where the list has none.

    As long as the list has a deal that was not played yet it is one of these, and never the one on the table. Whoever
    has never won the title gets a gentle one, and again those that were tried.
    """
    titled = model.titles[title]
    numbers = _unplayed(model, title, level)
    if level == 1 and not model.has_won(title):
        numbers = _gentle(model, title) or numbers
    numbers = numbers or [each for each in proven(titled, level) if each != model.deal.number]
    if not numbers:
        return put(model, numbered(titled, number, level), None)
    deal = numbered(titled, numbers[number % len(numbers)], level)
    return put(model, deal, LISTED)


def _gentle(model: Model, title: str) -> list[int]:
    """The numbers of the first deals of a title but for the one on the table: those not begun yet, if there are any."""
    begun = {record.deal for record in model.records if record.tries}
    others = [each for each in GENTLE.get(title, ()) if each != model.deal.number]
    return [each for each in others if number_text(model.titles[title], each, 1) not in begun] or others


def _unplayed(model: Model, title: str, level: int) -> list[int]:
    """The numbers of the list that the player has not played yet, but for the one on the table."""
    titled = model.titles[title]
    known = {model.deal.text, *(record.deal for record in model.library.records)}
    return [each for each in proven(titled, level) if number_text(titled, each, level) not in known]


def found(model: Model, answer: Answer) -> Model:
    """The table after an answer to the search for a deal; an answer to anything else changes nothing.

    A panel that was opened meanwhile stays open.
    """
    analysis = model.analysis
    if (
        answer.ask != analysis.ask
        or analysis.purpose != "deal"
        or analysis.wanted is None
        or answer.verdict == "searching"
    ):
        return model
    title, number, level = analysis.wanted
    try:
        deal = parse_deal(answer.deal, model.titles)
        line = tuple(step for each in replay(deal.game, deal.start, answer.line, deal.text) for step in each.singles)
    except (BadNotation, IllegalMove, AmbiguousMove):
        return listed(model, title, number, level).with_ui(panel=model.ui.panel)
    if answer.verdict != "winnable":
        return listed(model, title, number, level).with_ui(panel=model.ui.panel)
    return put(model, deal, Known("winnable", answer.how, answer.visited, line)).with_ui(panel=model.ui.panel)


def put(model: Model, deal: Deal, known: Known | None, grade: Grade | None = None) -> Model:
    """The table with a deal that was not chosen by its number; a game with levels begins a run, ranked if at random."""
    levelled = model.titles[deal.game.id].levels > 1
    kind = Run(deal.number or 0, ranked=grade is None and deal.game.level == 1) if levelled else FreePlay(grade)
    dealt = fresh(model, deal, kind)
    return replace(dealt, analysis=dealt.analysis.learnt(0, known)) if known is not None else dealt


def worker_lost(model: Model, reason: str) -> Model:
    """The table without a solver: what was asked is answered honestly, a deal looked for comes from the list."""
    analysis = model.analysis
    alone = replace(model, analysis=replace(analysis.idle(), absent=reason, showing=None))
    if analysis.purpose == "deal" and analysis.wanted is not None:
        return listed(alone, *analysis.wanted).with_ui(panel=model.ui.panel)
    return alone.with_ui(said=absent_said(model)) if analysis.purpose not in ("", "best") else alone
