"""The record of the game on the table, and the list of earlier games, brought up to date after every intent."""

from dataclasses import replace

from ramparts.app.codec.game_codec import game_text, parse_game
from ramparts.app.messages.intents import Back, Go, Heard, Intent, NextLevel, Open, Restart, Seek, Step, Undo, Watch
from ramparts.app.play.navigation import has_turned
from ramparts.app.state.game_record import TIME, Record, filed, others, record_of
from ramparts.app.state.library import Kept, of_deal, shelved, without
from ramparts.app.state.model import Model
from ramparts.app.state.session import Daily, Run, Session, marked, unranked
from ramparts.app.words.sentences import Words
from ramparts.deals.notation import Gesture
from ramparts.rules.errors import BadNotation

IDLE = 60_000
"""The most milliseconds of a pause that count as time spent: after these the player is taken to be away."""


def recorded(before: Model, after: Model, intent: Intent, now: int) -> Model:
    """The model after an intent, with clock, record and earlier games brought up to date.

    ``now`` is in milliseconds since 1970, 0 where it is not known.
    """
    after = replace(after, now=now if now > 0 else after.now)
    if (after.deal.text, after.session.address) != (before.deal.text, before.session.address):
        levelled = isinstance(intent, NextLevel)
        table, known = _resumed(put_away(before, after, levelled=levelled), levelled=levelled)
        linked = isinstance(intent, Open) and ";" in intent.text
        return _linked(table) if linked and len(table.history.nodes) > known else table
    if after.session.record.deal != after.deal.text:
        after = after.with_record(record_of(after.library.records, after.deal.text))
    elapsed = max(0, min(IDLE, after.now - before.now)) if before.now else 0
    return after.with_record(_record(before, after, intent, elapsed))


def _record(before: Model, after: Model, intent: Intent, elapsed: int) -> Record:
    """The record of the game on the table, after an intent that left its deal there."""
    record = after.session.record
    if not after.session.counts:
        return record
    if record.won:
        return _won_again(before, after, intent)
    if record.tries and before.state == "playing" and before.ui.panel != "review":  # who looks back plays no more
        record = record._replace(spent=record.spent + elapsed)
    if after.history.at == before.history.at and (after.run == before.run or not record.tries):
        return record._replace(helped=record.helped or (after.analysis.helped and record.tries > 0))
    shown = record.shown or _shown(before, after, intent)
    begun = record.begun if record.tries else after.now
    daily = after.session.kind.date if isinstance(after.session.kind, Daily) else ""
    date = daily or record.date
    won, lost = after.state == "won" and not shown, after.state == "lost"
    timely = record.timely if record.tries else _timely(after)
    over = won or (lost and not record.lost)
    return record._replace(
        tries=max(1, record.tries + _begun_anew(before, after, intent)),
        begun=begun,
        ended=after.now if over else record.ended * lost,
        moves=len(after.history.line),
        undos=record.undos + _taken_back(before, after, intent),
        won=won,
        lost=lost,
        helped=record.helped or after.analysis.helped,
        shown=shown,
        date=date,
        timely=timely and (not won or after.now - begun <= TIME),
    )


def _won_again(before: Model, after: Model, intent: Intent) -> Record:
    """The record of a deal that was won before, with the fewest moves of the player's own."""
    record, made = after.session.record, len(after.history.line)
    record = record._replace(watched=record.watched or _brought(before, after, intent))
    better = won_now(before, after, intent) and not record.watched and made < record.least
    return record._replace(fewest=made) if better else record


def won_now(before: Model, after: Model, intent: Intent) -> bool:
    """Whether the player has won the game on the table with this, on a line that was not there before."""
    ended = before.state == "playing" and after.state == "won" and after.deal.text == before.deal.text
    own = _grown(before, after) and not _brought(before, after, intent)
    return ended and own and after.session.counts and not after.session.record.shown


def won_before(model: Model) -> bool:
    """Whether the table shows the end of a game that the player has won, now or earlier."""
    record, counts = model.session.record, model.session.counts
    own = record.won and not (record.shown or record.watched) and record.deal == model.deal.text
    return model.state == "won" and own and counts


def _timely(model: Model) -> bool:
    """Whether a deal that is begun now is that of the day. With a clock that was set back no day begins anew."""
    if not isinstance(model.session.kind, Daily) or model.session.kind.date != model.today:
        return False
    return all(model.now >= max(record.begun, record.ended) for record in model.library.records)


