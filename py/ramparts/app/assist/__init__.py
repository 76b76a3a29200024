"""Help from the solver: requests, hints, the light, deals that can be won."""
