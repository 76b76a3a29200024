"""How many examples a property test tries: all of them at night, and at each change the share that its profile has."""

from hypothesis import settings

ALL = 100
"""The examples of a test that does not say how many, in a profile that leaves none out; see `tests/conftest.py`."""


def examples(most: int) -> settings:
    """The settings of a test that tries so many examples where none are left out."""
    return settings(max_examples=max(1, most * settings().max_examples // ALL))
