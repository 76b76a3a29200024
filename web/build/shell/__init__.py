"""What is seen without Python, made from what Python knows: words, notices, and the boards that are drawn first."""
