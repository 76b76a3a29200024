"""``certify`` and ``verify``: what one writes is accepted by the other, and by its one file without the program."""

import gzip
import json
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ramparts import verify
from ramparts.cli import commands
from tests.kit.playing.certified import CERTIFICATES

KEPT = CERTIFICATES / "fortress-32000.txt"


def said(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> str:
    """What a command says where it is heard with this status."""
    assert commands.main(words) == status
    out, err = capsys.readouterr()
    return err if status else out


def test_it_is_written_to_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "certify", "fortress:32000") == KEPT.read_text(encoding="ascii")
    answer = json.loads(said(capsys, "certify", "fortress:32000", "--json"))
    assert answer == {"verdict": "lost", "certificate": KEPT.read_text(encoding="ascii")}


@pytest.mark.parametrize(
    "deal, says, answer",
    [
        (["fortress:32000"], "fortress:32000 is lost; positions checked: 26", {"verdict": "lost", "positions": 26}),
        (["fortress:ms33"], "fortress:ms33 can be won; moves checked: 81", {"verdict": "winnable", "moves": 81}),
        (["fortress:ms33", "t5-t3"], " is lost; positions checked: ", {"verdict": "lost"}),
        (["fortitude/5:32000"], "fortitude/5:32000 can be won; moves checked: ", {"verdict": "winnable"}),
    ],
)
def test_what_is_written_is_accepted(
    deal: list[str], says: str, answer: dict[str, object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "certificate.gz"
    file.write_bytes(gzip.compress(said(capsys, "certify", *deal).encode()))
    assert says in said(capsys, "verify", str(file))
    assert answer.items() <= json.loads(said(capsys, "verify", str(file), "--json")).items()


def test_what_cannot_be_proved_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    unknown = said(capsys, "certify", "streets-and-alleys:ms5", "--nodes", "100", status=2)
    assert unknown == "ramparts: it is not known whether streets-and-alleys:ms5 can be won\n"
    assert "is lost, but no closed set" in said(capsys, "certify", "fortress:32000", "--positions", "9", status=2)


@pytest.mark.parametrize(
    "old, new, why",
    [
        ("proof by positions\n", "proof by magic\n", "line 5: 'proof by magic' begins no proof of what line 3 says"),
        ("fortress:32000", "fortress:32001", "line 2: 'fortress:32001' is not the position in lines 3 and 4"),
        ("fortress:32000", "bastion:32000", "line 2: 'bastion:32000' is not the position in lines 3 and 4"),
        (
            "fortress:32000",
            "fortress:32000;t0-t1",
            "line 2: 'fortress:32000;t0-t1' is not the position in lines 3 and 4",
        ),
        ("fortress:32000", "my deal", "line 2: 'my deal' is not a deal: write a game and a number"),
    ],
)
def test_one_that_proves_nothing_is_refused(
    old: str, new: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "certificate"
    file.write_text(KEPT.read_text(encoding="ascii").replace(old, new), encoding="ascii")
    assert said(capsys, "verify", str(file), status=2).startswith(f"ramparts: {file}: {why}")


def test_the_base_is_that_of_the_deal_that_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """Bug: a win was proved lost with another base than the deal has, for heights alone do not tell it."""
    false = KEPT.with_name("another-base.txt")
    assert "is not the position in lines 3 and 4" in said(capsys, "verify", str(false), status=2)


def test_a_file_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert "'nowhere' cannot be read: No such file or directory" in said(capsys, "verify", "nowhere", status=2)
    assert "cannot be read: embedded null byte" in said(capsys, "verify", "\0", status=2)


def test_the_checker_runs_alone(tmp_path: Path) -> None:
    alone = Path(shutil.copy(verify.__file__, tmp_path))
    run = [sys.executable, "-I", alone.name, str(KEPT)]
    done = subprocess.run(run, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{KEPT}: the position in lines 3 and 4 is lost\n", "")


@pytest.mark.parametrize(
    "words, says",
    [
        ([], "python verify.py FILE checks the certificate in a file"),
        (["nowhere"], "nowhere: [Errno 2] No such file or directory: 'nowhere'"),
        ([str(CERTIFICATES / "lost.txt")], f"{CERTIFICATES / 'lost.txt'}: lines 1 to 5 do not begin a certificate"),
    ],
)
def test_alone_it_tells_what_is_wrong(words: list[str], says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["verify.py", *words])
    with pytest.raises(SystemExit, match=r".") as ended:
        runpy.run_path(verify.__file__, run_name="__main__")
    assert ended.value.code == says


def test_alone_it_tells_what_is_proved(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["verify.py", str(KEPT)])
    runpy.run_path(verify.__file__, run_name="__main__")
    assert capsys.readouterr().out == f"{KEPT}: the position in lines 3 and 4 is lost\n"
