"""The history of a deal as an outline: the present line in full, and the branches that leave it, nested.

The present line leads from the deal through the present position to where redo would lead. A long branch is cut short;
when the player goes there it becomes the present line, and is shown in full.
"""

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from ramparts.app.words import sentences
from ramparts.app.words.sentences import Words
from ramparts.deals.history import History
from ramparts.rules.game import Game, Move, Position, Role

SHOWN = 6
"""How many moves of a branch are shown."""

DEEPEST = 4
"""How many levels of branches that leave other branches are shown."""

MOST = 400
"""How many moves are shown in all. No player makes so many, but an imported file may hold more."""


class Leaf(NamedTuple):
    """A move of a line: its node in the history, its number from the deal, its words, and other lines tried there.

    A run is as many moves as its cards take; it has the number of the first of them.
    """

    node: int
    number: int
    words: str
    instead: "tuple[Branch, ...]" = ()


class Branch(NamedTuple):
    """A line: its moves, how many more follow that are not shown, and the node at its end."""

    leaves: tuple[Leaf, ...]
    more: int
    end: int


def brief(words: Words, game: Game, before: Position, move: "tuple[int, int, int]") -> str:
    """A move in a few words: which card, and where to."""
    return sentences.opened(_to_pile(words, game, before, move))


def seen(words: Words, game: Game, before: Position, move: Move) -> str:
    """A move in a few words within a sentence, for whoever sees the table: which card, and onto which."""
    role = game.piles[move.dst].role
    if role is Role.WASTE or game.piles[move.src].role is role is game.transpose:
        return _to_pile(words, game, before, move)
    card = sentences.card_name(words, sentences.landing(game, before, move))
    return words.gettext("{card} {where}").format(card=card, where=sentences.onto(words, game, before, move.dst))


def _to_pile(words: Words, game: Game, before: Position, move: "tuple[int, int, int]") -> str:
    _ = words.gettext
    src, dst, count = move
    card = sentences.card_name(words, before[src][-count])
    if game.piles[dst].role is Role.FOUNDATION:
        return _("{card} home").format(card=card)
    if game.piles[dst].role is Role.WASTE:
        return _("{card} turned").format(card=card)
    return _("{card} to {pile}").format(card=card, pile=sentences.place_name(words, game, dst))


def tree(words: Words, history: History) -> Branch:
    """The outline of a history: the present line from the deal on, with all branches."""
    return _Growing(words, history).line(0, 0, 0)


class _Growing:
    """An outline being made: what is looked up often, and how many more moves may be shown."""

    def __init__(self, words: Words, history: History) -> None:
        self.words, self.history, self.left = words, history, MOST
        self.children: dict[int, list[int]] = defaultdict(list)
        for number, node in enumerate(history.nodes):
            if node.parent is not None:
                self.children[node.parent].append(number)
        self.present = set(history.path)

    def line(self, node: int, number: int, depth: int, *begun: Leaf) -> Branch:
        """The line that goes on after ``begun`` from a node, ``number`` moves from the deal."""
        leaves, most, child = list(begun), SHOWN if depth else MOST, self._next(node)
        while child is not None and len(leaves) < most and self.left > 0:
            leaf = self._leaf(child, number + 1)
            leaves.append(leaf._replace(instead=tuple(self._instead(node, child, number, depth))))
            number += self._length(child)
            node, child = child, self._next(child)
        more = 0
        while child is not None:
            more, node, child = more + self._length(child), child, self._next(child)
        return Branch(tuple(leaves), more, node)

    def _next(self, node: int) -> int | None:
        """The child to which the line goes on: along the present path, else where redo leads, else the oldest."""
        children, latest = self.children[node], self.history.nodes[node].latest
        present = [child for child in children if child in self.present]
        return next(iter(present + [child for child in children if child == latest] + children), None)

    def _instead(self, parent: int, child: int, number: int, depth: int) -> Iterator[Branch]:
        """The lines that leave a node, ``number`` moves from the deal, otherwise than by one child."""
        for other in self.children[parent]:
            if other != child and depth < DEEPEST and self.left > 0:
                yield self.line(other, number + self._length(other), depth + 1, self._leaf(other, number + 1))

    def _length(self, node: int) -> int:
        """How many moves led to a node from the one before."""
        return len(self.history.nodes[node].moves)

    def _leaf(self, node: int, number: int) -> Leaf:
        self.left -= 1
        reached = self.history.nodes[node]
        before = self.history.nodes[reached.parent or 0].position
        return Leaf(node, number, brief(self.words, self.history.game, before, reached.meant or reached.moves[0]))
