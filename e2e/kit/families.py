"""Families of tests: at every change some of each are run, at night all of them."""

from functools import partial

import pytest

thorough = partial(pytest.param, marks=pytest.mark.thorough)
"""Parameters of a test that runs at night: the like of it run at every change."""
