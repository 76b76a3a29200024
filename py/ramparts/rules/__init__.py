"""What a game is: cards, piles, the relations in which rules are stated, and the errors for bad input."""
