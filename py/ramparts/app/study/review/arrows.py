"""What a review shows on the table: an arrow for the move that was made, and one for a move that keeps the win."""

from ramparts.app.state.model import Model
from ramparts.app.state.ui import Arrow, Means
from ramparts.app.study.review.line import kept, line_of
from ramparts.rules.game import Move, Position


def arrow_of(position: Position, move: Move, means: Means) -> Arrow:
    """The arrow of a move; of several cards it begins at the one that is taken hold of."""
    return Arrow(move.src, len(position[move.src]) - move.count, move.dst, means)


def arrows(model: Model) -> tuple[Arrow, ...]:
    """The arrows for the position looked at; none at the end of the game, from where no move was made.

    Where the move that was made keeps the win, it is the only one.
    """
    line, history, review = line_of(model.history), model.history, model.session.review
    here, *after = line[line.index(history.at) :]
    if not after:
        return ()
    position, made = history.position, history.nodes[after[0]]
    signs = review.sign(here), review.sign(after[0])
    means: Means = "good" if signs[1] == "+" else "bad" if signs == ("+", "-") else "next"
    found = [arrow_of(position, made.meant or made.moves[0], means)]
    keeping = kept(review, history, here)
    if means != "good" and keeping is not None:
        found += [arrow_of(position, move, "good") for move in keeping[0][:1]]
    return tuple(found)
