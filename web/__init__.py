"""The page: the only part of Ramparts that knows of a browser.

`main` starts it. `assemble`, `press`, `words` and `serve` build and serve the site on a desk, and are left out of it.
"""
