"""The record of the game on the table, and the list of earlier games, brought up to date after every intent."""

from dataclasses import replace

from ramparts.app.codec.game_codec import game_text, parse_game
from ramparts.app.messages.intents import Go, Intent, NextLevel, Restart, Undo
from ramparts.app.play.navigation import has_turned
from ramparts.app.state.game_record import Record, filed, others, record_of
from ramparts.app.state.model import Model
from ramparts.app.state.saved_games import Kept, of_deal, shelved, without
from ramparts.app.state.session import Session, marked, unranked
from ramparts.deals.notation import Gesture
from ramparts.rules.errors import BadNotation

IDLE = 60_000
"""The most milliseconds of a pause that count as time spent: after these the player is taken to be away."""


def recorded(before: Model, after: Model, intent: Intent, now: int) -> Model:
    """The model after an intent, with clock, record and earlier games brought up to date.

    ``now`` is in milliseconds since 1970, 0 where it is not known.
    """
    after = replace(after, now=now or after.now)
    if (after.deal.text, after.session.address) != (before.deal.text, before.session.address):
        levelled = isinstance(intent, NextLevel)
        return _resumed(put_away(before, after, levelled=levelled), levelled=levelled)
    if after.session.record.deal != after.deal.text:
        after = after.with_record(record_of(after.library.records, after.deal.text))
    elapsed = max(0, min(IDLE, after.now - before.now)) if before.now else 0
    return after.with_record(_record(before, after, intent, elapsed))


def _record(before: Model, after: Model, intent: Intent, elapsed: int) -> Record:
    """The record of the game on the table, after an intent that left its deal there."""
    record = after.session.record
    if record.won or not after.session.counts:
        return record
    if record.tries and before.state == "playing":
        record = record._replace(spent=record.spent + elapsed)
    if after.history.at == before.history.at and (after.run == before.run or not record.tries):
        return record._replace(helped=record.helped or (after.analysis.helped and record.tries > 0))
    won, lost = after.state == "won", after.state == "lost"
    over = won or (lost and not record.lost)
    return record._replace(
        tries=max(1, record.tries + isinstance(intent, Restart)),
        begun=record.begun if record.tries else after.now,
        ended=after.now if over else record.ended * lost,
        moves=len(after.history.line),
        undos=record.undos + (isinstance(intent, Undo | Go) and before.history.at not in after.history.path),
        won=won,
        lost=lost,
        helped=record.helped or after.analysis.helped,
    )


def put_away(before: Model, after: Model, *, levelled: bool = False) -> Model:
    """The model with the game that was on the table among the earlier ones, and with the record of the new deal.

    With ``levelled`` the run goes on with its next level; so the game of the cleared one is stored as unranked.
    """
    games, records = after.library.games, after.library.records
    if before.session.record.deal == before.deal.text and before.session.counts:
        left = replace(before.session, kind=unranked(before.session.kind)) if levelled else before.session
        records = filed(records, before.session.record)
        kept = Kept(before.deal.text, game_text(left), after.now)
        games = shelved(games, kept, (record.deal for record in records))
    after = after.with_library(games=games, records=records)
    if not after.session.counts:
        return after.with_record(Record(after.deal.text))
    record = record_of(records, after.deal.text)
    return after.with_record(record).with_library(records=others(records, record.deal))


def _resumed(model: Model, *, levelled: bool) -> Model:
    """The model whose deal has all the lines again that it had when it was on the table before.

    Its run goes on as well, unless it has ended, or the deal is the next level of another run. The run is marked if the
    lines show face-down cards. It is unranked if moves came with a link, or if the level was played before its turn.
    """
    known = of_deal(model.library.games, model.deal.text) if model.session.counts else None
    if known is None:
        return model
    try:
        before = parse_game(known.text, model.titles)
    except BadNotation:
        return model
    _, played = model.words.gettext, model.history
    nodes = [played.nodes[number] for number in played.path[1:]]
    line = [Gesture(node.meant or node.moves[0], node.moves, node.position) for node in nodes]
    table = replace(before.history, at=0).follow(line)
    record, said = model.session.record, model.ui.said
    if played.at == 0 and record.tries:
        record = record._replace(tries=record.tries + (not record.won))
        alone, leading = _("You have played this deal before."), _("You have played this deal before; redo leads on.")
        said = f"{said} {alone if table.redo() is table else leading}"
    kind, run = model.session.kind, before.run
    if run is not None and model.run is not None:
        begun_anew = levelled or run.over
        run = replace(model.run if begun_anew else run, ranked=run.ranked and not begun_anew and played.at == 0)
        kind = marked(run) if has_turned(before.history) else run
    games = without(model.library.games, model.deal.text)
    return model.with_session(Session(model.deal, table, kind, record)).with_library(games=games).with_ui(said=said)
