"""The table in words: cards, piles, and one sentence for everything that happens.

Every function takes ``words``, a `gettext.NullTranslations` or a catalogue of another language; card and pile names are
put into sentences as they are, so translations may reorder them.
"""

from collections.abc import Sequence
from functools import cache
from gettext import NullTranslations
from typing import TypeAlias

from ramparts.app.words.names import Name, bent, cases, of_rank
from ramparts.engine.play import base, home, play, rearranging, won
from ramparts.engine.runs import singles
from ramparts.rules.cards import Card, rank, suit
from ramparts.rules.game import Game, Move, Position, Role

Words: TypeAlias = NullTranslations
ENGLISH: Words = NullTranslations()


def rank_name(words: Words, number: int) -> str:
    """A rank (1 to 13) as a word or a figure: ``ace``, ``7``, ``queen``."""
    _ = words.gettext
    return {1: _("ace"), 11: _("jack"), 12: _("queen"), 13: _("king")}.get(number, str(number))


def suit_name(words: Words, number: int) -> str:
    """A suit (0 to 3) as a word: ``clubs``."""
    _ = words.gettext
    return (_("clubs"), _("diamonds"), _("hearts"), _("spades"))[number]


@cache
def card_name(words: Words, card: Card) -> Name:
    """A card in words: ``queen of clubs``."""
    said = {"rank": rank_name(words, rank(card)), "suit": suit_name(words, suit(card))}
    name = Name(words.gettext("{rank} of {suit}").format(**said))
    name.cases = tuple(case.format(**said) for case in cases(words, rank(card)))
    return name


@cache
def pile_name(words: Words, game: Game, number: int) -> Name:
    """A pile in words: ``row 3``, ``foundation of clubs``, ``west rampart 1``, ``reserve row 2 place 1``, ``talon``."""
    _ = words.gettext
    pile = game.piles[number]
    sides = {"west": _("west"), "east": _("east"), "north": _("north"), "south": _("south")}
    place = dict(pile.lines)
    # For translators: of a pile the name, and behind it the cases in which sentences need it, {pile:1}, {pile:2} ...,
    # with a stroke between them, if it has any. So may "to {pile}": then {to_where:1} is said of an empty place.
    known = {
        "foundation": lambda: _("foundation of {suit}").format(suit=suit_name(words, pile.suit or 0)),
        "row": lambda: _("row {number}").format(number=pile.number),
        "column": lambda: _("column {number}").format(number=pile.number),
        "rampart": lambda: _("{side} rampart {number}").format(side=sides.get(pile.side, ""), number=pile.number),
        "reserve": lambda: _("reserve row {row} place {place}").format(row=place["row"] + 1, place=place["column"] + 1),
        "cell": lambda: _("cell {number}").format(number=pile.number) if pile.number else _("cell"),
        "stock": lambda: _("stock"),
        "discard pile": lambda: _("discard pile"),
        "pack": lambda: _("stock"),
        "talon": lambda: _("talon"),
    }
    return bent(known[pile.word]() if pile.word in known else pile.word or pile.id)


def place_name(words: Words, game: Game, number: int) -> Name:
    """A pile as a place within a sentence, alone of its kind with an article: ``the cell``, ``the discard pile``."""
    name = pile_name(words, game, number)
    if not _is_alone(game, number):
        return name
    is_cell = game.piles[number].role is Role.CELL  # some languages have an article for it, and none for the others
    place = Name(words.gettext("the cell") if is_cell else words.gettext("the {pile}").format(pile=name))
    place.cases = name.cases
    return place


def figure(words: Words, number: int) -> str:
    """A number with its thousands separated: ``12,345``."""
    return f"{number:,}".replace(",", words.pgettext("between thousands", ","))


def opened(sentence: str) -> str:
    """The sentence with its first letter a capital."""
    return sentence[:1].upper() + sentence[1:]


