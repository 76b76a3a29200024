"""What makes the lists that ship: winnable deals, their grades, deals of the days, puzzles."""
