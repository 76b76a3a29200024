"""The one function by which the model changes: a model and an intent give the next model and its effects."""

from dataclasses import replace
from typing import assert_never

from ramparts.app import late
from ramparts.app.assist import solver_requests, winnable_deals
from ramparts.app.assist.advised import advised
from ramparts.app.messages.effects import Effect, Fetch, Store
from ramparts.app.messages.intents import (
    Absent,
    Aside,
    AtTheTable,
    Back,
    DealOn,
    Drop,
    Finish,
    GiveUp,
    Go,
    Greeted,
    Heard,
    Hint,
    Intent,
    Lift,
    Look,
    New,
    NextLevel,
    Open,
    Peek,
    Play,
    Prefer,
    Read,
    Redo,
    Resize,
    Restart,
    Say,
    Seek,
    Show,
    Sign,
    Step,
    Touch,
    Undo,
    Walk,
    Watch,
)
from ramparts.app.messages.platform_intents import Clear, PlatformIntent, Reopen, Rewatch, Share
from ramparts.app.messages.questions import AboutPile
from ramparts.app.messages.study_intents import StudyIntent, Typed
from ramparts.app.outcomes import shows, stores
from ramparts.app.panels.links import asking
from ramparts.app.play import deal_loading, gestures, tap_to_move
from ramparts.app.play.navigation import navigated
from ramparts.app.state.model import Model
from ramparts.app.state.panels import BESIDE, Opened, PuzzlesOf, panel_name
from ramparts.app.state.preferences import preferring
from ramparts.app.state.ui import Focus
from ramparts.app.storage.platform import run
from ramparts.app.storage.record_keeping import recorded, spoils
from ramparts.app.storage.reopen import reopened, watched
from ramparts.app.talk import transcript
from ramparts.app.view.welcome import warned
from ramparts.app.words.explanations import not_opened, refusal_said
from ramparts.app.words.languages import LANGUAGES
from ramparts.rules.errors import AmbiguousMove, BadNotation, IllegalMove
from ramparts.rules.game import Move


def update(model: Model, intent: Intent, now: int = 0) -> tuple[Model, tuple[Effect, ...]]:
    """The model after an intent, and the effects the change asks for. Never raises for anything a player can do.

    ``now`` is the time in milliseconds since 1970; 0, or less, where it is not known.
    """
    if not on_the_table(model, intent):
        return model, ()
    if late.lacking(intent):
        return model, (Fetch(intent),)
    if isinstance(intent, Typed):
        intent = late.room().meant(model, intent)
    if isinstance(intent, Say):
        return _said(model, intent, now)
    if isinstance(intent, Share) and (intent.result or intent.whole):
        return model, (late.room().shared(model, intent),)
    if isinstance(intent, PlatformIntent):
        return _run(model, intent, now)
    # A solution stops first: an intent without a sentence of its own leaves the one that says so.
    calm = _calmed(model, intent)
    # Of a card that waits in the hand only the intent itself knows whether it stays there; the steps below do not.
    after = _holding(calm, _after(calm, intent), intent)
    # A deal that was played before gets its lines back, so what is said below is of the position that stays.
    after = after if after is model else recorded(model, after, intent, now)
    if isinstance(intent, Open) and ";" in intent.text and not intent.sure and spoils(model, after):
        after = recorded(model, asking(calm, after.deal.text, intent.text), intent, now)
    after = late.praised(model, late.followed(model, after, intent), intent)
    # The light asks about that position, and whether it is lost is what the table says last.
    after = transcript.heard(model, solver_requests.light_asked(after), intent)
    # A win is in the records by now, and the warning that may follow it is no sentence of the table's.
    after = warned(model, after)
    return after, stores(model, after) + shows(model, after)


def _run(model: Model, intent: PlatformIntent, now: int) -> tuple[Model, tuple[Effect, ...]]:
    """The model after a platform intent, with its effects before those of the change.

    What a platform intent keeps or deletes is all that is to be kept: nothing is stored again after it.
    """
    calm = _calmed(model, intent)
    after, asked = run(replace(calm, now=now if now > 0 else calm.now), intent)
    after = solver_requests.light_asked(after)
    by_itself = any(isinstance(effect, Clear | Store) for effect in asked)
    return after, asked + (() if by_itself else stores(model, after)) + shows(model, after)


def _calmed(model: Model, intent: Intent) -> Model:
    """The model with no solution being shown any more; unchanged for a quiet intent."""
    return solver_requests.stopped(model) if model.analysis.showing and not intent.quiet else model


def _holding(before: Model, after: Model, intent: AtTheTable) -> Model:
    """The model with a turned card still picked up, as long as no move was made and it is not taken back."""
    stays = gestures.waiting(before) and after.history is before.history and not isinstance(intent, Undo)
    return after.with_ui(pick=before.ui.pick) if stays else after


