"""Ramparts: the castle patiences, as one small engine."""

__version__ = "0.1.0"
