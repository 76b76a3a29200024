"""Texts as people type, paste and send them: the one deal that each can mean, and what is said where that is none."""

from collections.abc import Callable
from urllib.parse import quote

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ramparts.app.words.languages import LANGUAGES, catalogue
from ramparts.deals.link import LONGEST_LINK, is_link
from ramparts.deals.plain_text import move_named
from ramparts.deals.reading import meant, vocabulary
from ramparts.games.catalogue import TITLES
from ramparts.rules.errors import BadNotation
from tests.kit.playing.positions import deal, written_out

ENGLISH = vocabulary(TITLES)

POSITION = written_out("fortress=t0~TH5H.t1~6H.t2~*KS")

READ = {
    "Ms34": "fortress:ms34",
    "MS 36": "fortress:ms36",
    "ms-36": "fortress:ms36",
    "59,931,163": "fortress:59931163",
    "59 931 163": "fortress:59931163",
    "59.931.163": "fortress:59931163",
    "59'931'163": "fortress:59931163",
    "59\u202f931\u00a0163": "fortress:59931163",
    "00033000": "fortress:33000",
    "ms00033": "fortress:ms33",
    "\uff4d\uff53\uff13\uff13": "fortress:ms33",
    "\u0663\u0663\u0660\u0660\u0660": "fortress:33000",
    "#33000": "fortress:33000",
    "No. 33000": "fortress:33000",
    "Fortress:ms33": "fortress:ms33",
    " fortress:ms33 ": "fortress:ms33",
    "fortress:ms\u200b33\ufeff": "fortress:ms33",
    "fortress:ms33\n": "fortress:ms33",
    "fortress:MS33;": "fortress:ms33",
    "Fortress: MS 33": "fortress:ms33",
    "fortress:59,931,163": "fortress:59931163",
    "fortress:59 931 163": "fortress:59931163",
    "Fortress, deal ms33.": "fortress:ms33",
    "Beleaguered Castle 32002": "beleaguered-castle:32002",
    "beleaguered-castle 32002": "beleaguered-castle:32002",
    "The Besieged City, deal 32000.": "besieged-city:32000",
    "Fortitude, run 77000, level 4.": "fortitude/4:77000",
    "Fortitude/04:77,000": "fortitude/4:77000",
    "fortitude/4 77000": "fortitude/4:77000",
    "https://x.org/ramparts/#fortress:ms33.": "fortress:ms33",
    "(https://x.org/ramparts/#fortress:ms33;t1-h)": "fortress:ms33;t1-h",
    '<a href="https://x.org/#fortress:ms33;t1-h">this</a>': "fortress:ms33;t1-h",
    "https://x.org/ramparts/%23fortress%3Ams33": "fortress:ms33",
    "https://x.org/#fortress%253Ams33": "fortress:ms33",
    "https://x.org/#fortress:ms33&fbclid=IwAR0": "fortress:ms33",
    "https://x.org/fortress/#chessboard:ms3": "chessboard:ms3",
    "https://x.org/#fortress:ms33;t1-h can you win it in 50 moves?": "fortress:ms33;t1-h",
    "fortress:ms33, fortress:ms33": "fortress:ms33",
    "fortress:ms33;T1\u2013h;t2\u2014H": "fortress:ms33;t1-h;t2-h",
    "fortress:ms33;qs-KS;10h-jh;as-FS;T3-t5:4": "fortress:ms33;QS-KS;TH-JH;AS-fS;t3-t5:4",
    "fortress:ms33;t1_h": "fortress:ms33;t1_h",
    "fortress:ms33;t1-h;\N{SNOWMAN}": "fortress:ms33;t1-h;\N{SNOWMAN}",
    POSITION.lower(): POSITION,
    POSITION.replace("TH", "10H").replace("TC", "10c") + "!": POSITION,
    "2026-11-22": "daily:2026-11-22:fortress",
    "2026/1/2": "daily:2026-01-02:fortress",
    "22.11.2026": "daily:2026-11-22:fortress",
    "11/22/2026": "daily:2026-11-22:fortress",
    "22/11/2026": "daily:2026-11-22:fortress",
    "11/11/2026": "daily:2026-11-11:fortress",
    "Daily": "daily",
    "https://x.org/#daily": "daily",
    "Daily deal of chessboard": None,
    "Chessboard 2026-11-22": "daily:2026-11-22:chessboard",
    "Daily:2026-11-22:Chessboard": "daily:2026-11-22:chessboard",
    "daily:2026-11-22": "daily:2026-11-22:fortress",
    "Daily: 2026-11-22": "daily:2026-11-22:fortress",
    "daily:22.11.2026": "daily:2026-11-22:fortress",
    "https://x.org/#lesson%3A3": "lesson:3",
    "Puzzle:Fortress:17.": "puzzle:fortress:17",
    f"Puzzle:Fortress={POSITION.partition('=')[2].lower()}": f"puzzle:{POSITION}",
}
"""Texts, and the address that each means in a game of Fortress; None where it means none."""


