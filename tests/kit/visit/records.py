"""Hypothesis strategies for what is kept: records, the ten best, preferences."""

from hypothesis import strategies as st

from ramparts.app.state.game_record import Record, filed
from ramparts.app.state.library import LONGEST_NAME, Best, entered, name_shown
from ramparts.app.state.preferences import PREFERENCES, Prefs

DEALS = st.one_of(
    st.integers(1, 40).map("fortress:ms{}".format),
    st.integers(32_000, 32_040).map("besieged-city:{}".format),
    st.tuples(st.integers(1, 9), st.integers(77_000, 77_004)).map(lambda each: f"fortitude/{each[0]}:{each[1]}"),
)
TIMES = st.integers(0, 2**53 - 1)
COUNTS = st.integers(0, 10_000)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A record of a deal that was begun."""
    won = draw(st.booleans())
    moves = draw(COUNTS)
    return Record(
        draw(DEALS),
        draw(st.integers(1, 99)),
        draw(TIMES),
        draw(TIMES),
        draw(TIMES),
        moves,
        draw(COUNTS),
        won=won,
        lost=not won and draw(st.booleans()),
        helped=draw(st.booleans()),
        shown=not won and draw(st.booleans()),
        date=draw(st.sampled_from(["", "", "2026-11-22"])),
        timely=draw(st.booleans()),
        fewest=draw(st.just(0) | st.integers(0, max(0, moves - 1))),
        watched=draw(st.booleans()),
    )


RECORDS = st.lists(records(), max_size=12).map(filed)
"""Records in the order in which they are kept."""

NAMES = st.text(max_size=LONGEST_NAME).map(name_shown)
LINES = st.builds(Best, NAMES.filter(bool), st.integers(1, 10**6), st.integers(1, 99), st.booleans())


def _best(lines: list[Best]) -> tuple[Best, ...]:
    best: tuple[Best, ...] = ()
    for line in lines:
        best = entered(best, line)
    return best


BEST = st.lists(LINES, max_size=12).map(_best)
CHOSEN: dict[str, st.SearchStrategy[str | bool]] = {
    **{name: st.sampled_from([*row.values]) if row.values else st.booleans() for name, row in PREFERENCES.items()},
    "sound_asked": st.booleans(),
    "name": NAMES,
}
PREFS = st.builds(Prefs, **CHOSEN)
