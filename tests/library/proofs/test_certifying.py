"""Certificates of every title are accepted, and what is altered in one is refused, in a sentence that says where."""

import gzip
import pickle
import re
from functools import cache
from pathlib import Path

import pytest

import ramparts
from ramparts import verify
from ramparts.games.catalogue import TITLES
from tests.kit.examples import spread
from tests.kit.playing.certified import CERTIFICATES, LOST

KEPT = (CERTIFICATES / "fortress-32000.txt").read_text(encoding="ascii")
"""A certificate as it was written in version 1 of the format."""

BASES = next(deal for deal in LOST if deal.startswith("chessboard:"))
SUITLESS = next(deal for deal in LOST if deal.startswith("penelopes-web:"))

WON = {name: ramparts.winnable(name)[0] for name in TITLES} | {"fortitude": "fortitude/9:32000"}


@cache
def certificate(deal: str) -> tuple[str, ...]:
    """The lines of the certificate of a deal."""
    return tuple(ramparts.Table(deal).solve().certificate().splitlines())


def refused(lines: list[str]) -> str:
    """The sentence with which lines are refused."""
    with pytest.raises(verify.Fault) as caught:
        verify.checked(lines)
    sentence = str(caught.value)
    assert re.match(r"lines? \d", sentence)
    return sentence


def altered(deal: str, number: int, line: str) -> list[str]:
    """The certificate with another line of this number, from 1."""
    lines = [*certificate(deal)]
    lines[number - 1] = line
    return lines


def test_every_title_is_there() -> None:
    there = {re.split("[/:=]", deal)[0] for deal in LOST}
    assert there == {*TITLES}, (
        "tests/data/certificates/lost.txt has a lost deal of each: `ramparts certify` says of which"
    )


@pytest.mark.parametrize("deal", LOST, ids=lambda deal: deal[:40])
def test_the_certificate_of_a_loss_is_accepted(deal: str) -> None:
    lines = [*certificate(deal)]
    assert lines[:3] == [verify.HEAD, deal, lines[2]]
    assert verify.checked(lines) == "lost"


@pytest.mark.parametrize("deal", WON.values(), ids=WON)
def test_the_certificate_of_a_win_is_accepted(deal: str) -> None:
    lines = [*certificate(deal)]
    assert verify.checked(lines) == "winnable"
    assert lines[5:] == [*map(str, ramparts.Table(deal).solve().line)]


