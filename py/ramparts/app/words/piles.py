"""What a pile is called and how it stands: beside it for screen readers, and in answers."""

from ramparts.app.words.sentences import Words, card_name, opened, pile_name, rank_name, suit_name
from ramparts.engine.play import base, rung
from ramparts.rules.game import Game, Position, Role


def lane_label(words: Words, game: Game, position: Position, number: int) -> str:
    """What a pile is called, how many cards it holds and which one is exposed."""
    _, n = words.gettext, words.ngettext
    name, cards, role = opened(pile_name(words, game, number)), position[number], game.piles[number].role
    if role is Role.FOUNDATION:
        return _("{pile}, {state}").format(pile=name, state=foundation_state(words, game, position, number))
    if not cards:
        return _("{pile}, empty").format(pile=name)
    count = n("{n} card", "{n} cards", len(cards)).format(n=len(cards))
    if role is Role.STOCK:
        return _("{pile}, {count}, face down").format(pile=name, count=count)
    top = card_name(words, cards[-1])
    if role in (Role.RESERVE, Role.CELL):
        return _("{pile}, {top}").format(pile=name, top=top)
    if role is Role.ROW:
        return _("{pile}, {count}, end card {top}").format(pile=name, count=count, top=top)
    return _("{pile}, {count}, top card {top}").format(pile=name, count=count, top=top)


def foundation_state(words: Words, game: Game, position: Position, number: int) -> str:
    """What stands on a foundation and what it needs next."""
    _ = words.gettext
    cards, first, which = position[number], base(game, position), game.piles[number].suit or 0
    if len(cards) == len(game.ladder):
        return _("complete")
    if first is None:
        return _("empty, can begin with any rank")
    need = _("{rank} of {suit}").format(
        rank=rank_name(words, rung(game, first, len(cards))), suit=suit_name(words, which)
    )
    if not cards:
        return _("empty, needs {card}").format(card=need)
    return _("up to {top}, needs {card}").format(top=card_name(words, cards[-1]), card=need)
