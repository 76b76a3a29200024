"""What is refused, in one sentence that can be translated, and texts short enough to stand in it."""

from ramparts.rules.errors import BadNotation, brief, quoted
from ramparts.rules.wording import counted


def test_a_refusal_is_its_sentence_with_its_values() -> None:
    error = BadNotation("{text} is no pile of {game}", text=quoted("t99"), game="Fortress")
    assert str(error) == "'t99' is no pile of Fortress"
    assert (error.template, error.values) == ("{text} is no pile of {game}", {"text": "'t99'", "game": "Fortress"})
    assert error.args == (error.template,)


def test_a_refusal_may_count() -> None:
    lost = "{count} {what} is lost", "{count} {what}s are lost"
    assert str(BadNotation(counted(*lost, 1), what="card")) == "1 card is lost"
    assert str(BadNotation(counted(*lost, 2), what="card")) == "2 cards are lost"


def test_a_refusal_may_be_the_reason_of_another() -> None:
    inner = BadNotation("{text} is not a card", text="1C")
    assert str(BadNotation("move {n}: {why}", n=3, why=inner)) == "move 3: 1C is not a card"


def test_a_text_of_more_than_sixty_characters_is_shortened_to_forty() -> None:
    sixty = "0123456789" * 6
    assert brief(sixty) == sixty
    assert brief(f"{sixty}0") == f"{sixty[:40]}…"
    assert quoted(f"{sixty}0") == f"'{sixty[:40]}…'"
