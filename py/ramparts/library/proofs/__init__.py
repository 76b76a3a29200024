"""What a search finds out, why it is so, and certificates of it, which others can check."""
