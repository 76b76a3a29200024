"""Cards under the player's hand: gestures, taps, back and forth, deals put on the table."""