@pytest.mark.parametrize("deal", ["chessboard:32000", "selective-castle:32000"])
def test_where_the_base_is_chosen_a_later_position_has_it(deal: str) -> None:
    table = ramparts.Table(deal)
    line = table.solve().line
    for move in line[: len(line) // 2 + 20]:
        table.play(move)
    lines = table.solve().certificate().splitlines()
    assert re.fullmatch("[a-z-]+ base=. winnable", lines[2])
    assert verify.checked(lines) == "winnable"
    assert "line 3 names a base" in refused([*lines[:2], f"{lines[2].split()[0]} winnable", *lines[3:]])


def test_it_is_written_as_it_was() -> None:
    """Programs by others read it: what is written differently is of another version."""
    assert ramparts.Table("fortress:32000").solve().certificate() == KEPT


@pytest.mark.parametrize(
    "deal", ["fortress:32000", "puzzle:fortress:17", "daily:2026-11-22:fortress", WON["fortitude"]]
)
def test_what_was_found_can_be_pickled_and_certified_later(deal: str) -> None:
    found = ramparts.Table(deal).solve()
    kept = pickle.loads(pickle.dumps(found))  # noqa: S301  # our own
    assert (kept, kept.certificate()) == (found, found.certificate())
    assert verify.checked(kept.certificate().splitlines()) == found.verdict.value


def test_where_nothing_is_proved_there_is_none() -> None:
    with pytest.raises(ramparts.Error, match="it is not known whether streets-and-alleys:ms5 can be won"):
        ramparts.Table("streets-and-alleys:ms5").solve(nodes=100).certificate()


@pytest.mark.parametrize("deal", [BASES, SUITLESS])
def test_with_too_few_positions_there_is_none(deal: str) -> None:
    with pytest.raises(ramparts.Error, match=f"{deal} is lost, but no closed set of 5 positions or fewer was found"):
        ramparts.Table(deal).solve().certificate(5)
    with pytest.raises(ramparts.Error, match="positions is a whole number from 1 to"):
        ramparts.Table(deal).solve().certificate(0)


def test_no_position_and_no_head_of_a_proof_may_be_missing() -> None:
    """Of certificates that are short, each line from the fifth on."""
    chosen = [deal for deal in LOST if len(certificate(deal)) < 40]
    assert len(chosen) >= 15
    for deal in spread(chosen):
        for number in spread(range(5, len(certificate(deal)) + 1)):
            lines = [*certificate(deal)]
            del lines[number - 1]
            assert refused(lines), (deal, number)


@pytest.mark.parametrize("step", [17, pytest.param(1, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("deal", [BASES, SUITLESS, WON["fortress"], WON["chessboard"], LOST[0]])
def test_one_that_ends_early_is_refused(deal: str, step: int) -> None:
    lines = [*certificate(deal)]
    lengths = range(len(lines))
    for length in {*lengths[:step], *lengths[::step], lengths[-1]}:
        assert refused(lines[:length]), length


@pytest.mark.parametrize("deal", [WON["fortress"], WON["chessboard"], WON["besieged-city"], WON["fortitude"]])
def test_a_move_that_is_not_allowed_is_refused(deal: str) -> None:
    lines = [*certificate(deal)]
    assert refused(altered(deal, 6, "t0-t0")) == "line 6: 't0-t0' is no legal move"
    assert "is no legal move" in refused([*lines, lines[-1]])
    assert "line 9: " in refused(altered(deal, 9, "h-t0"))
    assert re.match(rf"line {len(lines) - 1}: here the moves end|line \d+: .* is no legal move", refused(lines[:-1]))


def test_the_proof_of_another_deal_is_refused() -> None:
    first, second = (next(deal for deal in LOST if deal.startswith(title)) for title in ("fortress:", "bastion:"))
    other = altered(first, 4, certificate("fortress:32000")[3])
    assert refused(other) == "line 5: the position of line 4 is not among those that follow"
    assert refused(altered(second, 4, certificate("bastion:32009")[3])) == refused(other)
    assert refused(altered(first, 3, "bastion lost")) == "line 4 is no position with all cards of the game"
    assert "is no legal move" in refused(altered(WON["fortress"], 4, certificate(first)[3]))


def test_a_loss_is_no_win_and_a_win_no_loss() -> None:
    assert refused(altered(LOST[0], 3, "fortress winnable")).startswith("line 5: 'proof by positions' begins no proof")
    assert refused(altered(WON["fortress"], 3, "fortress lost")).startswith("line 5: 'proof by moves' begins no proof")
    lines = [*certificate(WON["fortress"])]
    lost = [*lines[:2], "fortress lost", lines[3], "proof by positions", *certificate(LOST[0])[5:]]
    assert refused(lost).startswith("line 5: the position of line 4 is not among")


def test_a_position_that_is_won_is_refused() -> None:
    lines = [*certificate(LOST[0])]
    won = "====" + "," * 10
    assert refused([*lines, won]) == f"line {len(lines) + 1}: {won!r} is won, or no position of this game"


@pytest.mark.parametrize(
    "line", ["", "0000", "x", "0000,a,b", "0000" + ",a" * 10 + ",", "00000" + "," * 10, "0000,4" + "," * 9]
)
def test_a_line_that_is_no_position_is_refused(line: str) -> None:
    assert "is won, or no position of this game" in refused([*certificate(LOST[0]), line])


def test_suits_are_not_lost_in_a_game_that_is_built_in_suit() -> None:
    for deal, proof in ((LOST[0], "positions"), (WON["streets-and-alleys"], "moves"), (WON["fortitude"], "moves")):
        assert "begins no proof" in refused(altered(deal, 5, f"proof by {proof} suitless=4"))
    fortitude = next(deal for deal in LOST if deal.startswith("fortitude"))
    assert "begins no proof" in refused(altered(fortitude, 5, "proof by positions suitless=4"))


def test_suits_are_lost_from_the_height_that_is_named_and_no_other() -> None:
    suitless = certificate(SUITLESS)[4]
    for height in verify.HEIGHTS[1:13]:
        if suitless != f"proof by positions suitless={height}":
            assert refused(altered(SUITLESS, 5, f"proof by positions suitless={height}"))


def test_every_base_is_to_be_proved_lost() -> None:
    lines = [*certificate(BASES)]
    heads = [at for at, line in enumerate(lines) if line.startswith("proof")]
    assert len(heads) == 13
    assert refused(lines[: heads[-1]]) == f"line {heads[-1]}: here the proofs end, and not every base was proved lost"
    assert refused(altered(BASES, 5, "proof by positions")).startswith("line 5: 'proof by positions' begins no proof")
    assert refused([*lines[: heads[-1]], *lines[4 : heads[1]]]).endswith("not every base was proved lost")
    assert refused(altered(LOST[0], 5, "proof by positions base=4")).startswith("line 5: ")
    assert "line 3 names a base" in refused(altered(LOST[0], 3, "fortress base=4 lost"))
    assert "line 3 names a base" in refused(altered(BASES, 3, "chessboard base=4 lost"))


@pytest.mark.parametrize(
    "number, line", [(1, "ramparts certificate 2"), (3, "klondike lost"), (3, "fortress"), (5, "")]
)
def test_what_does_not_begin_as_one_is_refused(number: int, line: str) -> None:
    assert refused(altered(LOST[0], number, line)) == "lines 1 to 5 do not begin a certificate"


def placed() -> list[str]:
    """Lines in the place of the fourth that are no positions."""
    line = certificate(LOST[0])[3]
    cards = line[5:]
    twice = f"{line[:5]}{cards[2:4]}{cards[2:]}"
    return ["", "0000", line + ",", line[:-2], line + "AS", f"1{line[1:]}", f"x{line[1:]}", f"0{line}", line[3:], twice]


@pytest.mark.parametrize("line", placed())
def test_a_position_without_all_cards_is_refused(line: str) -> None:
    assert refused(altered(LOST[0], 4, line)) == "line 4 is no position with all cards of the game"


@pytest.mark.parametrize("line", ["", "0000", "====", "000000"])
def test_a_position_of_fortitude_without_cards_is_refused(line: str) -> None:
    deal = next(deal for deal in LOST if deal.startswith("fortitude"))
    assert refused(altered(deal, 4, line)) == "line 4 is no position with all cards of the game"


def test_a_file_is_read_compressed_or_not(tmp_path: Path) -> None:
    file = tmp_path / "certificate"
    for data in (KEPT.encode(), gzip.compress(KEPT.encode())):
        file.write_bytes(data)
        assert verify.checked(verify.read(file)) == "lost"


DAMAGED = {
    "cut": KEPT.encode()[:-1],
    "cut in a line": KEPT.encode()[:-30],
    "empty": b"",
    "no text": b"\xff\xfe" + KEPT.encode(),
    "a part of a compressed file": gzip.compress(KEPT.encode())[:-20],
    "altered when compressed": gzip.compress(KEPT.encode())[:40] + b"x" * 20 + gzip.compress(KEPT.encode())[60:],
    "compressed with another sum": gzip.compress(KEPT.encode())[:-8] + b"12345678",
    "hardly compressed": b"\x1f\x8b",
    "of no kind that is known": b"\x1f\x8b\x09" + gzip.compress(KEPT.encode())[3:],
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_file_is_refused(damage: str, tmp_path: Path) -> None:
    file = tmp_path / "certificate"
    file.write_bytes(DAMAGED[damage])
    with pytest.raises(verify.Fault, match=r"^it is damaged: |^line \d+ has no end$"):
        verify.read(file)
