"""Surveys as a table of the README, and as a plot."""

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil, floor

from ramparts.games.catalogue import TITLES
from web.build.odds.surveys import PUBLISHED, Survey

LEFT, WIDTH, ROW = 220, 400, 22
"""Where the plot's axis begins, how long it is, and how high a row is, in pixels."""


def name(survey: Survey) -> str:
    """The game as people say it."""
    title, _, level = survey.game.partition("/")
    return f"{TITLES[title].name}, level {level}" if level else TITLES[title].name


def percent(share: float) -> str:
    """A share with two decimals."""
    return f"{100 * share:.2f}"


def bounds(interval: tuple[float, float], digits: int) -> tuple[str, str]:
    """An interval in percent, rounded outwards: what is said is never narrower than what is known."""
    scale = 10**digits
    low, high = floor(100 * scale * interval[0]) / scale, ceil(100 * scale * interval[1]) / scale
    return f"{low:.{digits}f}", f"{min(high, 100):.{digits}f}"


def time(seconds: float) -> str:
    """About so long."""
    return f"{seconds / 3600:.1f} h" if seconds >= 5400 else f"{seconds / 60:.0f} min" if seconds >= 90 else "1 min"


def table(found: Sequence[Survey]) -> str:
    """The table of the README."""
    return "\n".join(_lines(found))


def _lines(found: Sequence[Survey]) -> Iterator[str]:
    yield "| | deals | can be won, % | 95 % interval | not decided | time | others found, % |"
    yield "|---|---|---|---|---|---|---|"
    for survey in found:
        counts, other = survey.counts, PUBLISHED.get(survey.game)
        said = f"{percent(other.share)} ({' to '.join(map(percent, other.interval))})" if other else ""
        cells = (
            name(survey),
            f"{counts.deals:,}",
            percent(counts.share),
            " to ".join(bounds(counts.interval, 2)),
            f"{counts.unknown:,}",
            time(survey.seconds),
            f"{said}, {other.source}" if other else "",
        )
        yield f"| {' | '.join(cells)} |".replace("|  |", "| |")


def plot(found: Sequence[Survey]) -> str:
    """A drawing in SVG: for each survey its interval as a bar, its share as a point, and others' as a ring."""
    height = ROW * (len(found) + 2)
    shapes = [*_axis(height), *(shape for row, survey in enumerate(found) for shape in _row(row, survey))]
    size = f'width="{LEFT + WIDTH + 30}" height="{height}" viewBox="0 0 {LEFT + WIDTH + 30} {height}"'
    style = "text{font:13px sans-serif;fill:#777}line{stroke:#9994}.n{text-anchor:end}.s{fill:none;stroke:#c33}"
    inner = "\n".join(shapes)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n<style>{style}</style>\n{inner}\n</svg>\n'


def _at(share: float) -> str:
    return f"{LEFT + WIDTH * share:.1f}"


def _axis(height: int) -> Iterator[str]:
    for tenth in range(0, 11, 2):
        x = _at(tenth / 10)
        yield f'<line x1="{x}" y1="4" x2="{x}" y2="{height - ROW}"/>'
        yield f'<text x="{x}" y="{height - 6}" text-anchor="middle">{10 * tenth} %</text>'


def _row(row: int, survey: Survey) -> Iterator[str]:
    y, (low, high), other = ROW * row + 15, survey.counts.interval, PUBLISHED.get(survey.game)
    yield f'<text class="n" x="{LEFT - 12}" y="{y + 4}">{escape(name(survey))}</text>'
    yield f'<rect x="{_at(low)}" y="{y - 4}" width="{WIDTH * (high - low):.1f}" height="8" fill="#38a" opacity="0.4"/>'
    yield f'<circle cx="{_at(survey.counts.share)}" cy="{y}" r="3" fill="#38a"/>'
    if other:
        yield f'<circle class="s" cx="{_at(other.share)}" cy="{y}" r="6"/>'
