"""The page of a game: a deal, the rules with an example, how often it can be won, its history and its relatives."""

from collections.abc import Iterator

from ramparts.app.layout import layout
from ramparts.app.layout.boxes import Size, bounds
from ramparts.app.panels.miniatures import game_picture
from ramparts.app.study.help.example import example
from ramparts.app.study.help.pictures import boxes, ring
from ramparts.app.study.help.steps import step_said
from ramparts.app.study.help.tiny_layout import laid_out
from ramparts.app.view.elements import Node, node
from ramparts.app.view.pointing import arrow
from ramparts.app.words.sentences import Words
from ramparts.deals.deal import numbered, parse_deal
from ramparts.deals.proven import GENTLE
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Title
from ramparts.study.practice.lessons import LESSONS
from web.build.pages.drawn import Drawing, drawn
from web.build.pages.html import link, play, section
from web.build.pages.odds import odds_table
from web.build.pages.site import ODDS, Page, Ways, ways_from

WINDOWS = {"wide": Size(760, 640), "narrow": Size(400, 640)}
"""The windows on whose table the deal lies as it is drawn: in a wide one and on a phone."""

ROOM = Size(300, 185)
"""The room of a step of the example, in pixels."""


def title_page(words: Words, title: Title) -> Page:
    """The page of a title."""
    _, about = words.gettext, title.about
    ways, line, odds = ways_from(f"{title.id}/", words), _(about.line), _(about.odds)
    # Of a ladder only the first level is known to be one that can be won.
    promise = _("You always get a deal you can win.") if title.levels == 1 else ""
    told = f"{line} {odds} {promise}".rstrip()
    top = (
        node("h1", _(title.name)),
        node("p", told),
        play(ways.game(title.id), _("Play now")),
        _deal(words, title, ways),
    )
    rules = (part for rule in about.rules for part in (node("h3", _(rule.head)), node("p", _(rule.text))))
    main = [section(_("Rules of the game"), *rules), section(_("An example"), _example(words, title))]
    main += [section(_("How often can it be won?"), *_odds(words, title, ways))]
    if about.readings:
        main += [section(_("What the old books say"), *(node("p", _(text)) for text in about.readings))]
    main += [_learning(words, title, ways), section(_("Related games"), _relatives(words, title, ways))]
    name = _("How to play {game}").format(game=_(title.name))
    return Page(ways.path, name, f"{line} {promise or odds}", top, tuple(main), title)


def _deal(words: Words, title: Title, ways: Ways) -> Node:
    """A deal that can be won, as it lies in a wide window and in a narrow one, of which one is shown."""
    deal, label = numbered(title, GENTLE[title.id][0]), words.gettext("How the cards are laid out.")
    heights = [len(cards) for cards in deal.start]
    pictures = (
        drawn(Drawing(deal.game, deal.start, layout(deal.game, heights, window)), label=label, class_=f"deal {form}")
        for form, window in WINDOWS.items()
    )
    caption = node("figcaption", link(ways.game(deal.text), words.gettext("Play this deal")))
    return node("figure", *pictures, caption)


def _example(words: Words, title: Title) -> Node:
    """The steps of the example, each with its picture and its sentence."""
    shown = example(title.at(1))
    part, numbers, layouts = laid_out(shown, ROOM, wide=True)
    within = bounds([box for each in layouts for box in boxes(each)])
    steps = []
    for step, laid in zip(shown.steps, layouts, strict=True):
        over = list[Node]()
        if step.move is not None:
            source, target = (laid.lanes[numbers.index(i)] for i in step.move[:2])
            over = [ring(laid.lanes[numbers.index(i)]) for i in step.others]
            over += [arrow(source, target, laid.card.width)]
        drawing = Drawing(part, tuple(step.position[i] for i in numbers), laid, within)
        said = node("p", step_said(words, shown.game, step))
        steps.append(node("li", drawn(drawing, *over, class_="step"), said))
    return node("ol", *steps, class_="steps")


def _odds(words: Words, title: Title, ways: Ways) -> Iterator[Node]:
    """What surveys of it and of its relatives have found."""
    _ = words.gettext
    if title.about.odds:
        yield node("p", _(title.about.odds))
    yield odds_table(words, ways, family(title), title.id)
    yield node("p", link(ways.page(ODDS), _("How we know")))


def family(title: Title) -> list[Title]:
    """The titles of its family, itself first."""
    return sorted((each for each in TITLES.values() if each.family == title.family), key=lambda each: each != title)


def _learning(words: Words, title: Title, ways: Ways) -> Node:
    """The lessons that are played in this game, or in its relatives if it has none; its puzzles, and today's deal."""
    _ = words.gettext
    games = [parse_deal(lesson.deal, TITLES).game.id for lesson in LESSONS]
    some = {title.id} if title.id in games else {each.id for each in family(title)}
    items = [
        (f"lesson:{number}", _("Lesson {number}: {name}").format(number=number, name=_(lesson.name)))
        for number, (lesson, game) in enumerate(zip(LESSONS, games, strict=True), 1)
        if game in some
    ]
    items += [(f"puzzle:{title.id}:1", _("Puzzles")), ("puzzle:today", _("Puzzle of the day"))]
    items += [(f"daily:today:{title.id}", _("Today's deal"))]
    links = (node("li", link(ways.game(address), said)) for address, said in items)
    return section(_("Lessons and puzzles"), node("ul", *links))


def _relatives(words: Words, title: Title, ways: Ways) -> Node:
    return games(words, family(title)[1:], ways)


def games(words: Words, titles: list[Title], ways: Ways, *, drawn_too: bool = False) -> Node:
    """Some titles, each with its page and with what is said of it; and with a small picture of its table."""
    _ = words.gettext
    items = (
        node(
            "li",
            *([game_picture(each)] if drawn_too else []),
            link(ways.page(f"{each.id}/"), _(each.name)),
            node("p", f"{_(each.about.line)} {_(each.about.odds)}".strip()),
        )
        for each in titles
    )
    return node("ul", *items, class_="games")
