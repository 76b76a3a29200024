"""Intents that concern the browser and its storage, and the effects that they ask for.

All others are in `ramparts.app.messages.intents` and `effects`.
"""

from typing import TypeAlias

from ramparts.app.state.library import Backup
from ramparts.app.state.value import Value, Wanted


class Share(Wanted):
    """The link to this deal is to be copied.

    With ``moves`` it is the link to this position, with ``result`` it stands below how the game was won. With ``whole``
    it is the link that takes everything to another device.
    """

    moves: bool = False
    result: bool = False
    whole: bool = False


class Copied(Wanted):
    """A link was copied; with ``result`` below a text."""

    result: bool = False


class Reopen(Wanted):
    """An earlier game, named by its deal, is to be opened; with ``show`` its moves are shown from the beginning."""

    deal: str
    show: bool = False


class Rewatch(Wanted):
    """The moves of the game on the table are to be shown from the beginning."""


class Export(Wanted):
    """Everything that is kept is to be saved as a file."""


class Import(Wanted):
    """A file was chosen; this is its text."""

    text: str


class Check(Wanted):
    """Earlier game ``number`` of a file that is being read is to be replayed."""

    backup: Backup
    number: int


class Erase(Wanted):
    """Everything that is kept is to be deleted; the player has said so twice."""


class Keep(Wanted, quiet=True):
    """From now on this tab stores what is played; ``texts`` are what another tab has stored, by key."""

    texts: tuple[tuple[str, str], ...] = ()


class Unkept(Wanted, quiet=True):
    """The browser could not store something: a text, or with ``site`` the files of the page itself.

    With ``over`` it has stored by now what it could not store before.
    """

    site: bool = False
    over: bool = False


class Installable(Wanted, quiet=True):
    """Whether the browser offers to install the page as a program."""

    offered: bool


class Install(Wanted):
    """The browser is to ask whether the page shall be installed."""


class Unfetched(Wanted):
    """What was wanted could not be fetched."""


PlatformIntent: TypeAlias = (
    Share | Copied | Export | Import | Check | Erase | Keep | Unkept | Installable | Install | Unfetched
)
"""Intents that `ramparts.app.storage.platform.run` carries out."""


class Copy(Value):
    """Put the address with ``fragment`` on the clipboard, below ``text`` if there is one."""

    fragment: str
    text: str = ""


class Download(Value):
    """Let the player save a text as a file."""

    name: str
    text: str


class Clear(Value):
    """Delete everything that this program has stored in the browser."""


class Prompt(Value):
    """Let the browser ask whether the page shall be installed."""


class Persist(Value):
    """Ask the browser not to delete what is stored, even when it needs room."""
