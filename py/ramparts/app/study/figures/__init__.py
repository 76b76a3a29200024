"""Figures: how often one has won, how often a game can be won, and how hard a deal is."""
