"""What intents, effects and messages are made of: values that equal only their own kind.

They are read, matched and checked as frozen dataclasses are. Those make six functions for each class when it is
defined, a millisecond each time the page starts, and for forty classes; here all share the same. A named tuple is made
as fast, but it equals any other of the same fields, and one without fields is no truth.
"""

from typing import ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True)
class Value:
    """A value with the fields that its class names, of which those with a default may be left out."""

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        """Fields stand in the order in which the class names them."""
        cls.__match_args__ = tuple(cls.__annotations__)  # type: ignore[misc]  # it is made here

    def __init__(self, *given: object, **named: object) -> None:
        """Raises `TypeError` where a field has no value, or a value no field."""
        names = self.__match_args__
        vars(self).update(zip(names, given, strict=False), **named)
        known = len(given) <= len(names) and named.keys() <= {*names[len(given) :]}
        if not known or not all(hasattr(self, name) for name in names):
            raise TypeError(f"{type(self).__name__} has the fields {names}, not {given} and {named}")

    def __setattr__(self, name: str, value: object) -> None:
        """Raises `AttributeError`: a value stays what it is."""
        raise AttributeError(f"{self!r} cannot be changed")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and fields(self) == fields(other)

    def __hash__(self) -> int:
        return hash((type(self), *fields(self).values()))

    def __repr__(self) -> str:
        said = (f"{name}={value!r}" for name, value in fields(self).items())
        return f"{type(self).__name__}({', '.join(said)})"


class Wanted(Value):
    """An intent. How it meets what is going on is said where its class is defined, in brackets.

    ``quiet``: it leaves a solution that is being shown alone; any other stops it. ``hasty``: cards that are on their
    way arrive at once, since the next thing may be done to them. ``answered``: the table's sentence is the answer to
    it, though it be the same as before.
    """

    quiet = hasty = answered = False

    def __init_subclass__(cls, *, quiet: bool = False, hasty: bool = False, answered: bool = False) -> None:
        """What is not said is not so."""
        super().__init_subclass__()
        cls.quiet, cls.hasty, cls.answered = quiet, hasty, answered


def fields(value: Value) -> dict[str, object]:
    """What a value holds, by the names of its fields and in their order."""
    return {name: getattr(value, name) for name in value.__match_args__}
