"""Checks a certificate, the proof that a position can be won or is lost, by the rules alone: `docs/certificates.md`.

`python verify.py FILE` does so too. The rules of all games are stated here once more and nothing of the program is
imported: whoever has read this file need trust neither solver nor engine.
"""

import gzip
import re
import sys
import zlib
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TypeAlias

HEAD, CLAIM = "ramparts certificate 1", re.compile("([a-z-]+)(?: base=([A2-9TJQK]))? (winnable|lost)")
PROOF = re.compile("proof by (moves|positions)(?: base=([A2-9TJQK]))?(?: suitless=([1-9:;<]))?")
CARD, RANKS, SUITS = re.compile("([A2-9TJQK])([CDHS])"), "A23456789TJQK", "CDHS"
SIGNS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"  # a card each: clubs from ace to king, then D, H, S
HEIGHTS = "0123456789:;<=>?@ABCDEFGHIJ"  # so many cards on a foundation; or any card that goes there, suits forgotten
CITY = "AK2Q3J4T5968778695T4J3Q2KA"  # how a suit goes home in The Besieged City, and its reserve and ramparts
PLACES = [f"r{at // 3}{at % 3}" for at in range(12)] + re.findall("..", "w0w1w2w3e0e1e2e3n0n1n2s0s1s2")
State: TypeAlias = list[str]  # the heights of the four foundations, then the cards of each pile, exposed card last

# Rows, cells, and whether rows are built in suit or in colours, both ways (else down), and round the corner (then the
# first card home sets the base); whether empty rows take kings only, and cells only give and a card goes home first.
RULES = {
    (10, 0, "suit both"): "fortress",
    (10, 0, "suit both corner"): "chessboard",
    (10, 1, "suit both"): "ten-by-one",
    (10, 2, "suit both"): "bastion",
    (10, 2, "colours both corner giving"): "castles-end",
    (8, 0, ""): "beleaguered-castle citadel streets-and-alleys",
    (8, 1, ""): "siegecraft stronghold",
    (8, 2, ""): "fastness",
    (8, 0, "kings"): "exiled-kings penelopes-web",
    (8, 0, "corner"): "selective-castle",
    (8, 0, "colours stock"): "fortitude",
    (0, 0, "suit both city stock"): "besieged-city",
}
TITLES = {name: rules for rules, names in RULES.items() for name in names.split()}


class Fault(ValueError):
    """What is wrong with a certificate, in one sentence."""


