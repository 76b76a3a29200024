"""``analyse``: what other programs rely on, and what a player reads."""

import io
import json

import pytest

from ramparts.cli import commands
from ramparts.cli.learning import analyse
from ramparts.deals.deal import parse_deal
from ramparts.deals.notation import Gesture, move_text, moves_text, replay
from ramparts.engine.play import moves
from ramparts.games.catalogue import TITLES
from ramparts.solver import Verdict, solve
from ramparts.study.worth.analysis import Analysis
from ramparts.study.worth.judgement import Judged
from ramparts.study.worth.knowledge import Knowledge
from tests.cli.test_cli import Answered
from tests.kit.terminal import Terminal

DEAL = "fortress:50002"
LOSING = ("t0-t5", "t2-t4")
"""In the place of the second two other moves would have kept the game."""


@pytest.fixture
def ramparts(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Answered:
    return Answered(capsys, monkeypatch)


def rows_of(answer: dict[str, object]) -> list[dict[str, object]]:
    rows = answer["positions"]
    assert isinstance(rows, list)
    return rows


def test_analyse_tells_of_every_position_and_of_the_move_that_lost(ramparts: Answered) -> None:
    answer = ramparts.json("analyse", DEAL, *LOSING)
    assert list(answer) == ["positions", "turning_points", "bits", "knows"]
    assert answer["knows"] == "everything"
    rows = rows_of(answer)
    assert [row["verdict"] for row in rows] == ["winnable", "winnable", "lost"]
    legal = ramparts.json("moves", DEAL, LOSING[0])["moves"]
    assert isinstance(legal, list)
    keep = [move for move in legal if move != LOSING[1]]
    assert rows[1] == {"verdict": "winnable", "legal": len(legal), "keep": keep}
    assert rows[2]["keep"] == []
    assert answer["turning_points"] == [{"move": 2, "played": LOSING[1], "kept": keep}]


@pytest.mark.parametrize("name", ["fortress:50007", "chessboard:50002", "beleaguered-castle:32037"])
def test_what_keeps_a_deal_winnable_is_what_solve_wins_afterwards(ramparts: Answered, name: str) -> None:
    [row] = rows_of(ramparts.json("analyse", name))
    deal = parse_deal(name, TITLES)
    legal = moves_text(deal.game, moves(deal.game, deal.start))
    assert row["legal"] == len(legal)
    assert row["keep"] == [move for move in legal if ramparts.json("solve", name, move)["verdict"] == "winnable"]


def test_both_engines_say_the_same(ramparts: Answered) -> None:
    words = ("analyse", "streets-and-alleys:32042", "--nodes", "2000")
    assert ramparts.json(*words, "--engine", "python") == ramparts.json(*words)


def test_moves_are_read_from_standard_input_and_from_a_link(ramparts: Answered) -> None:
    said = ramparts.json("analyse", DEAL, *LOSING)
    assert ramparts.json("analyse", DEAL, "-", typed=io.StringIO("\n".join(LOSING))) == said
    assert ramparts.json("analyse", f"#{DEAL};{';'.join(LOSING)}") == said


def test_bits_are_those_of_a_line_that_wins(ramparts: Answered) -> None:
    deal = parse_deal(DEAL, TITLES)
    line = moves_text(deal.game, solve(deal.game, deal.start).line)
    answer = ramparts.json("analyse", DEAL, *line)
    assert (answer["turning_points"], answer["bits"]) == ([], 9.621)
    assert rows_of(answer)[-1] == {"verdict": "winnable", "legal": 0, "keep": []}


def test_what_is_undecided_is_said(ramparts: Answered) -> None:
    answer = ramparts.json("analyse", "streets-and-alleys:ms5", "--nodes", "50")
    [row] = rows_of(answer)
    assert (row["verdict"], row["keep"]) == ("unknown", [])
    assert row["unknown"]
    assert answer["bits"] == 0
    status, out, _ = ramparts("analyse", "streets-and-alleys:ms5", "--nodes", "50")
    assert status == 0
    assert out.splitlines()[0] == "streets-and-alleys:ms5, 0 moves: it is undecided."


def test_an_illegal_move_and_bad_words_are_refused_as_everywhere(ramparts: Answered) -> None:
    status, out, err = ramparts("analyse", DEAL, "t4-t2", "t0-h")
    assert (status, out, len(err.splitlines())) == (1, "", 1)
    assert "move 2 of fortress:50002: 't0-h' is not allowed" in err
    assert ramparts("analyse", "fortress:ms0")[0] == 2
    assert ramparts("analyse", DEAL, "t4-t2", "-")[0] == 2
    assert ramparts("analyse", DEAL, "--nodes", "0")[0] == 2


def test_a_player_reads_what_lost_the_game_and_what_would_have_kept_it(ramparts: Answered) -> None:
    lines = ramparts("analyse", DEAL, *LOSING)[1].splitlines()
    assert lines[0] == "fortress:50002, 2 moves: it can be won at the start, and is lost at the end."
    assert lines[1].startswith("Move 2 lost the game. t2-t4: ")
    assert lines[2] == "2 of 3 moves kept it:"
    assert all(line.startswith("  t") for line in lines[3:5])
    assert lines[5] == "++-"
    assert lines[6] == "Each position from the start on: + can be won, - is lost"


def test_a_player_reads_which_moves_alone_kept_the_game(ramparts: Answered) -> None:
    deal = parse_deal(DEAL, TITLES)
    line = moves_text(deal.game, solve(deal.game, deal.start).line)
    out = ramparts("analyse", DEAL, *line)[1]
    assert out.startswith("fortress:50002, 111 moves: won.\n")
    assert "! can be won by one move alone" in out
    assert "Alone of several kept the game: moves 3 (t4-t2), 6 (t4-t9), " in out
    assert "9.6 bits" in out


def test_where_cards_lie_hidden_a_player_reads_that_all_is_known(ramparts: Answered) -> None:
    assert "knows everything" in ramparts("analyse", "fortitude:50001", "s-d")[1]


def judged(verdict: Verdict, *after: Verdict) -> Judged:
    deal = parse_deal(DEAL, TITLES)
    return Judged(verdict, tuple(moves(deal.game, deal.start))[: len(after)], after)


def test_many_moves_that_kept_the_game_are_not_all_put_into_words() -> None:
    deal = parse_deal("besieged-city:32000", TITLES)
    legal = moves(deal.game, deal.start)
    gestures = replay(deal.game, deal.start, [move_text(deal.game, legal[0])], deal.text)
    after = (Verdict.LOST, *(Verdict.WINNABLE for _ in legal[1:]))
    line = [Judged(Verdict.WINNABLE, tuple(legal), after), Judged(Verdict.LOST, (), ())]
    text = analyse.said(deal, gestures, line)
    assert f"{len(legal) - 1} of {len(legal)} moves kept it:" in text
    assert f"  and {' '.join(moves_text(deal.game, legal[6:]))}" in text


def test_a_turning_point_of_which_no_other_move_is_decided_names_none() -> None:
    deal = parse_deal(DEAL, TITLES)
    found = moves(deal.game, deal.start)[0]
    gestures = [Gesture(found, (found,), deal.start)]
    line = [judged(Verdict.WINNABLE, Verdict.LOST, Verdict.GAVE_UP), judged(Verdict.LOST)]
    assert "kept it" not in analyse.said(deal, gestures, line)


def test_long_work_shows_how_far_it_has_come_at_a_terminal() -> None:
    deal = parse_deal(DEAL, TITLES)
    progress = Terminal()
    gestures = replay(deal.game, deal.start, LOSING, deal.text)
    analyse.carried_out(Analysis(Knowledge(deal.game), deal.start, gestures), progress)
    assert progress.getvalue().endswith("3/3\n")


def test_without_json_standard_output_has_no_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["analyse", DEAL]) == 0
    with pytest.raises(json.JSONDecodeError):
        json.loads(capsys.readouterr().out)
