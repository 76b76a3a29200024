"""Deals as other programs write them, PySolFC and Solvitaire for example, read and written."""
