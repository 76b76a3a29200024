"""The commands for learning: what a line was worth, how hard a deal is, what to play today, what to practise."""

import argparse
import sys

from ramparts.cli import analyse
from ramparts.cli.arguments import Answer, Ask, deal_and_line, with_deal, with_moves, with_nodes
from ramparts.cli.engine_choice import chosen_engine
from ramparts.study.analysis import Analysis
from ramparts.study.knowledge import Knowledge


def show_analysis(options: argparse.Namespace) -> Answer:
    """What each move of a line was worth: where it was lost, and which moves would have kept it."""
    deal, gestures = deal_and_line(options)
    known = Knowledge(deal.game, options.nodes, chosen_engine(options.engine))
    line = analyse.carried_out(Analysis(known, deal.start, gestures), sys.stderr)
    return analyse.answer(deal, gestures, line), analyse.said(deal, gestures, line)


def add_commands(command: Ask) -> None:
    """Adds these commands to the others."""
    with_nodes(with_moves(with_deal(command("analyse", show_analysis))))