class Game:
    """A title with so many ranks from a base on; its cards from the height ``loose`` on have no suits.

    A pile is its place in `piles`, the first stands for all foundations; its kind is a letter, w for every rampart.
    """

    def __init__(self, name: str, top: int = 13, base: str = "A", loose: str = "~") -> None:
        rows, cells, self.words = TITLES[name]
        self.city, self.loose, first = "city" in self.words, loose, RANKS.index(base)
        self.ladder = CITY if self.city else RANKS[first:top] + RANKS[:first]
        self.full = 4 * HEIGHTS[len(self.ladder)]
        rungs = ["".join(h for h, each in zip(HEIGHTS, self.ladder, strict=False) if each == rank) for rank in RANKS]
        pack = [(sign, *divmod(at, 13)) for at, sign in enumerate(SIGNS) if at % 13 < top]
        self.face = {sign: rungs[rank] if rungs[rank] >= loose else sign for sign, _, rank in pack}
        self.heights = {self.face[sign]: rungs[rank] for sign, _, rank in pack}
        self.suits = {self.face[sign]: range(4) if rungs[rank] >= loose else [suit] for sign, suit, rank in pack}
        self.suits[""] = []
        self.lies: dict[str, set[str]] = {"": set()}  # what a card may be laid on; the empty text is an empty pile
        for sign, *card in pack:
            lane = {""} if card[1] == 12 or "kings" not in self.words else set()
            self.lies[self.face[sign]] = lane | {self.face[other] for other, *on in pack if self.fits(*card, *on)}
        self.guests = {on: [card for card in self.lies if on in self.lies[card]] for on in self.lies}
        self.piles = ["h", *(f"t{at}" for at in range(rows)), *(f"c{at}" for at in range(cells))]
        self.piles += PLACES * self.city + ["s", "d"] * ("stock" in self.words)
        self.kinds = ["w" if pile[0] in "wens" and pile[1:] else pile[0] for pile in self.piles]
        kinds = [*enumerate(self.kinds)]
        ways = [(at, to, kind + other) for at, kind in kinds for to, other in kinds if at != to]
        self.ways = [way for way in ways if way[2] in ("tt ct dt sd ww rw rr" + " tc" * ("giving" not in self.words))]
        self.safe = cache(self.never_missed)
        faces = "".join(self.lies)
        piles = (f",[{faces}]{'?' if kind == 'c' else '*'}" for kind in self.kinds[1:])
        self.line = re.compile(f"[{HEIGHTS[: len(self.ladder) + 1]}]{{4}}{''.join(piles)}")

    def fits(self, suit: int, rank: int, on_suit: int, on_rank: int) -> bool:
        """Whether a card may be laid on another one; ranks are counted from 0."""
        reds, circle = (suit in (1, 2)) + (on_suit in (1, 2)), 13 if "corner" in self.words else 99
        if ("suit" in self.words and suit != on_suit) or ("colours" in self.words and reds != 1):
            return False
        gaps = (1, circle - 1) if "both" in self.words else (1,)
        return (on_rank - rank) % circle in gaps or (self.city and rank + on_rank in (12, 13))

    def steps(self, state: State) -> list[tuple[int, int]]:
        """Every legal move: the pile from which a card goes, and that to which it goes."""
        ends, homes = "ws" if self.city else "tcd", state[0]
        found = [(at, 0) for at, pile in enumerate(state) if self.kinds[at] in ends and self.takers(pile[-1:], homes)]
        free = self.city and not state[-1] and not state[-2]  # when no cards are to come, the reserve goes anywhere
        for at, to, way in self.ways if homes != "0000" or "giving" not in self.words else ():
            card, top = state[at][-1:], state[to][-1:]
            if way[1] in "tw":
                near = way != "rw" or free or self.piles[to][1] == self.piles[at][2 if self.piles[to][0] in "ns" else 1]
                allowed = near and top in self.lies[card] and (top != "" or way != "ww")
            else:
                allowed = way == "sd" or (way == "tc" and not top) or (way == "rr" and free)
            if card and allowed:
                found.append((at, to))
        due = [(at, to) for at, to in found if self.kinds[to] == "w" and not state[to]]
        return due or found  # an empty rampart is filled before all else

    def after(self, state: State, source: int, target: int) -> State:
        """The position after a move, and after what follows by itself."""
        state = state.copy()
        if self.kinds[source] == self.kinds[target] == "r":
            state[source], state[target] = state[target], state[source]
            return state
        card, state[source] = state[source][-1], state[source][:-1]
        state[target] = state[target] + card if target else self.raised(state[0], card)
        for at in range(1, 13) if self.city else ():
            feeder = -1 if state[-1] else -2
            if not state[at]:
                state[at], state[feeder] = state[feeder][-1:], state[feeder][:-1]
        return state

    def takers(self, card: str, homes: str) -> list[int]:
        """The foundations to which a card may go."""
        return [suit for suit in self.suits[card] if homes[suit] in self.heights[card]]

    def raised(self, homes: str, card: str) -> str:
        """The heights after a card has gone home; of foundations that take cards of no suit the lowest stands first."""
        at = self.takers(card, homes)[0]
        homes = homes[:at] + HEIGHTS[HEIGHTS.index(homes[at]) + 1] + homes[at + 1 :]
        high = sorted((height for height in homes if height >= self.loose), reverse=True)
        return "".join(high.pop() if height >= self.loose else height for height in homes)

    def never_missed(self, card: str, homes: str) -> bool:
        """Whether a card goes home and is never missed: what might be laid on it is home, or safe to follow it."""
        if min(homes[suit] for suit in self.suits[card]) != self.heights[card]:
            return False
        homes = self.raised(homes, card)
        left = [
            each for each in self.guests[card] if min(homes[suit] for suit in self.suits[each]) <= self.heights[each]
        ]
        return all(self.safe(guest, homes) for guest in left)

    def settled(self, state: State) -> str:
        """A position as a line: after all plays home that are safe, with rows in order, and cells."""
        for at, pile in enumerate(state):
            if pile and self.kinds[at] in "tcd" and self.safe(pile[-1], state[0]):
                return self.settled(self.after(state, at, 0))
        rows, cells = self.kinds.count("t") + 1, self.kinds.count("t") + 1 + self.kinds.count("c")
        return ",".join((state[0], *sorted(state[1:rows]), *sorted(state[rows:cells]), *state[cells:]))


