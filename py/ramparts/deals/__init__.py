"""Deals, moves and positions as texts and numbers, and the history of a game."""
