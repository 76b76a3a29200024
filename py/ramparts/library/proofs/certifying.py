"""Certificates: proofs that a position can be won or is lost, which `ramparts.verify` checks by the rules alone.

That of a loss is a closed set: positions of which none is won, and from which each legal move leads to one of them.
Where suits do not matter in rows, it may be one of a game in which high cards have lost their suits, as in
`ramparts.solver.suitless`: it has far fewer positions. `docs/certificates.md` tells the format, and why it is a proof.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

from ramparts.engine.play import base
from ramparts.library.move import Move
from ramparts.rules.cards import RANKS, cards_text, face
from ramparts.rules.errors import BadNotation, brief
from ramparts.rules.game import Game, Position
from ramparts.verify import HEAD, HEIGHTS, SIGNS, State
from ramparts.verify import Game as Rules

MOST = 300_000
"""How many positions a closed set has, at most, where nobody says; to find so many takes less than a minute."""

FIRST, GROWTH = 1000, 10
"""A set of so many positions is looked for at first, in each relaxed game; then one ten times as large, and so on."""

EXACT = "~"
"""Stands for the height from which on suits are lost in a game in which none are."""


def laid_out(game: Game, position: Position) -> str:
    """A position as the fourth line of a certificate has it: heights, then the cards of each other pile by name."""
    heights = "".join(HEIGHTS[len(position[home])] for home in game.foundation)
    return ",".join((heights, *(cards_text(position[i]) for i in _others(game))))


def winning(game: Game, position: Position, named: str, line: Sequence[Move]) -> str:
    """The certificate of a line that wins from a position; ``named`` is what that is called."""
    first = next((move.card[0] for move in line if move.target.startswith("f")), "")
    proof = f"proof by moves base={first}" if _chooses(game, position) else "proof by moves"
    return _lines(game, position, named, "winnable", [proof, *map(str, line)])


def losing(game: Game, position: Position, named: str, most: int = MOST) -> str:
    """The certificate of a lost position. Raises `BadNotation` where no closed set with so many positions is found."""
    start = ["".join(HEIGHTS[len(position[home])] for home in game.foundation)]
    start += ["".join(SIGNS[face(card)] for card in position[i]) for i in _others(game)]
    proofs: list[str] = []
    for rank in RANKS if _chooses(game, position) else [RANKS[(base(game, position) or 1) - 1]]:
        found = _closed_set(game, rank, start, most)
        if found is None:
            sentence = "{deal} is lost, but no closed set of {most} positions or fewer was found that proves it"
            raise BadNotation(sentence, deal=brief(named), most=most)
        loose, lines = found
        said = f" base={rank}" if _chooses(game, position) else ""
        said += "" if loose == EXACT else f" suitless={loose}"
        proofs += [f"proof by positions{said}", *lines]
    return _lines(game, position, named, "lost", proofs)


def _others(game: Game) -> list[int]:
    """The piles that are no foundations."""
    return [i for i in range(len(game.piles)) if i not in game.foundation]


def _chooses(game: Game, position: Position) -> bool:
    """Whether the base is still to be chosen: then each one is proved lost by itself."""
    return base(game, position) is None


def claimed(game: Game, position: Position, verdict: str) -> str:
    """What the third line of a certificate says of a position."""
    first = base(game, position)
    return f"{game.id} base={RANKS[first - 1]} {verdict}" if game.chosen_base and first else f"{game.id} {verdict}"


def _lines(game: Game, position: Position, named: str, verdict: str, proofs: Sequence[str]) -> str:
    return "\n".join((HEAD, named, claimed(game, position, verdict), laid_out(game, position), *proofs, ""))


def _closed_set(game: Game, rank: str, start: State, most: int) -> tuple[str, list[str]] | None:
    """A closed set in order, and the height from which on suits are lost in it; None where it would be too large."""
    suits = {"suit", "colours"}.intersection(Rules(game.id).words.split())
    open_to = [EXACT] if suits else [*HEIGHTS[1 : game.top_rank], EXACT]
    room = min(FIRST, most)
    while True:
        for loose in [*open_to]:
            rules = Rules(game.id, game.top_rank, rank, loose)
            faced = [start[0], *("".join(rules.face[sign] for sign in pile) for pile in start[1:])]
            found = reached(rules, faced, room)
            if found:
                return loose, sorted(found)
            if found is not None:
                open_to.remove(loose)
        if room == most:
            return None
        room = min(GROWTH * room, most)


def reached(rules: Rules, start: State, most: int) -> set[str] | None:
    """All positions to which moves lead; none of them where one is won; None where there are more than so many.

    Those with the fewest cards in play are looked at first, so that a win is found early.
    """
    first = rules.settled(start)
    seen, waiting = {first}, [(len(first), first)]
    while waiting:
        if len(seen) > most:
            return None
        state = heappop(waiting)[1].split(",")
        if state[0] == rules.full:
            return set()
        for child in _children(rules, state):
            if child not in seen:
                seen.add(child)
                heappush(waiting, (len(child), child))
    return seen


def _children(rules: Rules, state: State) -> Iterator[str]:
    return (rules.settled(rules.after(state, source, target)) for source, target in rules.steps(state))
