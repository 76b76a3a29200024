"""Which tests `--sample` leaves in a run of the end-to-end tests."""

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from e2e.conftest import sampled


def items(*files: str) -> list[pytest.Item]:
    return [cast(pytest.Item, SimpleNamespace(path=Path(file), name=str(place))) for place, file in enumerate(files)]


@pytest.mark.parametrize("every, left", [(1, "0123456"), (2, "0245"), (3, "0345"), (9, "045")])
def test_every_nth_test_of_each_file_is_left_and_its_first_always(every: int, left: str) -> None:
    given = items("a", "a", "a", "a", "b", "c", "c")
    assert "".join(item.name for item in sampled(given, every)) == left
