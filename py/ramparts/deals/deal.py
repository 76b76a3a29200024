"""Deals as text: ``fortress:ms33``, ``fortress:1807345``, ``fortitude/4:77000``, or a whole position.

A position is the game id, ``=`` and segments ``pile~cards`` joined by ``.``, bottom card first, empty piles left out:
``fortress=t0~JHQCTD.t1~8H9H.fC~AC2C``. Every character may stand in the fragment of an address. A position text does
not depend on any shuffle. Texts come from links and files that anybody can write, so they are checked strictly.
"""

import re
from collections import Counter
from typing import NamedTuple

from ramparts.deals.shuffle import MS_LAST, MT_FIRST, MT_LAST, ms_pack, mt_pack
from ramparts.engine.play import base, rung
from ramparts.rules.cards import RANKS, Card, card_text, cards_text, face, parse_card, rank
from ramparts.rules.cards import suit as card_suit
from ramparts.rules.errors import BadNotation, quoted
from ramparts.rules.game import Catalogue, Game, Position, Role, Title
from ramparts.rules.wording import counted as n
from ramparts.rules.wording import marked as _

LONGEST = 1000
"""The most characters that a deal text may have; the longest position of the Besieged City takes some 400."""

MEANT_BY = 3
"""A text that shares so many first letters with the id of a game may mean it."""

LEVEL_STEP = 1000
"""Run N at level L is dealt from the plain number 1000 N + L."""

_HEAD = re.compile(r"([a-z-]+)(?:/([0-9]{1,3}))?([:=])(.*)", re.ASCII)
_NUMBER = re.compile(r"(ms)?(0|[1-9][0-9]*)", re.ASCII)


class Deal(NamedTuple):
    """A deal that can be played: its canonical text, its rules and its first position.

    ``number`` is the number a player sees (``None`` for a position), ``ms`` whether it is one of Microsoft's.
    """

    text: str
    game: Game
    start: Position
    number: int | None = None
    ms: bool = False

    @property
    def digits(self) -> str:
        """The number as players write it, ``ms33`` or ``1807345``; empty for a position."""
        return "" if self.number is None else f"ms{self.number}" if self.ms else str(self.number)


def unknown_game(text: str, titles: Catalogue) -> BadNotation:
    """What is said of a text that begins with no game: the one whose first letters it shares, else all that there are.

    >>> print(unknown_game("fortres:ms33", dict.fromkeys(["fortress", "fortitude", "citadel"])))
    'fortres:ms33': there is no such game; perhaps fortress is meant
    """
    beginnings = (text[:length] for length in range(min(len(text), LONGEST), MEANT_BY - 1, -1))
    meant = next((name for begun in beginnings for name in titles if name.startswith(begun)), None)
    if meant is not None:
        return BadNotation(_("{text}: there is no such game; perhaps {name} is meant"), text=quoted(text), name=meant)
    sentence = _("{text}: there is no such game; the games are {names}")
    return BadNotation(sentence, text=quoted(text), names=", ".join(titles))


def parse_deal(text: str, titles: Catalogue) -> Deal:
    """The deal or position that ``text`` names. Raises `BadNotation`, saying what is wrong."""
    if len(text) > LONGEST:
        sentence = _("a deal of {count} characters is too long; it begins with {text}")
        raise BadNotation(sentence, count=len(text), text=repr(text[:20]))
    head = _HEAD.fullmatch(text)
    if head is None:
        raise BadNotation(
            _("{text} is not a deal: write a game and a number, such as fortress:ms33"), text=quoted(text)
        )
    name, level, separator, rest = head.groups()
    if name not in titles:
        raise unknown_game(text, titles)
    title = titles[name]
    if level is not None and not (title.levels > 1 and 1 <= int(level) <= title.levels):
        sentence = _("{text}: {game} has levels 1 to {last}, not {level}")
        if title.levels == 1:
            sentence = _("{text}: {game} has no levels, so there is no level {level}")
        raise BadNotation(sentence, text=quoted(text), game=title.name, last=title.levels, level=level)
    if separator == "=":
        return _parse_placed(title, level, rest, text)
    return _parse_number(title, int(level or 1), rest, text)


def numbered(title: Title, number: int, level: int = 1) -> Deal:
    """The deal with a plain number (32,000 and up), at a level."""
    game = title.at(level)
    seed = LEVEL_STEP * number + level if title.levels > 1 else number
    pack = mt_pack(seed, game.packs, game.top_rank)
    return Deal(number_text(title, number, level), game, game.deal(pack), number)


def number_text(title: Title, number: int, level: int = 1) -> str:
    """The text that names the deal with a plain number, at a level."""
    return f"{_game_text(title, level)}:{number}"


def _game_text(title: Title, level: int) -> str:
    return f"{title.id}/{level}" if title.levels > 1 else title.id


