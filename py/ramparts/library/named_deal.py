"""The deal that is named by its text, or by whatever the page would open, a link or a board; and a game by name."""

from collections.abc import Sequence
from typing import TypeVar

from ramparts.deals.boards.reading import format_of, parse_board
from ramparts.deals.deal import Deal, parse_deal, unknown_game
from ramparts.deals.link import ADDRESSED
from ramparts.deals.reading import game_named, meant, vocabulary
from ramparts.games.catalogue import TITLES
from ramparts.rules.errors import BadNotation, brief, quoted
from ramparts.rules.game import Title
from ramparts.study.daily_lists import deal_of, published
from ramparts.study.days import parse_date
from ramparts.study.practice.lessons import LESSONS
from ramparts.study.practice.puzzle_lists import shipped
from ramparts.study.practice.unfolding import unfolded

T = TypeVar("T")


def named_deal(text: str, game: str = "") -> tuple[Deal, list[str]]:
    """The deal that a text names or a board shows, and the moves that a link has behind it. Raises `BadNotation`.

    ``game`` is that of a board, and of a text that names none; what names another is refused.
    """
    title, level = titled(game) if game else (None, 1)
    if format_of(checked(text, "deal")):
        if title is None:
            sentence = "a board of another program does not say of which game it is: name that too, such as fortress"
            raise BadNotation(sentence)
        return parse_board(text, title, level if "/" in game else 0).deal, []
    present = "" if title is None else game_text(title, level)
    address = meant(text, TITLES, vocabulary(TITLES), present)
    head, _colon, rest = address.partition(":")
    name, *moves = address.split(";") if head not in ADDRESSED else [address]
    deal = _elsewhere(head, rest) if head in ADDRESSED else parse_deal(name, TITLES)
    if title is not None and (deal.game.id != title.id or ("/" in game and deal.game.level != level)):
        found = game_text(TITLES[deal.game.id], deal.game.level)
        raise BadNotation("{text} is a deal of {found}, not of {game}", text=quoted(text), found=found, game=game)
    return deal, moves


def titled(game: str) -> tuple[Title, int]:
    """The title of a game and its level, 1 if none is named. Raises `BadNotation` where there is none."""
    name, _slash, level = game_named(checked(game, "game"), TITLES).partition("/")
    title = TITLES.get(name)
    if title is None:
        raise unknown_game(game, TITLES)
    if level and not (level.isdecimal() and len(level) < 4 and 1 <= int(level) <= title.levels):
        levels = "has no levels" if title.levels == 1 else f"has levels 1 to {title.levels}"
        raise BadNotation("{text}: {game} {levels}", text=quoted(game), game=title.name, levels=levels)
    return title, int(level or 1)


def game_text(title: Title, level: int) -> str:
    """The game as deals name it, with the level if it has several: ``fortress``, ``fortitude/4``."""
    return f"{title.id}/{level}" if title.levels > 1 else title.id


def checked(given: object, what: str) -> str:
    """What was given for a deal, a game or a move. Raises `BadNotation` where that is no text."""
    if not isinstance(given, str):
        raise BadNotation("a {what} is given as a text, and not as {given}", what=what, given=brief(repr(given)))
    return given


def _elsewhere(head: str, rest: str) -> Deal:
    """The deal of a day, a puzzle or a lesson. Raises `BadNotation` where there is none."""
    first, _colon, last = rest.partition(":")
    if head == "daily" and last in TITLES:
        return _of_day(first, last)
    if head == "puzzle" and "=" in rest:
        return parse_deal(rest, TITLES)
    if head == "puzzle" and first in TITLES and (puzzle := _numbered(shipped(first), last)):
        return unfolded(TITLES[first], puzzle).deal
    if head == "lesson" and (lesson := _numbered(LESSONS, rest)):
        return parse_deal(lesson.deal, TITLES)
    raise BadNotation("there is nothing at the address {address}", address=quoted(f"{head}:{rest}".removesuffix(":")))


def _numbered(listed: Sequence[T], number: str) -> T | None:
    """The one of a list with this number, from 1; None where there is none."""
    at = int(number) if number.isdecimal() and len(number) < 7 else 0
    return listed[at - 1] if 1 <= at <= len(listed) else None


def _of_day(date: str, title: str) -> Deal:
    choice = published().get((title, parse_date(date)))
    if choice is None:
        sentence = "the deal of {date} was not published; `ramparts daily {date} {title}` looks for it"
        raise BadNotation(sentence, date=date, title=title)
    return deal_of(TITLES[title], parse_date(date), choice)
