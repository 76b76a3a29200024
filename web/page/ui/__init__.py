"""What is drawn: boards and panels as elements of the page, and the pointers over them."""
