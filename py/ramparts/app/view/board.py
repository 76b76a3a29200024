"""Everything that is on the screen: each card's place, name and state, and what may be done with it.

A `Board` is computed from the model and never stored; the page decides nothing by itself.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from ramparts.app.assist.hint_flow import hint_now, hinted_piles
from ramparts.app.assist.verdict_light import Lit, light
from ramparts.app.layout import frame, layout
from ramparts.app.layout.boxes import Box, Edge, Frame, Layout, Shape, Size, Wall
from ramparts.app.layout.lanes import chip
from ramparts.app.play.gestures import MOVABLE, targets
from ramparts.app.state.model import Model
from ramparts.app.state.session import State
from ramparts.app.state.ui import Focus, Standing
from ramparts.app.view.captions import facts, seen
from ramparts.app.view.elements import Node
from ramparts.app.view.ending import Notice, notice
from ramparts.app.view.groups import Group, groups
from ramparts.app.view.lasting import lasting
from ramparts.app.view.looks import SQUARED, delays, fan, looks
from ramparts.app.view.pointing import pointing
from ramparts.app.view.toolbar import Slider, Tool, slider, tools
from ramparts.app.view.welcome import Greeting, greeting, place_of_notice, strip_height
from ramparts.app.words import sentences
from ramparts.app.words.piles import lane_label
from ramparts.app.words.sentences import Words
from ramparts.engine.play import vacancies
from ramparts.rules.cards import SUITS, Card, card_text
from ramparts.rules.game import Game, Position, Role

AGAIN = "\u00a0"
"""Ends a sentence that answers a second time: a screen reader says nothing of a text that has stayed the same."""

SQUARED_ROLES = frozenset(role.value for role in SQUARED)


class CardView(NamedTuple):
    """How one card is drawn. ``pile`` is an index into `Game.piles`; ``depth`` counts from 0 at the pile's bottom.

    ``label`` is what a screen reader says. ``peeked`` is a card shown while held, ``button`` one that can be taken
    or turned, ``lit`` one picked up in place of a card that it covers. ``delay`` is in milliseconds. ``note``, on the
    top card of a stock, is the number of its cards.
    """

    card: Card
    name: str
    pile: int
    depth: int
    box: Box
    down: bool
    peeked: bool
    delay: int
    note: str
    button: bool
    picked: bool
    lit: bool
    label: str


class LaneView(NamedTuple):
    """How one pile is drawn: its outline, the zone that takes a dropped card, and where covered cards show.

    See `ramparts.app.layout.boxes.Lane`. ``number`` is that of a row, shown in the box ``chip``. ``target`` marks a
    pile that takes the cards picked up. ``hint`` is ``from`` for the pile of a card that shall move, ``to`` for its
    target and for a due vacancy.
    """

    id: str
    role: str
    slot: Box
    zone: Box
    edge: Edge
    index: float  # type: ignore[assignment]  # stands for tuple.index, which no lane needs
    strip: float
    suit: str
    number: str
    chip: Box
    label: str
    target: bool
    hint: Literal["", "from", "to"]
    empty: bool


class Board(NamedTuple):
    """The whole screen. ``game``, ``deal``, ``session`` and ``state`` are what other programs read from the page.

    ``walls`` are drawn behind the cards. ``clearing`` is where the notice at the end of a game covers no foundation,
    and that of a lost game no card. ``numbered`` tells to show the numbers of the rows, because words on the screen
    name them; ``feast`` is the node at which the player has won, as text; ``pointing`` is what is drawn over the cards:
    a hint, or the arrows of a review or a puzzle. ``status`` is what is said, and ``seen`` what is shown of it if that
    is less. ``lasting`` tells that the next visit begins with this board.
    """

    game: str
    deal: str
    session: str
    state: State | Standing
    looks: tuple[tuple[str, str], ...]
    shape: Shape
    frame: Frame
    card: Size
    groups: tuple[Group, ...]
    walls: tuple[Wall, ...]
    lanes: tuple[LaneView, ...]
    cards: tuple[CardView, ...]
    focus: Focus
    language: str
    title: str
    facts: str
    status: str
    seen: str
    light: Lit
    toolbar: str
    tools: tuple[Tool, ...]
    slider: Slider | None
    notice: Notice | None
    clearing: Box
    numbered: bool
    feast: str
    pointing: Node | None
    greeting: Greeting | None
    lasting: bool


laid_out = lru_cache(8)(layout)
"""The same as `layout`; it is asked again for the same table while cards are picked up and moves taken back."""


@lru_cache(8)
def lane_labels(words: Words, game: Game, position: Position) -> tuple[str, ...]:
    """For each pile a sentence with its name and what it shows; cached, as `laid_out` is."""
    return tuple(lane_label(words, game, position, i) for i in range(len(game.piles)))


def board(model: Model) -> Board:
    """The screen of a model."""
    game = model.deal.game
    ended = notice(model, model.state)
    screen, strip = model.ui.screen, strip_height(model)
    room, framed = Size(screen.width, screen.height - strip), frame(screen, model.ui.taken, strip)
    placed = laid_out(game, tuple(map(len, model.position)), room, model.prefs.shape or "auto", framed)
    return Board(
        game=game.id,
        deal=model.deal.text,
        session=model.session.name,
        state=model.ui.task.standing if model.ui.task else model.state,
        looks=looks(model),
        shape=placed.shape,
        frame=placed.frame,
        card=placed.card,
        groups=groups(model),
        walls=placed.walls,
        lanes=_lanes(model, placed),
        cards=_cards(model, placed),
        focus=settled(model.ui.focus, model),
        title=model.words.gettext(game.name),
        language=model.language,
        facts=facts(model),
        status=model.ui.said + AGAIN * model.ui.again,
        seen=seen(model),
        light=light(model).state,
        toolbar=model.words.gettext("Tools"),
        tools=tools(model, leads=ended is not None and any(tool.command == "back" for tool in ended.tools)),
        slider=slider(model),
        notice=ended,
        numbered=hint_now(model) is not None or bool(model.ui.arrows),
        feast=str(model.history.at) if model.ui.feast == model.history.at else "",
        pointing=pointing(model, placed),
        clearing=place_of_notice(model, placed),
        greeting=greeting(model),
        lasting=lasting(model),
    )


def _lanes(model: Model, placed: Layout) -> tuple[LaneView, ...]:
    game, position = model.deal.game, model.position
    labels = lane_labels(model.words, game, position)
    marked, breaches = targets(model), (move.dst for move in vacancies(game, position))
    source, *hinted = hinted_piles(model) or (None,)
    goals = {*hinted, *breaches}
    return tuple(
        LaneView(
            pile.id,
            pile.role.value,
            lane.slot,
            lane.zone,
            lane.edge,
            lane.index,
            lane.strip,
            "" if pile.suit is None else SUITS[pile.suit],
            str(pile.number) if pile.role is Role.ROW else "",
            chip(lane),
            labels[i],
            i in marked,
            "from" if i == source else "to" if i in goals else "",
            not position[i],
        )
        for i, (pile, lane) in enumerate(zip(game.piles, placed.lanes, strict=True))
    )


def _cards(model: Model, placed: Layout) -> tuple[CardView, ...]:
    fanned, waits = fan(model, placed), delays(model)
    found: list[CardView] = []
    for pile, lane in enumerate(placed.lanes):
        boxes = [fanned.get((pile, depth), box) for depth, box in enumerate(lane.cards)] if fanned else lane.cards
        found += _pile_cards(model, pile, boxes, waits)
    return tuple(found)


def _pile_cards(model: Model, pile: int, boxes: Sequence[Box], waits: Mapping[Card, int]) -> Iterator[CardView]:
    """The cards of a pile. What is the same for all of them is computed once: every frame asks for every card."""
    words, cards, role = model.words, model.position[pile], model.deal.game.piles[pile].role
    pick, peek, top, stock, squared = model.ui.pick, model.ui.peek, len(cards) - 1, role is Role.STOCK, role in SQUARED
    first = len(cards) - pick.held if pick is not None and pick.src == pile else len(cards)
    seen = None if peek is None or peek.pile != pile else peek.depth
    usable = model.state == "playing" and (stock or role in MOVABLE)
    for depth, card in enumerate(cards):
        exposed, picked = depth == top, depth >= first
        down = stock and not picked
        label = "" if squared and not exposed else sentences.card_name(words, card)
        if down and exposed:
            label = words.gettext("Turn a card")
        yield CardView(
            card,
            card_text(card),
            pile,
            depth,
            boxes[depth],
            down,
            seen is not None and (squared or seen == depth) and not down,
            waits.get(card, 0),
            str(len(cards)) if down and exposed else "",
            usable and exposed,
            picked,
            picked and exposed and model.ui.covering > 0,
            label,
        )


def settled(focus: Focus, model: Model) -> Focus:
    """The focus on a card that is there: the exposed one where the pile has become shorter."""
    height = len(model.position[focus.pile])
    squared = model.deal.game.piles[focus.pile].role in SQUARED
    top = max(0, height - 1)
    return Focus(focus.pile, top if squared else min(focus.depth, top))
