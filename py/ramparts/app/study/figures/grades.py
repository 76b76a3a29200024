"""Deals of a grade: which there are, the next one, and the panel of new games that counts how many were won."""

from collections.abc import Iterator, Mapping
from typing import Literal

from ramparts.app.assist.winnable_deals import put
from ramparts.app.messages.study_intents import DealGraded
from ramparts.app.panels.new import Offer, chooser, mixed
from ramparts.app.state.analysis import LISTED
from ramparts.app.state.model import Model
from ramparts.app.study.names import progress
from ramparts.app.view.elements import Node
from ramparts.app.words.names import grade_name
from ramparts.deals.deal import number_text, numbered
from ramparts.deals.grade import Grade
from ramparts.rules.wording import marked
from ramparts.study.graded_lists import graded_deals

WON: Mapping[Grade, str] = {
    "gentle": marked("{n} of {all} gentle deals won"),
    "fair": marked("{n} of {all} medium deals won"),
    "hard": marked("{n} of {all} hard deals won"),
    "cruel": marked("{n} of {all} cruel deals won"),
}

WON_LEVELS: Mapping[Grade, str] = {
    "gentle": marked("{n} of {all} gentle first levels won"),
    "fair": marked("{n} of {all} medium first levels won"),
    "hard": marked("{n} of {all} hard first levels won"),
    "cruel": marked("{n} of {all} cruel first levels won"),
}
"""Whole sentences, of a title's deals and of runs: in many a language the grade has another form beside its noun."""


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
    return table.with_ui(said=f"{table.ui.said} " + _("Difficulty: {grade}.").format(grade=grade))


def _following(model: Model, found: dict[str, int]) -> Iterator[int]:
    """The numbers in the order in which they are dealt."""
    begun = {record.deal for record in model.records if record.tries}
    texts = [text for text in found if text != model.deal.text]
    after = list(found).index(model.deal.text) if model.deal.text in found else 0
    texts = texts[after:] + texts[:after]
    yield from (found[text] for text in texts if text not in begun)
    yield from (found[text] for text in texts)


def grades_panel(model: Model, grade: Grade | Literal[""]) -> Node:
    """The panel of new games with the deals of a grade, and how many of them were won; all deals without a grade."""
    if not grade:
        return mixed(model, autofocus="")
    told = model.words.gettext("The harder the deal, the more of its moves lose the game.")
    won = frozenset(record.deal for record in model.records if record.won)
    offers = {title: _offer(model, title, grade, won) for title in model.titles}
    return chooser(model, offers, told, grade, autofocus="")


def _offer(model: Model, title: str, grade: Grade, won: frozenset[str]) -> Offer:
    """What there is of a grade: its next deal; any deal of a game that has no grades."""
    _ = model.words.gettext
    if title not in graded_deals():
        return Offer((_("The deals of this game are not graded."),), f"new:{title}")
    found = deals(model, title, grade)
    if not found:
        return Offer((_("This game has no deals of that difficulty."),), "")
    count, ladder = sum(text in won for text in found), model.titles[title].levels > 1
    told = _((WON_LEVELS if ladder else WON)[grade]).format(n=count, all=len(found))
    return Offer((progress(count, len(found)), told), f"graded:{title}:{grade}")
