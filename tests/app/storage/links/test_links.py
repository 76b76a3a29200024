"""Links to copy, and when their moves are left out."""

import pytest

from ramparts.app.storage import platform
from ramparts.app.storage.platform import link
from tests.kit.visit.table import table


@pytest.mark.parametrize(
    "longest, most, written",
    [
        (18, 1, "fortress:ms33;t1-h"),
        (17, 1, "fortress:ms33"),
        (18, 0, "fortress:ms33"),
        (20_000, 0, "fortress:ms33"),
    ],
)
def test_a_link_has_its_moves_up_to_so_many_characters_and_so_many_moves(
    longest: int, most: int, written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platform, "LONGEST_LINK", longest)
    monkeypatch.setattr(platform, "MOST_MOVES", most)
    assert link(table("fortress:ms33", "t1-h"), moves=True) == written
