"""Proofs that a position is lost, by relaxations: even an easier game, in which high cards have no suit, is lost."""