def one_of(words: Words, names: Sequence[str]) -> str:
    """A choice between names: ``7, 9 or jack``."""
    _ = words.gettext
    return names[0] if len(names) == 1 else _("{these} or {last}").format(these=", ".join(names[:-1]), last=names[-1])


def ways(words: Words, game: Game, move: Move) -> dict[str, str]:
    """From where and to where a move goes, within a sentence: ``from row 3``, ``into the cell``."""
    _, src, dst = words.gettext, move.src, move.dst
    target = place_name(words, game, dst)
    to_where = bent(_("to {pile}").format(pile=target))
    if game.piles[dst].role is Role.CELL:
        to_where = bent(_("into the cell") if _is_alone(game, dst) else _("into {pile}").format(pile=target))
    return {"from_where": from_where(words, game, src), "to_where": to_where}


def from_where(words: Words, game: Game, number: int) -> str:
    """From which pile a card comes, within a sentence: ``from row 3``, ``from the cell``."""
    if _is_alone(game, number) and game.piles[number].role is Role.CELL:
        return words.gettext("from the cell")
    return words.gettext("from {pile}").format(pile=place_name(words, game, number))


def _is_alone(game: Game, number: int) -> bool:
    """Whether a pile is the only one of its name: a stock, what is turned from it, a foundation, one cell."""
    pile = game.piles[number]
    return pile.role in (Role.STOCK, Role.WASTE, Role.CELL, Role.FOUNDATION) and not pile.number


def move_said(words: Words, game: Game, before: Position, move: Move) -> str:
    """A sentence for a move, what went where, and one for what it uncovered."""
    below = before[move.src][: -move.count]
    if not below or game.piles[move.src].role is Role.STOCK:
        return gone_said(words, game, before, move)
    uncovers = words.gettext("Uncovers {card}.").format(card=card_name(words, below[-1]))
    return f"{gone_said(words, game, before, move)} {uncovers}"


def gone_said(words: Words, game: Game, before: Position, move: Move) -> str:
    """A sentence for a move: what went where."""
    _ = words.gettext
    src, dst, count = move
    card = landing(game, before, move)
    name, target = opened(card_name(words, card)), game.piles[dst]
    said = {
        "card": name,
        "src": place_name(words, game, src),
        "dst": place_name(words, game, dst),
        **ways(words, game, move),
    }
    if game.piles[src].role is target.role is game.transpose:
        if before[dst]:
            swapped = _("{card} and {other} change places.")
            return opened(swapped.format(card=card_name(words, card), other=card_name(words, before[dst][-1])))
        return _("{card} from {src} to {dst}.").format(**said)
    if target.role is Role.FOUNDATION:
        sentence = _("{card} home {from_where}.")
    elif target.role is Role.WASTE:
        return _("{card} turned from {src} to {dst}.").format(**said)
    elif before[dst]:
        said["host"] = card_name(words, before[dst][-1])
        sentence = _("{card} {from_where} {to_where}, on {host}.")
    elif target.role is Role.CELL:
        sentence = _("{card} {from_where} {to_where}.")
    else:
        sentence = _("{card} {from_where} {to_where}, which was empty.")
    return _counted(words, count, sentence.format(**said))


def gone_brief(words: Words, game: Game, before: Position, move: Move) -> str:
    """A sentence for a move, for whoever sees the table: what went where, without the names of rows."""
    _ = words.gettext
    src, dst, count = move
    said = {"card": opened(card_name(words, landing(game, before, move))), "where": onto(words, game, before, dst)}
    if game.piles[dst].role is Role.WASTE:
        return _("{card} turned.").format(**said)
    if game.piles[src].role is game.piles[dst].role is game.transpose:
        return gone_said(words, game, before, move)
    return _counted(words, count, _("{card} {where}.").format(**said))


def landing(game: Game, before: Position, move: Move) -> Card:
    """The card that comes to lie on the target: the outside one of a run that is turned round, else the innermost."""
    src, dst, count = move
    turned = singles(game, before, move) == (Move(src, dst),) * count
    return before[src][-1 if turned else -count]


