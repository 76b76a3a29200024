"""Keys pressed on the board, as intents. What a key means depends on the model alone."""

from ramparts.app.input.focus import walked
from ramparts.app.messages.commands import COMMANDS
from ramparts.app.messages.intents import Intent, Lift, Play, Redo, Step, Touch, Undo, Walk
from ramparts.app.state.model import Model
from ramparts.app.view.board import Board
from ramparts.engine.play import first_free
from ramparts.rules.cards import suit
from ramparts.rules.game import Role

LETTERS = {command.key: command.intent for command in COMMANDS if command.key}
WITH_CTRL = {key: command.intent for command in COMMANDS for key in command.ctrl}

REPEATED = (Walk, Undo, Redo, Step)
"""What a key that is held down does again and again; all else, such as a hint, it does once."""

LAST_LATIN = "\u024f"
"""The last letter of Unicode's Latin blocks, up to Extended-B; those beyond it come from keyboards of other scripts."""

ELSEWHERE = frozenset(";:,.<>'\"")
"""What Latin keyboards such as Dvorak's have where most have a letter; that letter is somewhere else on them."""

QUESTION_MARKS = frozenset("?\u061f")
"""The usual one and the Arabic one."""

FULL_WIDTH, NARROWER = range(0xFF01, 0xFF5F), 0xFEE0
"""The signs of ASCII as wide as a Chinese character, by number, and how far these are from the usual ones."""


def intent_of_key(  # noqa: PLR0913  # what browsers tell of a key
    model: Model, board: Board, key: str, *, shift: bool = False, ctrl: bool = False, code: str = ""
) -> Intent | None:
    """The intent of a key; None for one that is left to the browser.

    ``key`` and ``code`` are those of the browser's keyboard event: what the key types, and where it is, such as
    ``KeyZ`` or ``Digit2``, by what most keyboards have there. ``ctrl`` is also the command key of a Mac.
    """
    key = _meaning(key, code, shift=shift)
    if ctrl:
        return WITH_CTRL.get(key)
    if not model.prefs.keys and len(key) == 1 and key != " ":
        return None
    if key in ("Enter", " "):
        return _entered(model, board, shift=shift)
    if key == "Escape":
        return Walk(board.focus, let_go=True)
    if key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"):
        return Walk(walked(board, key))
    if key.isdecimal():
        return _row(model, int(key) or 10)
    if key in ("h", "H") and model.ui.pick is not None:
        return Touch(_home_of(model, model.ui.pick.src), 0)
    if key in ("c", "C") and (cells := model.deal.game.having(Role.CELL)):
        return _cell(model, cells)
    return LETTERS.get(key)


def _meaning(key: str, code: str, *, shift: bool) -> str:
    """A key as commands have it: a Latin letter, a capital only with shift; a digit, a sign, or a name such as Enter.

    What the key types comes first: digits of any script, Latin letters wherever they are. Else its place counts, for
    the keyboards of other scripts, and for those whose upper row has digits only with shift, or none at all.
    """
    if len(key) == 1 and ord(key) in FULL_WIDTH:
        key = chr(ord(key) - NARROWER)
    if code == "Space":
        return " "
    if len(key) > 1 and key.isascii():
        return key
    if key.isdecimal():
        return str(int(key))
    if key in QUESTION_MARKS or (code == "Slash" and shift and key > LAST_LATIN):
        return "?"
    if code.startswith("Digit") and not shift:
        return code.removeprefix("Digit")
    if code.startswith("Key") and not _is_latin(key):
        key = code.removeprefix("Key")
    return key.upper() if shift else key.lower()


def _is_latin(key: str) -> bool:
    """Whether a key types what Latin keyboards have in the places of letters; some keys of other scripts type two."""
    return key <= LAST_LATIN and (key.isalpha() or key in ELSEWHERE)


def _entered(model: Model, board: Board, *, shift: bool) -> Intent:
    focus = board.focus
    if shift and model.position[focus.pile]:
        return Touch(focus.pile, len(model.position[focus.pile]) - 1, twice=True)
    return Touch(focus.pile, focus.depth)


def _home_of(model: Model, src: int) -> int:
    return model.deal.game.foundation[suit(model.position[src][-1])]


def _cell(model: Model, cells: tuple[int, ...]) -> Intent:
    """Puts the card of a row into a free cell; else picks up that of a cell, again the next one's, or puts it back."""
    pick, position = model.ui.pick, model.position
    if pick is not None and pick.src not in cells:
        return Play(pick.src, first_free(position, cells), pick.held)
    for cell in cells:
        if position[cell] and (pick is None or cell > pick.src):
            return Lift(cell, 0)
    return Touch(cells[0] if pick is None else pick.src, 0)


def _row(model: Model, number: int) -> Intent | None:
    game = model.deal.game
    row = next((i for i in game.having(Role.ROW) if game.piles[i].number == number), None)
    if row is None:
        return None
    place = row, max(0, len(model.position[row]) - 1)
    picks = model.prefs.tap and model.ui.pick is None and model.position[row]
    return Lift(*place) if picks else Touch(*place)  # the second of two keys names the target, so nothing moves yet
