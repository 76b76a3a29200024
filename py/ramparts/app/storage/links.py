"""Links to a deal or to a position, as fragments of the address."""

from ramparts.app.play.deal_loading import MOST_MOVES
from ramparts.app.state.model import Model
from ramparts.deals.link import LONGEST_LINK
from ramparts.deals.notation import moves_text


def link(model: Model, *, moves: bool) -> str:
    """The fragment of an address that opens this session, or with ``moves`` this position.

    The moves are left out where the link would be longer than `LONGEST_LINK` or have more than `MOST_MOVES`.
    """
    if not moves:
        return model.session.address
    texts = moves_text(model.deal.game, model.history.line)
    whole = ";".join((model.deal.text, *texts))
    return whole if len(whole) <= LONGEST_LINK and len(texts) <= MOST_MOVES else model.deal.text
