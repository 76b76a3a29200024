"""The table in words: cards, piles, and one sentence for everything that happens.

Every function takes ``words``, a `gettext.NullTranslations` or a catalogue of another language; card and pile names are
put into sentences as they are, so translations may reorder them.
"""

from functools import cache
from gettext import NullTranslations
from typing import TypeAlias

from ramparts.cards import Card, is_red, rank, suit
from ramparts.game import Game, Move, Position, Role
from ramparts.play import base, climbs, home, play, rearranging, rung, vacancies, won

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
def card_name(words: Words, card: Card) -> str:
    """A card in words: ``queen of clubs``."""
    _ = words.gettext
    return _("{rank} of {suit}").format(rank=rank_name(words, rank(card)), suit=suit_name(words, suit(card)))


@cache
def pile_name(words: Words, game: Game, number: int) -> str:
    """A pile in words: ``row 3``, ``foundation of clubs``, ``rampart west 1``, ``reserve row 2 place 1``, ``talon``."""
    _ = words.gettext
    pile = game.piles[number]
    digits = [int(char) + 1 for char in pile.id if char.isdigit()]
    side = {"w": _("west"), "e": _("east"), "n": _("north"), "s": _("south")}.get(pile.id[0], "")
    known = {
        "foundation": lambda: _("foundation of {suit}").format(suit=suit_name(words, pile.suit or 0)),
        "row": lambda: _("row {number}").format(number=digits[0]),
        "column": lambda: _("column {number}").format(number=digits[0]),
        "rampart": lambda: _("rampart {side} {number}").format(side=side, number=digits[0]),
        "reserve": lambda: _("reserve row {row} place {place}").format(row=digits[0], place=digits[1]),
        "stack": lambda: _("stack"),
        "discard pile": lambda: _("discard pile"),
        "pack": lambda: _("pack"),
        "talon": lambda: _("talon"),
    }
    return known[pile.word]() if pile.word in known else pile.word or pile.id


def opened(sentence: str) -> str:
    """The sentence with its first letter a capital."""
    return sentence[:1].upper() + sentence[1:]


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
    if role is Role.RESERVE:
        return _("{pile}, {top}").format(pile=name, top=top)
    if role is Role.ROW:
        return _("{pile}, {count}, outside card {top}").format(pile=name, count=count, top=top)
    return _("{pile}, {count}, top card {top}").format(pile=name, count=count, top=top)


def foundation_state(words: Words, game: Game, position: Position, number: int) -> str:
    """What stands on a foundation and what it needs next."""
    _ = words.gettext
    cards, first, which = position[number], base(game, position), game.piles[number].suit or 0
    if len(cards) == len(game.ladder):
        return _("complete")
    if first is None:
        return _("empty, takes any rank first")
    need = _("{rank} of {suit}").format(
        rank=rank_name(words, rung(game, first, len(cards))), suit=suit_name(words, which)
    )
    if not cards:
        return _("empty, needs {card}").format(card=need)
    return _("up to {top}, needs {card}").format(top=card_name(words, cards[-1]), card=need)


def _joined(words: Words, names: list[str]) -> str:
    _ = words.gettext
    return names[0] if len(names) == 1 else _("{these} or {last}").format(these=", ".join(names[:-1]), last=names[-1])


def wanted_hosts(words: Words, game: Game, card: Card, roles: tuple[Role, Role]) -> str:
    """The cards on which ``card`` may be built between two roles: ``7 or 9 of clubs``, ``a red 9``; empty for none."""
    _ = words.gettext
    fits = game.build.get(roles)
    hosts = [host for host in range(52) if host in game.pack and fits is not None and fits(host, card % 52)]
    ranks = [rank_name(words, number) for number in sorted({rank(host) for host in hosts})]
    suits = {suit(host) for host in hosts}
    if not hosts:
        return ""
    if len(suits) == 1:
        return _("{rank} of {suit}").format(rank=_joined(words, ranks), suit=suit_name(words, suits.pop()))
    if len(suits) == 4:
        return _("a {rank} of any suit").format(rank=_joined(words, ranks))
    red = all(is_red(host) for host in hosts)
    return (_("a red {rank}") if red else _("a black {rank}")).format(rank=_joined(words, ranks))


