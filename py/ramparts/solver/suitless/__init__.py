"""Proofs that a position is lost, from easier games in which high cards have no suit of their own."""
