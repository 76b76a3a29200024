"""The page: the only part of Ramparts that knows of a browser.

`boot` loads Python, `page` is what Python does there, `styles` and `assets` are what it looks like; `build` makes and
serves the site on a desk, and is left out of it.
"""
