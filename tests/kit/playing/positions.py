"""Positions in the text notation, written short: ``*`` in a pile stands for every card that is named nowhere else.

``fortress=t0~5H.t1~6H.t2~*KS`` is the position with the five of hearts, the six of hearts and, under the king of
spades, all the other cards, ordered by suit (clubs, diamonds, hearts, spades) and from ace to king.
"""

from collections import Counter

from ramparts.deals.deal import Deal, parse_deal
from ramparts.deals.notation import moves_text, replay
from ramparts.engine.play import moves
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import card_text, cards_text, parse_card
from ramparts.rules.game import Move


def deal(text: str) -> Deal:
    """The deal or position that ``text`` names, its ``*`` written out."""
    return parse_deal(written_out(text), TITLES)


def written_out(text: str) -> str:
    """The position with the cards that ``*`` stands for."""
    if "*" not in text:
        return text
    head, _, segments = text.partition("=")
    name, _, level = head.partition("/")
    game = TITLES[name].at(int(level or 1))
    named = "".join(segment.partition("~")[2] for segment in segments.split(".")).replace("*", "")
    missing = Counter(card % 52 for card in game.pack)
    missing.subtract(parse_card(named[i : i + 2]) for i in range(0, len(named), 2))
    return text.replace("*", cards_text(sorted(missing.elements())))


def legal(text: str, *played: str) -> set[str]:
    """The texts of the single legal moves in a position, after the moves played."""
    at = after(text, *played)
    return set(moves_text(at.game, moves(at.game, at.start)))


def after(text: str, *played: str) -> Deal:
    """The position after the moves played, as a deal that starts there."""
    start = deal(text)
    gestures = replay(start.game, start.start, played, start.text)
    return start._replace(start=gestures[-1].position) if gestures else start


def piles(at: Deal) -> dict[str, str]:
    """The names of the cards on each pile that has any, run together, by the pile's id."""
    return {pile.id: cards_text(cards) for pile, cards in zip(at.game.piles, at.start, strict=True) if cards}


def step(at: Deal, text: str) -> Move:
    """The move between two piles, ``t3-t5`` or ``t3-fC``, legal or not."""
    source, _, target = text.partition("-")
    return Move(at.game.index(source), at.game.index(target))


def exposed(at: Deal, pile: str) -> str:
    """The name of the exposed card of a pile."""
    return card_text(at.start[at.game.index(pile)][-1])
