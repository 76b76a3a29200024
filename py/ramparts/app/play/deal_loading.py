"""Deals put on the table: random ones, chosen ones, links, the next level of a run."""

from dataclasses import replace

from ramparts.app.messages.intents import Open
from ramparts.app.messages.study_intents import Typed
from ramparts.app.play.gestures import concluded, ended, filled
from ramparts.app.state.analysis import Analysis
from ramparts.app.state.library import Best, entered, enters, name_shown
from ramparts.app.state.model import Model
from ramparts.app.state.session import FREE, Kind, Run, Session, unranked
from ramparts.app.state.ui import Focus
from ramparts.app.words.sentences import Words
from ramparts.deals.deal import Deal, numbered, parse_deal
from ramparts.deals.history import History
from ramparts.deals.link import LONGEST_LINK, game_of, is_link
from ramparts.deals.notation import replay
from ramparts.engine.play import base, beginning
from ramparts.engine.tables import EVERY, tables_of
from ramparts.rules.errors import BadNotation
from ramparts.rules.game import Catalogue, Game, Position, Role
from ramparts.rules.wording import counted as n
from ramparts.rules.wording import marked

BLACK_THREE, THREE, FOUR, FIVE = 2, 28, 29, 30
"""A card of clubs, and cards of hearts: by which of the others takes the 4 a castle's rule is known."""

MOST_MOVES = 2_000
"""The most moves in a link."""


def fresh(model: Model, deal: Deal, kind: Kind, history: History | None = None) -> Model:
    """The model with a deal on the table, new or after a history; what is stored of others, preferences, window stay.

    What there is to do is shown in the place of its name (`aimed`).
    """
    history = history or History.start(deal.game, deal.start)
    first = deal.game.having(Role.ROW, Role.RAMPART)[0]
    focus = Focus(first, max(0, len(history.position[first]) - 1))
    said = dealt_said(model.words, model.titles, deal)
    analysis = Analysis(ask=model.analysis.ask, absent=model.analysis.absent)
    table = replace(
        model,
        session=Session(deal, history, kind, model.session.record),
        analysis=analysis,
    )
    table = table.with_ui(pick=None, peek=None, aside=-1, doomed=-1, feast=-1, praise=None, restarted=0, focus=focus)
    return aimed(table.with_ui(said=said, panel="", problem="", news=""))


def opening(text: str, titles: Catalogue) -> Open | Typed:
    """The intent for what an address or a text names: a deal, or what only the room that comes later can read."""
    return Open(text) if is_link(text) and game_of(text) in titles else Typed(text)


def dealt_said(words: Words, titles: Catalogue, deal: Deal) -> str:
    """One sentence for a deal just dealt."""
    _ = words.gettext
    name = titles[deal.game.id].name
    if deal.number is None:
        return _("{game}, starting from a given position.").format(game=_(name))
    number = deal.digits
    if titles[deal.game.id].levels > 1:
        return _("{game}, run {number}, level {level}.").format(game=_(name), number=number, level=deal.game.level)
    return _("{game}, deal {number}.").format(game=_(name), number=number)


def aimed(model: Model) -> Model:
    """The model with what there is to do shown in the place of the deal's name, which the title tells who sees it.

    Who has not won the title yet is also told how its cards go together: the game before may have had another rule.
    """
    if model.state != "playing":
        return model.with_ui(brief=("", ""))
    said, game = dealt_said(model.words, model.titles, model.deal), model.deal.game
    rule = "" if model.has_won(game.id) else joining_said(model.words, game)
    return model.with_ui(brief=(said, aim_said(model.words, game, model.position, rule)))


def aim_said(words: Words, game: Game, position: Position, rule: str = "") -> str:
    """What there is to do in a game, and first in this position; before a rule in fewer words, for it has two lines."""
    _, heights = words.gettext, {len(position[pile]) for pile in game.foundation}
    home, first = _("Bring all cards home."), ""
    if beginning(game, position):
        first = _("Begin with any card.")
    elif base(game, position) == 1 and not game.having(Role.STOCK):
        if heights == {0}:
            first = _("Get the aces out first.")
        elif heights == {1}:
            first = _("Get the 2s out first.")
    if rule:
        return f"{first or home} {rule}"
    return f"{home} {first}" if first else _("Bring all cards home, suit by suit.")


