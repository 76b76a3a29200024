"""The index of a card in its strip: as large as there is room for, and no larger."""

import pytest

from ramparts.app.layout.boxes import Edge, Size
from ramparts.app.layout.lanes import index_in


@pytest.mark.parametrize("edge", ["l", "r"])
def test_a_ten_leaves_a_pixel_of_the_strip_and_in_a_narrow_one_no_more(edge: Edge) -> None:
    """It is 0.72 times as wide as it is high, and wider than any other rank."""
    card = Size(100, 140)
    for strip in range(5, 60):
        assert 0.72 * index_in(strip, card, edge) <= strip - 1 + 1e-9
    assert 0.72 * index_in(8, card, edge) == pytest.approx(8 - 1)
