"""Deals of a grade: which there are, and the next one."""

from collections.abc import Iterator

from ramparts.app.assist.winnable_deals import put
from ramparts.app.messages.study_intents import DealGraded
from ramparts.app.state.analysis import LISTED
from ramparts.app.state.model import Model
from ramparts.app.study.exercises.puzzle_names import grade_name
from ramparts.deals.deal import number_text, numbered
from ramparts.deals.grade import Grade
from ramparts.study.graded_lists import graded_deals


def deals(model: Model, title: str, grade: Grade) -> dict[str, int]:
    """The deals of a grade that are listed of a title: their plain numbers, by text."""
    titled, listed = model.titles[title], graded_deals().get(title, {})
    return {number_text(titled, number, 1): number for number, each in listed.items() if each == grade}


def dealt_graded(model: Model, intent: DealGraded) -> Model:
    """The table with the next deal of a grade; as it is, with a sentence, where none is listed.

    It is one that was not played yet while there is such a deal, and never the one on the table.
    """
    _ = model.words.gettext
    title = model.titles[intent.title]
    found = deals(model, intent.title, intent.grade)
    number = next(_following(model, found), None)
    name, grade = _(title.name), grade_name(model.words, intent.grade)
    if number is None:
        return model.with_ui(said=_("There is no such deal: {game}, {grade}.").format(game=name, grade=grade))
    table = put(model, numbered(title, number), LISTED, intent.grade)
    return table.with_ui(said=f"{table.ui.said} " + _("It is {grade}.").format(grade=grade))


def _following(model: Model, found: dict[str, int]) -> Iterator[int]:
    """The numbers in the order in which they are dealt."""
    begun = {record.deal for record in (*model.library.records, model.session.record) if record.tries}
    texts = [text for text in found if text != model.deal.text]
    after = list(found).index(model.deal.text) if model.deal.text in found else 0
    texts = texts[after:] + texts[:after]
    yield from (found[text] for text in texts if text not in begun)
    yield from (found[text] for text in texts)
