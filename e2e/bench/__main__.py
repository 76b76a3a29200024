"""`make bench-web`: what a start costs, beside bare Pyodide and unmodified PyScript, in one run on this machine.

All three are visited in turn, round after round, so that whatever else the machine does disturbs them alike; medians
are printed. Compare the shares rather than the milliseconds, and numbers of one machine only.

After the starts come how soon and how evenly the table answers, and how long reviews of won games take; and at the end
what became worse since figures were kept last.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from threading import Thread

from playwright.sync_api import Browser, sync_playwright

from e2e.bench.answering import frames, latency
from e2e.bench.figures import KEPT, Figures, compared, keep
from e2e.bench.moments import moments
from e2e.bench.reviews import reviews
from e2e.bench.stock import PYODIDE, PYSCRIPT, stock
from e2e.bench.visit import FAST_4G, FOUR_MBIT, Conditions, Times, visits
from e2e.engines import CHROMIUM, launch_options
from ramparts.games.catalogue import TITLES
from web.build.assemble import assemble
from web.build.serve import address, static_server

BUDGET = json.loads((Path(__file__).parent.parent / "budget.json").read_text("utf-8"))

PLAIN = Conditions("")
SLOW = Conditions(", 4x slower", slower=4)
PHONE = Conditions(", Fast 4G", network=FAST_4G, warm=False)
SLOW_PHONE = Conditions(", slow phone", slower=4, network=FOUR_MBIT, warm=False)
BY_LINK = Conditions(", Fast 4G, 4x slower", slower=4, network=FAST_4G, warm=False)

LINKS = ("", "#fortress:ms33", "#besieged-city:40000", "#daily:2026-11-22:fortress", "#lesson:3", "#puzzle:fortress:17")
"""The plain address, and one of each kind that a link may have."""

PARTS = ("starts", "links", "frames", "reviews")

OURS, BARE, UNMODIFIED = "ramparts", "pyodide", "pyscript"


@contextmanager
def served(folder: Path) -> Iterator[dict[str, str]]:
    """The addresses of the three sites, on hosts that compress and let browsers keep files for an hour."""
    urls = {}
    servers = []
    for name, page in ((OURS, ""), (BARE, PYODIDE), (UNMODIFIED, PYSCRIPT)):
        site = folder / name
        site.mkdir()
        server = static_server(site, compress=True, max_age=3600)
        urls[name] = address(server)
        assemble(site) if name == OURS else stock(page, site, urls[name].rstrip("/"))
        Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
    yield urls
    for server in servers:
        server.shutdown()


def measured(
    browser: Browser, urls: dict[str, str], conditions: Conditions, rounds: int
) -> dict[str, list[tuple[Times, Times | None]]]:
    """The visits to each site; one round more than asked for comes first and is forgotten: hosts compress in it."""
    seen: dict[str, list[tuple[Times, Times | None]]] = {name: [] for name in urls}
    for number in range(rounds + 1):
        for name, url in urls.items():
            pair = visits(browser, url, conditions, keeps=name == OURS)
            if number:
                seen[name].append(pair)
    return seen


def report(title: str, times: dict[str, list[Times]], figures: Figures) -> None:
    """Prints a line: the median milliseconds of each site until it is ready, and our share of PyScript's."""
    ready = {name: median(time.ready for time in all_times) for name, all_times in times.items()}
    share = ready[OURS] / ready[UNMODIFIED]
    told = "".join(f"{ready[name]:10.0f}" for name in (OURS, BARE, UNMODIFIED))
    print(f"{title:<24}{told}{share:8.2f}   (at most {BUDGET[title]:.2f})", flush=True)
    figures.share(title, share)
    figures.pyscript = figures.pyscript or ready[UNMODIFIED]  # of the plain start, which comes first


def starts(browser: Browser, urls: dict[str, str], rounds: int, figures: Figures) -> None:
    """Prints what a start costs."""
    print(f"{'milliseconds to ready':<24}{OURS:>10}{BARE:>10}{UNMODIFIED:>10}   share")
    for conditions in (PLAIN, SLOW, PHONE, SLOW_PHONE):
        seen = measured(browser, urls, conditions, rounds)
        kind = "first visit" if conditions.network else "cold"
        cold = {name: [first for first, _ in pairs] for name, pairs in seen.items()}
        report(f"{kind}{conditions.name}", cold, figures)
        if conditions.warm:
            warm = {name: [second for _, second in pairs if second] for name, pairs in seen.items()}
            report(f"warm{conditions.name}", warm, figures)
        if conditions is PHONE:
            phone = cold[OURS]
        if conditions is PLAIN:
            plain, again = cold, warm[OURS]
    ours = plain[OURS]
    wire = {name: max(time.wire for time in times) for name, times in plain.items()}
    print(f"wire: {', '.join(f'{name} {size}' for name, size in wire.items())} (at most {BUDGET['wire, bytes']})")
    own_bytes = max(time.ours for time in ours)
    print(f"of ours beside the runtime: {own_bytes} (at most {BUDGET['wire beside the runtime, bytes']})")
    figures.size("wire", wire[OURS])
    figures.size("wire beside the runtime", own_bytes)
    print(f"first paint: {median(time.paint for time in ours):.0f} ms (at most {BUDGET['first paint, ms']})")
    for name, times in (("first visit, Fast 4G", phone), ("warm", again)):
        most, seen_at = BUDGET[f"board seen, {name}, ms"], median(time.seen for time in times)
        print(f"board seen, {name}: {seen_at:.0f} ms (at most {most})")
        figures.time(f"board seen, {name}", seen_at)
    print(f"largest paint: {median(time.largest for time in ours):.0f} ms (at most {BUDGET['largest paint, ms']})")
    print(f"layout shift: {max(time.shift for time in ours):.3f} (at most {BUDGET['layout shift']})")


