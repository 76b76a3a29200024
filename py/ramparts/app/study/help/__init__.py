"""What helps whoever is new: the rules of each game, told, drawn and played through on a tiny table, and the keys."""