def refusal(words: Words, game: Game, position: Position, src: int, dst: int) -> str:
    """Why the exposed card of ``src`` may not go to ``dst``, in one sentence."""
    _ = words.gettext
    card, source, target = position[src][-1], game.piles[src], game.piles[dst]
    name = opened(card_name(words, card))
    if due := vacancies(game, position):
        return _("First {pile} has to be filled.").format(pile=pile_name(words, game, due[0].dst))
    if target.role is Role.FOUNDATION:
        return _refused_home(words, game, position, src, dst)
    if source.role is Role.STOCK:
        return _("A card of the {pile} can only be turned over.").format(pile=pile_name(words, game, src))
    if source.role is Role.FOUNDATION:
        return _("A card on a foundation stays there.")
    near = game.near(source, target) or rearranging(game, position)
    if target.role is Role.RAMPART and not near:
        return _("{card} reaches only the ramparts at the ends of its row and its column.").format(card=name)
    if not position[dst] and (source.role, target.role) not in game.fill:
        return _("{pile} cannot be filled from there.").format(pile=opened(pile_name(words, game, dst)))
    if (source.role, target.role) not in game.build:
        return _("No card goes from the {src} to the {dst}.").format(
            src=pile_name(words, game, src), dst=pile_name(words, game, dst)
        )
    need = wanted_hosts(words, game, card, (source.role, target.role))
    if not need:
        return _("{card} fits on no other card.").format(card=name)
    return _("{card} needs {need}.").format(card=name, need=need)


def _refused_home(words: Words, game: Game, position: Position, src: int, dst: int) -> str:
    _ = words.gettext
    card = position[src][-1]
    if game.piles[src].role not in game.climb:
        return _("From the {pile} no card goes straight home.").format(pile=pile_name(words, game, src))
    if suit(card) != game.piles[dst].suit and climbs(game, position, card):
        proper = game.foundation[suit(card)]
        return _("{card} belongs on the {pile}.").format(
            card=opened(card_name(words, card)), pile=pile_name(words, game, proper)
        )
    state = foundation_state(words, game, position, game.foundation[suit(card)])
    pile = pile_name(words, game, game.foundation[suit(card)])
    return _("{card} cannot go home yet: {pile} is {state}.").format(
        card=opened(card_name(words, card)), pile=pile, state=state
    )


def move_said(words: Words, game: Game, before: Position, move: Move) -> str:
    """One sentence for a move: what went where, and what it uncovered."""
    _, n = words.gettext, words.ngettext
    src, dst, count = move
    card = before[src][-count]
    name, target = opened(card_name(words, card)), game.piles[dst]
    said = {"card": name, "src": pile_name(words, game, src), "dst": pile_name(words, game, dst)}
    if game.piles[src].role is target.role is game.transpose:
        return _("{card} from {src} to {dst}.").format(**said)
    if target.role is Role.FOUNDATION:
        sentence = _("{card} home from {src}.")
    elif target.role is Role.WASTE:
        return _("{card} turned from {src} to {dst}.").format(**said)
    elif before[dst]:
        said["host"] = card_name(words, before[dst][-1])
        sentence = _("{card} from {src} to {dst}, on {host}.")
    else:
        sentence = _("{card} from {src} to {dst}, which was empty.")
    sentence = sentence.format(**said)
    if count > 1:
        sentence = n("{n} card: {said}", "{n} cards: {said}", count).format(n=count, said=sentence)
    below = before[src][:-count]
    if below and game.piles[src].role is not Role.STOCK:
        sentence += " " + _("Uncovers {card}.").format(card=card_name(words, below[-1]))
    return sentence


def outcome(words: Words, game: Game, position: Position, *, moves_left: bool) -> str:
    """A sentence for a won game or for no move left; empty while it goes on."""
    _ = words.gettext
    if won(game, position):
        return _("Won: all {n} cards are home.").format(n=len(game.pack))
    if not moves_left:
        return _("No move is left; {n} of {all} cards are home.").format(n=home(game, position), all=len(game.pack))
    return ""


def after(words: Words, game: Game, before: Position, meant: Move, line: tuple[Move, ...]) -> str:
    """The sentence for a gesture and, when other moves followed by themselves, for what they brought home."""
    n = words.ngettext
    said = move_said(words, game, before, meant)
    position = before
    for move in line:
        position = play(game, position, move)
    direct = 1 if game.piles[meant.dst].role is Role.FOUNDATION else 0
    followed = home(game, position) - home(game, before) - direct
    if followed > 0:
        said += " " + n("{n} card went home by itself.", "{n} cards went home by themselves.", followed).format(
            n=followed
        )
    return said
