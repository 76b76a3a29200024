"""Draws what the surveys in `ramparts.shares` have found: the page's file, the table of the README, and a plot."""
