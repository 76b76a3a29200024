"""What players type: cards and piles by their names, questions, commands and moves."""
