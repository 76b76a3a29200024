"""Lessons and puzzles: where they begin, what they say of a move, and where they end."""
