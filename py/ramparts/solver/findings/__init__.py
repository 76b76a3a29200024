"""What all searches share: verdicts, the way back to the start, and the shortening of winning lines."""
