"""A random walk of the page: inputs of every kind, drawn with a seed, and what has to hold after each of them."""
