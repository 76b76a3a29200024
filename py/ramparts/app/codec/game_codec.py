"""What is kept between visits, as JSON text: the game with its whole history, and preferences.

Saves are texts replayed through the rules, never pickles; they are taken as hostile, like links.
"""

import reprlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from types import MappingProxyType
from typing import assert_never, cast

from ramparts.app.codec.named_rows import in_order
from ramparts.app.codec.versioned_json import read, written
from ramparts.app.state.library import name_shown
from ramparts.app.state.preferences import PREFERENCES, Prefs, preferring
from ramparts.app.state.review import read as read_review
from ramparts.app.state.review import saved as saved_review
from ramparts.app.state.session import FREE, Daily, FreePlay, Kind, Lesson, Puzzle, Run, Session, addressed
from ramparts.deals.deal import Deal, parse_deal
from ramparts.deals.grade import grade_named
from ramparts.deals.history import History, Node
from ramparts.deals.history_merge import MOST_MOVES, MOST_NODES, kept
from ramparts.deals.notation import Gesture, move_text, moves_text, parse_move
from ramparts.engine.score import deal_score, run_score
from ramparts.rules.errors import AmbiguousMove, BadNotation, IllegalMove
from ramparts.rules.game import Catalogue, Game, Title
from ramparts.rules.wording import marked as _

ENTRY: Mapping[str, object] = MappingProxyType({"parent": None, "meant": "", "moves": ""})
"""The fields of a history's entry, with the values of those that an entry does not have."""

FIRST_ENTRY = ["parent", "meant", "moves"]
"""The fields of entries above which none are named: those of the first version, whatever there is by now."""


def game_text(session: Session) -> str:
    """A game: deal, history tree and run, as `parse_game` reads them.

    ``nodes`` holds a row for each node after the first: the number of its parent, the gesture and the single moves.
    ``redo`` holds for every node, the first included, the node to which redo leads.
    """
    game, history = session.deal.game, kept(session.history)
    nodes = [
        [node.parent, move_text(game, node.meant), " ".join(moves_text(game, node.moves))]
        for node in history.nodes
        if node.meant is not None
    ]
    redo = [node.latest for node in history.nodes]
    saved = {
        "deal": session.deal.text,
        "fields": [*ENTRY],
        "nodes": nodes,
        "redo": redo,
        "at": history.at,
        "run": _run_saved(session.kind),
        "grade": session.kind.grade if isinstance(session.kind, FreePlay) else None,
        "kind": None if session.name in ("free", "run") else session.address,
        **saved_review(session.review, session.history, history),
    }
    return written(saved)


def _run_saved(kind: Kind) -> object:
    match kind:
        case FreePlay() | Daily() | Puzzle() | Lesson():
            return None
        case Run():
            return asdict(kind)
        case never:
            assert_never(never)


def parse_game(text: str, titles: Catalogue) -> Session:
    """The game that a text holds, every move replayed; its record is kept apart.

    Raises `BadNotation` with what is wrong, and where.
    """
    saved = read(text, "game")
    deal = parse_deal(_text(saved, "deal"), titles)
    rows = saved.get("nodes")
    if not isinstance(rows, list) or len(rows) >= MOST_NODES:
        raise BadNotation(_("the saved game has no list of moves, or one that is too long"))
    arranged = in_order(saved.get("fields", FIRST_ENTRY), ENTRY, _("{row} is not a move"))
    nodes, left = [Node(None, deal.start)], MOST_MOVES
    for number, row in enumerate(rows, 1):
        try:
            nodes.append(_node(deal.game, nodes, arranged(row), left))
        except (BadNotation, IllegalMove, AmbiguousMove) as error:
            sentence = _("the saved game {deal}, entry {number}: {why}")
            raise BadNotation(sentence, deal=deal.text, number=number, why=error) from None
        left -= len(nodes[-1].moves)
    at = _number(saved.get("at"), len(nodes))
    if at is None:
        sentence = _("the saved game stands at {at}, but has only positions 0 to {last}")
        raise BadNotation(sentence, at=_brief(saved.get("at")), last=len(nodes) - 1)
    history = History(deal.game, _redoing(nodes, saved.get("redo")), at)
    kind = _kind(saved, deal, titles, history)
    return Session(deal, history, kind, review=read_review(saved.get("review"), len(nodes)))


def _number(value: object, below: int) -> int | None:
    """The value, if it is a number from 0 to ``below`` - 1."""
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < below else None


