"""The relatives of Fortress, each with what differs from it."""
