"""The model in parts: the game on the table, what is stored of others, preferences, screen, verdicts."""
