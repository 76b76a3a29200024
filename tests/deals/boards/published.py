"""Boards that other programs have published, and the deals that they show.

Those as text are of the tests of Freecell Solver (`board_gen` in github.com/shlomif/fc-solve), dealt by PySolFC's
numbers. The one as JSON is a preset of Solvitaire (github.com/thecharlieblake/Solvitaire): FreeCell's deal 11982, the
only one of the first 32,000 that cannot be won.
"""

BELEAGUERED_99 = """\
Foundations: H-A C-A D-A S-A
KD 3D JS 8C JC 6C
8H TH 9C 8D 6S TD
5S QH 2S 8S QD 9S
7S QS 3S 6H 7D 2H
KH 4H 4S 5D KS 3C
JH KC 2C 7C 7H 9D
4C QC 5C 4D JD 6D
TS 9H 2D 3H TC 5H
"""

STREETS_1080 = """\
8D 5C KS KC 2C 7C AS
3H 8S 8C AD 4D TC 9C
JD AC 5D 6D 7S 6S QC
3D 3C 6C 8H JC 7H TD
9S JS QH JH 4C 5S
7D QD 2D TS 9D 2S
4H QS 5H 6H 3S AH
KD 2H 4S KH 9H TH
"""

CITADEL_1080 = """\
Foundations: H-2 C-2 D-2 S-2
8D 5C 8C 6D 7S 6S
3H 8S 5D 8H JC 7H
JD 3C 6C JH 4C 5S
3D JS QH TS 9D
9S QD 6H 3S TH
7D QS 5H KH 9H 9C
4H 4S 7C QC
KD KS KC 4D TC TD
"""

FREECELL_11982 = """\
{
  "tableau piles": [
    ["AH","3D","KD","JC","6C","JD","KC"],
    ["AS","3H","6H","5D","2C","7D","8D"],
    ["4H","QS","5S","5C","10H","8H","2S"],
    ["AC","QC","4D","8C","QH","9C","3S"],
    ["2D","8S","9H","9D","6D","2H"],
    ["6S","7H","JH","10D","10C","QD"],
    ["10S","AD","9S","KH","4S","4C"],
    ["JS","KS","3C","7C","7S","5H"]
  ]
}
"""

NAMED = {
    "beleaguered-castle:ms99": BELEAGUERED_99,
    "streets-and-alleys:ms1080": STREETS_1080,
    "citadel:ms1080": CITADEL_1080,
    "streets-and-alleys:ms11982": FREECELL_11982,
}
"""By the deals; FreeCell and Streets and Alleys are dealt alike."""

FREECELL_800600 = """\
3H 10S QH 10D 8D JC AS
3S KC 2D 6D 5S 10H 5C
JH 6S 4D 8S 7H 7D 6H
4C 7C 9D AH 4H 5D 8C
7S KS QD 3D 5H 2H
8H 9H 2C AC KD AD
JS 9C 4S 9S 10C 2S
JD QS QC KH 3C 6C
"""
"""PySolFC's deal 800600, of its own generator."""

BLACK_HOLE = "2S 3D 6S 2C 5D 7H 3C 7C 3S 4C AC JS 9D QC 4S QD 6C 8H TC JC TS 8D 7S 8S 7D 3H 5H JD 9C 2H TD 6D QH"
"""PySolFC's Black Hole 45508856405861261758, without the ace of spades: the first 11 of 17 rows of three cards."""
