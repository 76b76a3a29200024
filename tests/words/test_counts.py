"""Counts are said right: one point, two points."""

import re

import pytest

from ramparts.app.assist.verdict_light import light
from ramparts.app.messages.intents import GiveUp, Heard, Look, Read
from ramparts.app.messages.solver_protocol import Answer
from ramparts.app.panels import panel
from ramparts.app.state.model import Model
from ramparts.app.storage.import_export import reading
from ramparts.app.view.board import board
from ramparts.app.view.elements import texts
from ramparts.app.words.explanations import refusal_said
from ramparts.app.words.languages import catalogue
from ramparts.app.words.sentences import ENGLISH, outcome
from ramparts.rules.errors import BadNotation
from ramparts.rules.wording import counted as n
from tests.kit.playing.oracle import WON, at
from tests.kit.playing.positions import deal
from tests.kit.visit.table import standing, table, told
from web.build.words.catalogue import gathered

COUNTED = re.compile(r"\{(n|score|count)\} (positions|points|cards|games|moves|places|hours|days)\b")


def test_whatever_is_counted_has_forms() -> None:
    """Even where there is never one alone: many a language speaks of two otherwise than of five."""
    plain = {message.id for message in gathered() if isinstance(message.id, str)}
    assert not {said for said in plain if COUNTED.search(said)}


def one_home(level: int = 1) -> Model:
    """A run with a single card home, and so a point for each level."""
    return standing("fC~AC.t0~*.s~9C", level)


LEVEL = deal("fortitude/1=fC~AC.t0~*")


def thinking(model: Model, visited: int) -> str:
    """What the light says while a worker searches."""
    model = told(model, Look())
    return light(told(model, Heard(Answer(model.analysis.ask, model.deal.text, "searching", "", visited, ())))).sentence


def ended(level: int) -> Model:
    """That run, given up."""
    return told(one_home(level), GiveUp())


@pytest.mark.parametrize(
    "said, one",
    [
        (thinking(at(WON), 1), "Thinking: 1 position so far."),
        (board(one_home()).facts, "level 1, 1 point, run 77000"),
        (told(ended(1), Look()).ui.said, "The run has ended with 1 point."),
        (texts(panel(ended(1)) or "")[2], "1 point puts you among the top ten!"),
        (
            told(table("fortress=fC~AC.t0~*"), Read("deal")).ui.said.partition(". ")[2],
            "1 of 52 cards is home after 0 moves.",
        ),
        (outcome(ENGLISH, LEVEL.game, LEVEL.start, moves_left=False), "No move is left; 1 of 44 cards is home."),
        (reading(table(WON), 1).ui.said, "Reading: 1 game so far."),
    ],
)
def test_of_one_thing_is_spoken_as_of_one(said: str, one: str) -> None:
    assert said == one


@pytest.mark.parametrize(
    "count, said",
    [
        (1, "w linku jest 1 ruch; dozwolone: 0"),
        (3, "w linku są 3 ruchy; dozwolone: 0"),
        (5, "w linku jest 5 ruchów; dozwolone: 0"),
    ],
)
def test_a_refusal_counts_as_its_language_does(count: int, said: str) -> None:
    sentence = n(
        "the link has {count} move; {most} are allowed", "the link has {count} moves; {most} are allowed", count
    )
    assert refusal_said(catalogue("pl"), BadNotation(sentence, most=0)) == said
