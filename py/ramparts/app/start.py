"""The first model of a visit: what was kept, what the address asks for, or a new deal."""

from dataclasses import replace

from ramparts.app.intents import Effect, Open
from ramparts.app.layout.boxes import Size
from ramparts.app.model import Model
from ramparts.app.moving import concluded
from ramparts.app.opening import fresh
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
    model, problems = _restored(fresh(blank, deal, None), shelf)
    model, effects = update(model, Open(fragment)) if fragment else (model, ())
    return replace(model, said=" ".join((*problems, model.said))), effects


def _restored(model: Model, shelf: Shelf) -> tuple[Model, list[str]]:
    """The model with everything that was kept and can be read, and a sentence for each thing that cannot."""
    problems: list[str] = []
    if (text := shelf.get("prefs")) is not None:
        try:
            model = replace(model, prefs=parse_prefs(text))
        except BadNotation as error:
            problems.append(_set_aside(model, shelf, "prefs", text, error))
    if (text := shelf.get("best")) is not None:
        try:
            model = replace(model, best=parse_best(text))
        except BadNotation as error:
            problems.append(_set_aside(model, shelf, "best", text, error))
    if (text := shelf.get("game")) is not None:
        try:
            deal, history, run = parse_game(text, model.titles)
            model = concluded(replace(fresh(model, deal, run), history=history))
        except BadNotation as error:
            problems.append(_set_aside(model, shelf, "game", text, error))
    return model, problems


def _set_aside(model: Model, shelf: Shelf, key: str, text: str, error: BadNotation) -> str:
    shelf.put(f"{key}.damaged", text)
    sentence = model.words.gettext("What was kept could not be read and was set aside: {why}.")
    return sentence.format(why=error)
