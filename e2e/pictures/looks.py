"""The looks of the table of which there are contact sheets: every table that can be chosen."""

from types import MappingProxyType

from e2e.pictures.studio import USUAL, Look
from ramparts.app.state.preferences import PREFERENCES

TABLES = tuple(Look(name, {"table": name}) for name in PREFERENCES["table"].values if name)

LOOKS = MappingProxyType({look.name: look for look in (USUAL, *TABLES)})
"""Every look by its name. Day and night are none: each look is pictured by both."""
