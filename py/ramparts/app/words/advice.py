"""A hint in words: the move in the imperative, not to be taken for one that was made, and what it is good for."""

from ramparts.app.words.names import of_rank
from ramparts.app.words.sentences import Words, card_name, onto, rank_name, ways
from ramparts.engine.hints import Hint, Reason
from ramparts.engine.play import base, rung
from ramparts.engine.tables import EVERY, tables_of
from ramparts.rules.cards import Card, card_of, rank, suit
from ramparts.rules.game import Game, Move, Position, Role

SOON = 3
"""So many cards of a suit are needed soon: the next, and two after it."""


def told(words: Words, game: Game, position: Position, found: Hint) -> str:
    """All that a hint has to say: the move, which card it uncovers, and the reason."""
    if found.card is None:
        return words.gettext("Turn a card.")
    uncovered, reason = uncovered_said(words, game, position, found), reason_said(words, game, found)
    if _is_one(position, found):
        reason = ""
    elif uncovered and found.reason is Reason.LEADS_TO:
        beneath, other = card_name(words, position[found.move.src][-2]), card_name(words, found.cards[0])
        both = words.gettext("That uncovers the {card} and brings the {other} nearer home.")
        uncovered, reason = both.format(card=beneath, other=other), ""
    return " ".join(filter(None, (invited(words, game, position, found.move), uncovered, reason)))


def why_said(words: Words, game: Game, position: Position, found: Hint) -> str:
    """The most that there is to say for a move in one sentence; empty where the move itself makes it plain."""
    reason = "" if _is_one(position, found) else reason_said(words, game, found)
    return reason or uncovered_said(words, game, position, found)


def _is_one(position: Position, found: Hint) -> bool:
    """Whether the card that goes home later is the one that the move uncovers: then one sentence is enough."""
    return found.reason is Reason.LEADS_TO and position[found.move.src][-2:-1] == bytes(found.cards)


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
    return words.gettext("Put the {card} {where}.").format(card=card, where=where)


def uncovered_said(words: Words, game: Game, position: Position, found: Hint) -> str:
    """Which card a move uncovers, and whether it is one of the next of its suit; empty where the reason names it."""
    _, beneath = words.gettext, position[found.move.src][:-1]
    if not beneath or found.reason is Reason.FREES:
        return ""
    soon = _is_one(position, found) and beneath[-1] in _due(game, position, suit(beneath[-1]))
    sentence = _("That uncovers the {card}, which you will need soon.") if soon else _("That uncovers the {card}.")
    return sentence.format(card=card_name(words, beneath[-1]))


def _due(game: Game, position: Position, which: int) -> list[Card]:
    """The next cards of a suit on its foundation, as many as are needed soon; none before the base is set."""
    first, height = base(game, position), len(position[game.foundation[which]])
    if first is None:
        return []
    return [card_of(which, rung(game, first, each)) for each in range(height, min(height + SOON, len(game.ladder)))]


def reason_said(words: Words, game: Game, found: Hint) -> str:
    """What a move is good for, in a sentence; empty where the move itself makes it plain."""
    _ = words.gettext
    cards = [card_name(words, card) for card in found.cards]
    match found.reason:
        case Reason.FREES:
            return _("That frees the {card}, which can go home.").format(card=cards[0])
        case Reason.LEADS_TO:
            return _("That brings the {card} nearer home.").format(card=cards[0])
        case Reason.EMPTIES:
            any_card = tables_of(game).lane == EVERY
            return _("That makes room for any card.") if any_card else _("That makes room for a king.")
        case Reason.SETS_BASE:
            number = rank(found.cards[0])
            begins = words.pgettext(
                "2 to 10; ace; jack; queen; king", "That sets the base: then all suits begin with their {rank}."
            )
            return of_rank(begins, number).format(rank=rank_name(words, number))
        case Reason.FREES_CELL:
            several = game.piles[found.pile].number > 0
            return _("Then a cell is free again.") if several else _("Then the cell is free again.")
    return ""
