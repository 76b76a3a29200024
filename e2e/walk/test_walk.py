"""A short walk of the page at random, always the same; `make walk` goes further, and in three engines."""

from random import Random

import pytest
from playwright.sync_api import BrowserContext

from e2e.walk.browsers import ByPlaywright
from e2e.walk.walker import Walker

SEED, STEPS = 1, 60


@pytest.mark.thorough
@pytest.mark.lacks("firefox", "one engine walks with every change, each of them at night")
def test_whatever_one_does_nothing_is_thrown_and_nothing_lost(context: BrowserContext, url: str) -> None:
    walker, random = Walker(ByPlaywright(context, url)), Random(SEED)
    told = []
    for _ in range(STEPS):
        told.append(walker.drawn(random))
        walker.step()
    assert len(set(told)) > STEPS / 2
