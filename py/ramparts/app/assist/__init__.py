"""Help from the solver: hints, the light, the solution, the way back, and new deals that can be won."""
