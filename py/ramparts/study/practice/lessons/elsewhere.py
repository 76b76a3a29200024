"""The other lessons: what is different in Fortitude, in The Besieged City, and in rows that are built downwards."""

from ramparts.rules.game import Role
from ramparts.rules.wording import marked as _
from ramparts.study.practice.lesson import Lesson, all_home, at_home, deal_text, lying, with_an_empty

ROUND = "AK2Q3J4T5968778695T4J3Q2KA"
"""The order in which the cards of the Besieged City go home."""

ELSEWHERE: tuple[Lesson, ...] = (
    Lesson(
        name=_("Fortitude's stock"),
        told=_(
            "In Fortitude you turn cards from the stock onto the discard pile, and each covers the "
            "one before. Columns build down, red on black and black on red. The first card you turn "
            "will be the 6 of diamonds: put it onto the 7 of spades."
        ),
        hints=(
            _("If you turn now, the 6 covers the 7 of spades. First the 7 has to leave the discard pile."),
            _("Put the 7 of spades onto the 8 of hearts, turn a card, and put the 6 of diamonds onto the 7."),
        ),
        learnt=_("Before you turn a card, use the one that it will cover: you may not see it again for a long time."),
        deal=deal_text(
            "fortitude",
            (3, 3, 3, 3),
            "t0~9C4STH t1~JS5H9D t2~7CJH8H t3~TS4D5S t4~TD9SJD t5~6H4HTC t6~8S7HJC t7~6C5D8C s~8D5C6S7D4C6D d~9H7S",
        ),
        goal=lying("7S", "6D"),
        within=5,
        solution=("d-t2", "s-d", "d-t2"),
        wrong=("s-d", "s-d", "t0-t6", "t0-h", "t0-t6"),
    ),
    Lesson(
        name=_("Ramparts and gaps"),
        told=_(
            "Suits go home in the order A K 2 Q 3 J 4 10 5… Cards in the middle, the reserve, reach "
            "only the ramparts at the ends of their row and column. An empty one is a gap, filled at "
            "once from its own row or column. Bring a 10 of clubs home, then a 5, in three moves."
        ),
        hints=(
            _("Two ramparts show a 10 of clubs. Only one of them stands in line with the 5 of clubs."),
            _("The rampart at the left of the second row: its 10 goes home, the 5 fills the gap, and goes home too."),
        ),
        learnt=_("Make the gap in line with the card that you want out."),
        deal=deal_text(
            "besieged-city",
            (7, 26, 13, 26),
            "r00~6C r01~9C r02~7H r10~5C r11~JH r12~6C r20~8C r21~9C r22~KH r30~3H r31~7C r32~3C w0~4H w1~TC w2~7C "
            "w3~JC e0~8H e1~6H e2~QH e3~TC n0~9H n1~AH n2~2C s0~QC s1~2H s2~AC s~KC5CTH4C8C5H",
            ROUND,
        ),
        goal=all_home(74),
        within=3,
        solution=("w1-h", "r10-w1", "w1-h"),
        wrong=("e3-h", "r30-e3", "r02-e0"),
    ),
    Lesson(
        name=_("It's fine to undo"),
        told=_(
            "In Beleaguered Castle you build down, whatever the suit. Here the jack of spades went onto "
            "the queen of clubs, and then no move was left. Take it back with Undo, and bring two spades "
            "home."
        ),
        hints=(
            _("Press Undo, or Z on the keyboard. Then look at what lies under the queen of clubs."),
            _("The queen of clubs can go onto a king. Under her lies the 8 of spades."),
        ),
        learnt=_("Trying costs nothing: whatever you have tried is kept, and History in the menu shows it all."),
        deal=deal_text(
            "beleaguered-castle",
            (7, 7, 7, 7),
            "t0~JH8SQC t1~QH8DKH t2~9DJD9S t3~THKDJS t4~8CTSKC t5~QD8HKS t6~JCQS9H t7~TCTD9C",
        ),
        goal=at_home("9S"),
        within=6,
        solution=("t0-t1", "t0-h", "t2-h"),
        wrong=("t3-t0",),
        played=("t3-t0",),
    ),
    Lesson(
        name=_("A row for a king"),
        told=_(
            "In Exiled Kings you build down, whatever the suit, and an empty row takes only a king. The king of "
            "spades covers the 8 and the 9 of hearts. Empty a row for him, and bring both home."
        ),
        hints=(
            _("Put the queen of diamonds onto the king, and her row is empty. But then which king could go there?"),
            _("Put the 9 of clubs onto the 10 of spades, and the 10 of diamonds onto the jack; then move the king."),
        ),
        learnt=_(
            "An empty row is worth nothing without a king for it. First see which king can go there, and what he frees."
        ),
        deal=deal_text(
            "exiled-kings",
            (7, 8, 7, 8),
            "t0~9S9H8HKS t1~QD t2~TD9C t3~JSTHJHTS t4~TC8CJC t5~JDKDQC t6~KHQS t7~9DKCQH",
        ),
        goal=at_home("9H"),
        within=6,
        solution=("t2-t3", "t2-t4", "t0-t2", "t0-h", "t0-h"),
        wrong=("t1-t0", "t2-t3", "t2-t4"),
    ),
    Lesson(
        name=_("One card may wait"),
        told=_(
            "In Siegecraft there is a cell: one card of any kind may wait there. While it is empty, two cards in order "
            "can move together. Bring the 5 and the 6 of hearts home, and leave the cell empty again."
        ),
        hints=(
            _("If the queen of diamonds goes into the cell now, the cell is full, and the 6 stays under two cards."),
            _("First move the 9 of clubs, with the 8 on it, onto a 10. Then the queen may wait, until a king is free."),
        ),
        learnt=_(
            "A full cell helps nobody. Before you fill it, make the moves that need it empty, and see where its "
            "card can go."
        ),
        deal=deal_text(
            "siegecraft",
            (7, 6, 4, 8),
            "t0~8CKCQH5HQD t1~KS6H9C8D t2~TCJCTS t3~9D7H8H t4~KHJS7DTD t5~9HJHQS t6~JD9STH t7~KDQC",
        ),
        goal=with_an_empty(Role.CELL, at_home("6H")),
        within=8,
        solution=("t1-t2:2", "t0-c0", "t0-h", "t1-h", "c0-t1"),
        wrong=("t0-c0", "t0-h"),
    ),
)
