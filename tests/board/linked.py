"""What a script draws of addresses before Python is there, asked under Node, and compared with what Python shows."""

import atexit
import json
import subprocess
from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from ramparts.app.layout.boxes import Size
from ramparts.app.start import first_model
from ramparts.app.view.board import Board, board
from ramparts.app.words.languages import LANGUAGES
from ramparts.deals.proven import usual
from ramparts.games.catalogue import TITLES
from tests.app.layout.test_layout import WINDOWS
from tests.board.alike import alike
from tests.kit.places import ROOT
from web.build.shell.first_board import EmptyShelf, least
from web.build.shell.linked_board import linked_boards

LEAST = least(usual(TITLES))
DAYS = (ROOT / "py" / "ramparts" / "study" / "lists" / "daily.txt").read_text("utf-8")
USUAL_WINDOW = (1280.0, 800.0)

Asked = tuple[str, str, dict[str, Any], float, float]


def visitor(draw: int = LEAST, *, first: bool = True, saves: bool = True, **more: object) -> dict[str, Any]:
    """Somebody who follows a link, as the script is told of them."""
    who = {"draw": draw, "today": "", "first": first, "saves": saves, "shape": "", "kept": "", "earlier": ""}
    return who | {"score": True} | more


@cache
def data() -> dict[str, Any]:
    return {code: linked_boards(code) for code in LANGUAGES}


@cache
def script() -> subprocess.Popen[str]:
    """The script under Node, which draws as long as the tests last: to start it takes longer than most of them ask."""
    command = ["node", str(ROOT / "tests" / "board" / "linked.mjs")]
    running = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
    atexit.register(running.communicate)  # which ends what it reads, and so the script
    tell(running, {"data": data(), "days": DAYS})
    return running


def tell(running: subprocess.Popen[str], told: object) -> None:
    """Gives the script a line."""
    assert running.stdin
    running.stdin.write(f"{json.dumps(told)}\n")
    running.stdin.flush()


def drawn(asked: Sequence[Asked], puzzles: Mapping[str, str] | None = None) -> list[dict[str, Any] | None]:
    """What the script makes of each address."""
    tell(script(), {"puzzles": puzzles or {}, "asked": asked})
    answers = script().stdout
    assert answers
    return [json.loads(answers.readline()) for _ in asked]


def shown(address: str, window: tuple[float, float] = USUAL_WINDOW, *, draw: int = LEAST, code: str = "en") -> Board:
    """What Python shows a first visitor who follows a link."""
    model, _effects = first_model(TITLES, EmptyShelf(), address, Size(*window), draw, languages=(code,))
    return board(model)


def missed(
    addresses: Sequence[str], windows: Sequence[tuple[float, float]] = (USUAL_WINDOW,), code: str = "en"
) -> list[str]:
    """The addresses that are not drawn; fails where one of the others is drawn otherwise than Python shows it."""
    asked = [(code, each, visitor(), *windows[i % len(windows)]) for i, each in enumerate(addresses)]
    left = []
    for (_code, address, _visitor, *window), found in zip(asked, drawn(asked), strict=True):
        if found is None:
            left.append(address)
        else:
            alike(found, shown(address, (window[0], window[1]), code=code), f"{address} in {window}")
    return left


def windows(count: int) -> list[tuple[float, float]]:
    """The sizes that everything is looked at in, and some drawn at random."""
    chance = Random(11)
    return [*WINDOWS, *((chance.randint(280, 2600), chance.randint(280, 1500)) for _ in range(count))]
