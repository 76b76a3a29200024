"""`make pictures`: the pictures that show the game to others, and contact sheets on which whoever draws sees it all."""
