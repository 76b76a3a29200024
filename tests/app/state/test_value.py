"""Values that equal only their own kind."""

import inspect
from typing import Any, cast

import pytest

from ramparts.app.messages import effects, intents, platform_intents
from ramparts.app.messages.effects import Store
from ramparts.app.messages.intents import Go, Lift, Redo, Show, Step, Touch, Undo, Watch
from ramparts.app.messages.platform_intents import Clear, Download, Erase
from ramparts.app.state.value import Value, fields, replace

KINDS = [
    kind
    for module in (effects, intents, platform_intents)
    for _, kind in inspect.getmembers(module, inspect.isclass)
    if issubclass(kind, Value) and kind.__module__ == module.__name__
]
"""Every intent and every effect."""


def test_of_all_intents_and_effects_none_with_the_same_fields_is_another() -> None:
    """Bug: as named tuples undo, erase and clear were one and the same, and a lift was a pair of numbers."""
    made = [kind(*range(len(kind.__match_args__))) for kind in KINDS]
    assert len(made) > 40
    assert [[one == other for other in made] for one in made] == [[one is other for other in made] for one in made]
    assert len(set(made)) == len(made)
    assert made == [kind(*range(len(kind.__match_args__))) for kind in KINDS]


def test_undo_is_neither_erase_nor_clear_nor_nothing() -> None:
    undo: object = Undo()
    assert undo == Undo()
    assert undo not in (Erase(), Clear(), Redo(), ())
    assert undo
    assert Store("game", "{}") != cast(object, Download("game", "{}"))
    assert Lift(4, 1) != cast(object, (4, 1))


def test_values_of_a_kind_are_the_same_whichever_way_their_fields_are_given() -> None:
    one, other = Touch(4, 1), Touch(depth=1, pile=4, twice=False)
    assert (one, hash(one), repr(one)) == (other, hash(other), repr(other))
    assert one not in (Touch(4, 1, twice=True), Touch(4, 2))
    assert repr(one) == "Touch(pile=4, depth=1, twice=False)"


def test_a_value_is_matched_by_the_places_of_its_fields() -> None:
    intent: intents.Intent = Touch(4, 1, twice=True)
    match intent:
        case Lift() | Step() | Go():
            pytest.fail("taken for another kind")
        case Touch(pile, depth, twice):
            assert (pile, depth, twice) == (4, 1, True)
    assert fields(intent) == {"pile": 4, "depth": 1, "twice": True}


def test_a_value_is_given_other_content_by_the_names_of_its_fields() -> None:
    touch = Touch(4, 1, twice=True)
    assert replace(touch, depth=2) == Touch(4, 2, twice=True)
    assert touch == Touch(4, 1, twice=True)
    with pytest.raises(TypeError, match=r"^Touch has the fields"):
        replace(touch, height=2)


def test_a_value_stays_what_it_is() -> None:
    show = Show("menu")
    with pytest.raises(AttributeError, match=r"^Show\(panel='menu'\) cannot be changed$"):
        cast(Any, show).panel = ""
    with pytest.raises(AttributeError, match="cannot be changed"):
        cast(Any, show).another = ""
    assert show == Show("menu")


@pytest.mark.parametrize(
    "given, named",
    [((4,), {}), ((), {"pile": 4}), ((4, 1, True, 7), {}), ((4, 1), {"pile": 4}), ((4, 1), {"held": 2})],
)
def test_a_value_with_too_few_fields_or_too_many_is_a_mistake_of_the_program(
    given: tuple[object, ...], named: dict[str, object]
) -> None:
    with pytest.raises(TypeError, match=r"^Touch has the fields \('pile', 'depth', 'twice'\), not "):
        cast(Any, Touch)(*given, **named)


def test_how_an_intent_meets_what_is_going_on_is_said_by_its_own_class_alone() -> None:
    manners = {kind: (kind.quiet, kind.hasty, kind.answered) for kind in (Touch, Watch, Step, Undo, Show, Erase)}
    assert manners == {
        Touch: (False, True, True),
        Watch: (True, False, True),
        Step: (True, False, False),
        Undo: (False, True, True),
        Show: (False, False, False),
        Erase: (False, False, False),
    }