def _counted(words: Words, count: int, said: str) -> str:
    """A sentence for a move, with the number of its cards where it has several."""
    if count == 1:
        return said
    return words.ngettext("{n} card: {said}", "{n} cards: {said}", count).format(n=count, said=said)


def onto(words: Words, game: Game, position: Position, number: int) -> str:
    """Where a card goes, for whoever sees the table: ``home``, ``onto the 9 of clubs``, ``into an empty row``."""
    _, pile = words.gettext, game.piles[number]
    if pile.role is Role.FOUNDATION:
        return _("home")
    if not position[number]:
        cell = _("into a free cell") if pile.number else _("into the cell")
        empty = {"row": _("into an empty row"), "cell": cell}
        return empty.get(pile.word) or _("into an empty place")
    return _("onto the {card}").format(card=card_name(words, position[number][-1]))


def outcome(words: Words, game: Game, position: Position, *, moves_left: bool) -> str:
    """A sentence for a won game or for no move left; empty while it goes on."""
    n, at_home = words.ngettext, home(game, position)
    if won(game, position):
        # For translators: there are 44 cards at least.
        return n("Won: {n} card is home.", "Won: all {n} cards are home.", at_home).format(n=at_home)
    if not moves_left:
        said = n(
            "No move is left; {n} of {all} cards is home.", "No move is left; {n} of {all} cards are home.", at_home
        )
        return said.format(n=at_home, all=len(game.pack))
    return ""


def after(words: Words, game: Game, before: Position, meant: Move, line: tuple[Move, ...]) -> str:
    """The sentences for a gesture, for the cards that came where it made room, and for what followed by itself."""
    said, position = [move_said(words, game, before, meant)], before
    direct = len(singles(game, before, meant))
    for number, move in enumerate(line):
        if number >= direct and game.piles[move.dst].role is not Role.FOUNDATION:
            said.append(move_said(words, game, position, move))
        position = play(game, position, move)
        said += refill_said(words, game, position, move)
    return " ".join(said + _followed(words, game, before, line, direct))


def after_brief(words: Words, game: Game, before: Position, meant: Move, line: tuple[Move, ...]) -> str:
    """The same for whoever sees the table: the gesture, and how many cards went home by themselves."""
    direct = len(singles(game, before, meant))
    return " ".join([gone_brief(words, game, before, meant), *_followed(words, game, before, line, direct)])


def _followed(words: Words, game: Game, before: Position, line: tuple[Move, ...], direct: int) -> list[str]:
    """The sentences for cards that went home by themselves, and for the moment from which other rules hold."""
    said, position = list[str](), before
    for move in line:
        position = play(game, position, move)
    if climbed := sum(game.piles[move.dst].role is Role.FOUNDATION for move in line[direct:]):
        by_itself = words.ngettext("{n} card went home by itself.", "{n} cards went home by themselves.", climbed)
        said.append(by_itself.format(n=climbed))
    if base(game, before) is None and (first := base(game, position)) is not None:
        set_now = words.pgettext("2 to 10; ace; jack; queen; king", "All suits now begin with their {rank}.")
        said.append(of_rank(set_now, first).format(rank=rank_name(words, first)))
    if rearranging(game, position) and not rearranging(game, before) and not won(game, position):
        said.append(words.gettext("Stock and talon are empty: from now on you can rearrange the reserve."))
    return said


def refill_said(words: Words, game: Game, position: Position, move: Move) -> list[str]:
    """The sentence for the card that came by itself where ``move``, just played, made room; often none."""
    source, target = game.piles[move.src].role, game.piles[move.dst].role
    if not position[move.src] or source is target or all(source is not role for role, _ in game.refill):
        return []
    card = card_name(words, position[move.src][-1])
    said = words.gettext("{card} goes to {pile}.").format(card=card, pile=pile_name(words, game, move.src))
    return [opened(said)]
