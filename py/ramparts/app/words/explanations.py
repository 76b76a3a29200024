"""Why a move is not allowed, in one sentence that names what the card would need; and why a text is refused."""

from ramparts.app.words.names import of_rank
from ramparts.app.words.sentences import (
    Words,
    card_name,
    one_of,
    opened,
    pile_name,
    place_name,
    rank_name,
    suit_name,
)
from ramparts.engine.play import base, beginning, between, climbs, rung, shown, vacancies
from ramparts.engine.tables import EVERY, FLOOR, NOWHERE, cells_take, faces_in, tables_of
from ramparts.rules.cards import Card, card_of, face, is_red, rank, suit
from ramparts.rules.errors import Refusal
from ramparts.rules.game import Game, Move, Position, Role


def refusal_said(words: Words, refusal: Refusal) -> str:
    """Why a text was refused, in the player's language; what is quoted from the text itself is not translated."""
    said = dict(refusal.values)
    for name, value in said.items():
        if isinstance(value, Refusal):
            said[name] = refusal_said(words, value)
        elif name == "game":
            said[name] = words.gettext(str(value))
        elif isinstance(value, str) and value[:1] == value[-1:] == "'" != value:
            said[name] = words.pgettext("quotation marks", "'{text}'").format(text=value[1:-1])
    template = refusal.template
    sentence = words.gettext(template) if isinstance(template, str) else words.ngettext(*template)
    return sentence.format_map(said)


def not_opened(words: Words, why: str) -> str:
    """That a link, a text or a board opens nothing, and why."""
    return opened(words.gettext("This cannot be opened: {why}.").format(why=why))


def wanted_hosts(words: Words, game: Game, card: Card, roles: tuple[Role, Role]) -> str:
    """The cards on which ``card`` may be built between two roles; empty for none.

    They are named as in ``the 7 or 9 of clubs``, ``a 9``, ``a red 9``.
    """
    _ = words.gettext
    hosts = [host for host in faces_in(tables_of(game).hosts.get(roles, NOWHERE)[face(card)]) if host in game.pack]
    ranks = [rank_name(words, number) for number in sorted({rank(host) for host in hosts})]
    suits = {suit(host) for host in hosts}
    if not hosts:
        return ""
    if len(suits) == 1:
        of_suit = suit_name(words, suits.pop())
        if len(ranks) == 2:
            return _("the {rank} or {other} of {suit}").format(rank=ranks[0], other=ranks[1], suit=of_suit)
        return _("the {rank} of {suit}").format(rank=one_of(words, ranks), suit=of_suit)
    if len(suits) == 4:
        return one_of(words, [any_of(words, number) for number in sorted({rank(host) for host in hosts})])
    red = all(is_red(host) for host in hosts)
    if len(ranks) > 1:
        return (_("a red {rank}") if red else _("a black {rank}")).format(rank=one_of(words, ranks))
    if red:
        said = words.pgettext("2 to 10; ace; jack; queen; king", "a red {rank}")
    else:
        said = words.pgettext("2 to 10; ace; jack; queen; king", "a black {rank}")
    return of_rank(said, rank(hosts[0])).format(rank=ranks[0])


def any_of(words: Words, number: int) -> str:
    """A card of a rank (1 to 13), of any suit: ``an ace``, ``a 7``."""
    _ = words.gettext
    named = {1: _("an ace"), 8: _("an 8"), 11: _("a jack"), 12: _("a queen"), 13: _("a king")}
    return named.get(number) or _("a {rank}").format(rank=number)


