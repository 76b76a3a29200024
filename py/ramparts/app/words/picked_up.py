"""The sentences for cards in the hand: where they may go, by the names of piles and by what is seen of them."""

from collections.abc import Sequence

from ramparts.app.words.sentences import Words, card_name, one_of, onto, opened, place_name
from ramparts.rules.game import Game, Position, Role

MANY = 3
"""So many empty places and more are not named one by one, nor are more places than these shown."""


def picked_up_said(
    words: Words, game: Game, position: Position, pick: tuple[int, int], targets: Sequence[int]
) -> tuple[str, str]:
    """What is said of the cards that were picked up, and what is shown of it to whoever sees where cards lie."""
    _ = words.gettext
    src, held = pick
    card: str = card_name(words, position[src][-held])
    if held > 1:
        card = _("{card} with what lies on it").format(card=card)
    name = opened(card)
    if not targets:
        nowhere = _("The {card} fits nowhere.").format(card=card)
        return _("{card} picked up; it fits nowhere.").format(card=name), opened(nowhere)
    named = ", ".join(_names(words, game, position, targets))
    said = _("{card} picked up; it may go to {piles}.").format(card=name, piles=named)
    return said, _seen(words, game, position, card, targets)


def covering(game: Game, position: Position, pick: tuple[int, int], depth: int | None) -> int:
    """How many cards cover the one at ``depth`` of the row that cards are picked up from, if it is none of them."""
    src, held = pick
    row = game.piles[src].role is Role.ROW
    return 0 if depth is None or not row else max(0, len(position[src]) - held - depth)


def covered_said(words: Words, over: int) -> str:
    """That a card for which the player reached lies under so many others, and what was picked up instead."""
    said = words.ngettext(
        "There is a card on it. Move that one first.",
        "There are {n} cards on it. Move those first.",
        over,
    )
    return said.format(n=over)


def _names(words: Words, game: Game, position: Position, targets: Sequence[int]) -> list[str]:
    """The piles by name, empty ones together if they are many."""
    empty = [dst for dst in targets if not position[dst] and game.piles[dst].role is not Role.FOUNDATION]
    if len(empty) < MANY:
        return [place_name(words, game, dst) for dst in targets]
    return [*(place_name(words, game, dst) for dst in targets if dst not in empty), words.gettext("any empty place")]


def _seen(words: Words, game: Game, position: Position, card: str, targets: Sequence[int]) -> str:
    """The places by the cards on them, where these are few; a word for all of them together if all have cards."""
    places = list(dict.fromkeys(onto(words, game, position, dst) for dst in targets))
    if 1 < len(places) <= MANY and all(position[dst] and game.piles[dst].role is Role.ROW for dst in targets):
        hosts = one_of(words, [card_name(words, position[dst][-1]) for dst in targets])
        places = [words.gettext("onto the {card}").format(card=hosts)]
    if len(places) > MANY:
        several = words.ngettext("The {card} can go to {n} place.", "The {card} can go to {n} places.", len(targets))
        return opened(several.format(card=card, n=len(targets)))
    sentence = (
        words.gettext("The {card} can go {places}.") if len(places) < MANY else words.gettext("{card}: {places}.")
    )
    return opened(sentence.format(card=card, places=one_of(words, places)))
