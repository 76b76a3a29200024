"""The first model of a visit: what was kept, what the address asks for, or a new deal."""

from dataclasses import replace

from ramparts.app.intents import Effect, Open
from ramparts.app.layout.boxes import Size
from ramparts.app.model import Model
from ramparts.app.opening import dealt_said, fresh
from ramparts.app.ports import Shelf
from ramparts.app.saves import parse_best, parse_game, parse_prefs
from ramparts.app.update import update
from ramparts.deals import numbered
from ramparts.errors import BadNotation
from ramparts.game import Catalogue
from ramparts.history import History


def first_model(
    titles: Catalogue, shelf: Shelf, fragment: str, screen: Size, draw: int
) -> tuple[Model, tuple[Effect, ...]]:
    """The model with which a visit begins, and the effects of opening what the address names.

    ``fragment`` is the address's, without its ``#``; ``draw`` a number drawn at random for a new deal. What is kept but
    damaged is set aside under another key, and a sentence says so.
    """
    deal = numbered(next(iter(titles.values())), draw)
    blank = Model(titles, deal, History.start(deal.game, deal.start), screen)
    model = fresh(blank, deal, None)
    model = _restored(model, shelf)
    model = replace(model, said=model.said or dealt_said(model.words, titles, model.deal))
    return update(model, Open(fragment)) if fragment else (model, ())


def _restored(model: Model, shelf: Shelf) -> Model:
    """The model with everything that was kept and can be read."""
    problems: list[str] = []
    if (text := shelf.get("prefs")) is not None:
        try:
            model = replace(model, prefs=parse_prefs(text))
        except BadNotation as error:
            problems.append(_set_aside(shelf, "prefs", text, error))
    if (text := shelf.get("best")) is not None:
        try:
            model = replace(model, best=parse_best(text))
        except BadNotation as error:
            problems.append(_set_aside(shelf, "best", text, error))
    if (text := shelf.get("game")) is not None:
        try:
            deal, history, run = parse_game(text, model.titles)
            said = dealt_said(model.words, model.titles, deal)
            model = replace(fresh(model, deal, run), history=history, said=said)
        except BadNotation as error:
            problems.append(_set_aside(shelf, "game", text, error))
    return replace(model, said=" ".join(problems)) if problems else model


def _set_aside(shelf: Shelf, key: str, text: str, error: BadNotation) -> str:
    shelf.put(f"{key}.damaged", text)
    return f"What was kept could not be read and was set aside: {error}."
