"""What a board says, laid on the piles of a game: every card is there, has a place, and lies nowhere else."""

from collections import Counter
from collections.abc import Iterable, Sequence

from ramparts.deals.boards.sheet import Row, Sheet, Written, wrong
from ramparts.engine.play import base
from ramparts.engine.tables import tables_of
from ramparts.rules.cards import ACE, SUITS, Card, card_of, card_text, face, parse_card, suit
from ramparts.rules.errors import BadNotation, brief
from ramparts.rules.game import Game, Role
from ramparts.rules.wording import counted as n
from ramparts.rules.wording import marked as _


def placed(sheet: Sheet, game: Game, name: str) -> list[tuple[Written, ...]]:
    """The cards of every pile of a game, which players know by its name, bottom card first.

    Raises `BadNotation`, with the line, for a card without a place, one that is there before, and one that is missing.
    """
    piles: list[tuple[Written, ...]] = [()] * len(game.piles)
    lanes = game.having(Role.ROW, Role.RAMPART)
    rows = _without_space(sheet, len(lanes))
    if len(rows) != len(lanes):
        sentence = _("{game} takes {count} rows of cards, but there are {number} here")
        why = BadNotation(sentence, game=name, count=len(lanes), number=len(rows))
        raise wrong(sheet.format, why, rows[len(lanes)].line if len(rows) > len(lanes) else 0)
    for lane, row in zip(lanes, rows, strict=True):
        piles[lane] = row.cards
    given: dict[Role, list[tuple[Written, ...]]] = {role: [pile] for role, pile in sheet.stocks.items()}
    given |= {role: [(card,) if card else () for card in cards] for role, cards in sheet.places.items()}
    for role, there in given.items():
        places = game.having(role)
        for number, cards in enumerate(there):
            if cards and number >= len(places):
                why = BadNotation(_("{game} has no place there for {card}"), game=name, card=cards[0].name)
                raise wrong(sheet.format, why, cards[0].line)
            if cards:
                piles[places[number]] = cards
    for home, cards in _homes(sheet, game).items():
        piles[game.foundation[home]] = cards
    _check(sheet, game, piles)
    return piles


def _without_space(sheet: Sheet, count: int) -> list[Row]:
    """The rows, of which as many as there are too many are left out that may be mere space, first at the end.

    Raises `BadNotation` where some empty lines between others would have to be rows and some not.
    """
    kept = [*sheet.rows]
    for end in (-1, 0):
        while len(kept) > count and kept[end].blank:
            kept.pop(end)
    blank = [row for row in kept if row.blank]
    if len(kept) <= count or not blank:
        return kept
    if len(kept) - len(blank) < count:
        why = BadNotation(_("here an empty line could be an empty row or just a gap: write a colon for each empty row"))
        raise wrong(sheet.format, why, blank[0].line)
    return [row for row in kept if not row.blank]


def _homes(sheet: Sheet, game: Game) -> dict[int, tuple[Written, ...]]:
    """The cards of the foundations, those below a top card too. Where nothing is said of them, aces that are missing.

    How many lie below a top card may be doubtful, where the base is chosen, or a rank comes twice: then as many as are
    nowhere else.
    """
    elsewhere = Counter(parse_card(card.name) for card in sheet.cards(homes=False))
    if sheet.homes is None:
        aces = [card_of(suit, ACE) for suit in range(len(SUITS))]
        none = game.packs > 1 or any(elsewhere[ace] for ace in aces)
        return {} if none else {suit(ace): (Written(card_text(ace), 0),) for ace in aces}
    return {
        home: _below(game, home, cards[0], elsewhere) if len(cards) == 1 else cards
        for home, cards in sheet.homes.items()
    }


def _below(game: Game, home: int, top: Written, elsewhere: Counter[Card]) -> tuple[Written, ...]:
    """The cards of a foundation by its top card, that last."""
    ascents = [ascent[home] for ascent in tables_of(game).ascents.values()]
    missing = sum(game.packs - elsewhere[card] for card in set(ascents[0]))
    ways = [ascent[: at + 1] for ascent in ascents for at, card in enumerate(ascent) if card == parse_card(top.name)]
    found = next((way for way in ways if len(way) == missing), [*ways, ()][0])
    return tuple(Written(card_text(card), top.line) for card in found) or (top,)


def _check(sheet: Sheet, game: Game, piles: Sequence[Iterable[Written]]) -> None:
    """Raises `BadNotation` unless every card of the game is there, and the foundations are in order."""
    first = dict[Card, int]()
    seen = Counter[Card]()
    for card in sorted((card for pile in piles for card in pile), key=lambda card: card.line):
        found = parse_card(card.name)
        if found not in game.pack:
            raise wrong(sheet.format, BadNotation(_("{card} is not a card of this game"), card=card.name), card.line)
        if seen[found] == game.packs:
            why = BadNotation(_("{card} is in line {line} already"), card=card.name, line=first[found])
            raise wrong(sheet.format, why, card.line)
        seen[found] += 1
        first[found] = card.line
    missing = [card_text(card) for card in sorted(game.pack) if seen[face(card)] * 52 <= card]
    if missing:
        sentence = n("{cards} is missing", "{count} cards are missing: {cards}", len(missing))
        raise wrong(sheet.format, BadNotation(sentence, cards=brief(" ".join(missing))))
    _check_order(sheet, game, piles)


def _check_order(sheet: Sheet, game: Game, piles: Sequence[Iterable[Written]]) -> None:
    """Raises `BadNotation` unless every foundation goes up from one common base."""
    begun = base(game, tuple(bytes(parse_card(card.name) for card in pile) for pile in piles))
    for home, pile in enumerate(game.foundation):
        ascent = () if begun is None else tables_of(game).ascents[begun][home]
        for height, card in enumerate(piles[pile]):
            if ascent[height : height + 1] != (parse_card(card.name),):
                why = BadNotation(_("{card} is out of order on its foundation"), card=card.name)
                raise wrong(sheet.format, why, card.line)
