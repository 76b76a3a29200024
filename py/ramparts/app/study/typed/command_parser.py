"""What a player may type: questions, commands, and moves in words or in the notation of moves.

Words are understood in the player's language and in English. ``3 7``, ``t2-t6``, ``row 3 to row 7``, ``QS KS``,
``queen of spades home`` and ``QS h`` are moves; a card or a pile by itself asks where it is, or what lies on it.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import Literal, TypeAlias, assert_never

from ramparts.app.assist.verdict_light import light
from ramparts.app.input.ui_commands import deal_named
from ramparts.app.messages.commands import COMMANDS
from ramparts.app.messages.intents import DealOn, Intent, Look, New, Play, Read
from ramparts.app.messages.questions import AboutCard, AboutPile, AboutRegion
from ramparts.app.panels.spoken import LONGEST, help_said
from ramparts.app.play.deal_loading import opening
from ramparts.app.play.gestures import MOVABLE, waiting
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Pick
from ramparts.app.study.typed.names import card_named, home_named, piles_named, plain
from ramparts.app.talk.queries import places
from ramparts.app.words import sentences
from ramparts.app.words.sentences import ENGLISH, Words
from ramparts.deals.link import ADDRESSED, game_of
from ramparts.engine.play import first_free
from ramparts.engine.runs import gesture, run_length
from ramparts.rules.cards import face, suit
from ramparts.rules.game import Game, Move, Role, Title

_RUN = re.compile(r"(.*):([1-9][0-9]?)")

Gettext: TypeAlias = Callable[[str], str]

Start: TypeAlias = Literal["where", "move", "new"]
"""What a first word may stand for: a question where something lies, a move, or a new deal."""


def _beginnings(_: Gettext) -> tuple[tuple[str, Start], ...]:
    """The first words of what is followed by a name or a text, and what they stand for."""
    return (
        (_("where, find"), "where"),
        (_("read, show"), "where"),
        (_("play, move, put"), "move"),
        (_("new, new game, play"), "new"),
    )


@cache
def _commands(words: Words) -> dict[str, Intent]:
    """The intents of the commands, by all words that mean them, and by what the list of keys says of them."""
    both = ENGLISH.gettext, words.gettext
    listed = {plain(words, say(each.says)): each.intent for say in both for each in COMMANDS if each.says}
    said = ((say(each.typed), each.intent) for say in both for each in COMMANDS if each.typed)
    return listed | {plain(words, name): intent for names, intent in said for name in names.split(",")}


@cache
def _starts(words: Words) -> tuple[tuple[str, Start], ...]:
    said = [start for say in (ENGLISH.gettext, words.gettext) for start in _beginnings(say)]
    return tuple((plain(words, name), kind) for names, kind in said for name in names.split(","))


@cache
def _joints(words: Words) -> frozenset[str]:
    """The words that may stand between a card and its target."""
    said = [_("to on onto into") for _ in (ENGLISH.gettext, words.gettext)]
    return frozenset(" ".join(said).casefold().split())


def understood(model: Model, text: str, draw: int = 0) -> Intent | str:
    """The intent of what was typed, or the sentence that answers it. ``draw`` is a random number from the caller."""
    _ = model.words.gettext
    text = text[:LONGEST].strip()
    said = plain(model.words, text)
    if said in _commands(model.words):
        return _commands(model.words)[said]
    lit = light(model)
    if said in {plain(model.words, lit.word), plain(model.words, lit.sentence)}:  # as they stand on its button
        return Look()
    if said in {"", "help", plain(model.words, _("help"))}:
        return help_said(model.words, model.deal.game)
    for start, kind in _starts(model.words):
        found = _begun(model, kind, said.removeprefix(f"{start} "), draw) if said.startswith(f"{start} ") else None
        if found is not None:
            return found
    found = _first(_opened(model, text), _asked(model, said), _moved(model, text))
    return _("I did not understand: {text}. Try “help”.").format(text=text) if found is None else found


def _first(*found: Intent | str | None) -> Intent | str | None:
    """The first that is not None."""
    return next((each for each in found if each is not None), None)


def _begun(model: Model, kind: Start, rest: str, draw: int) -> Intent | str | None:
    """What is meant after a first word of a kind; None when it is nothing."""
    match kind:
        case "new":
            named = {
                plain(model.words, name): title.id for title in model.titles.values() for name in _names(model, title)
            }
            return New(named[rest], draw) if rest in named else None
        case "move":
            return _moved(model, rest)
        case "where":
            intent = _commands(model.words).get(rest)
            return intent if isinstance(intent, Read) else _asked(model, rest)
        case never:
            assert_never(never)


def _names(model: Model, title: Title) -> tuple[str, ...]:
    return title.id, title.name, model.words.gettext(title.name)


def _opened(model: Model, text: str) -> Intent | None:
    """A deal's text, or what follows the word for opening one."""
    word, _, deal = text.partition(" ")
    if plain(model.words, word) in {"open", plain(model.words, model.words.gettext("open"))} and deal:
        return opening(deal_named(model.deal.game, deal), model.titles)
    head = game_of(text).casefold()
    named = {name.casefold() for title in model.titles.values() for name in _names(model, title)}
    return opening(text, model.titles) if head in (*named, *ADDRESSED) else None


