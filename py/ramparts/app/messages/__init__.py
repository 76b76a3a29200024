"""Intents, which say what the player wants, effects, which say what has to be done outside the app, and questions."""
