"""The site of these tests is the documentation: `make docs-check` makes it, and names it by `--site`."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _documented(site: Path) -> None:
    """Leaves the tests out where another site is visited, as in `pytest e2e`."""
    if not (site / "wheels").is_dir():
        pytest.skip("`make docs-check` visits the documentation")
