"""The commands for learning: what a line was worth, how hard a deal is, and what to play today."""

import argparse
import sys
from collections import Counter
from datetime import datetime

from ramparts.cli.arguments import (
    Answer,
    Ask,
    count,
    deal_and_line,
    engine_of,
    file,
    game,
    table_of,
    with_deal,
    with_engine,
    with_limits,
    with_moves,
    with_nodes,
)
from ramparts.cli.learning import analyse, hint
from ramparts.cli.learning.puzzles_shown import puzzle_shown, summary
from ramparts.cli.lists.compose import update_puzzles
from ramparts.cli.lists.proving import named_titles
from ramparts.cli.lists.publish import update_list
from ramparts.cli.lists.sorting import update_grades
from ramparts.cli.progress import draw_bar
from ramparts.deals.grade import GRADES
from ramparts.games.catalogue import TITLES
from ramparts.library.lists import grading
from ramparts.library.searching import Limits
from ramparts.rules.errors import BadNotation
from ramparts.study.daily import chosen
from ramparts.study.daily_lists import deal_of, published
from ramparts.study.days import parse_date
from ramparts.study.practice.puzzle_lists import shipped
from ramparts.study.worth.analysis import Analysis
from ramparts.study.worth.knowledge import Knowledge


def show_hint(options: argparse.Namespace) -> Answer:
    """The next move of a line that wins, and what it is good for; where cards lie face down, advice without them."""
    deal, gestures = deal_and_line(options)
    limits = Limits(options.nodes, options.seconds)
    finding = hint.Adviser(deal, limits, options.clock, engine_of(options)).found(gestures)
    return hint.answer(deal.game, gestures[-1].position if gestures else deal.start, finding, len(gestures))


def show_analysis(options: argparse.Namespace) -> Answer:
    """What each move of a line was worth: where it was lost, and which moves would have kept it."""
    deal, gestures = deal_and_line(options)
    known = Knowledge(deal.game, options.nodes, engine_of(options))
    line = analyse.carried_out(Analysis(known, deal.start, gestures), sys.stderr)
    return analyse.answer(deal, gestures, line), analyse.said(deal, gestures, line)


def show_grade(options: argparse.Namespace) -> Answer:
    """How hard it is to win from here: gentle, fair, hard or cruel, by what the winning line asks a player to know."""
    table = table_of(options)
    found = grading(table, engine_of(options), options.nodes)
    verdict = found.verdict.value
    answer: dict[str, object] = {"verdict": verdict, "grade": found.grade, "bits": found.bits}
    if found.grade is None:
        return answer, f"{table.deal}: {verdict}"
    return answer, f"{table.deal}: {found.grade}" + ("" if found.bits is None else f", {found.bits:.1f} bits")


def show_daily(options: argparse.Namespace) -> Answer:
    """The deals of a day, one for each title: in most games gentle on Monday to cruel on Sunday."""
    date = datetime.now().astimezone().date().isoformat() if options.date == "today" else options.date
    day, engine = parse_date(date), engine_of(options)
    deals: dict[str, dict[str, str]] = {}
    names = named_titles([] if options.title is None else [options.title])
    searched = any((name, day) not in published() for name in names)  # for minutes, maybe, without the kernel
    for done, name in enumerate(names):
        if searched:
            draw_bar(sys.stderr, done, len(names))
        choice = chosen(TITLES[name], day, published(), engine)
        deals[name] = {"deal": deal_of(TITLES[name], day, choice).text, "grade": choice.grade}
    if searched:
        draw_bar(sys.stderr, len(names), len(names))
    lines = (f"{TITLES[name].name:<20} {row['deal']}  {row['grade']}" for name, row in deals.items())
    return {"date": date, "deals": deals}, "\n".join(lines)


def show_published(options: argparse.Namespace) -> Answer:
    """Daily deals, proved and added to a list such as py/ramparts/study/lists/daily.txt; what it has already stays."""
    added = update_list(options.file, options.month, options.games, sys.stderr)
    rows = [{"game": name, "months": months} for name, months in added.items()]
    return {"published": rows}, "\n".join(f"{row['game']}: {row['months']} months added" for row in rows)


def show_sorted(options: argparse.Namespace) -> Answer:
    """The grades of the deals listed as winnable, added to a list such as py/ramparts/study/lists/graded.txt."""
    added = update_grades(options.file, options.games, options.deals, sys.stderr)
    rows = [{"game": name, "deals": deals} for name, deals in added.items()]
    return {"graded": rows}, "\n".join(f"{row['game']}: {row['deals']} deals added" for row in rows)


def show_puzzles(options: argparse.Namespace) -> Answer:
    """How many puzzles a title has and how they are, or one of them: a position, and what to find there."""
    [name] = named_titles([options.title])
    puzzles = shipped(name)
    if options.number is None:
        return summary(TITLES[name], puzzles)
    if options.number > len(puzzles):
        sentence = "{title} has {count} puzzles, no number {number}"
        raise BadNotation(sentence, title=name, count=len(puzzles), number=options.number)
    return puzzle_shown(TITLES[name], puzzles[options.number - 1])


def show_composed(options: argparse.Namespace) -> Answer:
    """Puzzles, found in one deal after the other and added to a list; what it has already stays."""
    [name] = named_titles([options.title])
    listed = update_puzzles(options.file, name, options.puzzles, options.deals, sys.stderr)
    grades = Counter(each.puzzle.grade for each in listed if each.puzzle.offered)
    return {"title": name, "grades": grades}, "\n".join(f"{grades[grade]:>5} {grade}" for grade in GRADES)


def add_commands(command: Ask) -> None:
    """Adds these commands to the others."""
    with_limits(with_moves(with_deal(command("hint", show_hint))))
    with_nodes(with_moves(with_deal(command("analyse", show_analysis))))
    with_nodes(with_moves(with_deal(command("grade", show_grade))))
    daily = with_engine(command("daily", show_daily))
    daily.add_argument("date", metavar="DATE", help="as 2026-11-22, or today")
    daily.add_argument("title", metavar="GAME", type=game, nargs="?", help="as fortress; else all")
    lists = command("publish", show_published)
    lists.add_argument("file", metavar="FILE", type=file, help="a list of daily deals; new lines are added at its end")
    lists.add_argument("month", metavar="MONTH", help="the last month, as 2027-12")
    lists.add_argument("games", metavar="GAME", type=game, nargs="*", help="as fortress; else all")
    grades = command("sort", show_sorted)
    grades.add_argument("file", metavar="FILE", type=file, help="a list of grades; new lines are added at its end")
    grades.add_argument("games", metavar="GAME", type=game, nargs="*", help="as fortress; else all")
    grades.add_argument("--deals", metavar="N", type=count, default=1000, help="grade so many of each (else 1000)")
    puzzles = command("puzzles", show_puzzles)
    puzzles.add_argument("title", metavar="GAME", type=game, help="as fortress")
    puzzles.add_argument("number", metavar="N", nargs="?", type=count, help="from 1")
    composed = command("compose", show_composed)
    composed.add_argument("file", metavar="FILE", type=file, help="a list of puzzles; new ones are added at its end")
    composed.add_argument("title", metavar="GAME", type=game, help="as fortress")
    composed.add_argument("--puzzles", metavar="N", type=count, default=66, help="so many of each grade (else 66)")
    composed.add_argument("--deals", metavar="N", type=count, default=20000, help="search so many (else 20000)")
