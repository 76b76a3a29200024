"""A search for any game, which moves by the engine's rules; slower than the searches for games in rows."""
