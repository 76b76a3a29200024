"""What is made of the library: the files of a release, and the documentation, whose first page runs one of them."""
