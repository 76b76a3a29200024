"""Proofs that a position is lost, by a relaxation: even an easier game, in which high cards have no suit, is lost."""
