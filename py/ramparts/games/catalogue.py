"""The catalogue: every title by its id, families together, in the order in which the books teach them."""

from collections.abc import Callable
from types import MappingProxyType

from ramparts.games import beleaguered_castle, besieged_city, chessboard, fortitude, fortress, streets_and_alleys
from ramparts.games.castles import citadel, exiled_kings, siegecraft
from ramparts.games.fortresses import bastion, castles_end, ten_by_one
from ramparts.games.streets import fastness, penelopes_web, selective_castle, stronghold
from ramparts.rules.about import About
from ramparts.rules.game import Catalogue, Game, Title
from ramparts.rules.wording import marked as _

FORTRESS, CASTLE, STREETS, OTHERS = _("Fortress"), _("Beleaguered Castle"), _("Streets and Alleys"), _("The others")
"""The families: rows in suit; rows downwards, the aces at home or among the other cards; neither."""


def _title(family: str, game: Game, about: About) -> Title:
    at: Callable[[int], Game] = lambda level: game  # noqa: E731
    return Title(game.id, game.name, at, ms=game.packs == 1, about=about, family=family)


def _fortitude() -> Title:
    top, levels, about = fortitude.LADDER_TOP, fortitude.LEVELS, fortitude.ABOUT
    at = fortitude.fortitude
    return Title("fortitude", "Fortitude", at, levels, ms=False, ladder_top=top, about=about, family=OTHERS)


TITLES: Catalogue = MappingProxyType(
    {
        title.id: title
        for title in (
            _title(FORTRESS, fortress.FORTRESS, fortress.ABOUT),
            _title(FORTRESS, chessboard.CHESSBOARD, chessboard.ABOUT),
            _title(FORTRESS, ten_by_one.TEN_BY_ONE, ten_by_one.ABOUT),
            _title(FORTRESS, bastion.BASTION, bastion.ABOUT),
            _title(FORTRESS, castles_end.CASTLES_END, castles_end.ABOUT),
            _title(CASTLE, beleaguered_castle.BELEAGUERED_CASTLE, beleaguered_castle.ABOUT),
            _title(CASTLE, citadel.CITADEL, citadel.ABOUT),
            _title(CASTLE, siegecraft.SIEGECRAFT, siegecraft.ABOUT),
            _title(CASTLE, exiled_kings.EXILED_KINGS, exiled_kings.ABOUT),
            _title(STREETS, streets_and_alleys.STREETS_AND_ALLEYS, streets_and_alleys.ABOUT),
            _title(STREETS, stronghold.STRONGHOLD, stronghold.ABOUT),
            _title(STREETS, fastness.FASTNESS, fastness.ABOUT),
            _title(STREETS, penelopes_web.PENELOPES_WEB, penelopes_web.ABOUT),
            _title(STREETS, selective_castle.SELECTIVE_CASTLE, selective_castle.ABOUT),
            _fortitude(),
            _title(OTHERS, besieged_city.BESIEGED_CITY, besieged_city.ABOUT),
        )
    }
)
