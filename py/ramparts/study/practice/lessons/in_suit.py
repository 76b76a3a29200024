"""The lessons in Fortress and Chessboard: rows that are built in suit, and what an empty one is worth."""

from ramparts.rules.game import Role
from ramparts.rules.wording import marked as _
from ramparts.study.practice.lesson import Lesson, all_home, at_home, deal_text, with_an_empty

IN_SUIT: tuple[Lesson, ...] = (
    Lesson(
        name=_("Build in suit"),
        told=_(
            "This is Fortress: here you build only in suit, one higher or one lower. The 9 of hearts "
            "covers the 3 of spades. Put the 9 on another heart, and bring the 3 home."
        ),
        hints=(
            _("The 9 of hearts can go on the 8 or the 10 of hearts. One of them is an end card."),
            _("Put the 9 of hearts onto the 10 of hearts."),
        ),
        learnt=_("Building costs nothing: the card is out of the way, and you need no empty row."),
        deal=deal_text(
            "fortress",
            (13, 13, 7, 2),
            "t0~JS t1~KH5S t2~8S3S9H t3~QH t4~4S8HQS t5~7STH t6~9S t7~KSJH t8~TS t9~6S",
        ),
        goal=at_home("3S"),
        within=4,
        solution=("t2-t5", "t2-h"),
        wrong=("t0-t8", "t1-t0", "t0-t9", "t1-t0"),
    ),
    Lesson(
        name=_("What an empty row costs"),
        told=_(
            "An empty row is quick to fill and hard to get back. Bring the 7 of diamonds home in three moves, and "
            "keep a row empty. You don't need it for the king."
        ),
        hints=(
            _("The king of clubs could go on the queen of clubs, but another card covers the queen."),
            _("Put the 10 of hearts onto the jack of hearts, then the king of clubs onto the queen."),
        ),
        learnt=_("Build first, and use an empty row last: a king stays there for a long time."),
        deal=deal_text(
            "fortress",
            (5, 6, 8, 13),
            "t0~KD7DKC t1~8DQCTH t2~9DJH t3~9CKH t4~QDJC t5~7C6CTC t6~JD8C t7~9HQH t8~TD",
        ),
        goal=with_an_empty(Role.ROW, at_home("7D")),
        within=3,
        solution=("t1-t2", "t0-t1", "t0-h"),
        wrong=("t0-t9", "t0-h", "t1-t2"),
    ),
    Lesson(
        name=_("Reversing a sequence"),
        told=_(
            "Cards of one suit in order are a sequence and move together: take the one that the "
            "others lie on. Afterwards they lie the other way round. Bring the 5, 6, 7 and 8 of "
            "hearts home."
        ),
        hints=(
            _("The 5, 6 and 7 of hearts are a sequence, and the 7 fits onto the 8 of hearts."),
            _("Tap the 5 of hearts, then the 8. Now the 5 is at the end: play it home, and the others after it."),
        ),
        learnt=_("What lay underneath is on top now. Build so that turning a sequence round brings the low cards out."),
        deal=deal_text(
            "fortress",
            (12, 13, 4, 3),
            "t0~QS5H6H7H t1~4SKH t2~THJS t3~9H8H t4~5SKS t5~6SJH t6~TS8S t7~QH t8~9S7S t9~KC",
        ),
        goal=at_home("8H"),
        within=9,
        solution=("t0-t3:3", "t3-h", "t3-h", "t3-h", "t3-h"),
        wrong=("t3-t0", "t0-t3", "t0-t3", "t0-t3", "t0-h", "t0-t2", "t1-t0", "t0-t7", "t1-h"),
    ),
    Lesson(
        name=_("Which suit first"),
        told=_(
            "One empty row, and two kings: one covers the 7 of clubs, the other the 7 of diamonds. Look "
            "where the 8 and the 9 of each suit lie, and bring four cards home in five moves."
        ),
        hints=(
            _("Under the 7 of clubs and one more card lies the 8 of clubs. The 8 of diamonds is an end card."),
            _("Put the king of spades into the empty row; then the diamonds can all go home."),
        ),
        learnt=_(
            "Start with the suit whose next cards are easy to reach. One card home is not worth much if the next one "
            "is buried."
        ),
        deal=deal_text(
            "fortress",
            (6, 6, 9, 8),
            "t0~8CTS7CKH t1~9CQH7DKS t2~KDJC8D t3~QDTH9D t4~TCKC t5~QSJD t6~QCJH t7~9STD t8~JS",
        ),
        goal=all_home(33),
        within=5,
        solution=("t1-t9", "t1-h", "t2-h", "t3-h", "t7-h"),
        wrong=("t0-t9", "t0-h", "t0-t8", "t0-h", "t1-t0"),
    ),
    Lesson(
        name=_("Which rank to begin with"),
        told=_(
            "In Chessboard, a game like Fortress, the first card home chooses the rank with which all four suits "
            "begin; after the king comes the ace. Choose well, and bring six cards home in six moves."
        ),
        hints=(
            _(
                "Look for a rank that several end cards share. Cards of the next rank should lie right "
                "under them, or be end cards too."
            ),
            _("Begin with a 9: three of them are end cards, and three tens follow."),
        ),
        learnt=_("There is no hurry: choose when you see which rank brings the most cards home."),
        deal=deal_text(
            "chessboard",
            (0, 0, 0, 0),
            "t0~7H9S6S2CTC9C t1~3S3CAC4DTH9H t2~6C8S8D5H9D t3~6H8HKC5STD t4~JHQDAHQS4S t5~7CTS7DAD4C t6~5C3HKH8CKD "
            "t7~QCJS5DJD4H t8~ASKS7S2S3D t9~6D2HQHJC2D",
        ),
        goal=all_home(6),
        within=6,
        solution=("t0-h", "t0-h", "t1-h", "t1-h", "t2-h", "t3-h"),
        wrong=("t4-h", "t5-h", "t7-h", "t2-t3", "t2-h", "t2-t3"),
    ),
)
