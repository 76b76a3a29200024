"""The command ``survey``: verdicts on many deals, by the processes of this machine or by a cluster."""

import argparse
import sys
from functools import partial

from ramparts.cli.arguments import Answer, Ask, engine_of, file, game, jobs, with_limits
from ramparts.cli.deal_range import deal_range
from ramparts.cli.progress import Progress
from ramparts.cli.surveys.cluster import cluster
from ramparts.cli.surveys.survey_summary import summary
from ramparts.cli.surveys.surveying import record_of_text, surveyed
from ramparts.library.searching import Limits
from ramparts.library.surveys.workers import here


def add_survey(command: Ask) -> None:
    """Adds the command."""
    many = with_limits(command("survey", show_survey))
    many.add_argument("game", metavar="GAME", type=game, help="as fortress or fortitude/4")
    many.add_argument("first", metavar="FIRST", help="as 32000 or ms1")
    many.add_argument("last", metavar="LAST", help="the last number, included")
    many.add_argument("--out", metavar="FILE", type=file, help="write there, and go on where the file leaves off")
    workers = many.add_mutually_exclusive_group()
    workers.add_argument("--jobs", metavar="N", type=jobs, default=1, help="in so many processes")
    workers.add_argument("--scheduler", metavar="ADDRESS", help="by the workers of dask there, as tcp://10.0.0.5:8786")


def show_survey(options: argparse.Namespace) -> Answer:
    """The verdicts on the deals from one number to another, a line of JSON each, and the share that can be won."""
    deals = deal_range(options.game, options.first, options.last)
    engine_of(options)  # a sentence now rather than from another process
    limits = Limits(options.nodes, options.seconds)
    decide = partial(record_of_text, limits, options.clock, options.engine, options.memory)
    hire = partial(here, options.jobs) if options.scheduler is None else partial(cluster, options.scheduler)
    tally = surveyed(deals, decide, hire, options.out or sys.stdout, Progress(sys.stderr, options.clock))
    return summary(tally, _command(options))


def _command(options: argparse.Namespace) -> str:
    """The command that makes a survey again, with the options that its verdicts depend on."""
    given = ((name, getattr(options, name)) for name in ("nodes", "seconds", "memory", "engine"))
    words = [f"--{name} {value}" for name, value in given if value is not None]
    return " ".join(["ramparts survey", options.game, options.first, options.last, *words])