def _node(game: Game, nodes: Sequence[Node], row: object, left: int) -> Node:
    """The node that a row of a saved game describes; ``left`` is how many single moves it may have at most."""
    if not isinstance(row, list) or len(row) != 3:
        raise BadNotation(_("{row} is not a move"), row=_brief(row))
    said, meant, line = cast(list[object], row)
    parent = _number(said, len(nodes))
    if parent is None:
        raise BadNotation(_("it follows {entry}, which is not an earlier entry"), entry=_brief(said))
    if not isinstance(meant, str) or not isinstance(line, str):
        raise BadNotation(_("a move has to be two pieces of text"))
    position, gestures = nodes[parent].position, list[Gesture]()
    for step in line.split():
        gestures.append(parse_move(game, gestures[-1].position if gestures else position, step))
        left -= len(gestures[-1].singles)
        if left < 0:
            raise BadNotation(_("there are more than {most} moves"), most=MOST_MOVES)
    if not gestures:
        raise BadNotation(_("a move has to move at least one card"))
    moves = tuple(move for gesture in gestures for move in gesture.singles)
    move = gestures[0].move if line == meant else parse_move(game, position, meant).move
    return Node(parent, gestures[-1].position, moves, move)


def _redoing(nodes: Sequence[Node], redo: object) -> tuple[Node, ...]:
    """The nodes, each with the child to which redo leads."""
    if not isinstance(redo, list) or len(redo) != len(nodes):
        raise BadNotation(_("the saved game does not say where redo leads"))
    for parent, child in enumerate(redo):
        known = _number(child, len(nodes))
        if child is not None and (known is None or nodes[known].parent != parent):
            sentence = _("redo leads from entry {parent} to {child}, which does not follow it")
            raise BadNotation(sentence, parent=parent, child=_brief(child))
    return tuple(node._replace(latest=latest) for node, latest in zip(nodes, redo, strict=True))


def _kind(saved: Mapping[str, object], deal: Deal, titles: Catalogue, history: History) -> Kind:
    """What the deal is played for: as its address says, else the run if the deal is a level of one, else free play.

    Raises `BadNotation` for an address that names nothing of the kind.
    """
    address = saved.get("kind")
    if address is None:
        run = _run(saved.get("run"), deal, titles, history)
        return FreePlay(grade_named(saved.get("grade"))) if run == FREE else run
    kind = addressed(address, deal.game.id) if isinstance(address, str) else None
    if kind is None or saved.get("run") is not None:
        raise BadNotation(_("the saved deal {deal} cannot be played as {kind}"), deal=deal.text, kind=_brief(address))
    return kind


def _run(saved: object, deal: Deal, titles: Catalogue, history: History) -> Kind:
    """The saved run if the deal is a level of one, else free play.

    Raises `BadNotation` for a run that is of another deal, or whose cleared levels do not lead up to this one.
    """
    if deal.number is None or titles[deal.game.id].levels == 1:
        if saved is not None:
            raise BadNotation(_("the saved deal belongs to no run"))
        return FREE
    if not isinstance(saved, dict) or saved.get("number") != deal.number:
        raise BadNotation(_("the saved run does not belong to the saved deal"))
    cleared, level = saved.get("cleared"), deal.game.level
    if not isinstance(cleared, list) or cleared != list(range(level - len(cleared), level)) or level <= len(cleared):
        sentence = _("the saved run cannot have cleared levels {cleared} before level {level}")
        raise BadNotation(sentence, cleared=_brief(cleared), level=level)
    flags = {name: saved.get(name) is True for name in ("ranked", "marked", "signed")}
    if flags["ranked"] and len(cleared) != level - 1:
        raise BadNotation(_("a run that counts begins at level 1"))
    run = Run(deal.number, tuple(range(level - len(cleared), level)), **flags)
    over = saved.get("over") is True or saved.get("points") is not None
    return replace(run, points=_points(saved.get("points"), run, titles[deal.game.id], history)) if over else run


def _points(said: object, run: Run, title: Title, history: History) -> int:
    """The points with which a run ended: as saved if some position of the history gives them, else the present ones."""
    game, before = history.game, map(title.at, run.cleared)
    now, here = run_score(before, game, history.position), deal_score(game, history.position)
    possible = (now - here + deal_score(game, node.position) for node in history.nodes)
    return next((points for points in possible if points == said), now)


def prefs_text(prefs: Prefs) -> str:
    """Preferences as JSON text."""
    return written(asdict(prefs))


def parse_prefs(text: str) -> Prefs:
    """Preferences of a text; what is unknown or no choice is left at its default. Raises `BadNotation`."""
    saved, prefs = read(text, "preferences"), Prefs()
    for name in PREFERENCES:
        value = saved.get(name)
        if isinstance(value, bool):
            value = "on" if value else "off"
        if isinstance(value, str):
            prefs = preferring(prefs, name, value)
    prefs = replace(prefs, sound_asked=saved.get("sound_asked") is True)
    signed = saved.get("name")
    return replace(prefs, name=name_shown(signed)) if isinstance(signed, str) else prefs


def _brief(value: object) -> str:
    """A value of a saved game, cut short to be quoted in a sentence."""
    return reprlib.repr(value)


def _text(saved: dict[str, object], name: str) -> str:
    value = saved.get(name)
    if not isinstance(value, str):
        raise BadNotation(_("the saved game has no text called {name}"), name=repr(name))
    return value
