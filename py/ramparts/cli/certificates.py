"""``certify`` writes the proof that a deal can be won or is lost, ``verify`` checks one that anybody has written."""

import argparse
from pathlib import Path

from ramparts.cli.arguments import Answer, Ask, count, engine_of, table_of, with_deal, with_moves, with_nodes
from ramparts.library.named_deal import named_deal
from ramparts.library.proofs.certifying import MOST, claimed, laid_out
from ramparts.rules.errors import BadNotation, quoted
from ramparts.verify import Fault, checked, read


def add_certificates(command: Ask) -> None:
    """Adds both commands."""
    proved = with_nodes(with_moves(with_deal(command("certify", show_certificate))))
    says = f"try sets of no more than so many positions, for a loss (else {MOST:,})"
    proved.add_argument("--positions", metavar="N", type=count, default=MOST, help=says)
    command("verify", show_verified).add_argument("certificate", metavar="CERTIFICATE", type=path, help="a file")


def path(text: str) -> Path:
    """A file that can be read."""
    try:
        Path(text).open("rb").close()
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise argparse.ArgumentTypeError(f"{quoted(text)} cannot be read: {why}") from None
    return Path(text)


def show_certificate(options: argparse.Namespace) -> Answer:
    """A proof that the position after the moves given can be won or is lost, for others to check."""
    found = table_of(options).solve(options.nodes, engine=engine_of(options).name)
    text = found.certificate(options.positions)
    return {"verdict": found.verdict.value, "certificate": text}, text.removesuffix("\n")


def show_verified(options: argparse.Namespace) -> Answer:
    """Whether a certificate proves what it says, by a program that knows the rules and nothing else."""
    try:
        lines = read(options.certificate)
        verdict = checked(lines)
    except Fault as fault:
        raise BadNotation("{file}: {why}", file=options.certificate, why=fault) from None
    try:
        deal, moves = named_deal(lines[1])
    except BadNotation as error:
        raise BadNotation("{file}: line 2: {why}", file=options.certificate, why=error) from None
    if moves or [claimed(deal.game, deal.start, verdict), laid_out(deal.game, deal.start)] != lines[2:4]:
        sentence = "{file}: line 2: {deal} is not the position in lines 3 and 4"
        raise BadNotation(sentence, file=options.certificate, deal=quoted(lines[1]))
    kind, said = ("moves", "can be won") if verdict == "winnable" else ("positions", "is lost")
    listed = len(lines) - 4 - sum(line.startswith("proof") for line in lines)
    return {"deal": deal.text, "verdict": verdict, kind: listed}, f"{deal.text} {said}; {kind} checked: {listed}"
