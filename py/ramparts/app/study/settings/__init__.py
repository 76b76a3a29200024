"""The preferences, and pictures of what they change."""
