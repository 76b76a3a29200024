"""What the boards of addresses are drawn from before Python is there, as data: games, lessons, words, and measures.

`web/board/linked_board.mjs` gives each its place in the visitor's window.
"""

from collections.abc import Callable, Mapping
from string import ascii_lowercase, digits

from ramparts.app.layout.boxes import Size
from ramparts.app.start import first_model
from ramparts.app.state.model import Model
from ramparts.app.view.board import Board, board
from ramparts.app.view.looks import two_colours
from ramparts.app.words.languages import catalogue
from ramparts.app.words.sentences import Words
from ramparts.deals.deal import numbered, position_text
from ramparts.deals.proven import GENTLE, usual
from ramparts.engine.play import beginning
from ramparts.engine.tables import FACES, cells_take, faces_in, tables_of
from ramparts.games.beleaguered_castle import aces_first
from ramparts.games.castles.citadel import past_the_foundations
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import RANKS, Card, card_text, is_red, pack_number, rank, suit
from ramparts.rules.game import Game, Role, Title
from ramparts.study.practice.lessons import LESSONS
from ramparts.study.practice.puzzle_lists import shipped
from web.build.shell.first_board import MEASURES, WINDOW, EmptyShelf, greeting_data, least, measures_in, pile_data
from web.build.shell.linked_puzzles import counted, puzzle_words

STRIP = ("ROW", "LABEL", "PADDING", "GAP", "HIGH", "EDGES", "APART", "NARROW")
"""The measures of the buttons beside what is told."""

MORE: Mapping[str, tuple[str, ...]] = {
    "layout.lanes": ("COMFORTABLE",),
    "layout.columns": ("CROWDED",),
    "layout.city": ("RATIO", "SQUAT", "SQUATTEST", "KEEP", "MOAT"),
    "layout.walls": ("LEAST", "THICKNESS", "RIM", "WIDEST_RIM"),
    "view.captions": ("WIDEST_TITLE", "WIDEST", "MARGINS"),
    "view.welcome": ("LESSON", "LETTER", "LINE", "AROUND", "LOWEST", *STRIP),
}
"""The measures that are needed beside those of the first board."""

SLIM = Size(1, 800)
"""A window without room for moves beside the title."""

RELATIONS: Mapping[str, Callable[[Card, Card], bool]] = {
    "same": lambda top, card: suit(top) == suit(card),
    "other": lambda top, card: is_red(top) is not is_red(card),
    "": lambda top, card: True,
}
"""How two suits may be related in rows, by the script's word for it."""

PLACES = digits + ascii_lowercase
"""The character of a pile, by its index."""


def linked_boards(code: str) -> dict[str, object]:
    """All that the script has to know to draw what addresses name for whoever reads the language ``code``.

    Raises `ValueError` for a game that is dealt, or whose rows are built, in a way that the script does not know.
    """
    words = catalogue(code)
    measures = {module: (*MEASURES.get(module, ()), *MORE.get(module, ())) for module in {**MEASURES, **MORE}}
    return {
        "usual": usual(TITLES),
        "games": {title.id: _game(title, words) for title in TITLES.values()},
        "lessons": [_lesson(number, code) for number in range(1, len(LESSONS) + 1)],
        "own": _own_puzzle(code),
        "puzzles": puzzle_words(words, greeting_data(_seen(f"puzzle:{usual(TITLES)}:1", code)[1])["buttons"]),
        "words": {
            "unsaved": words.gettext("not saved"),
            "position": words.gettext("a position"),
            "level": words.gettext("level {level}"),
            "points": words.ngettext("{n} point", "{n} points", 0).format(n=0),
            "run": words.gettext("run {number}"),
            "moves": counted(words.ngettext("{n} move", "{n} moves", n) for n in range(200)),
        },
        "greeting": greeting_data(_seen("", code)[1]),
        "measures": measures_in(measures),
    }


def _seen(address: str, code: str) -> tuple[Model, Board]:
    """What Python shows a first visitor who follows a link."""
    model, _effects = first_model(TITLES, EmptyShelf(), address, WINDOW, least(usual(TITLES)), languages=(code,))
    return model, board(model)


