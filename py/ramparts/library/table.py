"""A table: a deal, the moves that were made, and what can be done next. It is `ramparts.Table`."""

from collections.abc import Iterable, Sequence

from ramparts.app.words.sentences import ENGLISH, gone_said
from ramparts.deals.boards.reading import board_text
from ramparts.deals.boards.sheet import Format
from ramparts.deals.deal import Deal, position_text
from ramparts.deals.notation import Gesture, moves_text, parse_move, replay
from ramparts.deals.plain_text import move_named
from ramparts.engine.play import home, moves, won
from ramparts.games.catalogue import TITLES
from ramparts.library.drawing import drawing
from ramparts.library.move import Move, shown
from ramparts.library.named_deal import checked, game_text, named_deal
from ramparts.library.proofs.solution import Solution, solved
from ramparts.rules.cards import card_text
from ramparts.rules.errors import IllegalMove
from ramparts.rules.game import Position
from ramparts.solver.engines import EngineName


def _text(move: Move | str) -> str:
    return move.text if isinstance(move, Move) else move_named(checked(move, "move"))


def inside(table: "Table") -> tuple[Deal, list[Gesture]]:
    """What the rooms behind the library take in the place of a table: its deal, and what was played from its start."""
    return table._deal, table._line[: len(table)]  # noqa: SLF001  # no part of what is offered


def seated(deal: "str | Table") -> "Table":
    """The table, or one for the deal of a text."""
    return deal if isinstance(deal, Table) else Table(deal)


def _restored(deal: str, moves: Sequence[str], at: int) -> "Table":
    """The table that was pickled: with these moves made, all but the first ``at`` of them taken back."""
    table = Table(deal, moves)
    for _ in moves[at:]:
        table.undo()
    return table