def check_moves(game: Game, state: State, lines: list[str], at: int) -> None:
    """Raises a `Fault` unless the moves of these lines win; the first has the number ``at`` among all lines."""
    for number, line in enumerate(lines, at):
        legal = {f"{game.piles[at]}-{game.piles[to]}": (at, to) for at, to in game.steps(state)}
        if line not in legal:
            raise Fault(f"line {number}: {line[:20]!r} is no legal move")
        state = game.after(state, *legal[line])
    if state[0] != game.full:
        raise Fault(f"line {at + len(lines) - 1}: here the moves end, and not all cards are home")


def check_positions(game: Game, start: State, lines: list[str], at: int) -> None:
    """Raises a `Fault` unless the start is among these positions, none is won, and no move leads to any other."""
    listed = set(lines)
    if game.settled(start) not in listed:
        raise Fault(f"line {at - 1}: the position of line 4 is not among those that follow")
    for number, line in enumerate(lines, at):
        state = line.split(",")
        if not game.line.fullmatch(line) or state[0] == game.full:
            raise Fault(f"line {number}: {line[:20]!r} is won, or no position of this game")
        for source, target in game.steps(state):
            if game.settled(game.after(state, source, target)) not in listed:
                raise Fault(f"line {number}: {game.piles[source]}-{game.piles[target]} leads to a position not listed")


def checked(lines: list[str]) -> str:
    """What these lines prove of the position in line 4, that it is winnable or lost. Raises a `Fault` if nothing."""
    claim = CLAIM.fullmatch(lines[2]) if len(lines) > 4 and lines[0] == HEAD else None
    if claim is None or claim[1] not in TITLES or not lines[4].startswith("proof"):
        raise Fault("lines 1 to 5 do not begin a certificate")
    (name, base, verdict), (homes, *piles) = claim.groups(), lines[3].split(",")
    if CARD.sub("", "".join(piles)):
        raise Fault("line 4 is no position with all cards of the game")
    piles = [CARD.sub(lambda card: SIGNS[13 * SUITS.index(card[2]) + RANKS.index(card[1])], pile) for pile in piles]
    cards, heights = [*"".join(piles)], [HEIGHTS.find(height) for height in homes]
    top = max(11, min(13, (sum(heights) + len(cards)) // 4)) if name == "fortitude" else 13
    game = Game(name, top, base or "A")
    choice, by = "corner" in game.words and homes == "0000", "moves" if verdict == "winnable" else "positions"
    if choice + (base is not None) != ("corner" in game.words):
        raise Fault("line 3 names a base where there is none, or none where there is one")
    begun = [(suit, rank) for suit, height in zip(range(4), heights, strict=False) for rank in game.ladder[:height]]
    cards += [SIGNS[13 * suit + RANKS.index(rank)] for suit, rank in begun]
    if not game.line.fullmatch(",".join((homes, *piles))) or sorted(cards) != sorted([*game.face] * (1 + game.city)):
        raise Fault("line 4 is no position with all cards of the game")
    proved, begins = set[str](), [at for at, line in enumerate(lines) if line.startswith("proof")]
    for at, end in pairwise([*begins, len(lines)]):
        proof = PROOF.fullmatch(lines[at])
        suits = by == "moves" or "suit" in game.words or "colours" in game.words
        if not proof or proof[1] != by or (proof[2] is not None) != choice or (proof[3] and suits):
            raise Fault(f"line {at + 1}: {lines[at][:40]!r} begins no proof of what line 3 says")
        part = Game(name, top, proof[2] or base or "A", proof[3] or "~")
        start = [homes, *("".join(part.face[card] for card in pile) for pile in piles)]
        (check_moves if by == "moves" else check_positions)(part, start, lines[at + 1 : end], at + 2)
        proved.add(proof[2] or "")
    if len(proved) != 13 and choice and verdict == "lost":
        raise Fault(f"line {len(lines)}: here the proofs end, and not every base was proved lost")
    return verdict


def read(path: Path) -> list[str]:
    """The lines of a certificate, which may be compressed by gzip. Raises a `Fault` where it is none."""
    data = path.read_bytes()
    try:
        text = (gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data).decode("ascii")
    except (gzip.BadGzipFile, zlib.error, EOFError, UnicodeDecodeError) as error:
        raise Fault(f"it is damaged: {error}") from None
    if not text.endswith("\n"):
        raise Fault(f"line {text.count(chr(10)) + 1} has no end")
    return text.split("\n")[:-1]


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("python verify.py FILE checks the certificate in a file")
    try:
        sys.stdout.write(f"{sys.argv[1]}: the position in lines 3 and 4 is {checked(read(Path(sys.argv[1])))}\n")
    except (Fault, OSError) as error:
        sys.exit(f"{sys.argv[1]}: {error}")
