"""The table in words: questions answered, lines understood, and what was said."""
