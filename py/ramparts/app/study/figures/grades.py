"""Deals of a grade: which there are, the next one, and the panel that counts how many of each were won."""

from collections.abc import Iterator

from ramparts.app.assist.winnable_deals import put
from ramparts.app.messages.study_intents import DealGraded
from ramparts.app.panels.frame import button, framed
from ramparts.app.state.analysis import LISTED
from ramparts.app.state.model import Model
from ramparts.app.study.names import grade_name
from ramparts.app.view.elements import Inner, Node, node
from ramparts.deals.deal import number_text, numbered
from ramparts.deals.grade import GRADES, Grade
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
    begun = {record.deal for record in model.records if record.tries}
    texts = [text for text in found if text != model.deal.text]
    after = list(found).index(model.deal.text) if model.deal.text in found else 0
    texts = texts[after:] + texts[:after]
    yield from (found[text] for text in texts if text not in begun)
    yield from (found[text] for text in texts)


def grades_panel(model: Model) -> Node:
    """A button for the next deal of each title and grade."""
    _ = model.words.gettext
    told = _(
        "A deal is hard if there are many moments when only a few moves are right. The numbers say "
        "how many deals you have won, and of how many; press one for the next deal. In Fortitude it "
        "is the first level."
    )
    won = frozenset(record.deal for record in model.records if record.won)
    tables = (_table(model, title, won) for title in model.titles if title in graded_deals())
    rest = _("In The Besieged City all deals are about equally hard.")
    back = button(_("New game"), "new")
    return framed(
        model, _("By difficulty"), node("p", told, class_="help"), *tables, node("p", rest, class_="help"), back
    )


def _table(model: Model, title: str, won: frozenset[str]) -> Node:
    words = model.words
    head = node("tr", *(node("th", grade_name(words, grade), scope="col") for grade in GRADES))
    row = node("tr", *(node("td", *_cell(model, title, grade, won)) for grade in GRADES))
    name = node("caption", words.gettext(model.titles[title].name))
    return node("table", name, node("thead", head), node("tbody", row), class_="puzzles")


def _cell(model: Model, title: str, grade: Grade, won: frozenset[str]) -> tuple[Inner, ...]:
    """The button for the next deal of a grade; a dash where there is none."""
    _, found = model.words.gettext, deals(model, title, grade)
    if not found:
        return ("-",)
    count = sum(text in won for text in found)
    said = _("{game}, {grade}: {n}/{all} won").format(
        game=_(model.titles[title].name), grade=grade_name(model.words, grade), n=count, all=len(found)
    )
    return (button(f"{count}/{len(found)}", f"graded:{title}:{grade}", aria_label=said),)
