"""Lists that were proved once and ship with the program: puzzles, and the deals of the days."""
