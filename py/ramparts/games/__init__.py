"""The six games. A new one is a file here and a line in `catalogue`."""
