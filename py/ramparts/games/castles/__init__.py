"""The relatives of Beleaguered Castle, each with what differs from it."""
