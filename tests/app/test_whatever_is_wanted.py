"""Whatever is wanted, in whatever order: panels and their buttons, moves, files, tabs, and a worker that says anything.

The rules are those of a real page: what was asked for later comes later or never, a worker answers its question or
anything else, and what is to be kept is kept on a shelf, from which the next visit begins.
"""

from collections.abc import Iterator

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ramparts.app.codec.storage_schema import READERS, unpacked
from ramparts.app.input.keyboard import LETTERS, intent_of_key
from ramparts.app.input.ui_commands import intent_of, submitted
from ramparts.app.layout.boxes import Size
from ramparts.app.messages.intents import (
    Back,
    Finish,
    GiveUp,
    Hint,
    Intent,
    Look,
    New,
    Play,
    Prefer,
    Show,
    Sign,
    Watch,
)
from ramparts.app.messages.platform_intents import (
    Check,
    Copied,
    Erase,
    Export,
    Import,
    Install,
    Installable,
    Keep,
    Reopen,
    Rewatch,
    Share,
    Unkept,
)
from ramparts.app.messages.solver_protocol import Answer
from ramparts.app.panels import panel
from ramparts.app.state.panels import Opened
from ramparts.app.state.preferences import PREFERENCES
from ramparts.app.view.board import board
from ramparts.app.view.elements import Inner
from ramparts.engine.play import moves
from ramparts.games.catalogue import TITLES
from tests.kit.examples import examples
from tests.kit.playing.consistent import consistent
from tests.kit.playing.play import ARGUED, INTENTS
from tests.kit.playing.random_play import deals
from tests.kit.visit.page import Page
from tests.kit.visit.panels import PANELS
from tests.kit.visit.visits import nearly

SCREENS = st.sampled_from([Size(1280, 800), Size(360, 640), Size(640, 360)])
SHOWN: list[Opened] = ["", *PANELS.values(), *ARGUED]
"""Every panel, whatever part of something it is asked for; and none."""

LINKS = deals().map(lambda deal: deal.text) | st.sampled_from([*map(nearly, "CDHS"), f"{nearly('C')};t0-h"])
PREFERRED = st.sampled_from(
    [(name, value) for name, row in PREFERENCES.items() for value in row.values or ("on", "off")]
)
KEYS = st.sampled_from([*LETTERS, *"0123456789", "Enter", " ", "Escape", "ArrowLeft", "ArrowDown", "Home", "End", "F5"])
TYPED = st.text(max_size=12) | st.sampled_from(["ms33", "3 home", "undo", "fortitude:77000"])
PLATFORM_INTENTS = [
    *(Share(), Share(moves=True), Copied(), Export(), Rewatch(), Unkept(), Erase()),
    *(Installable(offered=True), Installable(offered=False), Install()),
]
VERDICTS = st.sampled_from(["searching", "winnable", "lost", "unknown", "advice"])
ASKED = st.sampled_from([Look(), Hint(), Back(), Watch(), New("fortress", 40_000), New("chessboard", 40_000)])
"""What a solver may be asked for."""

EDITS = st.tuples(st.integers(0, 5000), st.text('0t[,-]"', max_size=3))
ODD = st.none() | st.integers(-1, 5) | st.text(max_size=5) | st.lists(st.integers() | st.text(max_size=5), max_size=2)
"""What a field of an answer may be when the worker is out of its mind."""


def buttons(tree: Inner) -> Iterator[str]:
    """The commands of a tree's buttons."""
    if not isinstance(tree, str):
        yield from (value for name, value in tree.attributes if name == "data-do")
        for child in tree.children:
            yield from buttons(child)


