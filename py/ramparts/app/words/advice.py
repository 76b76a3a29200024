"""A hint in words: the move in the imperative, not to be taken for one that was made, and what it is good for."""

from ramparts.app.words.sentences import Words, card_name, onto, rank_name, ways
from ramparts.engine.hints import Hint, Reason
from ramparts.engine.tables import EVERY, tables_of
from ramparts.rules.cards import rank
from ramparts.rules.game import Game, Move, Position, Role


def told(words: Words, game: Game, position: Position, found: Hint) -> str:
    """All that a hint has to say: the move, which card it uncovers, and the reason."""
    if found.card is None:
        return words.gettext("Turn a card.")
    parts = (
        invited(words, game, position, found.move),
        uncovered_said(words, position, found),
        reason_said(words, game, found),
    )
    return " ".join(filter(None, parts))


def invited(words: Words, game: Game, position: Position, move: Move) -> str:
    """A single move, by the names of piles."""
    _ = words.gettext
    said = {"card": card_name(words, position[move.src][-1]), **ways(words, game, move)}
    said["host"] = card_name(words, position[move.dst][-1]) if position[move.dst] else ""
    if game.piles[move.dst].role is Role.FOUNDATION:
        sentence = _("Play the {card} home {from_where}.")
    elif not position[move.dst]:
        cell = game.piles[move.dst].role is Role.CELL
        empty = _("Move the {card} {from_where} {to_where}, which is empty.")
        sentence = _("Move the {card} {from_where} {to_where}.") if cell else empty
    elif game.piles[move.src].role is game.piles[move.dst].role is game.transpose:
        sentence = _("Swap the {card} and the {host}.")
    else:
        sentence = _("Move the {card} {from_where} {to_where}, on the {host}.")
    return sentence.format(**said)


def invited_seen(words: Words, game: Game, position: Position, move: Move) -> str:
    """The same for whoever sees the table."""
    card = card_name(words, position[move.src][-1])
    if game.piles[move.src].role is game.piles[move.dst].role is game.transpose and position[move.dst]:
        return invited(words, game, position, move)
    where = onto(words, game, position, move.dst)
    return words.gettext("Play the {card} {where}.").format(card=card, where=where)


def uncovered_said(words: Words, position: Position, found: Hint) -> str:
    """Which card a move uncovers; empty where there is none, or the reason names it."""
    beneath = position[found.move.src][:-1]
    if not beneath or found.reason is Reason.FREES:
        return ""
    return words.gettext("It uncovers the {card}.").format(card=card_name(words, beneath[-1]))


def reason_said(words: Words, game: Game, found: Hint) -> str:
    """What a move is good for, in a sentence; empty where the move itself makes it plain."""
    _ = words.gettext
    cards = [card_name(words, card) for card in found.cards]
    match found.reason:
        case Reason.FREES:
            return _("It frees the {card}, which can go home.").format(card=cards[0])
        case Reason.LEADS_TO:
            return _("It brings the {card} nearer home.").format(card=cards[0])
        case Reason.EMPTIES:
            any_card = tables_of(game).lane == EVERY
            return _("It makes room for any card.") if any_card else _("It makes room for a king.")
        case Reason.SETS_BASE:
            begins = _("It sets the base: then all suits begin with their {rank}.")
            return begins.format(rank=rank_name(words, rank(found.cards[0])))
        case Reason.FREES_CELL:
            several = game.piles[found.pile].number > 0
            return _("Then a cell is free again.") if several else _("Then the cell is free again.")
    return ""