def refusal(words: Words, game: Game, position: Position, move: Move) -> str:
    """Why a gesture is not allowed, in one sentence. Of several cards held, the deepest one is spoken of."""
    _, n = words.gettext, words.ngettext
    src, dst, held = move
    source, target = game.piles[src], game.piles[dst]
    roles = (source.role, target.role)
    if target.role is not Role.FOUNDATION and beginning(game, position):
        return _("First a card has to go home: its rank becomes the base.")
    if dst not in {fill.dst for fill in vacancies(game, position)} and (due := due_said(words, game, position)):
        return due
    if target.role is Role.FOUNDATION:
        return _refused_home(words, game, position, move)
    if no_way := _no_way(words, game, position, move):
        return no_way
    card, top, hosts = position[src][-held], shown(position[dst]), between(game, position, src, dst)
    if hosts is None:
        sentence = _("The {card} reaches only the ramparts at the ends of its row and its column.")
        return opened(sentence.format(card=card_name(words, card)))
    if hosts[face(card)] >> top & 1:  # so it is the run over it that is too long
        if tables_of(game).lane != EVERY and not game.having(Role.CELL):
            return _("In this game cards move one at a time.")  # for no card can be put aside
        sentence = n(
            "To move {n} card at once you need more empty places.",
            "To move {n} cards at once you need more empty places.",
            held,
        )
        return sentence.format(n=held)
    if top == FLOOR:
        return _not_filled(words, game, dst)
    return _needed(words, game, card, roles)


def _not_filled(words: Words, game: Game, dst: int) -> str:
    """Why an empty pile does not take a card: rows do not that take kings only."""
    _ = words.gettext
    if game.piles[dst].role is Role.ROW and tables_of(game).lane != EVERY:
        return _("Only a king may go into an empty row.")
    return opened(_("{pile} cannot be filled from there.").format(pile=place_name(words, game, dst)))


def _no_way(words: Words, game: Game, position: Position, move: Move) -> str:
    """Why nothing at all goes that way, whatever the card; empty where it depends on the card."""
    _ = words.gettext
    src, dst = move.src, move.dst
    source, target = game.piles[src], game.piles[dst]
    if source.role is Role.STOCK:
        return _("Cards in {pile} can only be turned.").format(pile=place_name(words, game, src))
    if source.role is target.role is game.transpose:
        return _("The reserve can be rearranged only when stock and talon are empty.")
    if target.role is Role.CELL and not cells_take(game):
        return _("In this game no card goes into a cell.")
    if target.role is Role.CELL and between(game, position, src, dst) is not None:
        return _cell_said(words, game, position, dst)
    if (source.role, target.role) not in tables_of(game).hosts:
        sentence = _("Cards cannot go from {src} to {dst}.")
        return opened(sentence.format(src=place_name(words, game, src), dst=place_name(words, game, dst)))
    return ""


def _cell_said(words: Words, game: Game, position: Position, cell: int) -> str:
    """Why a cell into which cards may go takes none now."""
    cells = game.having(Role.CELL)
    if not position[cell]:
        return words.gettext("A cell has room for one card.")
    if all(position[each] for each in cells):
        return words.ngettext("The cell is full.", "All cells are full.", len(cells))
    return words.gettext("There is a card in this cell, but another cell is empty.")


def due_said(words: Words, game: Game, position: Position) -> str:
    """The sentence for a vacancy that has to be filled before anything else; empty when none is due."""
    due = vacancies(game, position)
    sentence = words.gettext("Before that, {pile} has to be filled.")
    return sentence.format(pile=pile_name(words, game, due[0].dst)) if due else ""


def _needed(words: Words, game: Game, card: Card, roles: tuple[Role, Role]) -> str:
    """What a card would need to be built on between two roles."""
    _, need = words.gettext, wanted_hosts(words, game, card, roles)
    sentence = _("The {card} only goes on {need}.") if need else _("The {card} fits on no other card.")
    return opened(sentence.format(card=card_name(words, card), need=need))


def _refused_home(words: Words, game: Game, position: Position, move: Move) -> str:
    _ = words.gettext
    src, dst, held = move
    card = position[src][-1]
    if held > 1:
        return _("Cards go home one at a time.")
    if src not in tables_of(game).climbing:
        return opened(_("{pile}: no card goes straight home from there.").format(pile=pile_name(words, game, src)))
    if suit(card) != game.piles[dst].suit and climbs(game, position, card):
        proper = game.foundation[suit(card)]
        belongs = _("The {card} belongs on {pile}.")
        return opened(belongs.format(card=card_name(words, card), pile=place_name(words, game, proper)))
    need = card_of(suit(card), rung(game, base(game, position) or 0, len(position[game.foundation[suit(card)]])))
    sentence = _("The {card} cannot go home yet: first comes the {need}.")
    return opened(sentence.format(card=card_name(words, card), need=card_name(words, need)))
