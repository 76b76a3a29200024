"""The relatives of the castles that the catalogue does not have yet, as titles, and all titles together."""

from ramparts.games.castles import citadel, exiled_kings, siegecraft
from ramparts.games.catalogue import TITLES
from ramparts.games.fortresses import bastion, castles_end, ten_by_one
from ramparts.games.streets import fastness, penelopes_web, selective_castle, stronghold
from ramparts.rules.about import About
from ramparts.rules.game import Catalogue, Game, Title


def title_of(game: Game, about: About) -> Title:
    """A game of one pack without levels as a title."""
    return Title(game.id, game.name, lambda level: game, about=about)


RELATIVES: Catalogue = {
    title.id: title
    for title in (
        title_of(citadel.CITADEL, citadel.ABOUT),
        title_of(siegecraft.SIEGECRAFT, siegecraft.ABOUT),
        title_of(exiled_kings.EXILED_KINGS, exiled_kings.ABOUT),
        title_of(stronghold.STRONGHOLD, stronghold.ABOUT),
        title_of(fastness.FASTNESS, fastness.ABOUT),
        title_of(penelopes_web.PENELOPES_WEB, penelopes_web.ABOUT),
        title_of(selective_castle.SELECTIVE_CASTLE, selective_castle.ABOUT),
        title_of(ten_by_one.TEN_BY_ONE, ten_by_one.ABOUT),
        title_of(bastion.BASTION, bastion.ABOUT),
        title_of(castles_end.CASTLES_END, castles_end.ABOUT),
    )
}

EVERY: Catalogue = {**TITLES, **RELATIVES}
"""The titles of the catalogue and their relatives."""
