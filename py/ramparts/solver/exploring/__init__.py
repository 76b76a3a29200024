"""A search that mixes best-first search with exploration at random, for games in which best-first search gets lost."""
