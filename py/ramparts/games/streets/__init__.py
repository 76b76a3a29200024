"""The relatives of Streets and Alleys, each with what differs from it."""
