"""Learning from a game: what each of its moves was worth, how much a deal asks of a player, and what to practise.

All of it rests on verdicts of `ramparts.solver` and on nothing else: a position is winnable when there is a line that
wins, which the rules have replayed, and lost when that is proved.
"""
