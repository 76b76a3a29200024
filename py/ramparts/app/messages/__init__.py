"""What is said in the app: what the player wants, and what has to be done outside."""
