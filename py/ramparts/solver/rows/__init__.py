"""The search for games in rows. It is fast because it has the rules of rows built in, instead of asking the engine."""
