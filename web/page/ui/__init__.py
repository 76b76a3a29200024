"""Draws boards and panels as elements of the page, and listens to the pointers over them."""
