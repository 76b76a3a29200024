"""The solver: whether a position can be won, and how. It takes a game as a value and knows none by name.

`Search` is asked a portion at a time and can be put aside; `solve` asks it once. What follows without a search from the
books' rules is proved in the docstrings of `ladder` (plays home that are forced) and `dead` (positions that are lost).
"""

from ramparts.solver.search import Search, solve
from ramparts.solver.verdict import Finding, Verdict

__all__ = ["Finding", "Search", "Verdict", "solve"]
