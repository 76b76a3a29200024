"""The table in words: questions answered, and what was said."""
