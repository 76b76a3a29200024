"""The file that a command goes on with: one process writes to it at a time, and each of its lines is read strictly."""

import reprlib
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from io import FileIO
from pathlib import Path
from typing import TypeVar

from ramparts.rules.errors import BadNotation

T = TypeVar("T")

LONGEST_LINE = 1 << 24
"""A line has fewer bytes than this. A list of winnable deals has a bit for each deal that was tried."""


class LockedFile:
    """A file that this process alone writes to; what is no regular file, ``/dev/null`` for example, is not read."""

    def __init__(self, path: Path, out: FileIO) -> None:
        """For `locked` to make."""
        self.path, self._out = path, out
        self.unfinished = b""
        """The last line, once all are read, if nothing ends it."""
        self.is_regular = path.is_file()
        """Whether it can be read, locked and cut; a device or a pipe cannot."""

    def read(self, parse: Callable[[str], T], kind: str) -> Iterator[tuple[str, T]]:
        """What each line says, with its place for a sentence. A last line that nothing ends is left in `unfinished`.

        Raises `BadNotation` for a line for which ``parse`` raises `ValueError`: it is, or is no, ``kind``.
        """
        for number, line in enumerate(self._lines(), 1):
            place = f"{self.path}, line {number}"
            yield place, self._parsed(parse, line, place, kind)

    def read_list(self, parse: Callable[[str], T], kind: str) -> Iterator[T]:
        """The same for a list that people write to as well: a last line that nothing ends is a line, and is ended."""
        for _, said in self.read(parse, kind):
            yield said
        if self.unfinished:
            yield self._parsed(parse, self.unfinished, f"{self.path}, last line", kind)
            self._write(b"\n")

    def _lines(self) -> Iterator[bytes]:
        if not self.is_regular:
            return
        with self.path.open("rb") as file:
            if file.read(len(BOM_UTF8)) != BOM_UTF8:
                file.seek(0)
            while line := file.readline(LONGEST_LINE):
                if not line.endswith(b"\n") and len(line) < LONGEST_LINE:
                    self.unfinished = line
                    return
                yield line

    def _parsed(self, parse: Callable[[str], T], line: bytes, place: str, kind: str) -> T:
        if len(line) < LONGEST_LINE and line != b"\n":
            with suppress(ValueError, RecursionError):
                return parse(line.decode().removesuffix("\n"))
        shown = reprlib.repr(line.decode(errors="replace").removesuffix("\n"))
        raise BadNotation("{place}: {shown} is {kind}", place=place, shown=shown, kind=kind)

    def cut_unfinished(self) -> None:
        """Takes the last line off again if nothing ends it."""
        if self.unfinished:
            self._out.truncate(self._size() - len(self.unfinished))

    def append(self, line: str) -> None:
        """Adds a line, or nothing at all where there is no room for it."""
        self._write(f"{line}\n".encode())

    def replace(self, text: str) -> None:
        """Puts a text in the place of all others. Where there is no room for what is longer, the file stays."""
        data, size = text.encode(), self._size()
        self._write(data[size:])
        if size:
            with self.path.open("r+b") as file:
                file.write(data[:size])
                file.truncate(len(data))

    def _size(self) -> int:
        return self.path.stat().st_size

    def _write(self, data: bytes) -> None:
        """Writes at the end, all of it or nothing. The `OSError` of a failure names the file."""
        size = self._size()
        try:
            while data:
                data = data[self._out.write(data) :]
        except OSError as error:
            if self.is_regular:
                self._out.truncate(size)
            raise OSError(error.errno, error.strerror, str(self.path)) from None


@contextmanager
def locked(path: Path) -> Iterator[LockedFile]:
    """The file, for as long as this process writes to it. Raises `BadNotation` while another one does.

    The lock is the system's, so it ends with the process, however that ends. Windows has none of this kind.
    """
    with FileIO(path, "a") as out:
        file = LockedFile(path, out)
        if find_spec("fcntl") is not None and file.is_regular:
            import fcntl  # noqa: PLC0415  # it may not be there

            try:
                fcntl.flock(out, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise BadNotation("{path} is in use: another command writes to it", path=path) from None
        yield file
