"""The light: a sign whether the position on the table can still be won, with a sentence that says how that is known."""

from typing import Literal, NamedTuple, TypeAlias, assert_never

from ramparts.app.messages.solver_protocol import LIMITS
from ramparts.app.state.analysis import Known, Settled, verdict
from ramparts.app.state.model import Model
from ramparts.app.words import sentences
from ramparts.rules.game import Role

Lit: TypeAlias = Settled | Literal["thinking", "off", "hidden", "absent"]
"""What the light may show: a verdict, or why there is none.

``hidden``: cards lie face down. ``absent``: there is no solver. ``off``: nobody has asked.
"""


class Light(NamedTuple):
    """What the light shows, with a sign and a word for it, and a sentence that says how it is known.

    During a search the sign is how much of the solver's budget is used up, in percent.
    """

    state: Lit
    sign: str
    word: str
    sentence: str


def light(model: Model) -> Light:
    """The light for the position on the table."""
    _, n = model.words.gettext, model.words.ngettext
    known = _shown(model)
    if known is not None and not hidden(model):
        return Light(known.verdict, *_marked(model, known.verdict), known_said(model, known))
    if model.analysis.absent:
        return Light("absent", "-", _("No solver"), absent_said(model))
    if hidden(model):
        return Light("hidden", "-", _("Hidden"), _("Cards lie face down."))
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
            return "✗", _("Lost")
        case "unknown":
            return "?", _("Unknown")
        case never:
            assert_never(never)


def _shown(model: Model) -> Known | None:
    """What is known of the position on the table, as far as the light shows it.

    Where the light answers only when asked, it does not follow the player along a winning line: otherwise it would go
    out at the first other move, and so tell what was not asked. A lost position is shown in any case.
    """
    at = model.history.at
    known = verdict(model.analysis, model.history, at)
    if known is None or known.verdict != "winnable" or model.lit or at in model.analysis.known:
        return known
    return None


def hidden(model: Model) -> bool:
    """Whether cards lie face down of which the solver may not tell, by the player's preferences."""
    face_down = any(model.position[i] for i in model.deal.game.having(Role.STOCK))
    return face_down and not model.prefs.tell


def known_said(model: Model, known: Known) -> str:
    """A verdict in a sentence that says how it is known."""
    _, n = model.words.gettext, model.words.ngettext
    visited = sentences.figure(model.words, known.visited)
    searched = n("{n} position searched", "{n} positions searched", known.visited).format(n=visited)
    match known.verdict:
        case "winnable":
            found = _("a line was found, {n}").format(n=searched)
            how = {"listed": _("from the list of proved deals"), "played": _("it follows from another position")}
            return _("This can be won ({how}).").format(how=how.get(known.how, found))
        case "lost":
            kind, _colon, rank = known.how.partition(":")
            exhausted = n("the only position searched", "all {n} positions searched", known.visited).format(n=visited)
            how = {
                "dead-end": _("no empty place can ever be made"),
                "suitless": _suitless_said(model, rank),
                "played": _("it was lost before"),
            }
            from_here, from_the_deal = _("This cannot be won any more ({how})."), _("This deal cannot be won ({how}).")
            sentence = from_here if model.history.at else from_the_deal
            return sentence.format(how=how.get(kind, exhausted))
        case "unknown":
            return _("Nobody knows: the solver gave up ({n}).").format(n=searched)
        case never:
            assert_never(never)


def _suitless_said(model: Model, rank: str) -> str:
    """Why a position is lost that not even a game would win in which cards from some rank up have lost their suits.

    The rank is a figure; empty, or anything else, where the solver has told none.
    """
    _ = model.words.gettext
    if not (rank.isascii() and rank.isdigit()):
        return _("not even if high cards went home whatever their suit")
    name = sentences.rank_name(model.words, int(rank))
    return _("not even if all cards from the {rank} up could go home in any suit").format(rank=name)


def absent_said(model: Model) -> str:
    """The sentence for a solver that has failed."""
    return model.words.gettext("The solver has failed. The game goes on; ask again to start it anew.")
