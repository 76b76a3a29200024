"""How often the games can be won: surveys of many deals, one file for each game and level, and what they come to."""
