"""What of many like questions is asked at each change; at night all of it is.

Of the examples of a property test it is the share that its profile has. Of the pairs of two lists, such as titles and
languages, it is those in which each member of one has its turn with a member of the other.
"""

import inspect
from collections.abc import Callable, Iterable
from functools import wraps

import pytest
from hypothesis import settings

ALL = 100
"""The examples of a test that does not say how many, in a profile that leaves none out; see `tests/conftest.py`."""


def examples(most: int) -> settings:
    """The settings of a test that tries so many examples where none are left out."""
    return settings(max_examples=max(1, most * settings().max_examples // ALL))


def in_turn(
    names: str, some: Iterable[object], others: Iterable[object], ids: Callable[[object], str] = str
) -> pytest.MarkDecorator:
    """A test's parameters: each of some with each of others at night, at each change each with one of the others."""
    first, second = [*some], [*others]
    turns = min(len(first), len(second))
    return pytest.mark.parametrize(
        names,
        [
            pytest.param(
                one,
                other,
                marks=[] if at % turns == place % turns else [pytest.mark.thorough],
                id=f"{ids(one)}-{ids(other)}",
            )
            for at, one in enumerate(first)
            for place, other in enumerate(second)
        ],
    )


def all_of(name: str, some: Iterable[object]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A test's argument of this name: all of some, one after the other in one run of the test.

    It stands where parameters would be thousands: to begin a test takes longer than what a short one asks. What an
    assertion that fails was asked of is told in a note.
    """
    members = [*some]

    def decorated(test: Callable[..., None]) -> Callable[..., None]:
        @wraps(test)
        def asked(**given: object) -> None:
            for member in members:
                try:
                    test(**given, **{name: member})
                except Exception as error:
                    error.add_note(f"{name}: {member}")
                    raise

        signature = inspect.signature(test)
        others = [each for each in signature.parameters.values() if each.name != name]
        vars(asked)["__signature__"] = signature.replace(parameters=others)
        return asked

    return decorated
