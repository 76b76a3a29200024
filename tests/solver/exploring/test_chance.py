"""Chance that is the same everywhere: the published numbers of its generator, and seeds that tell positions apart."""

from ramparts.deals.deal import numbered
from ramparts.games.catalogue import TITLES
from ramparts.solver.exploring.chance import Chance, seed_of

PUBLISHED = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]
"""What splitmix64 gives from the seed 1234567 (rosettacode.org, *Pseudo-random numbers/Splitmix64*)."""


def test_the_generator_gives_the_published_numbers() -> None:
    chance = Chance(1234567)
    assert [chance.below(2**64) for _ in PUBLISHED] == PUBLISHED


def test_draws_are_below_what_is_asked_for_and_reach_all_of_it() -> None:
    chance = Chance(0)
    assert {chance.below(6) for _ in range(200)} == set(range(6))


def test_the_seed_is_a_published_hash_of_the_cards() -> None:
    """FNV-1a of the bytes 255; 1, 255; each number of a card, and 255 after each pile."""
    assert seed_of(()) == 0xCBF29CE484222325
    assert seed_of((b"",)) == (0xCBF29CE484222325 ^ 255) * 0x100000001B3 % 2**64
    assert seed_of((b"\x01",)) == ((0xCBF29CE484222325 ^ 1) * 0x100000001B3 % 2**64 ^ 255) * 0x100000001B3 % 2**64


def test_each_position_has_its_own_seed() -> None:
    castles = [numbered(TITLES["streets-and-alleys"], number).start for number in range(32_000, 32_100)]
    assert len({seed_of(position) for position in castles}) == 100
    assert seed_of((b"\x01", b"")) != seed_of((b"", b"\x01"))
    assert seed_of((b"\x01",)) == seed_of((b"\x35",))
