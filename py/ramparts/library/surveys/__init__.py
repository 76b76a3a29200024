"""Verdicts on many deals, by one process or several."""
