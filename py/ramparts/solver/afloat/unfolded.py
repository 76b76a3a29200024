"""The moves of the game behind a line of positions whose cards have their places left open.

Backwards it is found where each card has to lie: where it is pinned later, as long as it could not move in between.
Forwards the cards are brought there, of the greatest height first, since that moves only cards of lower heights.
"""

from collections.abc import Iterable
from struct import iter_unpack

from ramparts.rules.cards import face
from ramparts.rules.game import Move, Position
from ramparts.solver.afloat.positions import PIN, PINNED, Place, Positions, Spread, Step
from ramparts.solver.afloat.table import Layer, Mask, Table, bits
from ramparts.solver.rows.compiled_game import CompiledGame

Chain = list[tuple[Step, Place]]


def unfolded(compiled: CompiledGame, start: Position, places: Iterable[Place]) -> tuple[Move, ...]:
    """The moves that lead from the start through these positions, each reached by a step from the one before."""
    positions = Positions(Table(compiled, start))
    place, clear = positions.at_rest(positions.start)
    first, chain = place, Chain()
    for number, target in enumerate(places):
        found = _led(positions, place, clear, target) if number else _settled(positions, place, clear, target)
        chain += found or []
        place, clear = positions.at_rest(target)
    hands = _Hands(compiled, start)
    for at, (step, _), needs in zip(
        [first, *(after for _, after in chain)], chain, _needs(positions, first, chain), strict=False
    ):
        hands.arrange(positions.table, at, step, needs)
    return tuple(hands.moves)


def unfolded_keys(compiled: CompiledGame, start: Position, keys: bytes) -> tuple[Move, ...]:
    """The same where the positions are known by the keys that `afloat.c` has, three words each, the last one first."""
    table, places = Table(compiled, start), list[Place]()
    for first, low, last in iter_unpack("<3Q", keys):
        suits = low | (last & 0xFFFFFFFF) << 64
        pins = sum((PINNED + (suits >> 2 * at & 3)) << PIN * at for at in bits(first & (1 << 48) - 1))
        rows = tuple(last >> 32 + 4 * row & 15 for row in range(len(table.fixed)))
        places.append(Place(Layer(rows, tuple(first >> 48 + 4 * suit & 15 for suit in range(4))), pins))
    return unfolded(compiled, start, places[::-1])


def _led(positions: Positions, place: Place, clear: Mask, target: Place) -> Chain:
    """The steps from one position to another to which a single one leads, and what is then played home."""
    return next(
        [(step, after), *rest]
        for step in positions.steps(place, clear)
        for after, bare in positions.after(place, step)
        if (rest := _settled(positions, after, bare, target)) is not None
    )


def _settled(positions: Positions, place: Place, clear: Mask, target: Place) -> Chain | None:
    """The plays home that are never regretted, if they lead to that position."""
    step = positions.surely(place, clear)
    if step is None:
        return [] if place == target else None
    for after, bare in positions.after(place, step):
        rest = _settled(positions, after, bare, target)
        if rest is not None:
            return [(step, after), *rest]
    return None


def _needs(positions: Positions, first: Place, chain: Chain) -> list[dict[int, int]]:
    """By step: on which cards others have to lie when it is made, those that have to lie somewhere."""
    befores = [first, *(after for _, after in chain)]
    needs: dict[int, int] = {}
    found = []
    for before, (step, after) in reversed([*zip(befores, chain, strict=False)]):
        for token in bits(Spread(positions.table, after.layer).loose):
            pin = after.pins >> PIN * token & 7
            if pin:
                needs[token] = token // 4 * 4 + 4 + (pin & 3)
        found.append(needs)
        spread = Spread(positions.table, before.layer)
        waiting = [token for token in needs if token != step.token and spread.loose >> token & 1]
        waiting = [token for token in waiting if not before.pins >> PIN * token & 7 and not spread.is_spare(token // 4)]
        needs = {token: needs[token] for token in waiting}
    return found[::-1]


class _Hands:
    """Plays on real rows, and writes down what it plays."""

    def __init__(self, compiled: CompiledGame, start: Position) -> None:
        ascents = compiled.ladder.ascents
        token = {card: 4 * at + suit for suit, ascent in enumerate(ascents) for at, card in enumerate(ascent)}
        self.moves: list[Move] = []
        self._compiled = compiled
        self._rows = [[token[face(card)] for card in start[pile]] for pile in compiled.rows]

    def arrange(self, table: Table, at: Place, step: Step, needs: dict[int, int]) -> None:
        """Brings the cards to where they have to lie when a step is made, and makes it."""
        spread = Spread(table, at.layer)
        landing = needs.get(step.token)
        for height in reversed(range(table.top)):
            if not spread.is_spare(height):
                continue
            for token in bits(spread.loose >> 4 * height & 15):
                if token + 4 * height in needs and not at.pins >> PIN * (token + 4 * height) & 7:
                    self._lay(token + 4 * height, needs[token + 4 * height])
            for host in (step.token, landing):
                if host is not None and host // 4 == height + 1:
                    self._bare(host)
        if step.home:
            self._play(step.token, self._compiled.game.foundation[step.token % 4])
        elif step.token // 4 == table.top:
            self._play(step.token, self._compiled.rows[self._rows.index([])])
        else:
            self._lay(step.token, self._other(step.token) if landing is None else landing)

    def _row(self, token: int) -> int:
        return next(i for i, row in enumerate(self._rows) if token in row)

    def _lay(self, token: int, host: int) -> None:
        """Lays a card on another one, both of which are bared before."""
        row = self._rows[self._row(host)]
        if row[row.index(host) + 1 :][:1] != [token]:
            self._bare(host)
            self._bare(token)
            self._play(token, self._compiled.rows[self._row(host)])

    def _bare(self, token: int) -> None:
        """Moves away what lies on a card: onto another of its height."""
        row = self._rows[self._row(token)]
        guest = row[row.index(token) + 1 :][:1]
        if guest:
            self._bare(guest[0])
            self._play(guest[0], self._compiled.rows[self._row(self._other(guest[0], token))])

    def _other(self, token: int, but: int | None = None) -> int:
        """A bare card on which this one may be laid, another than the one on which it lies."""
        return next(row[-1] for row in self._rows if row and row[-1] // 4 == token // 4 + 1 and row[-1] != but)

    def _play(self, token: int, pile: int) -> None:
        row = self._row(token)
        self.moves.append(Move(self._compiled.rows[row], pile))
        self._rows[row].remove(token)
        if pile in self._compiled.rows:
            self._rows[self._compiled.rows.index(pile)].append(token)
