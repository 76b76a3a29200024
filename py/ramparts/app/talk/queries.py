"""Questions about the table, answered in words; the answers stand in the status line.

What lies face down is never told.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from ramparts.app.messages.questions import AboutCard, AboutPile, AboutRegion, Plain, Question, Region
from ramparts.app.play.deal_loading import dealt_said
from ramparts.app.play.gestures import waiting
from ramparts.app.state.model import Model
from ramparts.app.view.captions import moves_said
from ramparts.app.view.groups import groups
from ramparts.app.words import sentences
from ramparts.app.words.piles import lane_label
from ramparts.engine.play import home, moves
from ramparts.rules.cards import Card, face
from ramparts.rules.game import Position, Role


def read(model: Model, question: Question) -> str:
    """The answer to a question about the table."""
    match question:
        case AboutPile(pile):
            return _sentences([_pile(model, pile)])
        case AboutRegion(region):
            return _region(model, region)
        case AboutCard(card):
            return _card(model, card)
        case plain:
            return PLAIN[plain](model)


def _label(model: Model, number: int) -> str:
    return lane_label(model.words, model.deal.game, model.position, number)


def _pile(model: Model, number: int) -> str:
    """All that lies on a pile and can be seen."""
    _, words, game = model.words.gettext, model.words, model.deal.game
    cards, role = model.position[number], game.piles[number].role
    if len(cards) < 2 or role in (Role.FOUNDATION, Role.STOCK):
        return _label(model, number)
    name = sentences.opened(sentences.pile_name(words, game, number))
    listed = ", ".join(sentences.card_name(words, card) for card in reversed(cards))
    sentence = _("{pile}, from the end card on: {cards}") if role is Role.ROW else _("{pile}, from the top: {cards}")
    return sentence.format(pile=name, cards=listed)


def _sentences(parts: Iterable[str]) -> str:
    return " ".join(f"{part}." for part in parts)


def _here(model: Model) -> str:
    return _sentences([_pile(model, model.ui.focus.pile)])


def _region(model: Model, region: Region) -> str:
    return _sentences(_pile(model, number) for group in groups(model) if group.name == region for number in group.piles)


def _table(model: Model) -> str:
    return " ".join(_region(model, group.name) for group in groups(model))


def _foundations(model: Model) -> str:
    return _sentences(_label(model, number) for number in model.deal.game.foundation)


def _outside(model: Model) -> str:
    """The exposed card of each pile but the foundations, and how many cards are still face down."""
    _, words, game, parts = model.words.gettext, model.words, model.deal.game, []
    for number in game.reading:
        cards, role, name = model.position[number], game.piles[number].role, sentences.pile_name(words, game, number)
        if role is Role.FOUNDATION:
            continue
        if role is Role.STOCK:
            parts.append(_label(model, number))
        elif cards:
            card = sentences.card_name(words, cards[-1])
            parts.append(_("{pile}: {card}").format(pile=sentences.opened(name), card=card))
        else:
            parts.append(_("{pile}: empty").format(pile=sentences.opened(name)))
    return _sentences(parts)


def _moves(model: Model) -> str:
    """The legal moves of single cards, in one sentence for each card."""
    _, words, game, position = model.words.gettext, model.words, model.deal.game, model.position
    targets: dict[int, list[str]] = {}
    turned = model.ui.pick.src if model.ui.pick is not None and waiting(model) else None
    if model.state == "playing":
        for move in sorted(moves(game, position), key=lambda each: [*map(game.reading.index, each[:2])]):
            if turned is not None and move.src != turned:
                continue
            goes_home = game.piles[move.dst].role is Role.FOUNDATION
            name = _("home") if goes_home else sentences.place_name(words, game, move.dst)
            targets.setdefault(move.src, []).append(name)
    if not targets:
        return _("No move is left.")
    parts = []
    for src, names in targets.items():
        pile = sentences.place_name(words, game, src)
        if game.piles[src].role is Role.STOCK and turned is None:
            parts.append(_("A card can be turned from {pile}").format(pile=pile))
        else:
            card = sentences.opened(sentences.card_name(words, position[src][-1]))
            where = sentences.one_of(words, names)
            source = sentences.from_where(words, game, src)
            parts.append(_("{card} {from_where}: {piles}").format(card=card, from_where=source, piles=where))
    return _sentences(parts)


def _last(model: Model) -> str:
    """The last gesture, and what followed it by itself."""
    node = model.history.nodes[model.history.at]
    if node.meant is None or node.parent is None:
        return model.words.gettext("No move has been made yet.")
    before = model.history.nodes[node.parent].position
    return sentences.after(model.words, model.deal.game, before, node.meant, node.moves)


def _deal(model: Model) -> str:
    """What is played, how far it has come, and whether it is over."""
    n, game = model.words.ngettext, model.deal.game
    made, at_home = len(model.history.line), home(game, model.position)
    far = n("{n} of {all} cards is home after {moves}.", "{n} of {all} cards are home after {moves}.", at_home)
    far = far.format(n=at_home, all=len(game.pack), moves=moves_said(model.words, made))
    return f"{dealt_said(model.words, model.titles, model.deal)} {far}"


def _card(model: Model, card: Card) -> str:
    """Where a card is, and what lies on it."""
    game = model.deal.game
    found = dict.fromkeys(_place(model, *place) for place in places(model.position, card, range(len(game.piles))))
    none = model.words.gettext("The {card} is not in this game.").format(card=sentences.card_name(model.words, card))
    return " ".join(found) or sentences.opened(none)


def places(position: Position, card: Card, piles: Iterable[int]) -> list[tuple[int, int]]:
    """Where a face lies among these piles: pairs of a pile and a depth from its bottom, two with two packs."""
    return [(pile, depth) for pile in piles for depth, other in enumerate(position[pile]) if face(other) == card]


def _place(model: Model, number: int, depth: int) -> str:
    """Where a card lies, in a sentence."""
    _, words, game = model.words.gettext, model.words, model.deal.game
    cards, role = model.position[number], game.piles[number].role
    said = {
        "card": sentences.card_name(words, cards[depth]),
        "pile": sentences.place_name(words, game, number),
        "others": ", ".join(sentences.card_name(words, card) for card in reversed(cards[depth + 1 :])),
    }
    if role is Role.FOUNDATION:
        sentence = _("The {card} is home.")
    elif role is Role.STOCK and waiting(model) and depth == len(cards) - 1:
        sentence = _("The {card} lies face up on {pile}, waiting for its place.")
    elif role is Role.STOCK:
        sentence = _("The {card} lies face down in {pile}.")
    elif said["others"]:
        under = _("The {card} lies in {pile}, under these cards, the top card first: {others}.")
        in_row = _("The {card} lies in {pile}, under these cards, the end card first: {others}.")
        sentence = in_row if role is Role.ROW else under
    elif role is Role.CELL:
        sentence = _("The {card} lies in {pile}.")
    elif role is Role.ROW:
        sentence = _("The {card} is the end card of {pile}.")
    else:
        sentence = _("The {card} lies uncovered in {pile}.")
    return sentences.opened(sentence.format(**said))


PLAIN: Mapping[Plain, Callable[[Model], str]] = MappingProxyType(
    {
        "outside": _outside,
        "foundations": _foundations,
        "moves": _moves,
        "last": _last,
        "deal": _deal,
        "table": _table,
        "here": _here,
    }
)
