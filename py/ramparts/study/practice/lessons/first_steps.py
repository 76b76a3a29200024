"""The first three lessons, in the game that a newcomer is dealt: home, onto another row, into an empty row."""

from ramparts.rules.wording import marked as _
from ramparts.study.practice.lesson import Lesson, at_home, deal_text

FIRST_STEPS: tuple[Lesson, ...] = (
    Lesson(
        name=_("The end card"),
        told=_(
            "Each suit goes home onto its own pile, from the ace up to the king. You can only move the end card of a "
            "row, the one with nothing on top. Bring the 2, the 3 and the 4 of clubs home."
        ),
        hints=(
            _("The 2 of clubs is the end card of its row. Tap it, then the ace of clubs in the middle."),
            _("Take the 2 home: that frees the 4 of clubs. But the 3 goes home first; it is an end card too."),
        ),
        learnt=_("Each card that leaves a row uncovers another one. You can only ever play end cards."),
        deal=deal_text(
            "beleaguered-castle",
            (1, 13, 13, 13),
            "t0~9C t1~KC t2~8C4C2C t3~JC t4~7C3C t5~QCTC t6~6C t7~5C",
        ),
        goal=at_home("4C"),
        within=6,
        solution=("t2-h", "t4-h", "t2-h"),
        wrong=("t7-t6", "t0-t5", "t5-t0", "t0-t5", "t5-t0", "t0-t5"),
    ),
    Lesson(
        name=_("Build down"),
        told=_(
            "You can also put a card on another card that is one higher, of any suit. That is called "
            "building. The 9 of hearts covers the 3 of spades. Move the 9 onto another row, and "
            "bring the 3 home."
        ),
        hints=(
            _("The 9 of hearts can go on any 10. Two of them are end cards."),
            _("Put the 9 of hearts onto the 10 of hearts or of spades."),
        ),
        learnt=_("The 9 is out of the way without using an empty row. But now it covers another card."),
        deal=deal_text(
            "beleaguered-castle",
            (13, 13, 7, 2),
            "t0~JS t1~KH5S t2~8S3S9H t3~QH6S t4~4S8HQS t5~7STH t6~KSJH t7~9STS",
        ),
        goal=at_home("3S"),
        within=4,
        solution=("t2-t5", "t2-h"),
        wrong=("t5-t0", "t0-t6", "t6-t0", "t0-t6"),
    ),
    Lesson(
        name=_("An empty row"),
        told=_(
            "Any card may go into an empty row. The king of spades covers the 6 of diamonds, and a king "
            "fits onto no other card. Empty a row for the king, and bring the 6 home."
        ),
        hints=(
            _("Two rows have only one card each: the 8 and the 9 of spades."),
            _("Put the 8 of spades onto the 9 of spades, the king into the empty row, and the 6 home."),
        ),
        learnt=_("One card alone in a row? Move it onto another, and the row is empty."),
        deal=deal_text(
            "beleaguered-castle",
            (13, 5, 9, 5),
            "t0~8S t1~TDQD7D t2~JD6DKS t3~JS9DJH t4~8DTSTH t5~KD6SQS t6~KHQH7S t7~9S",
        ),
        goal=at_home("6D"),
        within=5,
        solution=("t0-t7", "t2-t0", "t2-h"),
        wrong=("t1-t0", "t7-t4", "t0-t7", "t7-t0", "t0-t7"),
    ),
)
