"""What a survey comes to: how many deals can be won, and between which bounds their share lies."""

from math import sqrt
from typing import NamedTuple

Z95 = 1.959964
"""The quantile of the normal distribution for 95 %."""


class Counts(NamedTuple):
    """How many deals can be won, how many cannot, and on how many the solver gave up."""

    winnable: int = 0
    lost: int = 0
    unknown: int = 0

    @property
    def deals(self) -> int:
        """How many deals there are."""
        return sum(self)

    @property
    def share(self) -> float:
        """The share of deals that are known to be winnable; 0 without any deals."""
        return self.winnable / self.deals if self.deals else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share that can be won.

        Deals on which the solver gave up count as lost for its lower end, as won for its upper.
        """
        if not self.deals:
            return 0.0, 1.0
        return wilson(self.winnable, self.deals)[0], wilson(self.winnable + self.unknown, self.deals)[1]


def wilson(wins: int, deals: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the share of winnable deals, after ``wins`` of ``deals`` (JASA 22:209, 1927)."""
    share, spread = wins / deals, Z95**2 / deals
    middle = share + spread / 2
    margin = Z95 * sqrt((share * (1 - share) + spread / 4) / deals)
    return max(0.0, (middle - margin) / (1 + spread)), min(1.0, (middle + margin) / (1 + spread))
