"""What the player does with cards and deals: gestures and taps, undo and redo, new deals and links."""
