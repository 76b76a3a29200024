"""The search of any game at all, by the rules as the engine plays them."""
