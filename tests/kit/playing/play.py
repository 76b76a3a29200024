"""Hypothesis strategies: tables that were played at for a while, and anything a page may ask of one."""

from typing import get_args

from hypothesis import strategies as st

from ramparts.app.layout.boxes import Size
from ramparts.app.messages.intents import (
    Absent,
    Back,
    DealOn,
    Drop,
    Finish,
    GiveUp,
    Go,
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
    Show,
    Sign,
    Step,
    Touch,
    Undo,
    Walk,
    Watch,
)
from ramparts.app.messages.questions import AboutCard, AboutPile, AboutRegion, Plain, Region
from ramparts.app.messages.solver_protocol import Answer
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Boards, EarlierGames, Rules, Statistics
from ramparts.app.state.session import FREE, Run
from ramparts.app.state.ui import Focus
from ramparts.deals.deal import Deal, parse_deal, position_text
from ramparts.engine.play import moves
from ramparts.games.catalogue import TITLES
from tests.kit.playing.random_play import arrangements, deals
from tests.kit.visit.panels import PANELS
from tests.kit.visit.table import seated, told


@st.composite
def tables(draw: st.DrawFn) -> Model:
    """A table with a deal of any title and level, or with a position; a run has cleared the levels before."""
    deal = draw(st.one_of(deals(), arrangements().map(_written)))
    levelled = TITLES[deal.game.id].levels > 1 and deal.number is not None
    run = Run(deal.number or 0, tuple(range(1, deal.game.level)), ranked=draw(st.booleans()))
    return seated(deal, run if levelled else FREE)


def _written(deal: Deal) -> Deal:
    return parse_deal(position_text(TITLES[deal.game.id], deal.game, deal.start), TITLES)


def stirred(model: Model, choice: int) -> Model:
    """The table after a legal move or, one time in four, after a step through its history."""
    history = model.history
    if choice % 4 == 0:
        steps: tuple[Intent, ...] = (Undo(), Undo(), Redo(), Restart(), Go(choice // 32 % len(history.nodes)))
        return told(model, steps[choice // 4 % len(steps)])
    legal = moves(model.deal.game, model.position)
    if not legal:
        return told(model, Undo())
    move = legal[choice // 4 % len(legal)]
    top = len(model.position[move.src]) - 1
    return told(model, Touch(move.src, top), Touch(move.dst, len(model.position[move.dst])))


@st.composite
def played(draw: st.DrawFn, longest: int = 40) -> Model:
    """A table after random play with undo, redo and jumps, so that its history branches."""
    model = draw(tables())
    for choice in draw(st.lists(st.integers(0, 2**16), max_size=longest)):
        model = stirred(model, choice)
    return model


ARGUED = (
    EarlierGames(0),
    EarlierGames(9999),
    *(kind(text) for kind in (Boards, Rules, Statistics) for text in ("nonsense", *TITLES)),
)
"""Panels of a part that may not be there."""

NEAR = st.integers(-2, 40)
TEXTS = st.one_of(
    st.text(max_size=20),
    st.sampled_from(
        ["fortress:ms33", "fortress:ms33;t1-h;t2-h", "fortitude:77000;s-d", "besieged-city:32000", "fortress=t0~AC"]
    ),
    st.from_regex(r"(fortress|fortitude|chessboard)(/[0-9])?[:=](ms)?[0-9]{1,5}(;t[0-9]-(h|t[0-9]))?", fullmatch=True),
)
DEALS = st.sampled_from(["fortress:ms33", "fortress:32000", "besieged-city:32000"])
VERDICTS = st.sampled_from(["searching", "winnable", "lost", "unknown", "advice"])
LINES = st.lists(st.sampled_from(["t0-t1", "t1-h", "t3-t5", "s-d"]), max_size=2).map(tuple)
INTENTS: st.SearchStrategy[Intent] = st.one_of(
    st.builds(Touch, NEAR, NEAR, st.booleans()),
    st.builds(Touch, st.integers(4, 15), st.integers(0, 8), st.booleans()),
    st.builds(Lift, NEAR, NEAR),
    st.builds(Drop, st.one_of(st.none(), NEAR)),
    st.builds(Walk, st.builds(Focus, NEAR, NEAR), st.booleans()),
    st.builds(Read, st.sampled_from(get_args(Plain))),
    st.builds(Read, st.builds(AboutPile, NEAR)),
    st.builds(Read, st.builds(AboutRegion, st.sampled_from(get_args(Region)))),
    st.builds(Read, st.builds(AboutCard, st.integers(0, 51))),
    st.builds(Say, TEXTS),
    st.builds(Play, NEAR, NEAR, st.integers(-1, 5)),
    st.builds(Go, st.integers(-2, 30)),
    st.builds(New, st.sampled_from(list(TITLES)), st.integers(32_000, 2**53 - 1), st.just(1)),
    st.builds(Open, TEXTS),
    st.builds(Show, st.sampled_from(["", *PANELS.values(), *ARGUED])),
    st.builds(Sign, st.text(max_size=40)),
    st.builds(Resize, st.builds(Size, st.integers(320, 1920), st.integers(320, 1920))),
    st.builds(
        Prefer,
        st.sampled_from(["home", "ask", "light", "deals", "tell", "name", "nonsense"]),
        st.sampled_from(["on", "off", "safe", "all", "any", "always", "demand", "winnable", "nonsense"]),
    ),
    st.builds(Peek, st.one_of(st.none(), st.builds(Focus, NEAR, NEAR))),
    st.builds(Absent, st.just("no WebAssembly")),
    st.builds(Step, st.integers(0, 3)),
    st.builds(Heard, st.builds(Answer, st.integers(0, 4), DEALS, VERDICTS, st.just(""), st.integers(0, 9), LINES)),
    st.sampled_from((Undo(), Redo(), Restart(), NextLevel(), GiveUp(), DealOn(), Finish())),
    st.sampled_from((Look(), Hint(), Back(), Watch())),
)
"""Anything the page may ask, sensible or not."""
