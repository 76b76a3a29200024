"""The panel of the grades: for each game that has deals of several, how many of each, and how many were won."""

from ramparts.app.panels.frame import button, framed
from ramparts.app.state.model import Model
from ramparts.app.study.exercises.puzzle_names import grade_name
from ramparts.app.study.figures.graded_deals import deals
from ramparts.app.view.elements import Inner, Node, node
from ramparts.deals.grade import GRADES, Grade
from ramparts.study.graded_lists import graded_deals


def grades_panel(model: Model) -> Node:
    """A button for the next deal of each title and grade."""
    _ = model.words.gettext
    told = _(
        "A deal is hard if there are many moments when only a few moves are right. The numbers say "
        "how many deals you have won, and of how many; press one for the next deal. In Fortitude it "
        "is the first level."
    )
    known = (*model.library.records, model.session.record)
    won = frozenset(record.deal for record in known if record.won)
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
