"""What may be played: the rules tabulated once, legal moves, runs, cards that go home by themselves, hints."""
