"""The looks of the table of which there are contact sheets; whoever draws another one adds its line here."""

from types import MappingProxyType

from e2e.pictures.studio import USUAL

LOOKS = MappingProxyType({look.name: look for look in (USUAL,)})
"""Every look by its name. Day and night are none: each look is pictured by both."""
