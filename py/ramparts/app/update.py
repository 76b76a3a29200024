"""The table's one way forward: a model and an intent give the next model, and what has to be done outside."""

from dataclasses import replace

from ramparts.app import moving, opening, saves, speech
from ramparts.app.intents import (
    Address,
    DealOn,
    Drop,
    Effect,
    Finish,
    GiveUp,
    Go,
    Intent,
    Lift,
    New,
    NextLevel,
    Open,
    Prefer,
    Read,
    Redo,
    Resize,
    Restart,
    Show,
    Sign,
    Store,
    Touch,
    Undo,
    Walk,
)
from ramparts.app.model import Model, Prefs
from ramparts.app.opening import give_up, next_level, signed
from ramparts.errors import AmbiguousMove, BadNotation, IllegalMove
from ramparts.game import Role
from ramparts.history import History


def update(model: Model, intent: Intent) -> tuple[Model, tuple[Effect, ...]]:
    """The model after an intent, and the effects the change asks for. Never raises for anything a player can do."""
    after = _after(model, intent)
    return after, effects(model, after)


def effects(before: Model, after: Model) -> tuple[Effect, ...]:
    """What has to be kept and shown outside because of a change; nothing when nothing of it changed."""
    asked: list[Effect] = []
    if (before.deal, before.history, before.run) != (after.deal, after.history, after.run):
        asked.append(Store("game", saves.game_text(after)))
    if before.prefs != after.prefs:
        asked.append(Store("prefs", saves.prefs_text(after.prefs)))
    if before.best != after.best:
        asked.append(Store("best", saves.best_text(after.best)))
    if before.deal.text != after.deal.text:
        asked.append(Address(after.deal.text))
    return tuple(asked)


def _after(model: Model, intent: Intent) -> Model:  # noqa: C901  # one case for each kind of intent
    match intent:
        case Touch(pile, depth, twice):
            return moving.touch(model, pile, depth, twice=twice)
        case Lift(pile, depth):
            picked = moving.pickable(model, pile, depth)
            return model if picked is None else moving.pick_up(model, picked)
        case Drop(pile):
            return moving.drop(model, pile)
        case Walk(to, let_go):
            return moving.let_go(model) if let_go else replace(model, focus=to)
        case DealOn():
            return moving.deal_on(model)
        case Finish():
            return moving.finish_game(model)
        case Undo() | Redo() | Restart() | Go():
            return _travelled(model, intent)
        case Resize(size):
            return replace(model, screen=size)
        case Show(panel):
            return replace(model, panel=panel, problem="", pick=None)
        case Read(what):
            return replace(model, said=read(model, what))
        case Prefer(name, value):
            return preferred(model, name, value)
        case _:
            return _dealt(model, intent)


def _dealt(model: Model, intent: Intent) -> Model:
    match intent:
        case New(title, number, level):
            return opening.new(model, title, number, level)
        case Open(text):
            return _opened(model, text)
        case NextLevel():
            return next_level(model)
        case GiveUp():
            return give_up(model)
        case Sign(name):
            return signed(model, name)
    raise TypeError(f"{intent!r} is no intent")


def _opened(model: Model, text: str) -> Model:
    try:
        return opening.opened(model, text)
    except (BadNotation, IllegalMove, AmbiguousMove) as error:
        sentence = model.words.gettext("This cannot be opened: {why}.").format(why=error)
        return replace(model, problem=sentence, said=sentence)


def _travelled(model: Model, intent: Undo | Redo | Restart | Go) -> Model:
    """The model at another node of its history, and a sentence that says where."""
    _ = model.words.gettext
    history = model.history
    match intent:
        case Undo():
            to, said = history.undo(), _("Taken back.")
        case Redo():
            to, said = history.redo(), _("Played again.")
        case Restart():
            to, said = replace(history, at=0), _("From the beginning; redo leads back.")
        case Go(node):
            to, said = (history.go(node), _("Here.")) if 0 <= node < len(history.nodes) else (history, "")
    if to.at == history.at:
        return replace(model, pick=None, said=_("There is nothing further that way."))
    run = model.run
    if run is not None and _takes_back_a_turn(history, to):
        run = replace(run, marked=True)
    if isinstance(intent, Redo) and (meant := to.nodes[to.at].meant) is not None:
        said = f"{said} {speech.move_said(model.words, model.deal.game, history.position, meant)}"
    elif isinstance(intent, Undo) and (meant := history.nodes[history.at].meant) is not None:
        said = f"{said} {speech.move_said(model.words, model.deal.game, to.position, meant)}"
    return moving.concluded(replace(model, history=to, run=run, pick=None, said=said))


def _takes_back_a_turn(before: History, after: History) -> bool:
    """Whether a turned card of the stack lies on the way back from one node to another."""
    left = set(before.path) - set(after.path)
    stock = before.game.having(Role.STOCK)
    return any(move.src in stock for number in left for move in before.nodes[number].moves)


def preferred(model: Model, name: str, value: str) -> Model:
    """The model with a preference set; unchanged for a name or value that is none."""
    known: dict[str, dict[str, Prefs]] = {
        "home": {each: replace(model.prefs, home=each) for each in ("", "off", "safe", "all")},
        "ask": {"on": replace(model.prefs, ask=True), "off": replace(model.prefs, ask=False)},
    }
    return replace(model, prefs=known.get(name, {}).get(value, model.prefs))


def read(model: Model, what: str) -> str:
    """The answer to a question about the table: so far, ``foundations``."""
    game, words = model.deal.game, model.words
    if what == "foundations":
        labels = (speech.lane_label(words, game, model.position, home) for home in game.foundation)
        return "; ".join(labels) + "."
    return ""
