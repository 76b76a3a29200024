"""A backup merged into the model, so that nothing is lost on either side.

To merge the same backup again changes nothing. It serves the import of a file, and a tab that takes over from another.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from ramparts.app.codec.game_codec import game_text, parse_game
from ramparts.app.play.deal_loading import fresh
from ramparts.app.play.navigation import has_turned
from ramparts.app.state.game_record import Record, filed, others, record_of
from ramparts.app.state.library import Backup, Best, Kept, capped, entered, of_deal, without
from ramparts.app.state.model import Model
from ramparts.app.state.session import Session, marked
from ramparts.app.storage.setting_aside import joined
from ramparts.deals.history import History
from ramparts.deals.history_merge import grafted
from ramparts.rules.errors import BadNotation


def merged(model: Model, backup: Backup, *, staying: bool) -> Model:
    """The model with everything of a backup as well. With ``staying`` its own game stays on the table.

    Otherwise the backup's game comes on the table, that of the model goes among the earlier ones, and the backup's
    preferences replace those of the model.
    """
    ours = replace(model.session, record=Record())
    stays = staying or backup.game is None or backup.game == ours
    table, other = (ours, backup.game) if stays or backup.game is None else (backup.game, ours)
    records = filed(model.library.records, model.session.record, *backup.records, backup.record or Record())
    games = _games(model, (*model.library.games, *backup.games, *_left(model, other, records)))
    table = _with_lines(model, table, other, games)
    if not stays:  # what was known spoke of other nodes, even where the deal is the same
        model = fresh(model, table.deal, table.kind, table.history)
    if backup.prefs is not None and not staying:
        model = replace(model, prefs=backup.prefs)
    deal = table.deal.text
    games = capped(without(games, deal), (record.deal for record in records))
    best = _best(model.library.best, backup.best)
    model = model.with_session(replace(table, record=record_of(records, deal)))
    solved = model.library.solved | backup.solved
    aside = joined(model.library.aside, backup.aside)
    return model.with_library(best=best, games=games, records=others(records, deal), solved=solved, aside=aside)


def _left(model: Model, game: Session | None, records: Iterable[Record]) -> tuple[Kept, ...]:
    """The game that does not come on the table, as an earlier game; nothing for a deal without a move."""
    if game is None or not record_of(records, game.deal.text).tries:
        return ()
    return (Kept(game.deal.text, game_text(game), model.now),)


def _games(model: Model, games: Iterable[Kept]) -> tuple[Kept, ...]:
    """One game for each deal, newest first, with the lines of all that there are of it."""
    found: dict[str, Kept] = {}
    for game in sorted(games, key=lambda each: -each.when):
        found[game.deal] = _joined(model, found[game.deal], game) if game.deal in found else game
    return tuple(found.values())


def _joined(model: Model, newer: Kept, older: Kept) -> Kept:
    if newer.text == older.text:
        return newer
    try:
        game = parse_game(newer.text, model.titles)
        return Kept(newer.deal, game_text(_with(game, older, model)), newer.when)
    except BadNotation:
        return older


def _with(game: Session, kept: Kept, model: Model) -> Session:
    """A game with the lines of a kept one of the same deal; without them when its text cannot be read."""
    try:
        other = parse_game(kept.text, model.titles)
    except BadNotation:
        return game
    return _with_history(game, other.history)


def _with_history(game: Session, lines: History) -> Session:
    """A game with more lines of its deal in its history; its run is marked if these show face-down cards."""
    grown = grafted(game.history, lines)
    told = has_turned(grown, range(len(game.history.nodes), len(grown.nodes)))
    return replace(game, history=grown, kind=marked(game.kind) if told else game.kind)


def _with_lines(model: Model, table: Session, other: Session | None, games: Iterable[Kept]) -> Session:
    """The game for the table with all lines of its deal, from the other game and from earlier ones."""
    if other is not None and other.deal.text == table.deal.text:
        table = _with_history(table, other.history)
    known = of_deal(games, table.deal.text)
    return table if known is None else _with(table, known, model)


def _best(ours: Iterable[Best], theirs: Iterable[Best]) -> tuple[Best, ...]:
    """The ten best of both, ours above theirs where they are equal; a line that stands in both is one."""
    best = tuple(ours)
    known = Counter(best)
    for line in theirs:
        if known[line]:
            known[line] -= 1
        else:
            best = entered(best, line)
    return best
