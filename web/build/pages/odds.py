"""How often the games can be won: a table with a bar for each survey, and the page that says how it is known."""

from collections.abc import Iterable

from ramparts.app.study.figures.odds_panel import TOLD
from ramparts.app.view.elements import Inner, Node, node
from ramparts.app.words.sentences import Words, figure
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Title
from ramparts.rules.wording import marked
from ramparts.shares.published import by_share
from web.build.odds.surveys import PUBLISHED
from web.build.pages.html import link, play, section
from web.build.pages.site import ODDS, Page, Ways, ways_from

KNOWN = (
    marked(
        "If the computer says that a deal can be won, it has won it, move by move. If it says no, it has tried every "
        "way."
    ),
    marked("A second program checks its answers. It is short, and knows nothing but the rules."),
    marked("A few deals were too much for the computer. They make the range wider."),
    marked("Others have counted too, with programs of their own:"),
)
"""How all this is known."""


def odds_page(words: Words) -> Page:
    """The page for all games."""
    _ = words.gettext
    ways, name = ways_from(ODDS, words), _("How often can it be won?")
    told = [node("p", _(text)) for text in KNOWN]
    top = node("h1", name), node("p", _(TOLD)), play(ways.game(), _("Play now"))
    table = odds_table(words, ways, TITLES.values(), full=True)
    return Page(ODDS, name, _(TOLD), top, (table, section(_("How we know"), *told, _others(words, ways))))


def odds_table(words: Words, ways: Ways, titles: Iterable[Title], here: str = "", *, full: bool = False) -> Node:
    """A row for each survey of some titles; the name of the title that is ``here`` is no link.

    In ``full`` it says how many deals were played, and begins with what can be won most often.
    """
    _ = words.gettext
    wanted = {title.id: title for title in titles}
    order = [*wanted]
    found = [(each[0].partition("/"), each[1:]) for each in by_share() if each[0].partition("/")[0] in wanted]
    if not full:
        found.sort(key=lambda each: order.index(each[0][0]))
    rows = []
    for (title, _slash, level), (share, low, high, deals) in found:
        name: Inner = _(wanted[title].name)
        name = name if title == here else link(ways.page(f"{title}/"), name)
        more = [node("span", figure(words, int(deals)), class_="small")] if full else []
        cells = (
            node("th", name, f" {level}" if level else "", scope="row"),
            node("td", _point(words, share)),
            node("td", _point(words, f"{low}–{high}"), _bar(float(share), float(low), float(high)), *more),  # noqa: RUF001
        )
        rows.append(node("tr", *cells, **({"class_": "here"} if title == here else {})))
    more = [node("span", _("Deals played"), class_="small")] if full else []
    heads: tuple[list[Inner], ...] = [_("Game")], [_("Can be won, %")], [_("Likely range"), *more]
    return _table(heads, rows)


def _others(words: Words, ways: Ways) -> Node:
    """What others have found, and where it is said."""
    _ = words.gettext
    rows = [
        node(
            "tr",
            node("th", link(ways.page(f"{game}/"), _(TITLES[game].name)), scope="row"),
            node("td", _point(words, f"{100 * other.share:.1f}")),
            node("td", other.source, class_="source"),
        )
        for game, other in PUBLISHED.items()
    ]
    return _table(([_("Game")], [_("Can be won, %")], [_("Source")]), rows)


def _table(heads: Iterable[Iterable[Inner]], rows: Iterable[Node]) -> Node:
    top = node("tr", *(node("th", *head, scope="col") for head in heads))
    return node("table", node("thead", top), node("tbody", *rows), class_="odds")


def _point(words: Words, text: str) -> str:
    """Figures with the sign that a language has between whole and tenths."""
    return text.replace(".", words.gettext("0.0")[1])


def _bar(share: float, low: float, high: float) -> Node:
    """From nothing to a hundred of a hundred: the interval as a bar, and the share as a point."""
    span = node("rect", x=f"{low:g}", y="1", width=f"{max(high - low, 0.5):g}", height="4")
    point = node("circle", cx=f"{share:g}", cy="3", r="2")
    line = node("path", d="M0 3h100")
    return node("svg", line, span, point, class_="bar", viewBox="-2 0 104 6", aria_hidden="true")
