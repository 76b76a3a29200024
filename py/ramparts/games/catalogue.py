"""The catalogue: every title by its id, in the order in which the books teach them."""

from collections.abc import Callable
from types import MappingProxyType

from ramparts.games import beleaguered_castle, besieged_city, chessboard, fortitude, fortress, streets_and_alleys
from ramparts.rules.about import About
from ramparts.rules.game import Catalogue, Game, Title


def _title(game: Game, about: About) -> Title:
    at: Callable[[int], Game] = lambda level: game  # noqa: E731
    return Title(game.id, game.name, at, ms=game.packs == 1, about=about)


def _fortitude() -> Title:
    top, levels = fortitude.LADDER_TOP, fortitude.LEVELS
    return Title("fortitude", "Fortitude", fortitude.fortitude, levels, ms=False, ladder_top=top, about=fortitude.ABOUT)


TITLES: Catalogue = MappingProxyType(
    {
        title.id: title
        for title in (
            _title(fortress.FORTRESS, fortress.ABOUT),
            _title(chessboard.CHESSBOARD, chessboard.ABOUT),
            _title(beleaguered_castle.BELEAGUERED_CASTLE, beleaguered_castle.ABOUT),
            _title(streets_and_alleys.STREETS_AND_ALLEYS, streets_and_alleys.ABOUT),
            _fortitude(),
            _title(besieged_city.BESIEGED_CITY, besieged_city.ABOUT),
        )
    }
)