def _game(title: Title, words: Words) -> dict[str, object]:
    game = title.at(1)
    _model, shown = _seen(title.id, "en")
    cells = _cells(game, shown)
    groups = [
        (group.name, [pile_data(at, shown.lanes[at]) | cells.get(at, {}) for at in group.piles])
        for group in shown.groups
    ]
    return {
        "name": words.gettext(title.name),
        "ms": title.ms,
        "packs": game.packs,
        "ladder": "".join(RANKS[each - 1] for each in title.at(title.ladder_top).ladder),
        "chosen": game.chosen_base,
        "homeFirst": beginning(game, game.deal(sorted(game.pack))),
        "roles": [pile.role.value for pile in game.piles],
        "ids": [pile.id for pile in game.piles],
        "groups": groups,
        "two": two_colours(game),
        "build": build_data(game),
        "cells": cells_take(game),
        "into": "".join(RANKS[rank(card) - 1] for card in faces_in(tables_of(game).lane) if suit(card) == 0),
        "dealings": [dealing_data(title.at(level)) for level in range(1, title.ladder_top + 1)],
        "gentle": GENTLE[title.id],
        "puzzles": len(shipped(title.id)),
    }


def _cells(game: Game, shown: Board) -> dict[int, dict[str, tuple[int, int]]]:
    """Each pile of a city with its column and row in the grid, ramparts included."""
    slots = {at: shown.lanes[at].slot for at in game.having(Role.RESERVE, Role.RAMPART)}
    across, down = (sorted({slot[side] for slot in slots.values()}) for side in (0, 1))
    return {at: {"cell": (across.index(slot.x), down.index(slot.y))} for at, slot in slots.items()}


def build_data(game: Game) -> dict[str, object] | None:
    """Which cards may lie on which in the rows, as suits and the differences of ranks; None where there are no rows.

    Raises `ValueError` for a rule that is not told by these two.
    """
    hosts = tables_of(game).hosts.get((Role.ROW, Role.ROW))
    if hosts is None:
        return None
    if tables_of(game).hosts.get((Role.CELL, Role.ROW), hosts) != hosts:
        raise ValueError(f"cards from the cells of {game.name} lie on others than those of rows do")
    pairs = {(top, card) for card in range(FACES) for top in faces_in(hosts[card])}
    steps = sorted({rank(top) - rank(card) for top, card in pairs})
    every = {(top, card) for card in range(FACES) for top in range(FACES) if rank(top) - rank(card) in steps}
    for name, related in RELATIONS.items():
        if pairs == {pair for pair in every if related(*pair)}:
            return {"suit": name, "steps": steps}
    raise ValueError(f"the script does not know how the rows of {game.name} are built")


def dealing_data(game: Game) -> dict[str, object]:
    """How a pack is dealt: the pile of each card, those apart that lie at home, and whether others pass their row."""
    pack = sorted(game.pack)
    passing = game.deal is past_the_foundations
    position = (aces_first if passing else game.deal)(pack)
    at = {card: pile for pile, cards in enumerate(position) for card in cards}
    to = "".join(PLACES[at[card]] for card in pack if at[card] not in game.foundation)
    return {"to": to, "top": game.top_rank, "aces": len(to) < len(pack), "passing": passing}


def _own_puzzle(code: str) -> dict[str, object]:
    """What is told with a puzzle that a player has made of a position, the same with each; in a frame ``asks`` is."""
    title = TITLES[usual(TITLES)]
    deal = numbered(title, least(title.id))
    _model, shown = _seen(f"puzzle:{position_text(title, deal.game, deal.start)}", code)
    asks = "Somebody lost from here. Can you do better? Find a move after which you can still win."
    return {"facts": shown.facts, "task": greeting_data(shown), "asks": catalogue(code).gettext(asks)}


def _lesson(number: int, code: str) -> dict[str, object]:
    model, shown = _seen(f"lesson:{number}", code)
    piles = ["".join(card_text(card) + str(pack_number(card) or "") for card in pile) for pile in model.position]
    short = board(model.with_ui(screen=SLIM)).facts
    told = {"facts": shown.facts, "short": short, "task": greeting_data(shown)}
    return {"id": model.deal.game.id, "piles": piles, **told}