@pytest.mark.parametrize("text", READ)
def test_a_text_is_read_as_the_one_address_that_it_can_mean(text: str) -> None:
    if READ[text] is None:
        with pytest.raises(BadNotation, match="is not a deal"):
            meant(text, TITLES, ENGLISH, "fortress")
    else:
        assert meant(text, TITLES, ENGLISH, "fortress") == READ[text]


@pytest.mark.parametrize(
    "text, wrong",
    [
        ("fortress:ms33 100", "can mean fortress:ms33 or fortress:ms33100: write just one of them"),
        ("https://x.org/#fortress:ms33 #fortress:ms34", "can mean fortress:ms33 or fortress:ms34"),
        ("fortress chessboard 33000", "can mean fortress:33000 or chessboard:33000"),
        ("33000 34000", "can mean fortress:33000 or fortress:34000"),
        ("11/12/2026", "can mean daily:2026-12-11:fortress or daily:2026-11-12:fortress"),
        ("33000 on 2026-11-22", "is not a deal"),
        ("33000, 2026-11-22", "can mean fortress:33000 or daily:2026-11-22:fortress"),
        ("Klondike 33000", "'Klondike 33000' is not a deal: write a game and a number"),
        ("Fortress", "'Fortress' is not a deal"),
        ("", "'' is not a deal"),
        ("33", "write fortress:ms33, or a number from 32000 up"),
        ("0", "take a number from 32000 up"),
        ("Fortress 9" + "9" * 30, "plain deal numbers run from 32000"),
        ("Fortress:ms33x", "'fortress:ms33x': 'ms33x' is not a deal number"),
        ("https://x.org/#fortress:ms16%E0", "'ms16%E0' is not a deal number"),
        ("Fortitude/1000:77000", "is not a deal: write a game and a number"),
        ("Fortress:-1", "'-1' is not a deal number"),
        ("Fortress:1e9", "'1e9' is not a deal number"),
        ("Fortress=t0~10h", "51 cards are missing"),
        ("Fortress=t0~1h", "'1h' is not a card"),
        ("fortress:ms33\x00", "contains characters that do not belong in a deal"),
        ("\ud800", "contains characters that do not belong in a deal"),
        ("X" * (LONGEST_LINK + 1), f"the link has {LONGEST_LINK + 1} characters"),
    ],
)
def test_what_means_none_or_two_is_refused_in_a_sentence(text: str, wrong: str) -> None:
    with pytest.raises(BadNotation) as refused:
        meant(text, TITLES, ENGLISH, "fortress")
    assert wrong in str(refused.value)
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize("text", ["33000", "ms33", "2026-11-22", "daily:2026-11-22"])
def test_where_no_game_is_played_a_number_does_not_name_one(text: str) -> None:
    with pytest.raises(BadNotation, match="of which game"):
        meant(text, TITLES, ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_is_understood_by_its_names(language: str) -> None:
    say = catalogue(language).gettext
    words = vocabulary(TITLES, say)
    for title in TITLES.values():
        for name in (title.id, title.name, say(title.name)):
            spoken = {name, name.upper(), name.replace("-", " "), *(name.replace("'", sign) for sign in "\u2018\u2019")}
            spoken |= {name.removeprefix("The "), name.removeprefix("Die ")}
            assert {meant(f"{each} 40000", TITLES, words) for each in spoken} == {f"{title.id}:40000"}


@pytest.mark.parametrize("text", ["straßen und gassen 33000", "STRASSEN UND GASSEN 33000", "Streets and Alleys 33000"])
def test_games_are_named_in_english_and_in_the_players_language(text: str) -> None:
    words = vocabulary(TITLES, lambda said: {"Streets and Alleys": "Straßen und Gassen"}.get(said, said))
    assert meant(text, TITLES, words) == "streets-and-alleys:33000"


@pytest.mark.parametrize("text", ["echiquier ms33", "Échiquier ms33", "ÉCHIQUIER: MS 33", "E\u0301chiquier ms33"])
def test_accents_need_not_be_typed(text: str) -> None:
    words = vocabulary(TITLES, lambda said: {"Chessboard": "Échiquier"}.get(said, said))
    assert meant(text, TITLES, words) == "chessboard:ms33"


@pytest.mark.parametrize(
    "typed, move", [("T1\u2013h,", "t1-h"), ("\ufefft1-h", "t1-h"), ("10h -> jh", "TH-JH"), ("north", "north")]
)
def test_a_move_is_read_as_the_one_that_it_can_mean(typed: str, move: str) -> None:
    assert move_named(typed) == move


NUMBERS = st.integers(1, 1_000_000).map("ms{}".format) | st.integers(32_000, 10**15).map(str)
DEALS = st.one_of(
    st.builds("{}:{}".format, st.sampled_from([name for name, title in TITLES.items() if title.ms]), NUMBERS),
    st.builds("fortitude/{}:{}".format, st.integers(1, 999), st.integers(32_000, 10**12)),
    st.sampled_from([POSITION, deal("besieged-city=w0~*").text]),
)
MOVES = st.lists(st.sampled_from(["t1-h", "t3-t5:4", "QS-KS", "r01-w0", "s-d", "TH-fH"]), max_size=4)
LINKS = st.builds(lambda name, moves: ";".join([name, *moves]), DEALS, MOVES)

AROUND = st.sampled_from(
    ["{}", " {}\n", "({})", "{}.", "<{}>", "“{}”", "{}, wow!", "https://x.org/a/?b=c#{}", "see #{}"]
)
WRITTEN = st.sampled_from(
    [
        str,
        lambda text: text[0].upper() + text[1:],
        lambda text: text.replace("-", "\u2013"),
        lambda text: "".join(chr(ord(sign) + 0xFEE0) if sign in "0123456789" else sign for sign in text),
        "\u200b".join,
        str.upper,
        str.lower,
    ]
)
TENS = st.sampled_from([str, lambda text: text.replace("T", "10")])
SENT = st.sampled_from([str, quote, lambda text: quote(quote(text))])


@given(LINKS)
def test_what_is_written_strictly_comes_out_as_it_went_in(text: str) -> None:
    assert is_link(text)
    assert meant(text, TITLES, ENGLISH) == text


@given(LINKS, AROUND, st.tuples(TENS, WRITTEN, SENT))
def test_no_decoration_changes_what_is_meant(text: str, around: str, ways: tuple[Callable[[str], str], ...]) -> None:
    written = text
    for way in ways:
        written = way(written)
    found = meant(around.format(written), TITLES, ENGLISH)
    assert found == text
    assert meant(found, TITLES, ENGLISH, "chessboard") == found


@given(st.text(max_size=60) | st.lists(st.sampled_from([*ENGLISH, *READ, " ", ":", ";", "33000", "12"])).map("".join))
@example("DAILY:A")
@example("A:FORTRESS:MS1;THE")
@example("daily:2026-11-2233000(https://x.org/ramparts/#fortress:ms33;t1-h)")
def test_any_text_is_read_or_refused_and_what_is_read_stays_as_it_is(text: str) -> None:
    try:
        found = meant(text, TITLES, ENGLISH, "fortress")
    except BadNotation:
        return
    assert meant(found, TITLES, ENGLISH, "chessboard") == found
