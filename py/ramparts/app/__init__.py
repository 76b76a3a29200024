"""The table without a screen: intents in, a new model and effects out. Everything here is pure."""
