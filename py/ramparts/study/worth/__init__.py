"""What the moves of a game were worth: verdicts that are asked for in portions, and what they say of a line."""
