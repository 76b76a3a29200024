"""The reference has every public name, and none besides."""

import re

import ramparts
from tests.docs.shown import PAGES

NAMED = re.compile(r"^\.\. (?:autoclass|autofunction|exception):: (\w+)$", re.MULTILINE)


def test_the_reference_has_all_public_names() -> None:
    assert sorted(NAMED.findall(PAGES["docs/reference.md"])) == [each for each in dir(ramparts) if each[0] != "_"]
