"""The page of the lessons: what each is about, its position, and the way into it."""

from ramparts.app.layout import layout
from ramparts.app.layout.boxes import Size
from ramparts.app.view.elements import Node, node
from ramparts.app.words.sentences import Words
from ramparts.games.catalogue import TITLES
from ramparts.study.practice.lesson import Lesson, begun
from ramparts.study.practice.lessons import LESSONS
from web.build.pages.drawn import Drawing, drawn
from web.build.pages.html import link, play, section
from web.build.pages.site import LESSONS as PATH
from web.build.pages.site import Page, ways_from

WINDOW = Size(640, 480)
"""The window on whose table a position lies as it is drawn."""


def lessons_page(words: Words) -> Page:
    """The page of all lessons, in their order."""
    _ = words.gettext
    told = _("One idea and a few cards each. Try it, and see at once if you got it.")
    parts = (_lesson(words, number, lesson) for number, lesson in enumerate(LESSONS, 1))
    begin = play(ways_from(PATH, words).game("lesson:1"), _("Start lesson 1"))
    return Page(PATH, _("Lessons"), told, (node("h1", _("Lessons")), node("p", told), begin), tuple(parts))


def _lesson(words: Words, number: int, lesson: Lesson) -> Node:
    _ = words.gettext
    deal, history = begun(lesson, TITLES)
    position = history.position
    laid = layout(deal.game, [len(cards) for cards in position], WINDOW)
    way = link(ways_from(PATH, words).game(f"lesson:{number}"), _("Try this lesson"))
    picture = drawn(Drawing(deal.game, position, laid), class_="step")
    name = _("{number}. {name}").format(number=number, name=_(lesson.name))
    return section(name, picture, node("p", _(lesson.told)), node("p", way))
