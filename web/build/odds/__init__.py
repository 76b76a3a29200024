"""Draws what the surveys in `ramparts.odds` have found: the page's file, the table of the README, and a plot."""
