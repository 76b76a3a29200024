"""Links and files that cannot be opened, each with what has to be said of it."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ramparts.app.play.deal_loading import MOST_MOVES
from ramparts.app.state.library import Best
from ramparts.app.state.preferences import Prefs
from ramparts.app.storage.import_export import LONGEST, export_text
from ramparts.deals.link import LONGEST_LINK
from tests.kit.visit.visits import Visit

LINKS = [
    ("", "'' is not a deal"),
    (" ", "' ' is not a deal"),
    ("#", "'#' is not a deal"),
    ("fortress", "'fortress' is not a deal"),
    ("fortress:", "'' is not a deal number"),
    ("fortress:0", "take a number from 32000 up"),
    ("fortress:31999", "write fortress:ms31999, or a number from 32000 up"),
    ("fortress:-1", "'-1' is not a deal number"),
    ("fortress:1e9", "'1e9' is not a deal number"),
    ("fortress:032000", "'032000' is not a deal number"),
    ("fortress:ms0", "ms numbers run from ms1 to ms1000000"),
    ("fortress:ms1000001", "ms numbers run from ms1 to ms1000000"),
    ("fortress:MS33", "'MS33' is not a deal number"),
    ("fortress:ms33 ", "'ms33 ' is not a deal number"),
    ("Fortress:ms33", "is not a deal: write a game and a number"),
    ("freecell:1", "there is no such game"),
    ("__proto__:1", "is not a deal: write a game and a number"),
    ("fortress/2:ms33", "Fortress has no levels"),
    ("fortitude/0:77000", "Fortitude has levels 1 to 999"),
    ("fortitude/1000:77000", "is not a deal: write a game and a number"),
    ("fortitude:ms33", "ms numbers are for the games with one full pack"),
    ("besieged-city:ms33", "ms numbers are for the games with one full pack"),
    ("fortress:999999999999999999999999", "plain deal numbers run from 32000"),
    ("fortress:" + "9" * 5000, "a deal of 5009 characters is too long"),
    ("x" * (LONGEST_LINK + 1), f"the link has {LONGEST_LINK + 1} characters"),
    ("fortress:ms33" + ";t1-h" * (MOST_MOVES + 1), f"the link has {MOST_MOVES + 1} moves"),
    ("fortress:ms33;", "move 1 of fortress:ms33: '' is not a move"),
    ("fortress:ms33;t1-h;t1-h", "move 2 of fortress:ms33: 't1-h' is not allowed"),
    ("fortress:ms33;t0-t99", "'t99' is neither a pile of Fortress nor an end card"),
    ("fortress:ms33;t1_h", "'t1_h' is not a move"),
    ("fortress:ms33;t3-t5:99", "'t3-t5:99' is not allowed"),
    ("fortress:ms33;t3-t5:0", "'t3-t5:0' is not a move"),
    ("fortress=", "'' is not a pile"),
    ("fortress=t0~", "'t0~' is not a pile"),
    ("fortress=t0~AC", "51 cards are missing"),
    ("fortress=t0~ACAC", "AC is there already"),
    ("fortress=t0~AC.t0~2C", "pile t0 is there twice"),
    ("fortress=w0~AC", "Fortress has no pile 'w0'"),
    ("fortress=t10~AC", "Fortress has no pile 't10'"),
    ("fortitude=t0~AC", "cards are missing"),
    ("klondike:33000", "there is no such game"),
    ("fortress=t0~1C", "'1C' is not a card"),
    ("fortress=fC~2C.t0~AC", "cards are missing"),
    ("fortress:ms33\n", "contains characters that do not belong in a deal"),
    ("fortress:ms\uff13\uff13", "contains characters that do not belong in a deal"),
    ("fortress:ms33\x00;t1-h", "contains characters that do not belong in a deal"),
    ("<script>alert(1)</script>", "is not a deal: write a game and a number"),
    ("\ud800", "contains characters that do not belong in a deal"),
    ("beleaguered-castle:ms1;9H-TH", "'9H' is neither a pile of Beleaguered Castle nor an end card"),
]

DECORATED = {"fortress:032000", "fortress:MS33", "fortress:ms33 ", "Fortress:ms33", "fortress:ms33;", "fortress:ms33\n"}
DECORATED |= {"fortress:ms\uff13\uff13"}
"""Those of them that mean a deal, though they are not written as a link is: what reads texts of people reads them."""


def good() -> dict[str, Any]:
    """A file with something of everything, as an object."""
    visit = Visit("fortress:ms33").plays("t1-h").opens("chessboard:ms33").plays("t1-h", "t2-h")
    ada = Best("Ada", 900, 4)
    visit.model = replace(visit.model, prefs=Prefs(name="Ada", home="all")).with_library(best=(ada, Best("Bob", 20, 1)))
    return dict(json.loads(export_text(visit.model)))


def at(*path: str | int) -> Callable[[dict[str, Any], object], None]:
    """What puts a value at a place of an object."""

    def put(found: dict[str, Any], value: object) -> None:
        place: Any = found
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return put


GAME = ("games", "games", 0)
RECORD = ("records", "records", 0)
DAMAGES: list[tuple[tuple[str | int, ...], object, str]] = [
    (("program",), "solitaire", "it was not written by Ramparts"),
    (("program",), None, "it was not written by Ramparts"),
    (("version",), 2, "written by version '2', but this program reads version 1"),
    (("version",), "x" * 999, "written by version 'xxxxxxxxxxxxxxxxxxxx'"),
    (("prefs",), [], "the saved settings: this is not a JSON object"),
    (("prefs", "version"), 99, "the saved settings: written by version 99"),
    (("prefs", "home"), "sometimes", "the setting home cannot be 'sometimes'"),
    (("prefs", "ask"), 1, "the setting ask cannot be '1'"),
    (("prefs", "name"), "a\nb" * 99, "the setting name cannot be"),
    (("best",), None, "the saved top ten: this is not a JSON object"),
    (("best", "best"), [["Ada", 1, 1, False]] * 11, "are not a list of ten"),
    (("best", "best", 0, 1), -5, "is not a line of the top ten"),
    (("game",), "fortress:ms33", "the saved game: this is not a JSON object"),
    (("game", "version"), 7, "the saved game: written by version 7"),
    (("game", "deal"), "freecell:1", "there is no such game"),
    (("game", "deal"), "fortress:ms0", "ms numbers run from ms1"),
    (("game", "nodes", 0, 2), "t1-t9", "entry 1: 't1-t9' is not allowed"),
    (("game", "nodes", 1, 0), 5, "it follows 5, which is not an earlier entry"),
    (("game", "at"), 77, "stands at 77"),
    (("game", "redo"), [], "does not say where redo leads"),
    (("game", "run"), {"number": 1}, "the saved deal belongs to no run"),
    (("record",), {}, "the saved statistics are not a list"),
    (("record", "records"), [], "the statistics should hold one entry for the game, but they hold 0"),
    (("records", "records"), {}, "the saved statistics are not a list of at most 5000"),
    (("records", "records"), [1, 2], "1 is not an entry of the statistics"),
    ((*RECORD, 0), 7, "is not an entry of the statistics"),
    ((*RECORD, 0), "<img src=x>", "'<img src=x>' is not a deal"),
    ((*RECORD, 0), "fortress:\u2028", "is not a deal"),
    ((*RECORD, 0), "fortress:nonsense", "'nonsense' is not a deal number"),
    ((*RECORD, 0), "fortress=t0~AC", "51 cards are missing"),
    ((*RECORD, 1), 0, "hold an impossible number"),
    ((*RECORD, 4), -1, "hold an impossible number"),
    ((*RECORD, 5), 10**400, "hold an impossible number"),
    ((*RECORD, 5), 1.5, "is not an entry of the statistics"),
    ((*RECORD, 7), 1, "is not an entry of the statistics"),
    (("games", "games"), "fortress:ms33", "the saved earlier games are not a list of at most 200"),
    (("games", "games"), [["fortress:ms33", "{}", 0]] * 2, "there is more than one game of fortress:ms33"),
    (GAME, ["fortress:ms33"], "is not an earlier game"),
    ((*GAME, 0), "fortress:ms34", "the game saved for fortress:ms34 belongs to fortress:ms33"),
    ((*GAME, 0), "nonsense", "'nonsense' is not a deal"),
    ((*GAME, 1), "{", "the saved game: this is not JSON text"),
    ((*GAME, 2), -1, "was left is impossible"),
]


def damaged(place: tuple[str | int, ...], value: object) -> str:
    """The good file with one value changed."""
    found = good()
    at(*place)(found, value)
    return json.dumps(found)


TEXTS = [
    ("", "this is not JSON text"),
    ("PK\x03\x04", "this is not JSON text"),
    ("null", "this is not a JSON object"),
    ("[" * 50_000, "this is not JSON text"),
    ('{"program":' * 50_000 + "1" + "}" * 50_000, "this is not JSON text"),
    ('{"program":"ramparts","version":1}', "it is empty"),
    ('{"program":"ramparts"} \u200b', "it contains characters that do not belong in such a file"),
    ("x" * (LONGEST + 1), "characters is too many"),
    (json.dumps(good())[:-20], "this is not JSON text"),
]

FILES = [(damaged(place, value), said) for place, value, said in DAMAGES] + TEXTS
