"""Refusals are told in the language of the table, their reasons too; what the refused text says stays as it is."""

import ast
import json
from pathlib import Path

import pytest

from ramparts.app.messages.intents import Open, Prefer
from ramparts.app.messages.platform_intents import Import
from ramparts.rules.errors import AmbiguousMove, BadNotation, IllegalMove
from tests.kit.playing.city import with_walls
from tests.kit.visit.malformed import good
from tests.kit.visit.table import table, told
from web.build.words.catalogue import SOURCES

REFUSALS = {each.__name__ for each in (BadNotation, IllegalMove, AmbiguousMove)}

ENGLISH_ALONE = (SOURCES[0] / "cli", SOURCES[0] / "library")
"""What programmers use speaks English."""


def is_bare(value: ast.expr) -> bool:
    """Whether an expression makes a sentence that translators do not find."""
    if isinstance(value, ast.IfExp):
        return is_bare(value.body) or is_bare(value.orelse)
    return isinstance(value, ast.Constant | ast.JoinedStr | ast.BinOp)


def bare(tree: ast.Module) -> list[str]:
    """The bare sentences that refusals are made of, directly or by a name that stands for one."""
    made = (node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name))
    given = [call.args[0] for call in made if isinstance(call.func, ast.Name) and call.func.id in REFUSALS]
    names = {value.id for value in given if isinstance(value, ast.Name)}
    assigned = (node for node in ast.walk(tree) if isinstance(node, ast.Assign))
    given += [node.value for node in assigned if {ast.unparse(target) for target in node.targets} & names]
    return [ast.unparse(value) for value in given if is_bare(value)]


@pytest.mark.parametrize("file", sorted(SOURCES[0].rglob("*.py")), ids=lambda file: file.stem)
def test_every_sentence_of_a_refusal_is_marked_for_translators(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    assert any(map(file.is_relative_to, ENGLISH_ALONE)) or not bare(tree)


@pytest.mark.parametrize("sentence", ["'x'", "f'{x}'", "'x' + y", "'x' if y else _('z')"])
def test_a_sentence_that_is_not_marked_is_found(sentence: str) -> None:
    assert bare(ast.parse(f"raise BadNotation({sentence}, text=text)"))
    assert bare(ast.parse(f"why = {sentence}\nraise BadNotation(why, text=text)"))


@pytest.mark.parametrize(
    "link, said",
    [
        ("fortress:x", "„fortress:x“: „x“ ist keine Spielnummer. Nimm ms1 bis ms1000000 oder eine Nummer ab 32000."),
        ("fortress:12", "„fortress:12“ gibt es nicht. Meinst du fortress:ms12? Sonst nimm eine Nummer ab 32000."),
        ("hallo", "„hallo“ kenne ich nicht. Schreib zum Beispiel Festung ms33."),
        ("fortress/2:ms33", "„fortress/2:ms33“: Festung hat keine Stufen, auch nicht 2."),
        ("fortress=t0~AX", "„fortress=t0~AX“, Stapel t0: „AX“ ist keine Karte. Schreib einen Wert aus "),
        ("fortress:ms33;t0-h", "Zug 1 von fortress:ms33: „t0-h“ ist nicht erlaubt: es passt dort nicht."),
        ("fortress:ms33;t1-t4", "„t1-t4“ ist nicht erlaubt: es passt dort nicht (t1 erlaubt t1-h)."),
        (
            table(with_walls(w0="5C", s2="*4C", s="AD")).deal.text + ";4C-w0",
            "„4C-w0“ kann jeder der Züge w1-w0, s2-w0 sein.",
        ),
    ],
)
def test_a_link_is_refused_in_german(link: str, said: str) -> None:
    refused = told(table("chessboard:ms1"), Prefer("language", "de"), Open(link)).ui.problem
    assert said in refused


def test_a_file_is_refused_in_german() -> None:
    found = good()
    found["game"]["nodes"][0][2] = "{0}"
    refused = told(table("chessboard:ms1"), Prefer("language", "de"), Import(json.dumps(found))).ui.problem
    assert refused.startswith("Das ist nicht lesbar, darum wurde nichts geändert: ")
    assert f"das gespeicherte Spiel {found['game']['deal']}, Eintrag 1: „{{0}}“ ist kein Zug. Schreib " in refused
