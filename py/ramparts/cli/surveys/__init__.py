"""Surveys: how many deals of a game can be won, by one process or many, and the file in which that is kept."""
