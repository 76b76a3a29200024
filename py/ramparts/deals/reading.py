"""Texts for a deal as people type, paste and send them: the one address that each can mean.

Phones begin with a capital, messengers encode a colon, a full stop comes after a link, numbers are written in groups of
three. So ``Fortress: MS 33``, ``59,931,163``, a date, or a whole link with words around it come out as the strict
addresses that all other parts of the program take (`ramparts.deals.link`). What is written strictly comes out as it
went in. What can mean two deals is refused with both of them named.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import islice, product

from ramparts.deals.deal import parse_deal
from ramparts.deals.link import ADDRESSED, LONGEST_LINK, game_of, is_link
from ramparts.deals.plain_text import CLOSING, bare, move_named, piles_named, plain
from ramparts.rules.errors import BadNotation, brief, quoted
from ramparts.rules.game import Catalogue
from ramparts.rules.wording import marked as _

FILLERS = _("the, daily, deal, game, run, number, no, nr")
"""Words that mean nothing beside a game and a number."""

LEVEL = _("level")

NO_DEAL = _("{text} is not a deal: write a game and a number, such as fortress:ms33")

MOST_ADDRESSES = 9
"""So many addresses of a text are looked at."""

_AFTER = re.compile('["<>()\\[\\]{}?&|\u00bb\u201d]')
"""What no address has; whatever follows it is not of the address either."""

_DIGITS = "[0-9]{1,3}(?P<by>[ .,'_])[0-9]{3}(?:(?P=by)[0-9]{3})*|[0-9]+"
_NUMBER = re.compile(f"(?:(?P<ms>ms)[ .:#-]?)?(?P<digits>{_DIGITS})", re.IGNORECASE)
_DATE = "[0-9]{4}[-./][0-9]{1,2}[-./][0-9]{1,2}|[0-9]{1,2}[-./][0-9]{1,2}[-./][0-9]{4}"
_OTHER_DATE = re.compile(rf"(?![0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}$)(?:{_DATE})")
"""A date that no address has."""


def vocabulary(titles: Catalogue, gettext: Callable[[str], str] = str) -> dict[str, str]:
    """What words mean, in English and in another language: the id of a game, ``/`` for a level, or nothing.

    An article may be left out at the beginning of a name.
    """
    said = {_folded(word): "" for say in (str, gettext) for word in say(FILLERS).split(", ")}
    said |= {_folded(say(LEVEL)): "/" for say in (str, gettext)}
    named = {_folded(name): each.id for each in titles.values() for name in (each.id, each.name, gettext(each.name))}
    parted = {name: name.partition(" ") for name in named}
    return said | named | {parted[name][2]: named[name] for name in named if said.get(parted[name][0]) == ""}


def _folded(words: str) -> str:
    return " ".join(re.split("[ -]+", bare(words)))


def game_named(text: str, titles: Catalogue) -> str:
    """The id of a game that is called by its id or its name, maybe with a level, as ``fortitude/4``.

    A text that names none comes out as it went in: whoever looks it up refuses it.
    """
    name, level, number = plain(text).strip().partition("/")
    found = vocabulary(titles).get(_folded(name))
    return f"{found}{level}{number}" if found in titles else text


def leads_elsewhere(address: str) -> bool:
    """Whether an address is that of a day, a puzzle or a lesson, and not of a deal."""
    return address.partition(":")[0] in ADDRESSED


def meant(text: str, titles: Catalogue, words: Mapping[str, str], present: str = "") -> str:
    """The address that a text means, whose deal is of the game with the id ``present`` where it names none.

    ``daily`` alone is the deal of today, which the page knows. ``words`` is a `vocabulary`. Raises `BadNotation` where
    it means nothing, or two things. Of what is written strictly it is not asked whether that exists.
    """
    if is_link(text):
        called = _spoken(text, words, present) if game_of(text) not in titles else []
        return called[0] if len(called) == 1 else text
    if len(text) > LONGEST_LINK:
        sentence = _("the link has {count} characters; {most} are allowed")
        raise BadNotation(sentence, count=len(text), most=LONGEST_LINK)
    line = plain(text)
    if not line.isprintable():
        raise BadNotation(_("{text} contains characters that do not belong in a deal"), text=quoted(text))
    if (alone := line.rpartition("#")[2].casefold()) in ADDRESSED:
        return alone
    written = list(dict.fromkeys(islice(_written(line, titles, present), MOST_ADDRESSES)))
    leading = [address for address in written if _refusal(address, titles) is None]
    if line in leading:
        return line
    spoken = [each for each in _spoken(line, words, present) if not written or _refusal(each, titles) is None]
    deals = {address.partition(";")[0] for address in leading}
    options = list(dict.fromkeys([*leading, *(each for each in spoken if each not in deals)]))
    if len(options) > 1:
        sentence = _("{text} can mean {first} or {second}: write just one of them")
        raise BadNotation(sentence, text=quoted(text), first=brief(options[0]), second=brief(options[1]))
    found = [*options, *written][:1]
    why = _refusal(found[0], titles) if found else BadNotation(NO_DEAL, text=quoted(text))
    if why is not None:
        raise why
    return found[0]


def _refusal(address: str, titles: Catalogue) -> BadNotation | None:
    """Why the deal of an address is none; None where it is one, and for what leads elsewhere."""
    if leads_elsewhere(address):
        return None
    try:
        parse_deal(address.partition(";")[0], titles)
    except BadNotation as error:
        return error
    return None


def _written(line: str, titles: Catalogue, present: str) -> Iterator[str]:
    """The addresses that stand in a line; they are those of the page, but for capitals and how numbers are grouped."""
    heads = "|".join(map(re.escape, (*titles, *ADDRESSED)))
    for found in re.finditer(rf"(?<![\w-])({heads})(?:/0*([0-9]+))?([:=])(\S*)", line, re.IGNORECASE):
        head, level, sign, rest = found.groups()
        head, rest = head.lower(), _AFTER.split(rest, maxsplit=1)[0].rstrip(CLOSING)
        if head not in ADDRESSED:
            deal, *moves = rest.split(";")
            name = f"{head}/{level}" if level else head
            placed = piles_named(deal) if sign == "=" else _digits(deal)
            yield ";".join((f"{name}{sign}{placed}", *map(move_named, moves)))
        elif not rest or (head == "daily" and _OTHER_DATE.fullmatch(rest)):
            continue  # what stands there is read with the words
        elif head != "daily" or ":" in rest:
            game, equals, piles = rest.partition("=")
            yield f"{head}:{game.lower()}{equals}{piles_named(piles)}"
        elif present:
            yield f"{head}:{rest.lower()}:{present}"


def _digits(text: str) -> str:
    """A deal number as it is written here, without what groups its digits; unchanged where it is none."""
    found = _NUMBER.fullmatch(text)
    if found is None:
        return text
    digits = re.sub("[^0-9]", "", found["digits"]).lstrip("0") or "0"
    return f"ms{digits}" if found["ms"] else digits


def _spoken(line: str, words: Mapping[str, str], present: str) -> list[str]:
    """What a line can mean that is made of nothing but the words of a `vocabulary`, numbers and dates."""
    names = "|".join(
        "[ -]".join(map(re.escape, word.split())) for word in sorted(words, key=len, reverse=True) if words[word] != "/"
    )
    levels = "|".join(re.escape(word) for word in words if words[word] == "/")
    kinds = f"(?P<date>{_DATE})|(?P<level>(?:/|{levels}) ?0*(?P<height>[0-9]+))|(?P<number>{_NUMBER.pattern})"
    found: dict[str, list[str]] = {"game": [], "level": [], "number": [], "date": []}
    for token in re.finditer(rf"(?:{kinds}|(?P<word>{names}))(?!\w)|(?P<other>\w+)", bare(line)):
        match token.lastgroup:
            case "date":
                found["date"] += _dates(token["date"])
            case "number":
                found["number"].append(_digits(token["number"]))
            case "level":
                found["level"].append(f"/{token['height']}")
            case "word":
                found["game"] += filter(None, [words[_folded(token["word"])]])
            case _:
                return []
    return list(_combined(line, found, present))


def _combined(line: str, found: Mapping[str, list[str]], present: str) -> Iterator[str]:
    """The addresses that games, levels, numbers and dates make together."""
    games = found["game"] or [present]
    if (found["number"] or found["date"]) and not games[0]:
        raise BadNotation(_("{text}: of which game? Write its name too, such as fortress:ms33"), text=quoted(line))
    for game, level, number in product(games, found["level"] or [""], found["number"]):
        yield f"{game}{level}:{number}"
    for game, date in product(games, found["date"]):
        yield f"daily:{date}:{game}"


def _dates(text: str) -> list[str]:
    """The days that a date can mean: with full stops the day comes first, else it may be the month."""
    first, second, third = re.split("[-./]", text)
    if len(first) == 4:
        days = [(first, second, third)]
    elif "." in text or int(first) > 12:
        days = [(third, second, first)]
    elif int(second) > 12:
        days = [(third, first, second)]
    else:
        days = [(third, second, first), (third, first, second)]
    return [f"{year}-{int(month):02}-{int(day):02}" for year, month, day in days]
