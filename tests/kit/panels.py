"""Every panel that there is, by its name."""

from typing import get_args

from ramparts.app.state.panels import EarlierGames, LinkToCopy, Panel, Plain, Rules, Statistics

PANELS: dict[str, Panel] = {
    **{name: name for name in get_args(Plain)},
    **{panel.name: panel for panel in (EarlierGames(), Rules(), Statistics(), LinkToCopy("https://ramparts.example/"))},
}
