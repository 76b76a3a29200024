"""Lines of play that the tests carry out in the browser, and the positions that the engine says they lead to."""

from pathlib import Path
from random import Random
from typing import NamedTuple

from ramparts.deals.deal import Deal, parse_deal, position_text
from ramparts.deals.notation import moves_text, parse_move
from ramparts.engine.autoplay import forced_moves, safe_moves
from ramparts.engine.play import moves, play
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import card_of, card_text
from ramparts.rules.game import Game, Move, Position, Role
from tests.kit.examples import fewer

DATA = Path(__file__).parent.parent / "data"


class Step(NamedTuple):
    """A move of the player, the position before it, and the position after it and all automatic moves."""

    before: Position
    move: Move
    after: Position


class Line(NamedTuple):
    """A deal, and moves of the player's from its start."""

    deal: Deal
    steps: tuple[Step, ...]

    @property
    def end(self) -> Position:
        """The position after the last step."""
        return self.steps[-1].after

    @property
    def link(self) -> str:
        """The fragment that opens the deal after all these moves, automatic ones included."""
        game, played = self.deal.game, list[Move]()
        for step in self.steps:
            played += [step.move, *automatic_moves(self.deal, play(game, step.before, step.move))]
        return ";".join([self.deal.text, *moves_text(game, played)])

    def by_hand(self) -> tuple[str, tuple[Step, ...]]:
        """What is played by hand, at each change the last part of it: the fragment that opens it, and its steps."""
        last = fewer(len(self.steps))
        return self.deal.text if last == len(self.steps) else self.position(last), self.steps[-last:]

    def position(self, last: int) -> str:
        """The fragment that opens the position before so many last moves; a win from there counts, unlike a link's."""
        game = self.deal.game
        return position_text(TITLES[game.id], game, self.steps[-last].before)


def automatic_moves(deal: Deal, position: Position) -> tuple[Move, ...]:
    """The automatic moves: fills without a choice and, in games that do so, safe cards that go home."""
    forced = forced_moves(deal.game, position)
    for step in forced:
        position = play(deal.game, position, step)
    return forced + (safe_moves(deal.game, position) if deal.game.by_itself else ())


def settled(deal: Deal, position: Position) -> Position:
    """The position after all automatic moves."""
    for step in automatic_moves(deal, position):
        position = play(deal.game, position, step)
    return position


def recorded(name: str) -> Line:
    """The line in a file of `e2e/data`: the text of the deal, then moves, separated by blanks."""
    text, *words = (DATA / name).read_text("ascii").split()
    deal, steps = parse_deal(text, TITLES), list[Step]()
    position = deal.start
    for word in words:
        gesture = parse_move(deal.game, position, word)
        after = settled(deal, gesture.position)
        steps.append(Step(position, gesture.move, after))
        position = after
    return Line(deal, tuple(steps))


def wandering(text: str, seed: int, length: int) -> Line:
    """A line of ``length`` legal moves, drawn at random with the seed; shorter only when no move is left.

    First a kind of move is drawn, then a move of this kind, so that rare kinds occur too.
    """
    deal, random = parse_deal(text, TITLES), Random(seed)
    steps: list[Step] = []
    position = deal.start
    while len(steps) < length and (choices := _choices(deal, position)):
        kind = random.choice(sorted({_kind(deal, move) for move in choices}))
        move = random.choice([move for move in choices if _kind(deal, move) == kind])
        after = settled(deal, play(deal.game, position, move))
        steps.append(Step(position, move, after))
        position = after
    return Line(deal, tuple(steps))


def at_home(game: Game) -> str:
    """The foundations of a game won, as the text of a position has them."""
    suits = {suit: "".join(card_text(card_of(suit, rank)) for rank in game.ladder) for suit in range(4)}
    return ".".join(f"{game.piles[game.foundation[suit]].id}~{cards}" for suit, cards in suits.items())


def _choices(deal: Deal, position: Position) -> list[Move]:
    """The legal moves; of a card turned from the stock only the first, for a turned card that fits goes home."""
    found = moves(deal.game, position)
    turns = [move for move in found if deal.game.piles[move.src].role is Role.STOCK]
    return [move for move in found if move not in turns[1:]]


def _kind(deal: Deal, move: Move) -> tuple[str, str]:
    return deal.game.piles[move.src].role.value, deal.game.piles[move.dst].role.value
