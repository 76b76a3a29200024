"""What the player can set: each preference by its name, its words and its choices."""

from typing import NamedTuple

from ramparts.app.state.model import Model
from ramparts.app.words.languages import LANGUAGES


class Choice(NamedTuple):
    """A preference with a choice: its name in `model.Prefs`, its words, and the values with theirs."""

    name: str
    label: str
    values: tuple[tuple[str, str], ...]


def choices(model: Model) -> tuple[Choice, ...]:
    """The preferences that have more than two values."""
    _ = model.words.gettext
    return (
        Choice("deals", _("New deals"), (("winnable", _("that can be won")), ("any", _("any deal")))),
        Choice(
            "light",
            _("The light: can this still be won?"),
            (("off", _("off")), ("demand", _("when asked")), ("always", _("always"))),
        ),
        Choice(
            "home",
            _("Cards go home by themselves"),
            (
                ("", _("as the game has it")),
                ("off", _("never")),
                ("safe", _("safe cards")),
                ("all", _("every card that fits")),
            ),
        ),
        *looks(model),
        Choice("language", _("Language"), (("", _("as the browser has it")), *LANGUAGES.items())),
    )


def looks(model: Model) -> tuple[Choice, ...]:
    """The preferences for how the table looks."""
    _ = model.words.gettext
    return (
        Choice("theme", _("Colours"), (("", _("as the system has it")), ("light", _("light")), ("dark", _("dark")))),
        Choice(
            "deck", _("Suits"), (("", _("as the game has it")), ("four", _("four colours")), ("two", _("two colours")))
        ),
        Choice("index", _("Figures on cards"), (("", _("normal")), ("large", _("large")))),
        Choice(
            "shape",
            _("Table"),
            (
                ("", _("as the window allows")),
                ("castle", _("castle: wings left and right")),
                ("turned", _("castle turned: wings above and below")),
                ("columns", _("columns")),
            ),
        ),
        Choice(
            "speed",
            _("Animation"),
            (("", _("normal")), ("off", _("off")), ("fast", _("fast")), ("slow", _("slow"))),
        ),
    )


def switches(model: Model) -> tuple[tuple[str, str], ...]:
    """The preferences that are on or off: name and words."""
    _ = model.words.gettext
    return (
        ("ask", _("Ask before a card turned from the pack goes home")),
        ("tell", _("The solver may tell of cards that lie face down")),
        ("timer", _("Show times")),
        ("score", _("Show moves and points")),
        ("tap", _("A tap moves a card at once, where only one thing can be meant")),
        ("keys", _("Single keys act on the table")),
    )
