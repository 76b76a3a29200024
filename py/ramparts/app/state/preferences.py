"""The preferences, each with its values, the words for them, and its default, in one place."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Literal, NamedTuple, TypeAlias, TypeVar

from ramparts.app.words.languages import LANGUAGES
from ramparts.rules.wording import marked as _

T = TypeVar("T")


Group: TypeAlias = Literal["play", "help", "general", "look"]
"""The part of the settings in which a preference stands."""


def choice(default: T, group: Group, label: str, values: Mapping[str, str]) -> T:
    """A field of `Prefs` with a choice: its default, its group, its words, and its values with theirs."""
    return field(default=default, metadata={"group": group, "label": label, "values": values})


def switch(group: Group, label: str, *, on: bool) -> bool:
    """A field of `Prefs` that is on or off."""
    return field(default=on, metadata={"group": group, "label": label, "values": {}})


@dataclass(frozen=True)
class Prefs:
    """What the player chose, in the order of the settings; an empty value is the usual one.

    A new preference is one field here.
    """

    deals: Literal["winnable", "any"] = choice(
        "winnable", "play", _("New deals"), {"winnable": _("ones you can win"), "any": _("any")}
    )
    """Which deals a new game may be."""

    light: Literal["", "off", "demand", "always"] = choice(
        "",
        "help",
        _("Show whether the game can still be won"),
        {
            "": _("until you have won three games"),
            "off": _("off"),
            "demand": _("when asked"),
            "always": _("always"),
        },
    )
    """When the solver is asked about the position on the table."""

    home: Literal["", "off", "safe", "all"] = choice(
        "",
        "play",
        _("Send cards home automatically"),
        {
            "": _("depends on the game"),
            "off": _("never"),
            "safe": _("only when it's safe"),
            "all": _("every card that fits"),
        },
    )
    """Which cards follow a gesture home."""

    table: Literal["", "plan", "skyline"] = choice(
        "",
        "look",
        _("Table"),
        {
            "": _("The Keep: felt and stone"),
            "plan": _("The Plan: an engraved fortress"),
            "skyline": _("The Skyline: calm towers"),
        },
    )
    theme: Literal["", "light", "dark"] = choice(
        "", "look", _("Colours"), {"": _("same as the system"), "light": _("light"), "dark": _("dark")}
    )
    deck: Literal["", "four", "two"] = choice(
        "", "look", _("Suits"), {"": _("depends on the game"), "four": _("four colours"), "two": _("two colours")}
    )
    faces: Literal["", "pictures"] = choice(
        "", "look", _("Cards"), {"": _("one large symbol"), "pictures": _("full pictures")}
    )
    back: Literal["", "blue", "green", "plain"] = choice(
        "",
        "look",
        _("Card backs"),
        {"": _("to match the table"), "blue": _("blue"), "green": _("green"), "plain": _("plain")},
    )
    letters: Literal["", "JQK"] = choice(
        "", "look", _("Letters on the cards"), {"": _("to match the language"), "JQK": "J Q K"}
    )
    """Of jack, queen and king."""

    index: Literal["", "large"] = choice("", "look", _("Numbers on the cards"), {"": _("normal"), "large": _("large")})
    shape: Literal["", "castle", "turned", "columns"] = choice(
        "",
        "look",
        _("Rows"),
        {
            "": _("to fit the window"),
            "castle": _("wings left and right"),
            "turned": _("wings above and below"),
            "columns": _("columns"),
        },
    )
    """How the lanes lie."""

    speed: Literal["", "off", "fast", "slow"] = choice(
        "", "general", _("Animation"), {"": _("normal"), "off": _("off"), "fast": _("fast"), "slow": _("slow")}
    )
    language: str = choice(
        "",
        "general",
        _("Language"),
        {"": _("same as the browser")} | {code: each.name for code, each in LANGUAGES.items()},
    )
    """A language's code; empty is the browser's choice."""

    sound: bool = switch("general", _("Sounds"), on=False)
    ask: bool = switch("play", _("Ask me before a card from the stock goes home"), on=False)
    """For a card turned from the pack that fits a foundation."""

    tell: bool = switch("help", _("Hints may look at cards that are face down"), on=False)
    timer: bool = switch("general", _("Show times"), on=True)
    score: bool = switch("general", _("Show moves and points"), on=True)
    tap: bool = switch("play", _("One tap is enough if a card has only one place to go"), on=False)
    keys: bool = switch("general", _("Keyboard shortcuts"), on=True)
    """Whether letters, digits and signs do anything; a screen reader may need them for itself."""

    sound_asked: bool = False
    """Whether the player has said, here or when asked after the first win, whether there are to be sounds."""

    name: str = ""
    """The player's, for the ten best. It is set where a run is signed."""


class Preference(NamedTuple):
    """A row of the settings: a field of `Prefs`, its group, its words, and its values, without which it is a switch.

    Words are English, to be translated where they are shown.
    """

    name: str
    group: Group
    label: str
    values: Mapping[str, str]

    def read(self, text: str) -> str | bool | None:
        """The value that a text stands for, ``on`` or ``off`` for a switch; None for no value of this preference."""
        if self.values:
            return text if text in self.values else None
        return {"on": True, "off": False}.get(text)


PREFERENCES = {each.name: Preference(each.name, **each.metadata) for each in fields(Prefs) if each.metadata}
"""All that the settings show, by name."""


def preferring(prefs: Prefs, name: str, text: str) -> Prefs:
    """The preferences with one set; unchanged for a name or a value that is none. Switches are ``on`` or ``off``."""
    value = PREFERENCES[name].read(text) if name in PREFERENCES else None
    said = {name: value} | ({"sound_asked": True} if name == "sound" else {})
    return prefs if value is None else Prefs(**asdict(prefs) | said)
