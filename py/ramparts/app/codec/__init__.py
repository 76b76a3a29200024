"""What is kept, as texts: games, records, and everything together."""