def _said(model: Model, said: Say, now: int) -> tuple[Model, tuple[Effect, ...]]:
    """The model and effects after a typed line: with its answer, or after the intent that it means."""
    meant = late.room().understood(model, said.text, said.draw)
    if isinstance(meant, str):
        return transcript.answered(model.with_ui(said=meant), said.text), ()
    after, asked = update(model, meant, now)
    left = transcript.followed(model) and not transcript.followed(after)
    if left and after.ui.said in ("", model.ui.said):
        return after, asked  # it has led elsewhere, and the sentence before is no answer to it
    return transcript.answered(after.with_ui(log=model.ui.log), said.text), asked


def on_the_table(model: Model, intent: Intent) -> bool:
    """Whether the pile an intent names, if any, is there: the page may still show the game before."""
    match intent:
        case Touch(pile, depth) | Lift(pile, depth) | Walk(Focus(pile, depth)) | Peek(Focus(pile, depth)):
            return 0 <= pile < len(model.position) and depth >= 0
        case Play(src, dst):
            return 0 <= src < len(model.position) and 0 <= dst < len(model.position)
        case Drop(pile) | Read(AboutPile(pile)) if pile is not None:
            return 0 <= pile < len(model.position)
    return True


def _after(model: Model, intent: AtTheTable) -> Model:  # noqa: C901, PLR0912  # one case for each kind of intent
    match intent:
        case Touch(pile, depth, twice):
            return tap_to_move.touched(model, pile, depth, twice=twice)
        case Lift(pile, depth):
            picked = gestures.pickable(model, pile, depth)
            return model if picked is None else gestures.pick_up(model, picked, depth)
        case Drop(pile):
            return gestures.drop(model, pile)
        case Walk(to, let_go):
            return gestures.let_go(model) if let_go else model.with_ui(focus=to)
        case Peek(at):
            return model.with_ui(peek=at)
        case Play(src, dst, held):
            return gestures.named(model, Move(src, dst, held))
        case Greeted() | Aside():
            return _read_notice(model, intent)
        case DealOn():
            return gestures.deal_on(model)
        case Finish():
            return gestures.finish_game(model)
        case Undo() | Redo() | Restart() | Go():
            return navigated(model, intent)
        case Resize(size):
            return model.with_ui(screen=size)
        case Show(panel):
            return _showing(model, panel)
        case Read(what):
            return transcript.asked(model, what)
        case Prefer(name, value):
            return _preferred(model, name, value)
        case Look() | Hint() | Back() | Watch() | Step() | Seek() | Heard() | Absent():
            return _advised(model, intent)
        case New() | Open() | NextLevel() | Reopen() | Rewatch() | GiveUp() | Sign():
            return _dealt(model, intent)
        case StudyIntent():
            return late.room().updated(model, intent)
        case never:
            assert_never(never)


def _advised(model: Model, intent: Look | Hint | Back | Watch | Step | Seek | Heard | Absent) -> Model:
    """The model after a wish for advice, or after an answer, which may be for the room that comes later."""
    match intent:
        case Heard(answer) if model.analysis.purpose in ("day", "review", "best"):
            return late.room().heard(model, answer)
    return advised(model, intent)


def _showing(model: Model, panel: Opened) -> Model:
    """The model with a panel opened, or none; what was said does not outlast the panel in which it was."""
    said = model.ui.said if panel or not model.ui.panel else ""
    grade = panel.grade if isinstance(panel, PuzzlesOf) else model.ui.puzzle_grade
    if model.analysis.purpose == "review":  # it goes on when its panel is opened again
        model = solver_requests.cancelled(model)
    if model.ui.panel == "review" and panel_name(panel) not in BESIDE:  # which show the moves that are looked at
        model = late.room().left(model)
    return model.with_ui(panel=panel, problem="", news="", pick=None, said=said, puzzle_grade=grade)


def _read_notice(model: Model, intent: Greeted | Aside) -> Model:
    """The model without what was said beside the table."""
    if isinstance(intent, Aside):
        return model.with_ui(aside=model.history.at)
    return _after(model, Show(intent.panel)).with_ui(greeting="")


def _preferred(model: Model, name: str, value: str) -> Model:
    """The model with a preference set; a change of language is announced in the new language."""
    after = replace(model, prefs=preferring(model.prefs, name, value))
    if after.language == model.language:
        return after
    said = after.words.gettext("The table now speaks {language}.").format(language=LANGUAGES[after.language].name)
    return after.with_ui(said=said)


def _dealt(model: Model, intent: New | Open | NextLevel | Reopen | Rewatch | GiveUp | Sign) -> Model:
    match intent:
        case New(title, number, level):
            return winnable_deals.new(model, title, number, level)
        case Open(text):
            return _opened(model, text)
        case NextLevel():
            return deal_loading.next_level(model)
        case Reopen(deal, show):
            found = reopened(model, deal)
            return watched(found) if show and not found.ui.problem else found
        case Rewatch():
            return watched(model)
        case GiveUp():
            return deal_loading.give_up(model)
        case Sign(name):
            return deal_loading.signed(model, name)
        case never:
            assert_never(never)


def _opened(model: Model, text: str) -> Model:
    try:
        return deal_loading.opened(model, text)
    except (BadNotation, IllegalMove, AmbiguousMove) as error:
        said = not_opened(model.words, refusal_said(model.words, error))
        return model.with_ui(problem=said, said=said)
