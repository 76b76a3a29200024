"""Sentences, names and explanations in the player's language."""
