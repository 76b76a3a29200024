"""What is on the screen, derived from the model."""
