"""What a puzzle says of each move, and what it asks the solver."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from ramparts.app.assist.hint_flow import POINTING
from ramparts.app.assist.solver_requests import asked
from ramparts.app.assist.verdict_light import absent_said, known_said
from ramparts.app.state.analysis import LISTED, Known, verdict
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Arrow, Awaited, Task
from ramparts.app.study.exercises import explaining, idea
from ramparts.app.study.exercises.buttons import Buttons, after_mistake, buttons, to_the_puzzle
from ramparts.app.study.exercises.puzzles import mark, missed, of_today
from ramparts.app.study.exercises.telling import led_back, told
from ramparts.app.study.names import first_task, kind_name, saving
from ramparts.app.words import sentences
from ramparts.app.words.names import grade_name
from ramparts.engine.play import moves, won
from ramparts.engine.runs import singles
from ramparts.rules.game import Move
from ramparts.study.practice.attempt import Attempt, Told, attempt, attempt_unproved
from ramparts.study.practice.kinds import Puzzle
from ramparts.study.practice.puzzle_lists import shipped
from ramparts.study.practice.unfolding import Step


def followed(model: Model, title: str, number: int, steps: Sequence[Step], *, leads: bool = False) -> Model:
    """The model after an intent, with what a puzzle says of its position, and with the solver asked for the reason.

    After a mistake a hint ``leads`` back.
    """
    _, puzzle = model.words.gettext, shipped(title)[number - 1]
    stands, at = attempt(steps, model.history, partial(_verdict, model)), model.history.at
    if at and stands.kept == len(model.history.path) - 1 and _known(model, at) is None:
        model = replace(model, analysis=model.analysis.learnt(at, LISTED))
    if explaining.is_shown(model):  # which solves nothing
        stands = stands._replace(standing="playing")
    proved = () if stands.strays else steps
    # A hint is the move that the puzzle itself goes on with.
    if stands.standing == "playing" and stands.kept < len(proved):
        model = replace(model, analysis=replace(model.analysis, advised_at=at, advised=steps[stands.kept].line))
    model = model.with_library(solved=model.library.solved | _marks(model, stands, title, number))
    name = _("Puzzle {number}: {kind}, {grade}").format(
        number=number, kind=kind_name(model.words, puzzle.kind), grade=grade_name(model.words, puzzle.grade)
    )
    if stands.standing == "solved" and mark(title, number) not in model.library.solved:
        again = _("Solved, but not on the first try. You'll meet this one again.")
        words = _("Solved, with a hint. You'll meet this one again.") if _hinted(model) else again
    elif stands.standing == "solved":
        words = idea.idea_said(model, _last(model, stands, steps))
    else:
        words = explaining.words(model, stands, proved) or _outcome(model, stands, _proved(model, proved, stands))
    pointed = _arrows(model, stands, steps)
    words = words or _task(model, puzzle, steps, stands)
    ways = buttons(model, stands, title, number)
    return _said(_line_asked(model, stands), stands, name, words, ways, leads=leads).with_ui(arrows=pointed)


def _arrows(model: Model, stands: Attempt, steps: Sequence[Step]) -> tuple[Arrow, ...]:
    """What is shown on the table of a puzzle that is solved, or of a move that was explained."""
    if stands.standing == "solved":
        return idea.arrows(model, _last(model, stands, steps))
    return explaining.arrows(model, stands, () if stands.strays else steps)


def _last(model: Model, stands: Attempt, steps: Sequence[Step]) -> Step:
    """The choice that solved a puzzle: the last of the list, or where the player strays what was played last."""
    node = model.history.nodes[stands.last]
    if not stands.strays or node.parent is None:
        return steps[-1]
    return Step(model.history.nodes[node.parent].position, (), node.moves, node.position)


def _line_asked(model: Model, stands: Attempt) -> Model:
    """The model with the solver asked, once, for a line that wins where a puzzle has just been solved."""
    old, analysis = model.ui.task, model.analysis
    new = stands.standing == "solved" and (old is None or old.standing != "solved") and not idea.winning(model)
    free = not analysis.absent and analysis.purpose in ("", "light")
    return asked(model, "light", model.history.at) if new and free else model


def _marks(model: Model, stands: Attempt, title: str, number: int) -> frozenset[str]:
    """What is to be noted. Whoever has failed at a puzzle, or had a move told, solves it only once it is begun anew.

    To have had a move told is no mistake: of that nothing is noted but that today's puzzle is done.
    """
    done, failed, history = mark(title, number), missed(title, number), model.history
    solved = stands.standing == "solved"
    today = of_today(model, title, number) if solved else frozenset[str]()
    if stands.standing == "failed" and done not in model.library.solved:
        return frozenset({failed})
    aside = len(history.nodes) > len(history.path)
    clean = solved and not _hinted(model) and not (aside and failed in model.library.solved)
    return today | {done} if clean else today


def _hinted(model: Model) -> bool:
    """Whether a hint has told a move since the puzzle was begun, and not only where to look."""
    return model.analysis.hint > POINTING or bool(model.ui.task and model.ui.task.helped)


def _proved(model: Model, steps: Sequence[Step], stands: Attempt) -> str:
    """What the list says of a move that loses; empty while there is none, and where the list says nothing."""
    if stands.lost is None or not steps:
        return ""
    n = len(steps[stands.kept].keep)
    said = model.words.ngettext(
        "Only one move was right; we have checked.", "Only {n} moves were right; we have checked.", n
    )
    return said.format(n=n)


def followed_own(model: Model, *, leads: bool = False) -> Model:
    """The same for a puzzle made of a lost game, of which nothing is known before the solver is asked."""
    _, stands = model.words.gettext, attempt_unproved(model.history, partial(_verdict, model))
    ways: Buttons = (("share", _("Share")), ("exercise:leave", _("Leave")))
    if stands.standing == "failed" and model.history.at:
        ways = after_mistake(model, stands)
    words = explaining.words(model, stands, ()) or _own_words(model, stands)
    said = _said(model, stands, _("A puzzle from a lost game"), words, ways, leads=leads)
    return said.with_ui(arrows=explaining.arrows(model, stands, ()))


def _said(  # noqa: PLR0913  # what stands beside the table
    model: Model, stands: Attempt, name: str, words: str, buttons: Buttons, *, leads: bool
) -> Model:
    """The model with what is said of a puzzle beside the table, and the solver asked for what is open."""
    # A loss that the list proves is asked about as well, for the solver says why.
    lost = stands.lost
    open_ = stands.asked if lost is None or _is_stuck(model, lost) or _known(model, lost) else lost
    if open_ is not None and not model.analysis.purpose and not model.analysis.absent:
        model = asked(model, "light", open_)
    old = model.ui.task
    given, answered, shown = (old.hints, old.answered, old.shown) if old else (0, 0, 0)
    awaits, helped = _awaited(model, stands), _hinted(model)
    task = Task(stands.standing, name, words, buttons, given, awaits, answered, helped=helped, shown=shown)
    if leads and stands.lost:
        return led_back(model, task, to_the_puzzle(model, stands.lost))
    return told(model, task, _news(model, stands, words))


def _awaited(model: Model, stands: Attempt) -> Awaited:
    """What the solver has still to say."""
    if stands.asked == 0 and not model.analysis.absent:
        return "verdict"
    return "reason" if stands.lost is not None and not _proof(model, stands.lost) else ""


def _news(model: Model, stands: Attempt, words: str) -> str:
    """What is new in the words for whoever hears them one after the other."""
    old = model.ui.task
    if not old or words == old.words:
        return ""
    # What there is to do is not said again where a move was taken back, unless it could not be said at first.
    if not model.history.at and old.awaits != "verdict" and not explaining.asked(model, stands):
        return ""
    # That it loses was said at once; only the reason was still to come.
    why = "" if stands.lost is None else _proof(model, stands.lost)
    if why and old.awaits == "reason":
        return why
    return words.removeprefix(why if why and old.words.endswith(why) else old.words).strip()


def _known(model: Model, node: int) -> Known | None:
    return verdict(model.analysis, model.history, node)


def _verdict(model: Model, node: int) -> Told | None:
    known = _known(model, node)
    if known:
        return known.verdict
    return "lost" if _is_stuck(model, node) else None


def _is_stuck(model: Model, node: int) -> bool:
    """Whether no move is left at a node, short of a win: that takes no solver to tell."""
    game, position = model.deal.game, model.history.nodes[node].position
    return not moves(game, position) and not won(game, position)


def _outcome(model: Model, stands: Attempt, proved: str = "") -> str:
    """What became of the last move; nothing while there is none, or it is one of several to be found."""
    _ = model.words.gettext
    undecided = _("We could not work out in time whether you can still win. Take that move back, and try another.")
    if stands.standing == "solved":
        return _("Solved! You can still win.")
    if stands.lost is not None:
        return _("That was the wrong move. {why}").format(why=_proof(model, stands.lost) or proved).strip()
    if stands.asked is not None:
        if model.analysis.absent:
            return undecided if stands.strays else absent_said(model)
        return _("Can you still win after that? Just a moment…")
    return undecided if any(_verdict(model, node) == "unknown" for node in model.history.path) else ""


def _proof(model: Model, node: int) -> str:
    """Why a position is lost: no move is left, or what the solver says; empty where it has not said so."""
    if _is_stuck(model, node):
        position = model.history.nodes[node].position
        return sentences.outcome(model.words, model.deal.game, position, moves_left=False)
    known = _known(model, node)
    if not known or known.verdict != "lost":
        return ""
    plain = known.how in ("dead-end", "played")
    return known_said(model, known) if plain else model.words.gettext("Now the game can no longer be won.")


def _own_words(model: Model, stands: Attempt) -> str:
    """What is said of a puzzle made of a lost game: of its position first, then of the move that was made."""
    _, known = model.words.gettext, _known(model, 0)
    if stands.asked == 0:
        return absent_said(model) if model.analysis.absent else _("Can this be won? Just a moment…")
    if stands.lost == 0 and known:
        return _("There is no right move here, so there is nothing to find. {why}").format(why=known_said(model, known))
    if known and known.verdict == "unknown":
        return _("We could not work out in time whether this can be won.")
    return _outcome(model, stands) or saving(model.words)


def _task(model: Model, puzzle: Puzzle, steps: Sequence[Step], stands: Attempt) -> str:
    """What there is to do, or to go on with."""
    if not stands.kept:
        return first_task(model.words, puzzle.kind, len(steps)).format(n=len(steps))
    _, history, node = model.words.gettext, model.history, model.history.nodes[model.history.at]
    right = _("Right. Go on: move {n} of {all}.")
    if any(history.nodes[earlier].position == node.position for earlier in history.path[:-1]):
        right = _("You have been here before. Try another way: move {n} of {all}.")
    elif not stands.strays and len(node.moves) > len(_own_moves(model, steps[stands.kept - 1])):
        right = _("Right. We played the easy moves in between. Move {n} of {all} is yours.")
    return right.format(n=stands.kept + 1, all=len(steps))


def _own_moves(model: Model, step: Step) -> tuple[Move, ...]:
    """The single moves of the player's own gesture, which was the last."""
    node = model.history.nodes[model.history.at]
    return singles(model.deal.game, step.start, node.meant or node.moves[0])
