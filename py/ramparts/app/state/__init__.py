"""What the table remembers, and what can be wanted of it."""
