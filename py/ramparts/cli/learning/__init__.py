"""The commands for learning: hints, what moves were worth, how hard deals are, deals of the day, and puzzles."""
