"""The base class of intents, effects and messages: immutable values that equal only values of their own class.

They are used, matched and type-checked like frozen dataclasses. But a dataclass makes six functions for each class, a
millisecond for each class at every start of the page, and there are forty classes; here all share the same functions. A
named tuple is made as fast, but it equals any other with the same fields, and without fields it is false.
"""

from typing import ClassVar, TypeVar, dataclass_transform


@dataclass_transform(frozen_default=True)
class Value:
    """A value with the fields that its class names, of which those with a default may be left out."""

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        """The fields are the annotations of the class, in their order."""
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
    """The base class of intents, which have three properties, given in brackets where a class is defined.

    ``quiet``: it does not stop a solution that is being shown. ``hasty``: it ends the running animations first, since
    it may act on cards that are still moving. ``answered``: the sentence in the status line is the answer to it, and is
    announced even when it is the same as before.
    """

    quiet = hasty = answered = False

    def __init_subclass__(cls, *, quiet: bool = False, hasty: bool = False, answered: bool = False) -> None:
        """A property that is not given is False."""
        super().__init_subclass__()
        cls.quiet, cls.hasty, cls.answered = quiet, hasty, answered


def fields(value: Value) -> dict[str, object]:
    """What a value holds, by the names of its fields and in their order."""
    return {name: getattr(value, name) for name in value.__match_args__}


V = TypeVar("V", bound=Value)


def replace(value: V, **changes: object) -> V:
    """The value with some fields changed. Raises `TypeError` where it has no such field."""
    return type(value)(**fields(value) | changes)
