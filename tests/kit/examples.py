"""What of many like questions is asked at each change; at night all of it is.

Of the examples of a property test, and of a list of examples of one thing, it is the share that the profile of
Hypothesis has. Of the pairs of two lists, such as titles and languages, it is those in which each member of one has its
turn with a member of the other.
"""

import inspect
import os
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, settings

T = TypeVar("T")

ALL = 100
"""The examples of a test that does not say how many, in a profile that leaves none out."""

SOME = 25
"""The same in the profiles of `make test`."""


def profiles() -> None:
    """Has Hypothesis run as long as it takes, for machines under load, and from the same examples each time in CI."""
    settings.register_profile("here", deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.register_profile("ci", settings.get_profile("here"), derandomize=True, print_blob=True)
    for profile in ("here", "ci"):
        settings.register_profile(f"{profile}-by-day", settings.get_profile(profile), max_examples=SOME)
    settings.load_profile("ci" if os.environ.get("CI") else "here")


def fewer(most: int) -> int:
    """How many examples are tried of so many: all by night and by hand, at each change the share of the profile."""
    return max(1, most * settings().max_examples // ALL)


def spread(some: Sequence[T]) -> Sequence[T]:
    """Of examples of one thing all by night and by hand, at each change the same share of them, evenly."""
    return some[:: ALL // settings().max_examples]


def examples(most: int) -> settings:
    """The settings of a test that tries so many examples where none are left out."""
    return settings(max_examples=fewer(most))


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
