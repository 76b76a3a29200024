"""What a first visitor is told."""

from dataclasses import replace

import pytest

from ramparts.app.board import board
from ramparts.app.commands import intent_of
from ramparts.app.greeting import greeting, room
from ramparts.app.intents import Resize
from ramparts.app.layout.boxes import Size
from ramparts.app.model import Model
from tests.table import table, told

SIZES = [(320, 568), (360, 640), (390, 844), (640, 360), (844, 390), (768, 1024), (1280, 800), (1920, 1080)]


def visited(width: int = 1280, height: int = 800) -> Model:
    return told(replace(table("fortress:ms33"), greeting=True), Resize(Size(width, height)))


@pytest.mark.parametrize("width, height", SIZES)
def test_the_greeting_covers_no_card_and_stays_within_the_window(width: int, height: int) -> None:
    model = visited(width, height)
    shown = board(model)
    strip = shown.greeting
    assert strip is not None
    assert strip.box.x >= 0
    assert strip.box.right <= width
    assert strip.box.bottom <= height
    assert all(shown.frame.board.y + view.box.bottom <= strip.box.y for view in shown.cards)


def test_the_table_is_larger_once_the_greeting_was_read() -> None:
    model = visited()
    strip = greeting(model)
    assert strip is not None
    intent = intent_of(model, strip.button.command, 0)
    assert intent is not None
    read = told(model, intent)
    assert greeting(read) is None
    assert room(read) == read.screen
    assert room(model).height < model.screen.height


def test_who_was_here_before_is_not_greeted() -> None:
    assert board(table("fortress:ms33")).greeting is None
