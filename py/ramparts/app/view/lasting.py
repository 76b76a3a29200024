"""Whether whoever leaves the page now sees this board again at the next visit, each card at the same place."""

from ramparts.app.state.model import Model
from ramparts.app.state.panels import BESIDE, panel_name
from ramparts.app.view.welcome import lost


def lasting(model: Model) -> bool:
    """Whether the game is kept, and the board takes the room in the window that the next visit will give it.

    It does not beside a strip or a panel that will be gone then, nor where a strip will come: the notice of a lost game
    that was closed, or the warning that this browser forgets.
    """
    library, ui = model.library, model.ui
    kept = model.session.name == "free" and not (library.elsewhere or library.unkept)
    roomy = not ui.greeting and panel_name(ui.panel) not in BESIDE
    return kept and roomy and not library.forgets and (model.state != "lost" or lost(model))
