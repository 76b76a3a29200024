"""Preferences as the settings name them."""

from dataclasses import asdict, replace

from ramparts.app.model import Model, Prefs

CHOICES: dict[str, tuple[str, ...]] = {
    "home": ("", "off", "safe", "all"),
    "light": ("off", "demand", "always"),
    "deals": ("winnable", "any"),
}
SWITCHES = ("ask", "tell")


def preferred(model: Model, name: str, value: str) -> Model:
    """The model with a preference set; unchanged for a name or value that is none. Switches are ``on`` or ``off``."""
    prefs = asdict(model.prefs)
    if value in CHOICES.get(name, ()):
        prefs[name] = value
    elif name in SWITCHES and value in ("on", "off"):
        prefs[name] = value == "on"
    return replace(model, prefs=Prefs(**prefs))
