"""What reaches beyond the table: links, export and import, deletion, and one tab that takes over from another."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeAlias, assert_never

from ramparts.app.codec.storage_schema import stored_text, texts, unpacked
from ramparts.app.messages.effects import Effect, Later, Store
from ramparts.app.messages.platform_intents import (
    Check,
    Clear,
    Copied,
    Copy,
    Download,
    Erase,
    Export,
    Import,
    Install,
    Installable,
    Keep,
    PlatformIntent,
    Prompt,
    Share,
    Unfetched,
    Unkept,
)
from ramparts.app.play.deal_loading import MOST_MOVES, fresh
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.session import Run
from ramparts.app.storage.import_export import brought, export_text, replayed
from ramparts.app.storage.merge import merged
from ramparts.app.storage.setting_aside import found_aside, joined, set_aside
from ramparts.deals.link import LONGEST_LINK
from ramparts.deals.notation import moves_text

FILE = "ramparts.json"

Done: TypeAlias = tuple[Model, tuple[Effect, ...]]


def run(model: Model, intent: PlatformIntent) -> Done:  # noqa: C901  # one case for each kind of intent
    """The model after a platform intent, and the effects that the intent asks for."""
    _ = model.words.gettext
    match intent:
        case Share(moves):
            return model, (Copy(link(model, moves=moves)),)
        case Copied(result):
            return _telling(model, _("The result has been copied.") if result else _("The link has been copied.")), ()
        case Export():
            said = _("Everything is in the file {name}.").format(name=FILE)
            return _telling(model, said), (Download(FILE, export_text(model)),)
        case Import(text):
            read, backup = brought(model, text)
            return read, () if backup is None else (Later(0, Check(backup, 0)),)
        case Check(backup, number):
            checked, goes_on = replayed(model, backup, number)
            return checked, (Later(0, Check(backup, number + 1)),) if goes_on else ()
        case Erase():
            return _erased(model)
        case Unkept(site, over):
            return kept_again(model) if over else unkept(model, site=site), ()
        case Keep(found):
            return _taken_over(model, dict(found))
        case Installable(offered):
            return model.with_ui(installable=offered), ()
        case Install():
            return model, (Prompt(),)
        case Unfetched():
            return _unfetched(model), ()
        case never:
            assert_never(never)


def link(model: Model, *, moves: bool) -> str:
    """The fragment of an address that opens this session, or with ``moves`` this position.

    The moves are left out where the link would be longer than `LONGEST_LINK` or have more than `MOST_MOVES`.
    """
    if not moves:
        return model.session.address
    texts = moves_text(model.deal.game, model.history.line)
    whole = ";".join((model.deal.text, *texts))
    return whole if len(whole) <= LONGEST_LINK and len(texts) <= MOST_MOVES else model.deal.text


def elsewhere_said(model: Model) -> str:
    """The sentence of a tab that stores nothing, because another tab does."""
    return model.words.gettext(
        "Ramparts is open in another tab too, and only that one saves. What you play here is not "
        "saved until you close the other."
    )


def stores_nothing(model: Model) -> Model:
    """The model of a tab that stores nothing, asked to change what is stored."""
    sentence = elsewhere_said(model)
    return model.with_ui(said=sentence, problem=sentence)


def unkept_said(model: Model) -> str:
    """The sentence about a browser that could not store something."""
    return model.words.gettext(
        "This browser has stopped saving. Save everything as a file, or your game will be gone "
        "when you close this page."
    )


def unkept(model: Model, *, site: bool) -> Model:
    """The model with a sentence that the browser could not store something; said once.

    With ``site`` it is the files of the page, which is not said where nothing can be stored anyway. A line that is
    being shown pauses: with its next step the sentence would be gone.
    """
    if model.library.unkept:
        return model
    _ = model.words.gettext
    sentence = _("In this browser Ramparts opens only while you are online.") if site else unkept_said(model)
    told = model.with_library(unkept=not site).with_ui(said=f"{model.ui.said} {sentence}".strip())
    showing = told.analysis.showing
    return replace(told, analysis=replace(told.analysis, showing=showing and replace(showing, paused=True)))


def kept_again(model: Model) -> Model:
    """The model with a sentence that what is played is stored again."""
    sentence = model.words.gettext("What you play is being saved again.")
    return model.with_library(unkept=False).with_ui(said=f"{model.ui.said} {sentence}".strip())


def _telling(model: Model, said: str) -> Model:
    """The model with good news, in the status line and in the open panel."""
    return model.with_ui(said=said, news=said, problem="")


def _unfetched(model: Model) -> Model:
    """The model with a sentence that the room did not come; a win that waits for it is told without it."""
    if model.ui.feast == model.history.at and model.ui.praise is None:
        return model.with_ui(feast=-1)
    sentence = model.words.gettext("This part of Ramparts could not be loaded. Try again, or reload the page.")
    return model.with_ui(said=sentence, news=sentence, problem="")  # no field of the panel is to blame


def _erased(model: Model) -> Done:
    """The model with nothing but its deal, and the effect that deletes all; unchanged where another tab stores."""
    if model.library.elsewhere:
        return stores_nothing(model), ()
    kind = model.session.kind if model.run is None else Run(model.run.number, ranked=False)
    blank = replace(fresh(model, model.deal, kind), prefs=Prefs()).with_record(Record(model.deal.text))
    blank = blank.with_library(best=(), records=(), games=(), solved=frozenset(), aside=())
    return _telling(blank, model.words.gettext("Everything saved has been deleted.")), (Clear(),)


def _taken_over(model: Model, found: Mapping[str, str]) -> Done:
    """The model of a tab that stores from now on, merged with what the other tab has stored."""
    backup, faults = unpacked(found, model.titles)
    aside = joined(found_aside(found), model.library.aside)
    mine = merged(model.with_library(elsewhere=False, aside=aside), backup, staying=True)
    mine = replace(mine, prefs=backup.prefs or mine.prefs)
    said = mine.words.gettext("The other tab is closed; from now on this one saves your game.")
    mine, kept = set_aside(mine, faults)
    return mine.with_ui(said=said), kept + tuple(Store(key, stored_text(key, mine)) for key in texts(mine))