def links(browser: Browser, url: str, site: Path, rounds: int, figures: Figures) -> None:
    """Prints when the board is seen, and when it can be played, by a link and at a host that compresses nothing."""
    server = static_server(site, max_age=3600)
    Thread(target=server.serve_forever, daemon=True).start()
    addresses = {link or "the plain address": url + link for link in LINKS} | {"nothing compressed": address(server)}
    print(f"\n{'first visit' + BY_LINK.name:<32}{'seen':>8}{'ready':>8}{'bytes':>10}")
    seen: dict[str, list[Times]] = {name: [] for name in addresses}
    for _ in range(rounds):
        for name, times in seen.items():
            times.append(visits(browser, addresses[name], BY_LINK, keeps=False)[0])
    for name, times in seen.items():
        seen_at, ready = median(time.seen for time in times), median(time.ready for time in times)
        print(f"{name:<32}{seen_at:8.0f}{ready:8.0f}{max(time.wire for time in times):10}", flush=True)
        figures.time(f"{name}, seen", seen_at)
        figures.time(f"{name}, ready", ready)
    server.shutdown()


def evenness(browser: Browser, url: str, figures: Figures) -> None:
    """Prints how soon and how evenly the table answers."""
    clicks = latency(browser, url)
    print(f"click to change, 4x slower: {clicks:.0f} ms (at most {BUDGET['click to change, 4x slower, p95 ms']})")
    figures.time("click to change, 4x slower", clicks)
    drawn = frames(browser, url)
    print(f"frame to frame, dragging beside the solver: {drawn:.0f} ms (at most {BUDGET['frames, dragging, p95 ms']})")
    figures.time("frame to frame, dragging", drawn)
    most = BUDGET["frames, moving, p95 ms"]
    for what, (between, ours) in moments(browser, url).items():
        print(f"frame to frame, {what}, 4x slower: {between:.0f} ms (at most {most}), {ours:.0f} of them ours")
        figures.time(f"frame, {what}, ours", ours)


def reviewing(browser: Browser, url: str, count: int, games: Sequence[str], figures: Figures) -> None:
    """Prints what reviews take of games that were won, and of others."""
    print(f"\n{'reviews, milliseconds':<24}   moves   strip  answer    told   whole slowest  frames longest")
    for name, found in reviews(browser, url, count, games):
        print(f"{name:<24}" + "".join(f"{figure:8.0f}" for figure in found), flush=True)
        figures.time(f"review, {name}", found.told)
    aims = [BUDGET[f"review, {what}, ms"] for what in ("first signs", "Fortress and Chessboard", "others")]
    print("(strip at most {}, told at most {} in Fortress and Chessboard, {} elsewhere)".format(*aims))


def main() -> None:
    """Prints what was measured."""
    parser = argparse.ArgumentParser(prog="python -m e2e.bench", description="Measure the page.")
    parser.add_argument("--only", choices=PARTS, action="append", help="measure this part (default: all)")
    parser.add_argument("--rounds", type=int, default=7, help="visits of each kind")
    parser.add_argument("--game", choices=TITLES, action="append", help="review games of this title (default: all)")
    parser.add_argument("--reviews", type=int, default=2, help="games of each title that are reviewed")
    parser.add_argument("--keep", type=Path, metavar="FILE", help=f"add the figures to this file, such as {KEPT.name}")
    options = parser.parse_args()
    figures = Figures()
    program = CHROMIUM.found()
    if program is None:
        sys.exit(CHROMIUM.missing)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as urls, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(CHROMIUM, program))
        parts = options.only or PARTS
        if "starts" in parts:
            starts(browser, urls, options.rounds, figures)
        if "links" in parts:
            links(browser, urls[OURS], Path(folder, OURS), options.rounds, figures)
        if "frames" in parts:
            evenness(browser, urls[OURS], figures)
        if "reviews" in parts:
            reviewing(browser, urls[OURS], options.reviews, options.game or [*TITLES], figures)
        browser.close()
    compared(figures, options.keep or KEPT)
    if options.keep and figures.found:
        keep(figures, options.keep)


if __name__ == "__main__":
    main()
