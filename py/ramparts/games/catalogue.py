"""The catalogue: every title by its id, in the order in which the books teach them."""

from collections.abc import Callable
from types import MappingProxyType

from ramparts.game import Catalogue, Game, Title
from ramparts.games.beleaguered_castle import BELEAGUERED_CASTLE
from ramparts.games.besieged_city import BESIEGED_CITY
from ramparts.games.chessboard import CHESSBOARD
from ramparts.games.fortitude import LADDER_TOP, LEVELS, fortitude
from ramparts.games.fortress import FORTRESS
from ramparts.games.streets_and_alleys import STREETS_AND_ALLEYS


def _of(game: Game) -> Title:
    at: Callable[[int], Game] = lambda level: game  # noqa: E731
    return Title(game.id, game.name, at, ms=game.packs == 1)


TITLES: Catalogue = MappingProxyType(
    {
        title.id: title
        for title in (
            _of(FORTRESS),
            _of(CHESSBOARD),
            _of(BELEAGUERED_CASTLE),
            _of(STREETS_AND_ALLEYS),
            Title("fortitude", "Fortitude", fortitude, levels=LEVELS, ms=False, ladder_top=LADDER_TOP),
            _of(BESIEGED_CITY),
        )
    }
)