class Table:
    """A deal that is played: it starts where ``deal`` says, with ``moves`` made.

    ``deal`` is whatever opens one on the page: ``fortress:ms33``, ``fortitude/4:77000`` (level 4 of run 77000), a
    position with all its cards, ``daily:2026-11-22:fortress``, ``puzzle:fortress:17``, a link with moves in it, or the
    board of another program: text of PySolFC, Freecell Solver or KPat, JSON of Solvitaire. ``moves`` are texts or
    values of `Move`, or one text with blanks between them. ``game`` is that of a board, and of what else names none;
    what names another is refused.
    Raises `ramparts.Error` for what is no deal, and for a move that is none or is not allowed, with its number.

    Tables are equal, and have one hash, if they are of the same game and every card lies in the same place, however it
    came there. The hash is that of the present position: a table in a set should not be played on. ``copy()``,
    ``copy.copy`` and pickle keep the moves too.

    >>> import ramparts
    >>> table = ramparts.Table("fortress:ms33", "t1-h t2-h")
    >>> table.moves
    (Move('t3-t5'), Move('t3-t7'), Move('t5-t3'), Move('t7-t3'), Move('t8-h'))
    >>> ramparts.Table("fortress:ms33", "t8-t3")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ramparts...IllegalMove: move 1 of fortress:ms33: 't8-t3' is not allowed: it does not fit there (t8 allows t8-h)
    """

    __slots__ = ("_at", "_deal", "_line")

    def __init__(self, deal: str, moves: Iterable[Move | str] = (), game: str = "") -> None:
        self._deal, linked = named_deal(deal, game)
        made = moves.split() if isinstance(moves, str) else moves
        self._line = replay(self._deal.game, self._deal.start, [*linked, *map(_text, made)], self._deal.text)
        self._at = len(self._line)

    @property
    def game(self) -> str:
        """The game as `ramparts.titles` names it, and its level if it has several: ``fortress``, ``fortitude/4``."""
        return game_text(TITLES[self._deal.game.id], self._deal.game.level)

    @property
    def deal(self) -> str:
        """The text of the deal or position at the start, from which ``Table`` makes it again."""
        return self._deal.text

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every single legal move, sources and targets in the order of the piles, as perft counts them.

        Every empty target counts. Runs of cards, as ``t3-t5:4``, are played but not listed.
        """
        game, position = self._deal.game, self._position
        return tuple([shown(game, move, position[move[0]][-1]) for move in moves(game, position)])

    @property
    def line(self) -> tuple[Move, ...]:
        """The moves made up to now, those that were taken back left out."""
        made = self._line[: self._at]
        before = (self._deal.start, *(each.position for each in made))
        moved = zip(made, before, strict=False)  # after the last move there is a position more
        return tuple(shown(self._deal.game, each.move, was[each.move.src][-1]) for each, was in moved)

    def __len__(self) -> int:
        """How many moves were made up to now."""
        return self._at

    def play(self, move: Move | str) -> None:
        """Makes a move: ``t3-t5``, ``t3-t5:4`` (a run of four), ``t3-h`` (home), or by cards, as ``QS-KS``.

        No card goes home by itself. Raises `ramparts.Error` for a move that is none or is not allowed here.

        >>> import ramparts
        >>> table = ramparts.Table("fortress:ms33")
        >>> table.play("AS-h")
        >>> table.line, table.home
        ((Move('t1-h'),), 1)
        """
        made = parse_move(self._deal.game, self._position, _text(move))
        if self._line[self._at : self._at + 1] != [made]:
            self._line[self._at :] = [made]
        self._at += 1

    def undo(self) -> None:
        """Takes the last move back. Raises `ramparts.Error` where none was made.

        >>> import ramparts
        >>> table = ramparts.Table("fortress:ms33", ["t1-h", "t2-h"])
        >>> table.undo()
        >>> len(table)
        1
        >>> table.redo()
        >>> table.link
        '#fortress:ms33;t1-h;t2-h'
        """
        if not self._at:
            raise IllegalMove("there is no move to be taken back")
        self._at -= 1

    def redo(self) -> None:
        """Makes the move again that was taken back last. Raises `ramparts.Error` where there is none."""
        if self._at == len(self._line):
            raise IllegalMove("there is no move to be made again")
        self._at += 1

    @property
    def won(self) -> bool:
        """Whether every card is home."""
        return won(self._deal.game, self._position)

    @property
    def stuck(self) -> bool:
        """Whether no move is left, and the game is not won."""
        return not self.won and not moves(self._deal.game, self._position)

    @property
    def home(self) -> int:
        """How many cards lie on the foundations."""
        return home(self._deal.game, self._position)

    @property
    def piles(self) -> dict[str, list[str]]:
        """The names of the cards on every pile by its id, bottom card first; ``QS`` is the queen of spades.

        >>> import ramparts
        >>> ramparts.Table("fortress:ms33").piles["t1"]
        ['8H', '9H', 'KS', '6C', 'TH', 'AS']
        """
        named = zip(self._deal.game.piles, self._position, strict=True)
        return {pile.id: [card_text(card) for card in cards] for pile, cards in named}

    @property
    def position(self) -> str:
        """The present position as text, from which ``Table`` makes a table without the moves that led there."""
        return position_text(TITLES[self._deal.game.id], self._deal.game, self._position)

    @property
    def link(self) -> str:
        """What follows the address of the page in a link that opens this deal there with the moves made up to now."""
        return "#" + ";".join((self.deal, *(move.text for move in self.line)))

    def board(self, format: Format = "pysol") -> str:  # noqa: A002  # as it is called
        """The present position for ``pysol`` (also Freecell Solver, KPat) or ``solvitaire``; else `ramparts.Error`.

        >>> import ramparts
        >>> table = ramparts.Table("beleaguered-castle:ms99")
        >>> table.board().splitlines()[:2]
        ['Foundations: H-A C-A D-A S-A', ': KD 3D JS 8C JC 6C']
        >>> ramparts.Table(table.board("solvitaire"), game="beleaguered-castle") == table
        True
        """
        return board_text(self._deal.game, self._position, format)

    def words(self, move: Move | str) -> str:
        """A sentence for a legal move. Raises `ramparts.Error` as `play` does.

        >>> import ramparts
        >>> ramparts.Table("fortress:ms33").words("t1-h")
        'Ace of spades home from row 6.'
        """
        made = parse_move(self._deal.game, self._position, _text(move))
        return gone_said(ENGLISH, self._deal.game, self._position, made.move)

    def solve(self, nodes: int | None = None, memory: int | None = None, engine: EngineName | None = None) -> Solution:
        """Whether the present position can be won, and how; the same answer each time that the limits are the same.

        ``engine`` is ``kernel`` (compiled, needs wasmtime) or ``python``, if nobody says the best that is installed.
        No more than ``nodes`` positions are looked at, if nobody says 20 million by the kernel and 2 million by Python,
        200,000 in The Besieged City; the kernel takes ``memory`` megabytes, if nobody says 128. Both look at the same
        positions. Raises `ramparts.Error` for limits that are none. Ctrl+C ends a search.

        >>> import ramparts
        >>> table = ramparts.Table("fortress:ms33")
        >>> for move in table.solve().line:
        ...     table.play(move)
        >>> table.won
        True
        """
        return solved(self._deal, self._position, nodes, memory, engine)

    def copy(self) -> "Table":
        """Another table with the same deal and moves, those that were taken back included."""
        copied = Table.__new__(Table)
        copied._deal, copied._line, copied._at = self._deal, self._line[:], self._at  # noqa: SLF001  # one of these
        return copied

    __copy__ = copy

    @property
    def _position(self) -> Position:
        return self._line[self._at - 1].position if self._at else self._deal.start

    def __str__(self) -> str:
        return "\n".join(f"{pile:>3}  {' '.join(cards)}" for pile, cards in self.piles.items() if cards)

    def __repr__(self) -> str:
        return f"Table({self.link[1:]!r})"

    def _repr_svg_(self) -> str:
        """A drawing of the present position, which notebooks show; cards that lie face down show their backs."""
        return drawing(self._deal.game, self._position, self.link[1:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and (self.game, self.position) == (other.game, other.position)

    def __hash__(self) -> int:
        return hash((self.game, self.position))

    def __reduce__(self) -> tuple[object, ...]:
        moves = moves_text(self._deal.game, [made.move for made in self._line])
        return _restored, (self.deal, moves, self._at)
