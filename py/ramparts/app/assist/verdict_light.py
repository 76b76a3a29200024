"""The light: a sign whether the position on the table can still be won, with a sentence that says it."""

from typing import Literal, NamedTuple, TypeAlias, assert_never

from ramparts.app.messages.solver_protocol import LIMITS
from ramparts.app.state.analysis import Known, Settled, verdict
from ramparts.app.state.model import Model
from ramparts.app.state.session import Lesson
from ramparts.app.words import sentences
from ramparts.app.words.sentences import Words
from ramparts.rules.game import Role

Lit: TypeAlias = Settled | Literal["thinking", "off", "hidden", "absent"]
"""What the light may show: a verdict, or why there is none.

``hidden``: cards lie face down. ``absent``: there is no solver. ``off``: nobody has asked.
"""


class Light(NamedTuple):
    """What the light shows, with a sign and a word for it, and a sentence that says it.

    During a search the sign is how much of the solver's budget is used up, in percent.
    """

    state: Lit
    sign: str
    word: str
    sentence: str


def light(model: Model) -> Light:
    """The light for the position on the table."""
    _, n = model.words.gettext, model.words.ngettext
    if model.state == "lost" and not isinstance(model.session.kind, Lesson):  # no move is left: nobody has to ask
        said = sentences.outcome(model.words, model.deal.game, model.position, moves_left=False)
        return Light("lost", *_marked(model, "lost"), said)
    known = _shown(model)
    if known is not None and not hidden(model):
        return Light(known.verdict, *_marked(model, known.verdict), known_said(model, known))
    if model.analysis.absent:
        return Light("absent", "-", _("Stopped"), absent_said(model))
    if hidden(model):
        return Light("hidden", "-", _("Hidden"), _("Some cards are face down, so we cannot tell."))
    if model.analysis.purpose in ("light", "look", "hint", "show") and model.analysis.asked == model.history.at:
        count = model.analysis.visited
        sentence = n("Thinking: {n} position so far.", "Thinking: {n} positions so far.", count)
        sentence = sentence.format(n=sentences.figure(model.words, count))
        percent = 100 * count // LIMITS[model.deal.game.packs]
        return Light("thinking", f"{percent}%" if percent else "…", _("Thinking"), sentence)
    return Light("off", "○", _("Win?"), _("Can this still be won?"))


def _marked(model: Model, settled: Settled) -> tuple[str, str]:
    """The sign and the word for a verdict."""
    _ = model.words.gettext
    match settled:
        case "winnable":
            return "✓", _("Can win")
        case "lost":
            return "✗", _("Lost") if model.history.at else _("Can't win")
        case "unknown":
            return "?", _("Unknown")
        case never:
            assert_never(never)


def _shown(model: Model) -> Known | None:
    """What is known of the position on the table, as far as the light shows it.

    Where the light answers only when asked, it does not follow the player along a winning line: otherwise it would go
    out at the first other move, and so tell what was not asked. A lost position is shown in any case; nothing is in a
    lesson, whose goal is another one.
    """
    at = model.history.at
    known = None if isinstance(model.session.kind, Lesson) else verdict(model.analysis, model.history, at)
    if known is None or known.verdict != "winnable" or model.lit or at in model.analysis.known:
        return known
    return None


def hidden(model: Model) -> bool:
    """Whether cards lie face down of which the solver may not tell, by the player's preferences."""
    face_down = any(model.position[i] for i in model.deal.game.having(Role.STOCK))
    return face_down and not model.prefs.tell


def deal_known_said(model: Model) -> str:
    """What is known of the deal itself, in a sentence; of a game that was won, that it was. Empty without anything."""
    known, record = model.analysis.known.get(0), model.session.record
    if record.won and not record.shown:
        return model.words.gettext("You have won this one.")
    return _said(model, known, 0) if known is not None and model.state != "won" else ""


def known_said(model: Model, known: Known) -> str:
    """A verdict on the position on the table in a sentence."""
    return _said(model, known, model.history.at)


def _said(model: Model, known: Known, at: int) -> str:
    """A verdict on a node in a sentence; of a loss with the reason, as far as one can be told in a few words."""
    _ = model.words.gettext
    match known.verdict:
        case "winnable":
            return _("This can still be won.") if at else _("This deal can be won.")
        case "lost":
            why = {"dead-end": _("no place can ever become empty"), "played": _("it was lost before this move")}
            if known.how not in why:
                return _("This can no longer be won.") if at else _("This deal cannot be won.")
            sentence = _("This can no longer be won: {why}.") if at else _("This deal cannot be won: {why}.")
            return sentence.format(why=why[known.how])
        case "unknown":
            return _("We could not work out in time whether this can be won.")
        case never:
            assert_never(never)


def lost_on_the_way(model: Model, lit: Light) -> bool:
    """Whether the light says that a position to which moves have led is lost, so that a button leads back."""
    return lit.state == "lost" and model.history.at != 0


def way_back_said(words: Words) -> str:
    """The sentence for a position that is lost since some move, with what can be done."""
    return words.gettext("This can no longer be won. “Back” takes you to the last point where it could.")


def absent_said(model: Model) -> str:
    """The sentence for a solver that has failed."""
    return model.words.gettext("The win checker has stopped. Play on, or ask again to restart it.")
