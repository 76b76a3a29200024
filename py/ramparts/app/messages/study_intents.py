"""Intents of `ramparts.app.study`, the room for learning, which comes to the page later (`ramparts.app.late`)."""

from ramparts.app.state.value import Wanted


class StudyIntent(Wanted):
    """The base class of what only that room can carry out."""
