"""`make matrix`: every table, game, window and language, words spaced out too."""
