"""What a survey comes to: as an object, which is what `ramparts.shares` publishes, and in words."""

from ramparts import __version__
from ramparts.cli.surveys.survey import Record
from ramparts.cli.surveys.tally import Tally
from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Role


def summary(tally: Tally, command: str) -> tuple[Record, str]:
    """The counts with their interval, how long the survey took, and the command that makes it again."""
    deals, counts = tally.deals, tally.counts()
    (low, high), share = counts.interval, counts.share
    answer: Record = {
        "game": deals.game,
        "deals": counts.deals,
        **counts._asdict(),
        "share": round(share, 6),
        "interval": [round(low, 6), round(high, 6)],
        "visited": tally.visited,
        "seconds": round(tally.seconds, 3),
        "version": __version__,
        "command": command,
    }
    text = f"{counts.deals} deals: {counts.winnable} winnable, {counts.lost} lost, {counts.unknown} unknown. "
    text += f"Winnable: {share:.2%}, 95 % interval {low:.2%} to {high:.2%}."
    if parse_deal(deals.text(0), TITLES).game.having(Role.STOCK):
        answer["knows"] = "everything"
        text += "\nThe solver knows everything, the order of the cards that lie face down included."
    return answer, text
