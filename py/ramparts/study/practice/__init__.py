"""What to practise: lessons, puzzles, and the careful players who fail at them."""
