"""What a game is: cards, the words in which rules are stated, and the errors that name what is wrong."""
