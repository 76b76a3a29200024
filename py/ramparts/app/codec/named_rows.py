"""Rows of values, with the names of their fields written once above them: short, and open to new fields.

A text that holds rows has a list ``fields`` beside them. Whoever adds a field gives it a default and writes it with the
others; the rows that were kept before do not name it and so have its default, and an older program passes it over.
"""

import reprlib
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, TypeVar, cast

from ramparts.rules.errors import BadNotation

T = TypeVar("T")

Refused: TypeAlias = list[tuple[object, BadNotation]]
"""Rows that cannot be read, each with what is wrong."""


def sifted(
    rows: object, most: int, none: BadNotation, parse: Callable[[object], T], refused: Refused | None
) -> Sequence[T]:
    """The values of rows. Raises ``none`` for what is no list of rows.

    A row that `BadNotation` is raised for goes among the ``refused`` and the others are read, and so does what there is
    beyond ``most`` rows; where there is no such list the error is raised.
    """
    if not isinstance(rows, list) or (refused is None and len(rows) > most):
        raise none
    values = list[T]()
    for row in cast(list[object], rows):
        try:
            if len(values) == most:
                raise none
            values.append(parse(row))
        except BadNotation as error:
            if refused is None:
                raise
            refused.append((row, error))
    return values


def in_order(names: object, blank: Mapping[str, object], refusal: str) -> Callable[[object], object]:
    """A function that gives a row of the fields ``names`` as a row of the fields of ``blank``, in that order.

    A value that a row does not have is that of ``blank``; one that ``blank`` does not have is passed over. ``names``
    and rows are as they were found in a text. Raises `BadNotation`, and so does the function: ``refusal`` is the
    sentence, with a place for the ``{row}`` that is none.
    """
    if names == [*blank]:
        return lambda row: row
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadNotation(refusal, row=reprlib.repr(names))

    def arranged(row: object) -> object:
        if not isinstance(row, list) or len(row) != len(names):
            raise BadNotation(refusal, row=reprlib.repr(row))
        known = {name: value for name, value in zip(names, row, strict=True) if name in blank}
        return [*{**blank, **known}.values()]

    return arranged
