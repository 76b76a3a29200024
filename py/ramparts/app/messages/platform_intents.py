"""What a player can want that reaches beyond the table, and what then has to be done outside.

The rest is in `ramparts.app.messages.intents` and `effects`.
"""

from typing import TypeAlias

from ramparts.app.state.backup import Backup
from ramparts.app.state.value import Value, Wanted


class Share(Wanted):
    """The link to this deal is to be copied; with ``moves`` the link to this position."""

    moves: bool = False


class Copied(Wanted):
    """A link was copied."""


class Reopen(Wanted):
    """Back to an earlier game, named by its deal; with ``show`` it is played from the beginning."""

    deal: str
    show: bool = False


class Rewatch(Wanted):
    """The game on the table is to be seen again, from its beginning."""


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


class Keep(Wanted):
    """From now on this tab keeps what is played; ``texts`` are what the other has left, by key."""

    texts: tuple[tuple[str, str], ...] = ()


class Unkept(Wanted):
    """The browser did not keep what it was told to; with ``site`` that is the program itself."""

    site: bool = False


class Installable(Wanted, quiet=True):
    """Whether the browser offers to install the page as a program."""

    offered: bool


class Install(Wanted):
    """The browser is to ask what it offered to."""


PlatformIntent: TypeAlias = Share | Copied | Export | Import | Check | Erase | Keep | Unkept | Installable | Install
"""Intents that `ramparts.app.storage.platform.run` answers."""


class Copy(Value):
    """Put the address with ``fragment`` on the clipboard."""

    fragment: str


class Download(Value):
    """Let the player save a text as a file."""

    name: str
    text: str


class Clear(Value):
    """Delete everything that this program keeps in the browser."""


class Prompt(Value):
    """Let the browser ask whether the page shall be installed."""


class Persist(Value):
    """Ask the browser not to throw away what is kept."""
