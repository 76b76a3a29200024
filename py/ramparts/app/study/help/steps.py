"""What a move of an example shows, in a sentence that needs no picture."""

from ramparts.app.study.help.example import Step
from ramparts.app.words.explanations import wanted_hosts
from ramparts.app.words.sentences import (
    Words,
    card_name,
    one_of,
    opened,
    pile_name,
    rank_name,
    refill_said,
)
from ramparts.engine.play import base, between, next_home, play
from ramparts.engine.tables import EVERY, FLOOR, NOWHERE, faces_in, tables_of
from ramparts.rules.cards import rank, suit
from ramparts.rules.game import Game, Move, Position, Role


def step_said(words: Words, game: Game, step: Step) -> str:
    """What is played, why it may be, and what it uncovers or brings."""
    if step.move is None:
        return words.gettext("And so it goes on until every card is home.")
    position, move = step.position, step.move
    below, after = position[move.src][:-1], play(game, position, move)
    said = [_why(words, game, position, move), *refill_said(words, game, after, move)]
    if below and game.piles[move.src].role is Role.ROW:
        said.append(words.gettext("That uncovers the {card}.").format(card=card_name(words, below[-1])))
    return " ".join(said)


def _why(words: Words, game: Game, position: Position, move: Move) -> str:
    _ = words.gettext
    card, source, target = position[move.src][-1], game.piles[move.src], game.piles[move.dst]
    there = pile_name(words, game, move.dst)
    if target.role is Role.FOUNDATION:
        return _home(words, game, position, move)
    if source.role is Role.STOCK:
        told = _("A tap on the stock turns the {card} onto the {pile}.")
        return told.format(card=card_name(words, card), pile=there)
    if position[move.dst]:
        told = _("The {card} goes on the {host}. It may go on {need}.")
        need = wanted_hosts(words, game, card, (source.role, target.role))
        return opened(
            told.format(card=card_name(words, card), host=card_name(words, position[move.dst][-1]), need=need)
        )
    if target.role in game.must_fill:
        told = _("{pile} is empty and has to be filled first, with a card of its row or column: the {card}.")
        return opened(told.format(pile=there, card=card_name(words, card)))
    if target.role is Role.CELL:
        told = _("A free cell takes any card, but only one: here the {card}.")
        return told.format(card=card_name(words, card))
    if source.role is Role.CELL:
        told = _("An empty row takes a card from a cell too: here the {card}.")
        return told.format(card=card_name(words, card))
    if target.role is Role.ROW and tables_of(game).lane != EVERY:
        return _("An empty row takes only a king: here the {card}.").format(card=card_name(words, card))
    return taken_said(words, takers(game, position, move), card_name(words, card))


def _home(words: Words, game: Game, position: Position, move: Move) -> str:
    _, card = words.gettext, position[move.src][-1]
    name = card_name(words, card)
    if base(game, position) is None:
        return opened(_("The {card} is the first card home: now every suit begins with this rank.").format(card=name))
    due = next(each for each in faces_in(next_home(game, play(game, position, move))) if suit(each) == suit(card))
    told = _("The {card} goes home, onto its foundation. After it comes the {next}.")
    return opened(told.format(card=name, next=card_name(words, due)))


def takers(game: Game, position: Position, move: Move) -> tuple[int, ...]:
    """The ranks of the cards that may go where a move goes, into an empty place."""
    hosts = between(game, position, move.src, move.dst) or NOWHERE
    return tuple(sorted({rank(card) for card in game.pack if hosts[card % len(hosts)] >> FLOOR & 1}))


def taken_said(words: Words, ranks: tuple[int, ...], card: str) -> str:
    """That an empty place takes a card, one of these ranks."""
    _ = words.gettext
    if len(ranks) > 3:
        return _("An empty place takes any card: here the {card}.").format(card=card)
    names = one_of(words, [rank_name(words, each) for each in ranks])
    return _("An empty place takes only this rank: {rank}. Here it is the {card}.").format(rank=names, card=card)