def _parse_number(title: Title, level: int, digits: str, text: str) -> Deal:
    found = _NUMBER.fullmatch(digits)
    if found is None:
        sentence = _("{text}: {digits} is not a deal number: write ms1 to {last}, or {first} and up")
        raise BadNotation(sentence, text=quoted(text), digits=quoted(digits), last=f"ms{MS_LAST}", first=MT_FIRST)
    number = int(found[2])
    if found[1]:
        if not title.ms:
            sentence = _("{text}: ms numbers are for the games with one full pack, not for {game}")
            raise BadNotation(sentence, text=quoted(text), game=title.name)
        if not 1 <= number <= MS_LAST:
            raise BadNotation(_("{text}: ms numbers run from ms1 to {last}"), text=quoted(text), last=f"ms{MS_LAST}")
        game = title.at(level)
        return Deal(f"{title.id}:ms{number}", game, game.deal(ms_pack(number)), number, ms=True)
    if title.ms and 1 <= number < MT_FIRST:
        sentence = _("{text}: write {same}, or a number from {first} up")
        raise BadNotation(sentence, text=quoted(text), same=f"{title.id}:ms{number}", first=MT_FIRST)
    if number < MT_FIRST:
        raise BadNotation(_("{text}: take a number from {first} up"), text=quoted(text), first=MT_FIRST)
    if number > MT_LAST:
        sentence = _("{text}: plain deal numbers run from {first} to {last}")
        raise BadNotation(sentence, text=quoted(text), first=MT_FIRST, last=MT_LAST)
    return numbered(title, number, level)


def _parse_placed(title: Title, level: str | None, segments: str, text: str) -> Deal:
    """The deal that starts from a position written out.

    Where no level is named, it is the lowest one whose pack has the highest rank of the text.
    """
    if level is not None:
        game = title.at(int(level))
    else:
        names = [name for pile in segments.split(".") for name in pile.partition("~")[2][::2]]
        highest = max((RANKS.find(name) + 1 for name in names), default=0)
        levels = (title.at(n) for n in range(1, title.levels + 1))
        game = next((found for found in levels if found.top_rank >= highest), title.at(1))
    start = parse_position(game, segments, text)
    return Deal(position_text(title, game, start), game, start)


def position_text(title: Title, game: Game, position: Position) -> str:
    """A position as text that `parse_deal` reads back; which pack a card is from is lost.

    The level is left out where it is the lowest one with these ranks.
    """
    level = next(n for n in range(1, title.levels + 1) if title.at(n).top_rank == game.top_rank)
    name = title.id if level == game.level else _game_text(title, game.level)
    piles = zip(game.piles, position, strict=True)
    return f"{name}=" + ".".join(f"{pile.id}~{cards_text(cards)}" for pile, cards in piles if cards)


def parse_position(game: Game, segments: str, text: str) -> Position:
    """The position that ``pile~cards`` segments describe; every card is checked. Raises `BadNotation`.

    ``text`` is the whole text, for error messages. Of two equal faces the first one read is taken for the first pack's.
    """
    ids = {pile.id: i for i, pile in enumerate(game.piles)}
    piles: list[bytes] = [b""] * len(ids)
    seen: Counter[Card] = Counter()
    for segment in segments.split("."):
        pile_id, tilde, names = segment.partition("~")
        if not tilde or not names or len(names) % 2:
            sentence = _("{text}: {segment} is not a pile: write its id, ~ and its cards, such as t0~JHQCTD")
            raise BadNotation(sentence, text=quoted(text), segment=quoted(segment))
        if pile_id not in ids:
            sentence = _("{text}: {game} has no pile {pile}")
            raise BadNotation(sentence, text=quoted(text), game=game.name, pile=quoted(pile_id))
        if piles[ids[pile_id]]:
            raise BadNotation(_("{text}: pile {pile} is there twice"), text=quoted(text), pile=pile_id)
        cards = bytearray()
        for at in range(0, len(names), 2):
            card = _next_copy(game, names[at : at + 2], seen, text, pile_id)
            cards.append(card)
        piles[ids[pile_id]] = bytes(cards)
        if len(cards) > 1 and game.piles[ids[pile_id]].role is Role.CELL:
            raise BadNotation(_("{text}: pile {pile} has room for one card"), text=quoted(text), pile=pile_id)
    if missing := [card for card in sorted(game.pack) if seen[face(card)] * 52 <= card]:
        lost = n("{text}: {card} is missing", "{text}: {count} cards are missing, among them {card}", len(missing))
        raise BadNotation(lost, text=quoted(text), card=card_text(missing[0]))
    position = tuple(piles)
    _check_foundations(game, position, text)
    return position


def _next_copy(game: Game, name: str, seen: Counter[Card], text: str, pile_id: str) -> Card:
    """The card of this name, of the next pack that has one left; counted in ``seen``. Raises `BadNotation`."""
    try:
        card = parse_card(name)
    except BadNotation as error:
        raise BadNotation(_("{text}, pile {pile}: {why}"), text=quoted(text), pile=pile_id, why=error) from None
    if card not in game.pack:
        sentence = _("{text}, pile {pile}: {card} is not a card of this game's pack")
        raise BadNotation(sentence, text=quoted(text), pile=pile_id, card=name)
    if seen[card] == game.packs:
        once = _("{text}, pile {pile}: {card} is there already, and the game holds it only once")
        twice = _("{text}, pile {pile}: {card} is there already, and the game holds it only twice")
        raise BadNotation(once if game.packs == 1 else twice, text=quoted(text), pile=pile_id, card=name)
    seen[card] += 1
    return card + 52 * (seen[card] - 1)


def _check_foundations(game: Game, position: Position, text: str) -> None:
    """Raises `BadNotation` unless every foundation is of its suit and follows the ladder from one common base."""
    first = base(game, position)
    for suit, home in enumerate(game.foundation):
        for height, card in enumerate(position[home]):
            if first is None or card_suit(card) != suit or rank(card) != rung(game, first, height):
                sentence = _("{text}: {card} is out of order on foundation {pile}")
                raise BadNotation(sentence, text=quoted(text), card=card_text(card), pile=game.piles[home].id)
