"""The games of this house. A new one is a file here and a line in `catalogue`."""
