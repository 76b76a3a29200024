"""Intents, which say what the player wants, and effects, which say what has to be done outside the app."""
