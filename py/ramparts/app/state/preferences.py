"""Preferences as the settings name them."""

from dataclasses import asdict, replace

from ramparts.app.state.model import Model, Prefs
from ramparts.app.words.languages import LANGUAGES

CHOICES: dict[str, tuple[str, ...]] = {
    "home": ("", "off", "safe", "all"),
    "light": ("off", "demand", "always"),
    "deals": ("winnable", "any"),
    "theme": ("", "light", "dark"),
    "deck": ("", "two", "four"),
    "index": ("", "large"),
    "shape": ("", "castle", "turned", "columns"),
    "speed": ("", "off", "fast", "slow"),
    "language": ("", *LANGUAGES),
}
SWITCHES = ("ask", "tell", "timer", "score", "keys", "tap")


def preferred(model: Model, name: str, value: str) -> Model:
    """The model with a preference set; unchanged for a name or value that is none."""
    after = replace(model, prefs=preferring(model.prefs, name, value))
    if after.language == model.language:
        return after
    said = after.words.gettext("The table now speaks {language}.").format(language=LANGUAGES[after.language])
    return replace(after, said=said)


def preferring(prefs: Prefs, name: str, value: str) -> Prefs:
    """The preferences with one set; unchanged for a name or value that is none. Switches are ``on`` or ``off``."""
    known = asdict(prefs)
    if value in CHOICES.get(name, ()):
        known[name] = value
    elif name in SWITCHES and value in ("on", "off"):
        known[name] = value == "on"
    return Prefs(**known)
