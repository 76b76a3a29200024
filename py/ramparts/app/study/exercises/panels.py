"""The panels of the exercises: the lessons, and for each game with puzzles a card for each kind of them."""

from ramparts.app.panels.families import families, folded
from ramparts.app.panels.frame import button, framed
from ramparts.app.panels.new import grade_choice, todays_puzzle
from ramparts.app.state.model import Model
from ramparts.app.study.days.dates import date_said, today_of
from ramparts.app.study.exercises.puzzles import count, mark, met, mistakes, of_day, offered, rated, suited
from ramparts.app.study.names import kind_name, progress
from ramparts.app.view.elements import Node, node
from ramparts.app.words.names import grade_name
from ramparts.deals.grade import GRADES, Grade
from ramparts.rules.wording import marked
from ramparts.study.practice.kinds import KINDS, Kind
from ramparts.study.practice.lessons import LESSONS
from ramparts.study.practice.puzzle_lists import shipped


def learn_panel(model: Model) -> Node:
    """A button for each lesson; those that were solved are marked, and the first of the others has the focus."""
    _, numbers = model.words.gettext, range(1, len(LESSONS) + 1)
    following = next((number for number in numbers if f"lesson:{number}" not in model.library.solved), 0)
    rows = [
        node("li", _lesson(model, number, **({"autofocus": ""} if number == following else {}))) for number in numbers
    ]
    told = node("p", _("Short lessons at the table. None of them counts in your statistics."), class_="help")
    more = node("p", button(_("Puzzles"), "puzzles"))
    return framed(model, _("Lessons"), told, node("ul", *rows, class_="menu"), more)


def _lesson(model: Model, number: int, **focus: str) -> Node:
    _ = model.words.gettext
    name = _(LESSONS[number - 1].name)
    said = _("{number}. {name}").format(number=number, name=name)
    if f"lesson:{number}" in model.library.solved:
        said = _("{name} - solved").format(name=said)
    return button(said, f"lesson:{number}", **focus)


TELLING = 5
"""After so many puzzles a rating says something."""

SUITED = marked("my level")
"""The word for puzzles of the player's own grade."""


def puzzles_panel(model: Model, **chosen: str) -> Node:
    """The puzzle of the day, mistakes, rating, and sets of puzzles of the grade chosen, else of what suits the player.

    ``chosen`` are attributes of the field of what is chosen.
    """
    _ = model.words.gettext
    told = _(
        "All these positions can be won. “Find the only move”: each time, just one move works. "
        "“Keep it alive”: get several right in a row. “Rescue”: somebody lost from here; can you "
        "win?"
    )
    wanted = model.ui.puzzle_grade or suited(model.titles, model.library.solved)
    choice = grade_choice(model, "puzzles", SUITED, model.ui.puzzle_grade or SUITED, chosen)
    by_family = families(title for title in model.titles.values() if shipped(title.id)).values()
    known = {model.deal.game.id, *(each.split(":")[1] for each in model.library.solved)}
    sets = (folded(model, some, *(_sets(model, each.id, wanted) for each in some), known=known) for some in by_family)
    first = node("ul", _today(model, **({} if chosen else {"autofocus": ""})), *_mistakes(model), class_="first")
    rest = node("p", told, class_="help"), choice, *sets, node("p", button(_("Lessons"), "learn"))
    return framed(model, _("Puzzles"), first, node("p", _rating(model)), *rest)


def _today(model: Model, **focus: str) -> Node:
    """The puzzle of the day, with what it is, and of a game that the player does not know, what that is."""
    _, day = model.words.gettext, today_of(model)
    title, number = of_day(model.titles, day)
    found = shipped(title)[number - 1]
    said = _("{date}: {game}, {kind}, {grade}").format(
        date=date_said(model.words, day),
        game=_(model.titles[title].name),
        kind=kind_name(model.words, found.kind),
        grade=grade_name(model.words, found.grade),
    )
    if mark(title, number) in model.library.solved and not model.library.has_solved(model.today):
        said = _("{name} - solved").format(name=said)
    told = () if met(model, title) else (node("p", _(model.titles[title].about.line)),)
    return node("li", todays_puzzle(model, **focus), node("p", said), *told)


def _mistakes(model: Model) -> tuple[Node, ...]:
    """The puzzles at which the player has failed, if there are any."""
    failed = len(mistakes(model.titles, model.library.solved))
    if not failed:
        return ()
    _, n = model.words.gettext, model.words.ngettext
    told = n(
        "{n} puzzle you have not solved on your own yet.", "{n} puzzles you have not solved on your own yet.", failed
    )
    return (node("li", button(_("My mistakes"), "puzzle:mistakes"), node("p", told.format(n=failed))),)


def _rating(model: Model) -> str:
    """How strong the player is, and what that is good for."""
    _, marks = model.words.gettext, model.library.solved
    if sum(each.startswith(("puzzle:", "missed:")) for each in marks) < TELLING:
        return _("Solve a few puzzles, and you will see here how strong you are.")
    said = _("Your rating is {n}: {grade} puzzles suit you best.")
    grade = grade_name(model.words, suited(model.titles, marks))
    return said.format(n=rated(model.titles, marks), grade=grade)


def _sets(model: Model, title: str, wanted: Grade) -> Node:
    """The sets of a title: a card for each kind."""
    known = {shipped(title)[number - 1].kind for number in offered(title)}
    cards = (_set(model, title, kind, wanted) for kind in KINDS if kind in known)
    name = node("h4", model.words.gettext(model.titles[title].name), id=f"sets-{title}")
    return node("section", name, node("ul", *cards, class_="sets"))


def _set(model: Model, title: str, kind: Kind, wanted: Grade) -> Node:
    """The button for the next puzzle of a kind, of which there are some: how many were solved, and how hard it is."""
    _ = model.words.gettext
    found = {grade: each for grade in GRADES if (each := count(title, kind, grade, model.library.solved)).all}
    left = [grade for grade, each in found.items() if each.solved < each.all] or [*found]
    grade = min(left, key=lambda each: abs(GRADES.index(each) - GRADES.index(wanted)))
    solved, whole = sum(each.solved for each in found.values()), sum(each.all for each in found.values())
    own = f"{title}-{kind}"
    told = node("p", grade_name(model.words, grade), id=f"{own}-told")
    done = node("p", _("{n} of {all} solved").format(n=solved, all=whole), id=f"{own}-done")
    said = {"aria_labelledby": f"sets-{title} {own}", "aria_describedby": f"{own}-told {own}-done"}
    name = button(kind_name(model.words, kind), f"puzzle:{title}:{kind}:{grade}", id=own, **said)
    return node("li", name, told, done, progress(solved, whole), class_=f"set {kind}")
