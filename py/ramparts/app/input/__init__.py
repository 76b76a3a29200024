"""Keys, and the commands of buttons, as intents."""