def _asked(model: Model, said: str) -> Intent | None:
    """A pile or a card by itself asks what lies on it, or where it is; the cells what lies in them."""
    piles = piles_named(model.words, model.deal.game, said)
    if piles:
        return Read(AboutRegion("cells") if piles[1:] else AboutPile(piles[0]))
    card = card_named(model.words, said)
    return None if card is None else Read(AboutCard(card))


def _moved(model: Model, text: str) -> Intent | str | None:
    """The move that the text names; None when it names none.

    The words are split at every place, until both parts name a place: these are source and target. What is covered or
    empty cannot be moved or built on; then the answer is the question where it lies.
    """
    run = _RUN.fullmatch(text)
    words = plain(model.words, run[1] if run else text).split()
    for at in range(1, len(words)):
        source, target = words[:at], words[at:]
        if len(target) > 1 and target[0] in _joints(model.words):
            target = target[1:]
        what, where = " ".join(source), " ".join(target)
        picks, aims = _picks(model, what), _aims(model, where)
        if picks and aims:
            return _meant(model, [pick._replace(held=int(run[2])) if run else pick for pick in picks], aims)
        covered, host = _asked(model, what), _asked(model, where)
        if covered is not None and (aims or host is not None):
            return host if picks else covered
    return None


def _picks(model: Model, name: str) -> list[Pick]:
    """The cards that a source may mean: the exposed card of a pile, or a card with the run that lies on it."""
    game, position = model.deal.game, model.position
    if piles := piles_named(model.words, game, name):
        return [Pick(pile) for pile in piles if position[pile]]
    card = card_named(model.words, name)
    if card is None:
        return []
    if model.ui.pick is not None and waiting(model) and face(position[model.ui.pick.src][-1]) == card:
        return [model.ui.pick]
    lying = places(position, card, game.having(*MOVABLE))
    held = [Pick(src, len(position[src]) - depth) for src, depth in lying]
    return [pick for pick in held if pick.held <= run_length(game, position, pick.src)]


def _aims(model: Model, name: str) -> list[int | None]:
    """The piles that a target may mean; None is home."""
    game, position = model.deal.game, model.position
    if home_named(model.words, name):
        return [None]
    if piles := piles_named(model.words, game, name):
        return [first_free(position, piles)]
    card = card_named(model.words, name)
    if card is None:
        return []
    seen = [i for i, pile in enumerate(game.piles) if pile.role is not Role.STOCK]
    return [pile for pile, depth in places(position, card, seen) if depth == len(position[pile]) - 1]


def _meant(model: Model, picks: list[Pick], aims: list[int | None]) -> Intent | str:
    """The one of these moves that is allowed; a question where there are several.

    Where none is allowed it is the first: the attempt is answered with the reason.
    """
    game, position = model.deal.game, model.position
    if not waiting(model) and any(game.piles[pick.src].role is Role.STOCK for pick in picks):
        return DealOn()
    meant = [
        Move(pick.src, game.foundation[suit(position[pick.src][-1])] if aim is None else aim, pick.held)
        for pick in picks
        for aim in aims
    ]
    allowed = [move for move in meant if gesture(game, position, move.src, move.dst, move.count)]
    if len(allowed) > 1:
        names = [_route(model.words, game, move) for move in allowed]
        return model.words.gettext("Which do you mean: {moves}?").format(moves=sentences.one_of(model.words, names))
    return Play(*(allowed or meant)[0])


def _route(words: Words, game: Game, move: Move) -> str:
    """From where to where a move goes."""
    said = {"src": sentences.place_name(words, game, move.src), "dst": sentences.place_name(words, game, move.dst)}
    return words.gettext("{src} to {dst}").format(**said)
