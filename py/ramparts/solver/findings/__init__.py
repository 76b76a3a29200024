"""What a search gives back: a verdict, and the line that leads to a win, made shorter."""
