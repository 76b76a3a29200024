"""Ramparts: the castle patiences, as one small engine.

>>> import ramparts
>>> table = ramparts.Table("fortress:ms33")  # or a position, a day, a puzzle, a link
>>> print(table)  # in a notebook a drawing
 t0  JH QC TD 6S 5H 3D
 t1  8H 9H KS 6C TH AS
 t2  9C 8D QS 4C AH
 t3  AC 7H 7S 8C QD
 t4  2C JS TC 2S 7D
 t5  4H 5C 3H QH JD
 t6  KH 6H 4D 3S 5D
 t7  2H KC JC 9S KD
 t8  7C 3C 2D 4S AD
 t9  TS 9D 6D 5S 8S
>>> table.moves
(Move('t1-h'), Move('t2-h'), Move('t3-t5'), Move('t3-t7'), Move('t5-t3'), Move('t7-t3'), Move('t8-h'))
>>> table.play("t1-h"); table.undo(); table.redo()
>>> table.won, table.stuck, table.link, len(table)
(False, False, '#fortress:ms33;t1-h', 1)
>>> found = table.solve()
>>> found.verdict, found.visited, len(found.line)
(<Verdict.WINNABLE: 'winnable'>, 43, 80)
>>> for move in found.line:
...     table.play(move)
>>> review = ramparts.review(table)  # what every move was worth
>>> review.losing_move, review.bits
(None, 9.562)
>>> ramparts.grade("fortress:ms33")
'fair'
>>> ramparts.winnable("fortress")[:3]  # deals that ship with a proof
('fortress:32004', 'fortress:32005', 'fortress:32008')
>>> len(ramparts.puzzles("fortress"))
248
>>> ramparts.daily("2026-11-22", "fortress")
'fortress:739942074'
>>> ramparts.odds("fortress").share
0.202805
>>> for row in ramparts.survey("fortress", range(32003, 32006), jobs=2):
...     print(row.deal, row.verdict.value)
fortress:32003 lost
fortress:32004 winnable
fortress:32005 winnable
"""

__version__ = "1.0.0"

TYPE_CHECKING = False  # as type checkers know it; to import `typing` would be most of what this import takes

if TYPE_CHECKING:
    from ramparts.library.face import (
        Counts,
        Error,
        Move,
        Puzzle,
        Review,
        Row,
        Solution,
        Table,
        Title,
        Verdict,
        Worth,
        daily,
        grade,
        odds,
        puzzles,
        review,
        survey,
        titles,
        winnable,
    )
else:  # a type checker would take every name for one that is there

    def __getattr__(name: str) -> object:
        """A public name, with all that it needs, imported when one is first asked for."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module  # noqa: PLC0415  # the page needs none of this

        face = import_module("ramparts.library.face")
        globals().update((each, getattr(face, each)) for each in face.__all__)
        return globals()[name]

    def __dir__() -> list[str]:
        return sorted(__all__)


__all__ = [
    "Counts",
    "Error",
    "Move",
    "Puzzle",
    "Review",
    "Row",
    "Solution",
    "Table",
    "Title",
    "Verdict",
    "Worth",
    "__version__",
    "daily",
    "grade",
    "odds",
    "puzzles",
    "review",
    "survey",
    "titles",
    "winnable",
]
