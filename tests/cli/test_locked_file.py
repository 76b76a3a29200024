"""Files that commands go on with: one writer, strict reading, and nothing half written."""

import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ramparts.cli import locked_file
from ramparts.cli.locked_file import locked
from ramparts.rules.errors import BadNotation


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "list.txt"


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """No file may be longer meanwhile, as on a disk that is full then."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def numbers(path: Path) -> list[int]:
    with locked(path) as file:
        return list(file.read_list(int, "no number"))


def test_the_second_writer_is_told_that_the_file_is_in_use(path: Path) -> None:
    with locked(path):
        for _ in range(2):
            with pytest.raises(BadNotation, match="is in use: another command writes to it"), locked(path):
                pass
    with locked(path) as file:
        file.append("1")
    assert path.read_text(encoding="utf-8") == "1\n"


def test_where_the_system_has_no_locks_files_are_written_all_the_same(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locked_file, "find_spec", lambda _: None)
    with locked(path), locked(path) as file:
        file.append("1")
    assert numbers(path) == [1]


@pytest.mark.parametrize(
    "content, line",
    [
        (b"1\nx\n", "line 2: 'x'"),
        (b"1\n\n2\n", "line 2: ''"),
        (b"1\n\xff\n", "line 2: '\ufffd'"),
        (b"1\n2\nx", "last line: 'x'"),
        (b"9" * 5000 + b"\n", "line 1: '9999"),
    ],
)
def test_a_line_that_is_none_is_told_with_its_place(path: Path, content: bytes, line: str) -> None:
    path.write_bytes(content)
    with pytest.raises(BadNotation) as refusal:
        numbers(path)
    assert str(refusal.value).startswith(f"{path}, {line}")
    assert str(refusal.value).endswith(" is no number")
    assert path.read_bytes() == content


def test_a_line_is_not_read_further_than_a_line_may_be_long(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locked_file, "LONGEST_LINE", 5)
    for content in (b"12345", b"1234\n", b"123456789\n"):
        path.write_bytes(content)
        with pytest.raises(BadNotation, match="line 1: '1234"):
            numbers(path)
    path.write_bytes(b"123\n")
    assert numbers(path) == [123]


def test_a_last_line_that_nothing_ends_is_ended_before_another_is_added(path: Path) -> None:
    """Bug: what was added stood on the same line."""
    path.write_bytes(b"1\n2")
    with locked(path) as file:
        assert list(file.read_list(int, "no number")) == [1, 2]
        file.append("3")
    assert numbers(path) == [1, 2, 3]


def test_a_line_for_which_there_is_no_room_is_not_begun(path: Path) -> None:
    path.write_bytes(b"1\n")
    with locked(path) as file, room_for(4), pytest.raises(OSError, match="File too large") as failure:
        file.append("2345")
    assert failure.value.filename == str(path)
    assert path.read_bytes() == b"1\n"


@pytest.mark.parametrize("text", ["5\n6\n7\n", "5\n", "", "5\n6\n"])
def test_a_text_is_put_in_the_place_of_another(path: Path, text: str) -> None:
    path.write_bytes(b"1\n2\n")
    with locked(path) as file:
        file.replace(text)
    assert path.read_text(encoding="utf-8") == text


def test_where_there_is_no_room_for_the_new_text_the_old_one_stays(path: Path) -> None:
    """Bug: with the disk full the lists of all other games were gone."""
    path.write_bytes(b"1\n2\n")
    with locked(path) as file, room_for(6), pytest.raises(OSError, match="File too large"):
        file.replace("1\n2\n3\n4\n")
    assert path.read_bytes() == b"1\n2\n"


def test_what_is_no_file_is_written_to_and_not_read() -> None:
    with locked(Path(os.devnull)) as file, locked(Path(os.devnull)):
        assert list(file.read(int, "no number")) == []
        file.replace("1\n")
    with locked(Path("/dev/full")) as file, pytest.raises(OSError, match="No space left on device"):
        file.append("1")
