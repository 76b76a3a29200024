"""What is known of the positions of a game: verdicts that were found once serve every later question.

Positions that differ only in the order of piles which the rules do not tell apart have the same verdict, and so do
those in which the two packs have changed places.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from ramparts.engine.play import legal, moves, play
from ramparts.rules.cards import face
from ramparts.rules.game import Game, Move, Position
from ramparts.solver import Verdict
from ramparts.solver.engines import PYTHON, Engine
from ramparts.solver.piles.symmetry import interchangeable
from ramparts.solver.portfolio import in_rows

Key: TypeAlias = bytes
"""The same for positions that are won or lost together, as far as that is seen without a search."""

GAP = b"\xff"
"""Stands between the piles of a key; no card has this value."""

IN_ROWS, IN_PILES = 1_000_000, 20_000
"""How many positions are looked at for a verdict where nobody says, in the games that lie in rows and in others. In the
castles that decides all but one position in some thousands, in a second at most with the kernel. A line of the Besieged
City has some 5,000 moves to be judged: two minutes on a busy machine, with one move in twenty left undecided; among
2,000 positions each it takes 40 seconds, and one in eight stays undecided."""

_FACES = bytes(face(card) for card in range(255)) + GAP


class Knowledge:
    """The verdicts on positions of one game, and how more are found: by ``engine``, each among ``limit`` positions.

    `Verdict.GAVE_UP` is kept as well, so that a hard position is searched once; anything better replaces it.
    """

    def __init__(self, game: Game, limit: int | None = None, engine: Engine = PYTHON) -> None:
        self.game, self.engine = game, engine
        self.limit = limit if limit is not None else IN_ROWS if in_rows(game) else IN_PILES
        self._verdicts: dict[Key, Verdict] = {}
        self._groups = interchangeable(game)

    def key(self, position: Position) -> Key:
        """The key of a position."""
        piles = list(position)
        for group in self._groups:
            for i, cards in zip(group, sorted([piles[i].translate(_FACES) for i in group]), strict=True):
                piles[i] = cards
        return GAP.join(piles).translate(_FACES)

    def of(self, key: Key) -> Verdict:
        """The verdict on the positions with this key; `Verdict.SEARCHING` while there is none."""
        return self._verdicts.get(key, Verdict.SEARCHING)

    def learn(self, position: Position, verdict: Verdict) -> None:
        """Keeps a verdict on a position. Raises `AssertionError` where a proof says the opposite of another."""
        key = self.key(position)
        before = self.of(key)
        if before in (Verdict.WINNABLE, Verdict.LOST):
            if verdict not in (before, Verdict.GAVE_UP):
                raise AssertionError(f"{self.game.name}: a position is both won and lost")
            return
        self._verdicts[key] = verdict

    def learn_all(self, position: Position, line: Iterable[Move], verdict: Verdict) -> None:
        """Keeps the same verdict on a position and on all those that this legal line leads through."""
        self.learn(position, verdict)
        for move in line:
            position = play(self.game, position, move)
            self.learn(position, verdict)

    def rejoins(self, position: Position, line: Sequence[Move]) -> bool:
        """Whether a position known to be won is met where it costs little to look.

        That is one move from here, as after a move that can be taken back; or along ``line``, of which every move is
        made that is legal when its turn comes: a line that wins from a position nearby often wins from here as well,
        some moves left out or made in another order.
        """
        here = (play(self.game, position, move) for move in moves(self.game, position))
        if any(self.of(self.key(near)) is Verdict.WINNABLE for near in here):
            return True
        for move in line:
            if legal(self.game, position, move):
                position = play(self.game, position, move)
                if self.of(self.key(position)) is Verdict.WINNABLE:
                    return True
        return False