def _shown(before: Model, after: Model, intent: Intent) -> bool:
    """Whether moves came to the table that the player has not made: with a link, or of a solution that is shown."""
    watching = isinstance(intent, Open | Step | Watch | Seek)
    return _brought(before, after, intent) or (watching and after.state == "won")


def _brought(before: Model, after: Model, intent: Intent) -> bool:
    """Whether new moves came to the table that the player has not made."""
    return isinstance(intent, Open | Step | Watch | Seek) and _grown(before, after)


def _grown(before: Model, after: Model) -> bool:
    """Whether a move was made that had not been made there before."""
    return len(after.history.nodes) > len(before.history.nodes)


def _begun_anew(before: Model, after: Model, intent: Intent) -> int:
    """1 for another try, -1 where that is taken back."""
    return isinstance(intent, Restart) - (isinstance(intent, Undo) and after.history.at > before.history.at)


def _taken_back(before: Model, after: Model, intent: Intent) -> int:
    """How many gestures were taken back: one by one, by a jump, or on the way back that the solver has found.

    A review takes nothing back: it looks.
    """
    if after.ui.panel == "review" or not isinstance(intent, Undo | Go | Back | Heard):
        return 0
    return len(set(before.history.path) - set(after.history.path))


def put_away(before: Model, after: Model, *, levelled: bool) -> Model:
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


def _linked(model: Model) -> Model:
    """The model whose deal came with moves of somebody else, unless the player has won it before."""
    record, line = model.session.record, model.history.line
    if record.won or not model.session.counts:
        return model.with_record(record._replace(watched=record.won))
    begun = record.begun if record.tries else model.now
    linked = record._replace(shown=True, tries=max(1, record.tries), begun=begun, moves=len(line))
    return model.with_record(linked._replace(lost=model.state == "lost"))


def spoils(before: Model, after: Model) -> bool:
    """Whether a link has brought moves into a game of the player's own, which so counts no more."""
    deal = after.deal.text
    own, run = record_of((before.session.record, *before.library.records), deal), _run(before, deal)
    counted = own.tries > 0 and not own.shown and after.session.record.shown
    ranked = run is not None and run.ranked and (own.tries > 0 or run.cleared != ())
    return counted or (ranked and after.run is not None and not after.run.ranked)


def _run(model: Model, deal: str) -> Run | None:
    """The run to which a deal belongs that was played before, if any."""
    if model.deal.text == deal:
        return model.run
    known = of_deal(model.library.games, deal)
    try:
        return parse_game(known.text, model.titles).run if known is not None else None
    except BadNotation:
        return None


def _played_before(words: Words, *, won: bool, leads: bool) -> str:
    """The sentence for a deal that was played before, or won; ``leads`` if redo brings moves of it back."""
    _ = words.gettext
    if won:
        return _("You have won this one; Redo brings your moves back.") if leads else _("You have won this one.")
    leading = _("You have played this deal before; Redo brings your moves back.")
    return leading if leads else _("You have played this deal before.")


def _resumed(model: Model, *, levelled: bool) -> tuple[Model, int]:
    """The model whose deal has all the lines again that it had when it was on the table before; how many nodes it had.

    Its run goes on as well, unless it has ended, or the deal is the next level of another run. The run is marked if the
    lines show face-down cards. It is unranked if moves came with a link, or if the level was played before its turn.
    """
    known = of_deal(model.library.games, model.deal.text) if model.session.counts else None
    if known is None:
        return model, 1
    try:
        before = parse_game(known.text, model.titles)
    except BadNotation:
        return model, 1
    played = model.history
    nodes = [played.nodes[number] for number in played.path[1:]]
    line = [Gesture(node.meant or node.moves[0], node.moves, node.position) for node in nodes]
    table = replace(before.history, at=0).follow(line)
    record, said, brief = model.session.record, model.ui.said, model.ui.brief
    if played.at == 0 and record.tries:
        record = record._replace(tries=record.tries + (not record.won))
        news = _played_before(model.words, won=record.won, leads=table.redo() is not table)
        said = f"{said} {news}"
        brief = said, news
    kind, run = model.session.kind, before.run
    if run is not None and model.run is not None:
        begun_anew = levelled or run.over
        run = replace(model.run if begun_anew else run, ranked=run.ranked and not begun_anew and played.at == 0)
        kind = marked(run) if has_turned(before.history) else run
    games = without(model.library.games, model.deal.text)
    session = Session(model.deal, table, kind, record, before.review)
    model = model.with_session(session).with_library(games=games).with_ui(said=said, brief=brief)
    return model, len(before.history.nodes)
