"""How Hypothesis runs: as long as it takes, for machines under load, and from the same examples every time in CI.

Each profile has one of fewer examples, for `make unit`; a number that a test gives itself is less by the same part
(`tests/kit/examples.py`).

And which tests are not watched for the lines that they pass.
"""

import os
import sys
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("here", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("here"), derandomize=True, print_blob=True)
for profile in ("here", "ci"):  # for `make test`: by night all examples are tried
    settings.register_profile(f"{profile}-by-day", settings.get_profile(profile), max_examples=30)
settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Nobody watches the lines of a test marked `no_cover`, to which pytest-cov alone does not see in xdist's workers.

    There it begins to watch twice, and the mark ends one of the two.
    """
    if item.get_closest_marker("no_cover") is None:
        return (yield)
    watching = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(watching)
