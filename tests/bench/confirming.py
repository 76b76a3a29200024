"""``python -m tests.bench.confirming [GAME ...]``: every proof of the solver against trying everything.

Of each title it takes small positions, a few ranks in few rows, and late ones, of real deals that were played on by the
solver or at random. What the solver finds *lost* is confirmed by looking at every position that can be reached, by the
rules as `tests.kit.playing.naive` states them a second time; what it finds winnable by playing its line by those rules.
Neither engine nor solver has a part in that. Positions from which more than ``--most`` can be reached are left out, and
counted, as are those of which the solver says nothing. ``--engine kernel`` asks the compiled solver.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Literal

from ramparts.deals.deal import numbered, position_text
from ramparts.engine.play import moves, play
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import KING, SUITS, card_of
from ramparts.rules.game import Game, Position, Role
from ramparts.solver import Finding, Verdict, solve
from ramparts.solver.engines import PYTHON, Engine
from ramparts.solver.kernel.kernel_engine import KernelEngine
from ramparts.solver.kernel.native import Wasmtime, kernel_wasm
from ramparts.solver.portfolio import in_rows
from tests.kit.naive import steps as naive
from tests.kit.naive.table import Card, Table
from tests.kit.playing.perft_count import naive_table
from tests.solver.small import small

POSITIONS, MOST = 2000, 50_000
FIRST = 500_000
"""The deals that are played on begin with this number."""

NODES = 20_000
"""How many positions the solver may look at."""

LONGEST_WALK = 100

RANKS, ROWS = (2, 3, 4), (2, 3, 4)
"""Of small positions: how many ranks are not home yet, and in how many rows they lie."""

Confirmed = Literal["lost", "won", "left out", "undecided", "WRONG"]


def small_position(whole: Game, chance: Random) -> tuple[Game, Position]:
    """A game with fewer rows, and a position of it in which only the last ranks of a pack are not home."""
    game = small(whole, KING, chance.choice(ROWS))
    turn = chance.randrange(len(game.ladder)) if game.chosen_base else 0
    ladder, home = game.ladder[turn:] + game.ladder[:turn], len(game.ladder) - chance.choice(RANKS)
    heights = [home + chance.choice((-1, 0, 0, 1)) for _ in SUITS]
    piles = [bytearray() for _ in game.piles]
    left = [card_of(suit, rank) for suit, height in enumerate(heights) for rank in ladder[height:]]
    for suit, height in enumerate(heights):
        piles[game.foundation[suit]] += bytes(card_of(suit, rank) for rank in ladder[:height])
    chance.shuffle(left)
    for card in left:
        free = [i for i in range(len(piles)) if i not in game.foundation]
        free = [i for i in free if not (piles[i] and game.piles[i].role is Role.CELL)]
        piles[chance.choice(free)].append(card)
    return game, tuple(map(bytes, piles))


def late_position(name: str, number: int, chance: Random, engine: Engine) -> tuple[Game, Position]:
    """A real deal played on: most of the way along a line that wins, if one is soon found; then at random."""
    title = TITLES[name]
    game, position = numbered(title, FIRST + number, chance.randint(1, title.levels))[1:3]
    line = solve(game, position, NODES, engine).line if chance.random() < 1 / 2 else ()
    for move in line[: len(line) * chance.randint(50, 90) // 100]:
        position = play(game, position, move)
    for _ in range(chance.randint(0, LONGEST_WALK)):
        legal = moves(game, position)
        if not legal:
            break
        position = play(game, position, chance.choice(legal))
    return game, position


def positions(name: str, count: int, engine: Engine) -> Iterator[tuple[Game, Position]]:
    """So many positions, small and late ones in turn; late ones alone where cards do not lie in rows."""
    chance, whole = Random(name), TITLES[name].at(1)
    for number in range(count):
        if number % 2 and in_rows(whole):
            yield small_position(whole, chance)
        else:
            yield late_position(name, number, chance, engine)


def is_home(table: Table) -> bool:
    """Whether every card is on a foundation."""
    return not any(cards for pile, cards in table.items() if pile[0] != "f")


def exhausted(name: str, start: Table, most: int) -> bool | None:
    """Whether no line wins: all is tried, but for the order of rows and cells; None if there are too many positions."""
    seen, open_ = {unordered(start)}, [start]
    while open_:
        table = open_.pop()
        if is_home(table):
            return False
        if len(seen) > most:
            return None
        for step in naive.steps(name, table):
            after = naive.after(name, table, step)
            if (key := unordered(after)) not in seen:
                seen.add(key)
                open_.append(after)
    return True


def unordered(table: Table) -> tuple[object, ...]:
    """A table with its rows, and its cells, in the order of what lies in them: they are all alike."""
    kinds: dict[str, list[tuple[Card, ...]]] = {}
    for pile, cards in table.items():
        kinds.setdefault(pile[0] if pile[0] in "tc" else pile, []).append(cards)
    return tuple(tuple(sorted(piles)) for piles in kinds.values())


def replays(game: Game, table: Table, finding: Finding) -> bool:
    """Whether a line wins by the naive rules."""
    for move in finding.line:
        step = game.piles[move.src].id, game.piles[move.dst].id
        if step not in naive.steps(game.id, table):
            return False
        table = naive.after(game.id, table, step)
    return is_home(table)


def confirmed(game: Game, position: Position, most: int, engine: Engine = PYTHON) -> Confirmed:
    """What is confirmed of the solver's verdict on a position."""
    finding, table = solve(game, position, NODES, engine), naive_table(game, position)
    if finding.verdict is Verdict.WINNABLE:
        return "won" if replays(game, table, finding) else "WRONG"
    if finding.verdict is not Verdict.LOST:
        return "undecided"
    found = exhausted(game.id, table, most)
    return "left out" if found is None else "lost" if found else "WRONG"


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints a line for each title; stops at the first verdict that is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=[*TITLES], help="all titles if none is named")
    parser.add_argument("--positions", type=int, default=POSITIONS, help="how many of each")
    parser.add_argument("--most", type=int, default=MOST, help="how many positions may be reached from one")
    parser.add_argument("--engine", choices=("python", "kernel"), default="python")
    options = parser.parse_args(arguments)
    engine = KernelEngine(Wasmtime(kernel_wasm())) if options.engine == "kernel" else PYTHON
    print(f"{'':<20}{'positions':>10}{'lost':>8}{'confirmed':>10}{'left out':>10}{'won':>8}{'undecided':>10}")
    for name in options.games:
        said = Counter[Confirmed]()
        for game, position in positions(name, options.positions, engine):
            answer = confirmed(game, position, options.most, engine)
            if answer == "WRONG":
                sys.exit(f"wrong: {position_text(TITLES[name], game, position)}")
            said[answer] += 1
        lost, out = said["lost"], said["left out"]
        print(f"{name:<20}{options.positions:10}{lost + out:8}{lost:10}{out:10}", end="")
        print(f"{said['won']:8}{said['undecided']:10}", flush=True)


if __name__ == "__main__":
    main()
