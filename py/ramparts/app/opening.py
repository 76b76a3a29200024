"""Deals put on the table: random ones, chosen ones, links, the next level of a run."""

from dataclasses import replace

from ramparts.app.insight import Insight
from ramparts.app.model import Best, Focus, Model, Run, entered, enters
from ramparts.app.speech import Words
from ramparts.deals import Deal, numbered, parse_deal
from ramparts.errors import BadNotation
from ramparts.game import Catalogue, Role
from ramparts.history import History
from ramparts.notation import replay

LONGEST_LINK = 20_000
MOST_MOVES = 2_000


def fresh(model: Model, deal: Deal, run: Run | None) -> Model:
    """The table with a deal just dealt; preferences, window and ten best stay."""
    focus = Focus(deal.game.having(Role.ROW, Role.RAMPART)[0], 0)
    said = dealt_said(model.words, model.titles, deal)
    history = History.start(deal.game, deal.start)
    insight = Insight(ask=model.insight.ask, absent=model.insight.absent)
    table = replace(model, deal=deal, history=history, run=run, insight=insight)
    return replace(table, pick=None, focus=focus, said=said, panel="", problem="")


def dealt_said(words: Words, titles: Catalogue, deal: Deal) -> str:
    """One sentence for a deal just dealt."""
    _ = words.gettext
    name = titles[deal.game.id].name
    if deal.number is None:
        return _("{game}, from a position.").format(game=_(name))
    number = f"ms{deal.number}" if deal.ms else str(deal.number)
    if titles[deal.game.id].levels > 1:
        return _("{game}, run {number}, level {level}.").format(game=_(name), number=number, level=deal.game.level)
    return _("{game}, deal {number}.").format(game=_(name), number=number)


def new(model: Model, title: str, number: int, level: int) -> Model:
    """The table with the deal of a number drawn at random; a game with levels begins a ranked run."""
    titled = model.titles[title]
    run = Run(number) if titled.levels > 1 and level == 1 else None
    return fresh(model, numbered(titled, number, level), run)


def parse_link(text: str, titles: Catalogue) -> tuple[Deal, list[str]]:
    """The deal and the move texts of a fragment such as ``fortress:ms33;t1-h;t2-h``.

    Raises `BadNotation` when it is too long or names no deal; the moves are not checked yet.
    """
    if len(text) > LONGEST_LINK:
        raise BadNotation(f"the link has {len(text)} characters; {LONGEST_LINK} are allowed")
    if not text.isascii() or not text.isprintable():
        raise BadNotation("the link holds characters that no deal has")
    deal, *moves = text.split(";")
    if len(moves) > MOST_MOVES:
        raise BadNotation(f"the link has {len(moves)} moves; {MOST_MOVES} are allowed")
    return parse_deal(deal, titles), moves


def opened(model: Model, text: str) -> Model:
    """The table with the deal that ``text`` names, after its moves.

    The history of the game in progress is kept when it is of the same deal. Raises `BadNotation`, `IllegalMove` or
    `AmbiguousMove`; then nothing has changed.
    """
    deal, moves = parse_link(text, model.titles)
    gestures = replay(deal.game, deal.start, moves, deal.text)
    if deal.text == model.deal.text:
        table = replace(model, pick=None, panel="", problem="")
        table = replace(table, history=model.history.go(0)) if moves else table
    else:
        levelled = model.titles[deal.game.id].levels > 1 and deal.number is not None
        run = Run(deal.number or 0, ranked=False) if levelled else None
        table = fresh(model, deal, run)
    history = table.history
    for gesture in gestures:
        history = history.play(gesture.singles, gesture.move)
    return replace(table, history=history)


def next_level(model: Model) -> Model:
    """The table with the next level of the run; unchanged unless this one is won."""
    game, number = model.deal.game, model.deal.number
    if model.state != "won" or number is None or model.titles[game.id].levels <= game.level:
        return model
    run = model.run or Run(number, ranked=False)
    run = replace(run, cleared=(*run.cleared, game.level))
    return fresh(model, numbered(model.titles[game.id], number, game.level + 1), run)


def give_up(model: Model) -> Model:
    """The table with the run ended; unchanged when there is none or it has ended."""
    if model.run is None or model.run.over:
        return model
    return replace(model, run=replace(model.run, over=True), pick=None, panel="ladder")


def may_sign(model: Model) -> bool:
    """Whether the run has ended and its score is among the ten best."""
    run = model.run
    return run is not None and run.ranked and run.over and not run.signed and enters(model.best, model.score)


LONGEST_NAME = 30


def signed(model: Model, name: str) -> Model:
    """The table with the run entered among the ten best; unchanged when it may not be."""
    run = model.run
    if run is None or not may_sign(model):
        return model
    shown = " ".join("".join(char for char in name if char.isprintable()).split())[:LONGEST_NAME]
    line = Best(shown or "-", model.score, model.deal.game.level, run.marked)
    run = replace(run, signed=True)
    return replace(model, best=entered(model.best, line), run=run, prefs=replace(model.prefs, name=shown))
