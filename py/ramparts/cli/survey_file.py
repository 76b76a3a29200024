"""The file of a survey: a line of JSON for each deal. A survey that was interrupted goes on where it ends."""

import json
import reprlib
from pathlib import Path

from ramparts.cli.survey import Record
from ramparts.cli.tally import Tally
from ramparts.rules.errors import BadNotation
from ramparts.solver import Verdict

_TYPES = {"deal": str, "verdict": str, "visited": int, "seconds": int | float}
_VERDICTS = {verdict.value for verdict in (Verdict.WINNABLE, Verdict.LOST, Verdict.GAVE_UP)}
_RECORD_START = '{"deal": "'


def read_survey(path: Path, tally: Tally) -> None:
    """Adds to the tally what a survey has written so far. A last line that was cut short is removed from the file.

    Raises `BadNotation`, and leaves the file alone, when anything else is in it, or the survey of another game.
    """
    whole, unfinished = 0, ""
    with path.open("rb") as lines:
        for number, content in enumerate(lines, 1):
            line = content.decode(errors="replace")
            if not line.endswith("\n"):
                unfinished = line
                break
            whole += len(content)
            tally.add(_record(line.removesuffix("\n"), path, number, tally.deals.game))
    if not unfinished.startswith(_RECORD_START[: len(unfinished)]):
        sentence = "{path}: it ends with {unfinished}, which no survey has written"
        raise BadNotation(sentence, path=path, unfinished=reprlib.repr(unfinished))
    if unfinished:
        with path.open("r+b") as file:
            file.truncate(whole)


def _record(line: str, path: Path, number: int, game: str) -> Record:
    """The record of a line. Raises `BadNotation` for anything else, and for a deal of another game."""
    record = _parsed(line)
    if record is None:
        sentence = "{path}, line {number}: {line} is not a record of a survey"
        raise BadNotation(sentence, path=path, number=number, line=reprlib.repr(line))
    if str(record["deal"]).partition(":")[0] != game:
        sentence = "{path}, line {number}: {deal} is no deal of {game}: the file is that of another survey"
        raise BadNotation(sentence, path=path, number=number, deal=reprlib.repr(record["deal"]), game=game)
    return record


def _parsed(line: str) -> Record | None:
    """The record of a line; None for anything else. It may have fields that are not known here."""
    try:
        record = json.loads(line)
    except ValueError:
        return None
    if not isinstance(record, dict) or not record.keys() >= _TYPES.keys():
        return None
    good = all(isinstance(record[name], kind) for name, kind in _TYPES.items())
    return record if good and record["verdict"] in _VERDICTS else None