def joining_said(words: Words, game: Game) -> str:
    """Which card may lie on which in the rows of a castle, and that kings only fill them; empty for other games."""
    _, tables = words.gettext, tables_of(game)
    hosts = tables.hosts.get((Role.ROW, Role.ROW))
    taken = hosts[FOUR] if hosts else 0
    if taken >> THREE & 1:
        return _("A 4 can go on the 3 or the 5 of its suit.")
    if taken >> BLACK_THREE & 1:
        return _("A red 4 can go on a black 3 or 5.")
    if not taken >> FIVE & 1:
        return ""
    said, kings = _("Any 4 can go on any 5."), _("Only a king may go into an empty row.")
    return said if tables.lane == EVERY else f"{said} {kings}"


def parse_link(text: str, titles: Catalogue) -> tuple[Deal, list[str]]:
    """The deal and the move texts of a fragment such as ``fortress:ms33;t1-h;t2-h``.

    Raises `BadNotation` when it is too long or names no deal; the moves are not checked yet.
    """
    if len(text) > LONGEST_LINK:
        sentence = marked("the link has {count} characters; {most} are allowed")
        raise BadNotation(sentence, count=len(text), most=LONGEST_LINK)
    if not text.isascii() or not text.isprintable():
        raise BadNotation(marked("the link contains characters that do not belong in a deal"))
    deal, *moves = text.split(";")
    if len(moves) > MOST_MOVES:
        # For translators: a link is refused only for very many moves.
        many = n(
            "the link has {count} move; {most} are allowed",
            "the link has {count} moves; {most} are allowed",
            len(moves),
        )
        raise BadNotation(many, most=MOST_MOVES)
    return parse_deal(deal, titles), moves


def opened(model: Model, text: str) -> Model:
    """The model with the deal on the table that ``text`` names, after the moves that stand behind it.

    If the same deal is on the table already its history is kept; with moves from a link a run goes on unranked. Raises
    `BadNotation`, `IllegalMove` or `AmbiguousMove`.
    """
    deal, moves = parse_link(text, model.titles)
    gestures = replay(deal.game, deal.start, moves, deal.text)
    if deal.text == model.deal.text:
        said = dealt_said(model.words, model.titles, deal)
        table = model.with_ui(pick=None, said=said, panel="", problem="")
        if moves:
            table = table.with_history(model.history.go(0).follow(gestures)).with_kind(unranked(model.session.kind))
        table = aimed(table)
    else:
        levelled = model.titles[deal.game.id].levels > 1 and deal.number is not None
        kind = Run(deal.number or 0, ranked=False) if levelled else FREE
        table = fresh(model, deal, kind, History.start(deal.game, deal.start).follow(gestures))
    return concluded(filled(table))


def next_level(model: Model) -> Model:
    """The table with the next level of the run; unchanged unless this one is won."""
    game = model.deal.game
    run = model.run
    if model.state != "won" or run is None or run.over or model.titles[game.id].levels <= game.level:
        return model
    run = replace(run, cleared=(*run.cleared, game.level))
    return fresh(model, numbered(model.titles[game.id], run.number, game.level + 1), run)


def give_up(model: Model) -> Model:
    """The model with the run ended; unchanged without a run, after its end, and when its next level can be played."""
    if model.run is None or model.run.over or model.state == "won":
        return model
    over = model.with_kind(replace(model.run, points=model.score)).with_ui(pick=None, panel="ladder")
    return over.with_ui(said=ended(over))


def may_sign(model: Model) -> bool:
    """Whether the run has ended and its score is among the ten best."""
    run = model.run
    return run is not None and run.ranked and run.over and not run.signed and enters(model.library.best, model.score)


def signed(model: Model, name: str) -> Model:
    """The model with the run among the ten best, under this name; unchanged when it may not be there."""
    run = model.run
    if run is None or not may_sign(model):
        return model
    shown = name_shown(name)
    line = Best(shown or "-", model.score, model.deal.game.level, run.marked)
    run = replace(run, signed=True)
    return (
        replace(model, prefs=replace(model.prefs, name=shown))
        .with_kind(run)
        .with_library(best=entered(model.library.best, line))
    )
