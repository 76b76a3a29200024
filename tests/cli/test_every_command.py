"""Every command, with whatever the world does to it: one sentence and status 2, or nothing where nobody listens."""

import argparse
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ramparts.cli import commands
from ramparts.cli.locked_file import locked
from tests.kit.places import ROOT
from tests.kit.visit import command_words
from tests.kit.visit.command_words import arguments, takes_file, words

ALL = list(command_words.commands())
WITH_FILES = [command for command in ALL if takes_file(command)]

ABSURD = ["9" * 21, "9" * 5000, "-1", "nan", "inf", "1e999", "", "\u00b2", "0x10"]

FULL = "ramparts: standard output: No space left on device\n"

PROGRAM = [sys.executable, "-m", "ramparts"]


def third(which: int) -> pytest.MarkDecorator:
    """A test of every command at night, of every third at each change: how a program ends is the same for all."""
    others = {command for at, command in enumerate(ALL) if at % 3 != which}
    marked = [pytest.param(each, marks=pytest.mark.thorough) if each in others else each for each in ALL]
    return pytest.mark.parametrize("command", marked)


def run(*line: str, out: int | None = subprocess.DEVNULL) -> tuple[int, str]:
    """The status and standard error of a command line."""
    done = subprocess.run(
        line,
        cwd=ROOT / "py",
        stdin=subprocess.DEVNULL,
        stdout=out,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        check=False,
        timeout=300,
    )
    return done.returncode, done.stderr


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "file"
    path.touch()
    return path


@pytest.mark.parametrize("command", ALL)
def test_with_good_words_it_is_carried_out(command: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """So that the others fail for no other reason; what it adds to a file is there."""
    assert commands.main(words(command, file)) == 0
    assert capsys.readouterr().err == ""
    assert (file.stat().st_size > 0) is (command in WITH_FILES and command != "compose")


@third(0)
def test_a_full_disk_behind_standard_output_is_told(command: str, file: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        assert run(*PROGRAM, *words(command, file), out=full.fileno()) == (2, FULL)


@third(1)
def test_a_standard_output_that_is_closed_is_told(command: str, file: Path) -> None:
    closed = ["sh", "-c", 'exec "$@" >&-', "sh", *PROGRAM, *words(command, file)]
    assert run(*closed) == (2, "ramparts: there is no standard output\n")


@third(2)
def test_a_reader_that_has_gone_ends_it_without_a_word(command: str, file: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as gone:
        assert run(*PROGRAM, *words(command, file), out=gone.fileno()) == (141, "")


@pytest.mark.parametrize("option", ["--help", "--version"])
@pytest.mark.parametrize("unbuffered", [[], ["-u"]])
def test_help_and_version_tell_a_full_disk_too(option: str, unbuffered: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        assert run(sys.executable, *unbuffered, "-m", "ramparts", option, out=full.fileno()) == (2, FULL)


@pytest.mark.parametrize("stream", ["2>&-", "2>/dev/full"])
def test_where_nobody_can_be_told_the_status_tells_it(stream: str) -> None:
    for line, status in ((["deal", "x"], 2), (["replay", "fortress:ms33", "t0-t1"], 1), (["games"], 0)):
        assert run("sh", "-c", f'exec "$@" {stream}', "sh", *PROGRAM, *line) == (status, "")


@pytest.mark.parametrize("command", [command for command in WITH_FILES if command != "compose"])
def test_a_file_on_a_full_disk_is_told(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(words(command, Path("/dev/full"))) == 2
    assert capsys.readouterr() == ("", "ramparts: /dev/full: No space left on device\n")


@pytest.mark.parametrize("command", WITH_FILES)
def test_the_second_writer_is_told_that_the_file_is_in_use(
    command: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Bug: of three surveys that wrote to one file every deal was counted three times, and nobody was told."""
    with locked(file):
        assert commands.main(words(command, file)) == 2
    assert capsys.readouterr() == ("", f"ramparts: {file} is in use: another command writes to it\n")
    assert file.read_bytes() == b""


@pytest.mark.parametrize("content", [b"[" * 100_000, b"\0" * 100, b"\xff", b"", b"x " * 5000, b'{"deal": NaN}'])
@pytest.mark.parametrize("command", WITH_FILES)
def test_a_line_of_anything_else_is_told_with_its_place(
    command: str, content: bytes, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(content + b"\n")
    assert commands.main(words(command, file)) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines()), len(err) < 400) == ("", 1, True)
    assert err.startswith(f"ramparts: {file}, line 1: ")
    assert file.read_bytes() == content + b"\n"


def absurd() -> list[tuple[str, argparse.Action]]:
    """The arguments of all commands that are no files and no addresses."""
    return [
        (command, action)
        for command in ALL
        for action in arguments(command)
        if action.metavar not in {"FILE", "ADDRESS"}
    ]


@pytest.mark.parametrize("command, action", absurd(), ids=lambda each: getattr(each, "dest", each))
def test_absurd_words_are_refused_in_one_sentence(
    command: str, action: argparse.Action, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for word in ABSURD:
        assert commands.main(words(command, file, action, word)) == 2, word[:30]
        out, err = capsys.readouterr()
        assert (out, len(err.splitlines()), len(err) < 500) == ("", 1, True), word[:30]
        assert err.startswith("ramparts: ")
    assert file.read_bytes() == b""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_survey_without_an_end_begins_at_once_and_is_interrupted_without_a_word(jobs: str) -> None:
    """Bug: it asked for a byte for each deal before it began."""
    line = [*PROGRAM, "survey", "fortress", "32000", "99999999999999999999", "--jobs", jobs]
    with subprocess.Popen(
        line, cwd=ROOT / "py", stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as running:
        assert running.stdout
        assert b"fortress:32000" in running.stdout.readline()
        os.killpg(running.pid, signal.SIGINT)
        _, told = running.communicate(timeout=60)
    assert (running.returncode, told) == (130, b"")
