"""The review of a game: what its moves were worth, asked of the solver, in words, and as a strip to walk along."""
