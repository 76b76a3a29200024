"""The head of the page asks at once for all that its scripts will ask for one after the other."""

import re

from tests.kit.places import ROOT

WEB = ROOT / "web"
IMPORTED = re.compile(r'^(?:import|export)\b[^"]*"(\.\.?/[\w/.]+)";$', re.MULTILINE)
ASKED_FOR = re.compile(r'<link rel="modulepreload" href="\./web/([\w/.]+)">')
FIRST = ("boot/boot.js", "boot/interpreter.mjs")
"""The page's own script, and the one that PyScript imports by its address."""


def imported(*scripts: str) -> set[str]:
    """The scripts of ours that these import, and so on down."""
    found: set[str] = set()
    waiting = [WEB / script for script in scripts]
    while waiting:
        script = waiting.pop()
        for address in IMPORTED.findall(script.read_text("utf-8")):
            other = (script.parent / address).resolve()
            if other.is_relative_to(WEB / "boot") or other.is_relative_to(WEB / "shell"):
                name = other.relative_to(WEB).as_posix()
                waiting += [other] if name not in found else []
                found.add(name)
    return found


def test_every_module_is_asked_for_before_who_imports_it_has_come() -> None:
    asked_for = ASKED_FOR.findall((ROOT / "index.html").read_text("utf-8"))
    assert len(asked_for) > 5
    assert sorted(asked_for) == sorted(imported(*FIRST) | {FIRST[1]})
