"""The questions about the table that are answered in words."""

from typing import Literal, TypeAlias

from ramparts.app.state.value import Value
from ramparts.rules.cards import Card

Plain: TypeAlias = Literal["outside", "foundations", "moves", "last", "deal", "table", "here"]
"""The questions that need nothing but their name; ``here`` is about the pile with the focus."""

LONG: tuple[Plain, ...] = ("outside", "moves", "table")
"""Those whose answers are longer than the status line."""

Region: TypeAlias = Literal["foundations", "left", "right", "columns", "ramparts", "reserve", "cells", "stock"]
"""Piles that belong together."""


class AboutPile(Value):
    """What lies on a pile, by its number."""

    pile: int


class AboutRegion(Value):
    """What lies on the piles of a region."""

    region: Region


class AboutCard(Value):
    """Where a card with this face lies, and what lies on it."""

    card: Card


Question: TypeAlias = Plain | AboutPile | AboutRegion | AboutCard
