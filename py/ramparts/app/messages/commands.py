"""The table of commands, for buttons, keys, typed lines and the list of keys.

A command is an intent that needs nothing but its name. A new command is one row here; its button, if it has one, names
it as the row's ``button`` does.
"""

from dataclasses import dataclass

from ramparts.app.messages.intents import (
    Aside,
    Back,
    DealOn,
    Finish,
    GiveUp,
    Greeted,
    Hint,
    Intent,
    Look,
    NextLevel,
    Prefer,
    Read,
    Redo,
    Restart,
    Show,
    Undo,
    Watch,
)
from ramparts.app.messages.platform_intents import Erase, Export, Install, Rewatch, Share
from ramparts.app.messages.study_intents import Analyse, Suspend, Typed
from ramparts.app.state.panels import Boards, ByHand, Days, EarlierGames, Graded, Rules, SetAside, Statistics, Taking
from ramparts.rules.wording import marked as _


@dataclass(frozen=True)
class Command:
    """A command, and every way to give it.

    ``button`` is how a button names it. ``key`` is a single key, a capital letter for one with Shift, and ``says``
    what the list of keys says of it. ``ctrl`` are the keys that do the same together with Ctrl, and ``chords`` how the
    list writes them. ``typed`` are the words that mean it, between commas. Sentences are English, to be translated
    where they are shown.
    """

    intent: Intent
    button: str
    key: str = ""
    says: str = ""
    typed: str = ""
    ctrl: str = ""
    chords: str = ""


COMMANDS = (
    Command(Undo(), "undo", "z", _("undo"), typed=_("undo, u, z"), ctrl="z", chords=_("Ctrl+Z")),
    Command(Redo(), "redo", "x", _("redo"), typed=_("redo, x"), ctrl="yZ", chords=_("Ctrl+Y, Ctrl+Shift+Z")),
    Command(Show("new"), "new", "n", _("new game"), typed=_("new, new game")),
    Command(Restart(), "restart", "N", _("restart"), typed=_("restart")),
    Command(Hint(), "hint", "h", _("hint; again for more, then the move"), typed=_("hint")),
    Command(Look(), "look", "l", _("can I still win?"), typed=_("light, l")),
    Command(Back(), "back", "b", _("back to where you could still win"), typed=_("back")),
    Command(Watch(), "watch", "s", _("show the solution, or pause it"), typed=_("solution, watch, pause")),
    Command(Finish(), "finish", "a", _("finish, when the rest can go home"), typed=_("finish")),
    Command(DealOn(), "deal-on", "d", _("turn a card"), typed=_("turn, turn a card, deal on, d")),
    Command(Read("here"), "read:here", "r", _("read out the row or pile you are at")),
    Command(
        Read("outside"),
        "read:outside",
        "o",
        _("read out the end cards"),
        typed=_("end cards, ends, outside, outside cards, o"),
    ),
    Command(Read("foundations"), "read:foundations", "f", _("read out the foundations"), typed=_("foundations, f")),
    Command(Read("moves"), "read:moves", "m", _("read out the moves you can make"), typed=_("moves, m")),
    Command(Read("last"), "read:last", "p", _("read out the last move again"), typed=_("last, last move")),
    Command(Read("table"), "read:table", "t", _("read out the whole table"), typed=_("table, everything")),
    Command(Show("spoken"), "spoken", "w", _("the table in words: ask and move by typing")),
    Command(Show("history"), "history", "v", _("the history, with everything you tried"), typed=_("history, tree")),
    Command(Analyse(), "review", "y", _("review: which move lost the game"), typed=_("review, analysis")),
    Command(Show(Rules()), "rules", "i", _("the rules of the game"), typed=_("rules")),
    Command(Show("learn"), "learn", "e", _("lessons"), typed=_("learn, lessons")),
    Command(Show("puzzles"), "puzzles", "q", _("puzzles"), typed=_("puzzles")),
    Command(Show("keys"), "keys", "?", _("this list"), typed=_("keys")),
    Command(Read("deal"), "read:deal", typed=_("deal, game, score")),
    Command(NextLevel(), "level", typed=_("next level, next")),
    Command(GiveUp(), "give-up", typed=_("give up, end the run")),
    Command(Show("menu"), "menu", typed=_("menu, settings")),
    Command(Show(), "close", typed=_("close, quit")),
    Command(Show("ladder"), "ladder"),
    Command(Show("end"), "end"),
    Command(Show(EarlierGames()), "earlier"),
    Command(Show(Statistics()), "stats"),
    Command(Show("odds"), "odds"),
    Command(Show(Graded()), "grades", typed=_("difficulty")),
    Command(Show(Days()), "days", typed=_("daily deals, daily, calendar")),
    Command(Show(Boards()), "board"),
    Command(Show(ByHand()), "hand"),
    Command(Show("settings"), "settings"),
    Command(Show("data"), "data"),
    Command(Show("erase"), "erase"),
    Command(Show(SetAside()), "unread"),
    Command(Suspend(), "suspend"),
    Command(Share(), "share"),
    Command(Share(result=True), "share-result"),
    Command(Share(moves=True), "share-moves"),
    Command(Share(whole=True), "share-whole"),
    Command(Show("send"), "send"),
    Command(Show(Taking()), "take"),
    Command(Typed("", sure=True), "bring"),
    Command(Rewatch(), "rewatch"),
    Command(Install(), "install"),
    Command(Export(), "export"),
    Command(Erase(), "erase-all"),
    Command(Watch("sure"), "watch-sure"),
    Command(Watch("step"), "step"),
    Command(Watch("faster"), "faster"),
    Command(Watch("stop"), "stop", typed=_("stop")),
    Command(Aside(), "aside"),
    Command(Prefer("sound", "on"), "sound-on"),
    Command(Prefer("sound", "off"), "sound-off"),
    Command(Greeted(), "greeted"),
    Command(Greeted("data"), "backup"),
)
"""Every command, those with a key first, in the order in which the list of keys has them."""
