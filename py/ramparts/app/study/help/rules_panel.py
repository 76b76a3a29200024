"""The rules of a game in plain words, with pictures: those of the game on the table, or of another."""

from math import floor

from ramparts.app.layout import Size, shape_of
from ramparts.app.layout.boxes import bounds
from ramparts.app.layout.frame import SHORT, is_wide
from ramparts.app.panels.families import choice
from ramparts.app.panels.frame import button, framed
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Rules
from ramparts.app.study.help.example import Example, example
from ramparts.app.study.help.pictures import Drawing, boxes, picture, ring, table_picture
from ramparts.app.study.help.steps import step_said
from ramparts.app.study.help.tiny_layout import laid_out
from ramparts.app.view.elements import Inner, Node, node
from ramparts.app.view.pointing import arrow
from ramparts.deals.deal import numbered
from ramparts.deals.shuffle import MT_FIRST
from ramparts.rules.game import Title

WIDEST, BESIDE, CLOSE = 500, 68, 104
"""The widest picture in pixels; what a panel has beside it; and what Close takes where it stands in the corner."""

NARROW, HALF = 560, 280
"""A window is narrow below so many pixels; where it is low and not narrow, half of the panel for the tiny table."""

LARGEST, SMALLEST, UPRIGHT = 300, 185, 235
"""The height of the tiny table in pixels: at most, and at least in a window that is wide, or else tall."""

AROUND = 425
"""What stands above and below it in a panel that shows the whole example: the title, the sentence and the buttons."""


def rules_panel(model: Model, asked: Rules) -> Node:
    """The rules of the game that was asked for, else of the one on the table."""
    _ = model.words.gettext
    title = model.titles.get(asked.title, model.titles[model.deal.game.id])
    return framed(model, _(title.name), *_told(model, title, asked.step), *_others(model, title))


def _told(model: Model, title: Title, step: int) -> list[Inner]:
    """The line, the example, the rules with the picture of a deal, and the readings."""
    _ = model.words.gettext
    about = title.about
    inner: list[Inner] = [node("p", _(about.line)), *_example(model, title, step)]
    first, *more = [[node("h3", _(head)), node("p", _(text))] for head, text in about.rules] or [[]]
    inner += [*first, _table(model, title), *(part for rule in more for part in rule)]
    if about.readings:
        inner += [node("h3", _("What the old books say")), *(node("p", _(text)) for text in about.readings)]
    return inner


def _table(model: Model, title: Title) -> Node:
    deal = numbered(title, MT_FIRST)
    return table_picture(model, deal.game, deal.start, _room(model), model.words.gettext("How the cards are laid out."))


def _example(model: Model, title: Title, asked: int) -> tuple[Node, ...]:
    """The tiny table as it is after so many moves, what is played next, and the buttons that lead to and fro."""
    _ = model.words.gettext
    shown = example(title.at(1))
    last = len(shown.steps) - 1
    step = min(asked, last)
    there = [f"rules:{title.id}:{at}" for at in (max(0, step - 1), step + 1 if step < last else 0)]
    ways = (
        button(_("Previous"), there[0], **({} if step else {"aria_disabled": "true"})),
        node("span", _("{n} of {all}").format(n=step + 1, all=last + 1)),
        button(_("Next") if step < last else _("Once more"), there[1]),
    )
    said = node("p", step_said(model.words, shown.game, shown.steps[step]), class_="step", role="status")
    inner = node("section", _tiny(model, shown, step), said, node("p", *ways, class_="steps"), class_="example")
    return node("h3", _("An example")), inner


def _tiny(model: Model, shown: Example, step: int) -> Node:
    """The picture of a step, with an arrow for its move and a ring round wherever else the card might go."""
    now, room = shown.steps[step], _room(model)
    if _low(model.ui.screen):  # the sentence stands beside it
        room = room._replace(width=min(room.width, HALF))
    wide = is_wide(model.ui.screen) and shape_of(shown.game, model.ui.screen, model.prefs.shape) != "turned"
    part, drawn, layouts = laid_out(shown, room, wide=wide)
    laid, drawing = layouts[step], Drawing("step", part, layouts[step], tuple(now.position[i] for i in drawn))
    over = list[Node]()
    if now.move is not None:
        source, target = (laid.lanes[drawn.index(i)] for i in now.move[:2])
        rings = (ring(laid.lanes[drawn.index(i)]) for i in now.others)
        over = [node("svg", *rings, arrow(source, target, laid.card.width), class_="pointing", width="1", height="1")]
    return picture(drawing, room, *over, within=bounds([box for each in layouts for box in boxes(each)]))


def _room(model: Model) -> Size:
    """How large a picture may be in the panel, in pixels."""
    width, height = model.ui.screen
    wide = is_wide(model.ui.screen)
    across = floor(width) - BESIDE - CLOSE * _low(model.ui.screen)
    return Size(min(WIDEST, across), min(LARGEST, max(SMALLEST if wide else UPRIGHT, floor(height) - AROUND)))


def _low(screen: Size) -> bool:
    """Whether the window is so low that Close stands in its corner, as `sheets.css` has it."""
    return screen.height < SHORT and screen.width >= NARROW


def _others(model: Model, title: Title) -> list[Inner]:
    """A button for the odds of all games, and buttons for the rules of the others."""
    _ = model.words.gettext
    rest = (each for each in model.titles.values() if each.id != title.id)
    odds = button(_("How often can it be won?"), "odds")
    return [odds, node("h3", _("Rules of the other games")), *choice(model, rest, "rules", heading="h4")]
