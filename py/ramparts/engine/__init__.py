"""What may be played: the rules as tables, legal moves, runs, cards that go home by themselves, hints, the score."""