class Wanting(Page, RuleBasedStateMachine):
    """A player at a page, and whatever else may speak to it."""

    def __init__(self) -> None:
        RuleBasedStateMachine.__init__(self)
        Page.__init__(self)

    @initialize(link=LINKS, screen=SCREENS)
    def opened_at_a_link(self, link: str, screen: Size) -> None:
        """Begins with a deal of any title and level, or with one that is nearly won."""
        self.begin(link, screen, elsewhere=False)

    @rule(intent=INTENTS)
    def anything(self, intent: Intent) -> None:
        """Whatever a page can say, sensible or not."""
        self.wants(intent)

    @rule(choices=st.lists(st.integers(0, 999), min_size=1, max_size=8), finishes=st.booleans())
    def moves(self, choices: list[int], finishes: bool) -> None:  # noqa: FBT001  # drawn by its name
        """Some legal moves; then the rest runs home, where it does."""
        for choice in choices:
            legal = moves(self.model.deal.game, self.model.position)
            if legal:
                move = legal[choice % len(legal)]
                self.wants(Play(move.src, move.dst))
        if finishes:
            self.wants(Finish())

    @rule(shown=st.sampled_from(SHOWN))
    def a_panel(self, shown: Opened) -> None:
        """A panel."""
        self.wants(Show(shown))

    @rule(choice=st.integers(0, 999), draw=st.integers(32_000, 2**53 - 1))
    def a_button(self, choice: int, draw: int) -> None:
        """A button that is there to be pressed."""
        shown, tree = board(self.model), panel(self.model)
        found = [tool.command for tool in (*shown.tools, *(shown.notice.tools if shown.notice else ()))]
        found = found if tree is None else list(buttons(tree))
        command = found[choice % len(found)]
        intent = intent_of(self.model, command, draw)
        assert intent is not None, command
        self.wants(intent)

    @rule(key=KEYS, shift=st.booleans(), ctrl=st.booleans())
    def a_key(self, key: str, shift: bool, ctrl: bool) -> None:  # noqa: FBT001  # drawn by its name
        """A key."""
        intent = intent_of_key(self.model, board(self.model), key, shift=shift, ctrl=ctrl)
        if intent is not None:
            self.wants(intent)

    @rule(
        form=st.sampled_from(["sign", "say", "open"]), text=st.text(max_size=12) | st.sampled_from(["ms33", "3 home"])
    )
    def a_form(self, form: str, text: str) -> None:
        """A form of a panel."""
        intent = submitted(self.model, form, text, 32_000)
        assert intent is not None
        self.wants(intent)

    @rule(preferred=PREFERRED)
    def a_preference(self, preferred: tuple[str, str]) -> None:
        """A preference that there is."""
        self.wants(Prefer(*preferred))

    @rule(intent=st.sampled_from(PLATFORM_INTENTS))
    def a_platform_intent(self, intent: Intent) -> None:
        """What reaches beyond the table."""
        self.wants(intent)

    @rule(choice=st.integers(0, 99), show=st.booleans())
    def an_earlier_game(self, choice: int, show: bool) -> None:  # noqa: FBT001  # drawn by its name
        """An earlier game, or one that is none."""
        found = [*(game.deal for game in self.model.library.games), "fortress:ms9"]
        self.wants(Reopen(found[choice % len(found)], show))

    @rule(choice=st.integers(0, 99), edit=st.none() | EDITS, waits=st.booleans())
    def a_file(self, choice: int, edit: tuple[int, str] | None, waits: bool) -> None:  # noqa: FBT001  # drawn by its name
        """A file that was saved before, whole or damaged; while it is read the player may go on."""
        if not self.files:
            self.wants(Export())
        text = self.files[choice % len(self.files)]
        if edit is not None:
            at = edit[0] % (len(text) + 1)
            text = text[:at] + edit[1] + text[at + 2 :]
        self.wants(Import(text))
        while waits and self.later and isinstance(self.later[-1], Check):
            self.wants(self.later.pop())

    @precondition(lambda self: self.later)
    @rule(choice=st.integers(0, 99), whole=st.booleans())
    def what_was_to_come_later(self, choice: int, whole: bool) -> None:  # noqa: FBT001  # drawn by its name
        """A step of a solution or of a file's reading, however late it comes; or all of them."""
        self.wants(self.later.pop(choice % len(self.later)))
        while whole and self.later:
            self.wants(self.later.pop())

    @rule(name=st.text(max_size=8))
    def the_end_of_a_run(self, name: str) -> None:
        """The run is ended and signed, if there is one."""
        self.wants(GiveUp())
        self.wants(Sign(name))

    @rule(asked=ASKED, verdict=VERDICTS, choices=st.lists(st.integers(0, 999), max_size=6), which=st.integers(0, 9))
    def a_question_and_its_answer(self, asked: Intent, verdict: str, choices: list[int], which: int) -> None:
        """A question for the solver, and an answer of legal moves; that they win is more than it can be."""
        self.wants(asked)
        if self.question is not None:
            deal = self.question.deals[which % len(self.question.deals)]
            self.hears({"deal": deal, "verdict": verdict, "line": self.line(choices)})

    @rule(field=st.sampled_from(Answer.__match_args__), odd=ODD, verdict=VERDICTS, asked=ASKED)
    def a_malformed_answer(self, field: str, odd: object, verdict: str, asked: Intent) -> None:
        """An answer with one field that cannot be; at which the page may give the worker up."""
        self.wants(asked)
        self.hears({"deal": self.model.deal.text, "verdict": verdict, "line": []} | {field: odd})

    @precondition(lambda self: self.model.library.elsewhere)
    @rule()
    def the_other_tab_is_closed(self) -> None:
        """From now on this tab keeps."""
        self.wants(Keep(tuple(self.shelf.everything().items())))

    @rule(elsewhere=st.sampled_from([False, False, True]), screen=SCREENS)
    def the_next_visit(self, elsewhere: bool, screen: Size) -> None:  # noqa: FBT001  # drawn by its name
        """The page is opened again; it finds what the last visit has kept."""
        before, kept = self.model, "game" in self.shelf.texts
        self.begin("", screen, elsewhere=elsewhere)
        if kept and not before.library.elsewhere:
            assert self.model.deal.text == before.deal.text

    @invariant()
    def the_table_is_whole(self) -> None:
        """Board and panel can be drawn, and agree with the position."""
        consistent(self.model)
        tree = panel(self.model)
        assert (tree is not None) == (self.model.ui.panel != "")

    @invariant()
    def what_is_kept_can_be_read(self) -> None:
        """The next visit would find everything, and the game as it stands."""
        assert [key for key in self.shelf.texts if ".damaged" in key] == []
        backup, faults = unpacked({key: text for key, text in self.shelf.texts.items() if key in READERS}, TITLES)
        assert faults == {}
        if backup.game is not None and not self.model.library.elsewhere:
            kept, now = backup.game, self.model.session
            assert (kept.deal.text, kept.position, kept.kind) == (now.deal.text, now.position, now.kind)
        assert len({game.deal for game in backup.games}) == len(backup.games)


TestWhateverIsWanted = Wanting.TestCase
TestWhateverIsWanted.settings = settings(examples(40), stateful_step_count=40)
