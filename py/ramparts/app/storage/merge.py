"""What was kept elsewhere joined to what is here, so that nothing is lost on either side.

Joining what is the same changes nothing, however often. It serves the import of a file, and a tab that takes over from
another.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from ramparts.app.codec.game_codec import game_text, parse_game
from ramparts.app.play.deal_loading import fresh
from ramparts.app.play.navigation import has_turned
from ramparts.app.state.backup import Backup, Sitting
from ramparts.app.state.game_record import Record, filed, others, record_of
from ramparts.app.state.model import Best, Model, entered
from ramparts.app.state.saved_games import Kept, capped, of_deal, without
from ramparts.deals.history import History
from ramparts.deals.history_merge import grafted
from ramparts.rules.errors import BadNotation


def merged(model: Model, backup: Backup, *, staying: bool) -> Model:
    """The model with everything of a backup as well. With ``staying`` its own game stays on the table.

    Otherwise the backup's comes there, and the own goes among the earlier ones; the backup's preferences count then.
    """
    ours: Sitting = (model.deal, model.history, model.run)
    stays = staying or backup.game is None or backup.game == ours
    table, other = (ours, backup.game) if stays or backup.game is None else (backup.game, ours)
    records = filed(model.records, model.record, *backup.records, backup.record or Record())
    games = _games(model, (*model.games, *backup.games, *_left(model, other, records)))
    table, said = _with_lines(model, table, other, games), model.said
    deal, history, run = table
    if not stays:  # what was known spoke of other nodes, even where the deal is the same
        model = fresh(model, deal, run)
        said = model.said
    model = replace(model, deal=deal, history=history, run=run, said=said, best=_best(model.best, backup.best))
    if backup.prefs is not None and not staying:
        model = replace(model, prefs=backup.prefs)
    games = capped(without(games, deal.text), (record.deal for record in records))
    record = record_of(records, deal.text)
    return replace(model, games=games, record=record, records=others(records, deal.text))


def _left(model: Model, game: Sitting | None, records: Iterable[Record]) -> tuple[Kept, ...]:
    """The game that does not come on the table, as an earlier one; a deal without a move is let go."""
    if game is None or not record_of(records, game[0].text).tries:
        return ()
    return (_kept(model, game, model.now),)


def _kept(model: Model, game: Sitting, when: int) -> Kept:
    deal, history, run = game
    return Kept(deal.text, game_text(replace(model, deal=deal, history=history, run=run)), when)


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
        return _kept(model, _with(game, older, model), newer.when)
    except BadNotation:
        return older


def _with(game: Sitting, kept: Kept, model: Model) -> Sitting:
    """A game with the lines of a kept one of the same deal; without them when its text cannot be read."""
    try:
        other = parse_game(kept.text, model.titles)
    except BadNotation:
        return game
    return _grown(game, other[1])


def _grown(game: Sitting, lines: History) -> Sitting:
    """A game with more lines of its deal. Its run is marked where they tell what was in the stack."""
    deal, history, run = game
    grown = grafted(history, lines)
    if run is not None and has_turned(grown, range(len(history.nodes), len(grown.nodes))):
        run = replace(run, marked=True)
    return deal, grown, run


def _with_lines(model: Model, table: Sitting, other: Sitting | None, games: Iterable[Kept]) -> Sitting:
    """The game for the table with all the lines that there are of its deal."""
    if other is not None and other[0].text == table[0].text:
        table = _grown(table, other[1])
    known = of_deal(games, table[0].text)
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
