"""Intents of `ramparts.app.study`, the room for learning, which comes to the page later (`ramparts.app.late`)."""

from ramparts.app.state.value import Wanted
from ramparts.deals.grade import Grade


class StudyIntent(Wanted):
    """The base class of what only that room can carry out."""


class Visit(StudyIntent, hasty=True):
    """What an address leads to that names no deal: ``daily:2026-11-22:fortress``, ``puzzle:fortress:17``, ``lesson:3``.

    It may lead nowhere.
    """

    address: str


class Typed(StudyIntent, hasty=True):
    """A text for a deal that is not written strictly, as it was typed, pasted or sent, or an address of no deal.

    ``why`` says, once it was read, why it means nothing. Without a text, and ``sure``, it is what has come from another
    device, and the player wants it here.
    """

    text: str
    why: str = ""
    sure: bool = False


class Collect(StudyIntent):
    """Codes of another device, as they were read by a camera, pasted or sent."""

    text: str


class DealGraded(StudyIntent, hasty=True):
    """A deal of the game with the id ``title`` and of this grade, which the player has not played yet."""

    title: str
    grade: Grade


class Exercise(StudyIntent):
    """Something is wanted of the lesson or puzzle on the table.

    That is ``anew`` from its start, ``next``, ``why`` a move was wrong, the ``answer``, ``leave`` to go back to the
    game before, or ``here`` when the page was loaded with it.
    """

    what: str


class Praised(StudyIntent, quiet=True):
    """What there is to tell of a win is to be told; it tells itself as soon as the room is there."""


class NewDay(StudyIntent, quiet=True):
    """Whoever is here again on another day is to be told how many days in a row they have won."""


class Restore(StudyIntent):
    """What was set aside under a key is to be brought back, as far as it can be read."""

    key: str


class ThrowAway(StudyIntent):
    """What was set aside under a key is to be thrown away; the player has said so twice."""

    key: str


class Analyse(StudyIntent):
    """What every move of the game was worth is to be found out, or the search for it goes on."""


class Suspend(StudyIntent):
    """That search is to rest."""


class LookAt(StudyIntent):
    """To the position after so many moves of the line from the deal through the present position on."""

    moves: int


class TryFrom(StudyIntent):
    """To a node of the history, to play on from there."""

    node: int
