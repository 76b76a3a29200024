"""A search in which the places of cards are left open until they matter: where only the highest go to empty rows."""
