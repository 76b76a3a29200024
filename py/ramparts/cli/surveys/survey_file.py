"""The file of a survey: a line of JSON for each deal. A survey that was interrupted goes on where it ends."""

import json
import reprlib
from typing import NoReturn

from ramparts.cli.locked_file import LockedFile
from ramparts.cli.surveys.survey import Record
from ramparts.cli.surveys.tally import Tally
from ramparts.rules.errors import BadNotation
from ramparts.solver import Verdict

_VERDICTS = [verdict.value for verdict in (Verdict.WINNABLE, Verdict.LOST, Verdict.GAVE_UP)]
_RECORD_START = b'{"deal": "'

MOST_VISITED, MOST_SECONDS = 10**12, 10**9
"""More than any deal costs; the sums stay numbers that JSON has."""


def read_survey(file: LockedFile, tally: Tally) -> None:
    """Adds to the tally what a survey has written so far. A last line that was cut short is removed from the file.

    Raises `BadNotation`, and leaves the file alone, when anything else is in it, or the survey of another game.
    """
    for place, record in file.read(_record, "not a record of a survey"):
        if str(record["deal"]).partition(":")[0] != tally.deals.game:
            sentence = "{place}: {deal} is no deal of {game}: the file is that of another survey"
            raise BadNotation(sentence, place=place, deal=reprlib.repr(record["deal"]), game=tally.deals.game)
        tally.add(record)
    if not file.unfinished.startswith(_RECORD_START[: len(file.unfinished)]):
        sentence = "{path}: it ends with {unfinished}, which no survey has written"
        unfinished = reprlib.repr(file.unfinished.decode(errors="replace"))
        raise BadNotation(sentence, path=file.path, unfinished=unfinished)
    file.cut_unfinished()


def _record(line: str) -> Record:
    """The record of a line, which may have fields that are not known here. Raises `ValueError` for anything else."""
    record = json.loads(line, parse_constant=_no_number)
    if not (isinstance(record, dict) and isinstance(record.get("deal"), str) and record.get("verdict") in _VERDICTS):
        raise ValueError(line)
    visited, seconds = record.get("visited", -1), record.get("seconds", -1)
    if not (type(visited) is int and type(seconds) in (int, float)):  # true and false are numbers for isinstance
        raise ValueError(line)
    if not (0 <= visited <= MOST_VISITED and 0 <= seconds <= MOST_SECONDS):
        raise ValueError(line)
    return record


def _no_number(name: str) -> NoReturn:
    """For NaN and Infinity, which Python reads though JSON has none of them."""
    raise ValueError(name)
