# ruff: noqa: RUF001  # letters of other scripts that look like Latin ones
"""What ten keyboards type, key by key, without and with Shift.

From the tables of the X Keyboard Extension (xkb-data 2.35.1, folder `symbols`); beside each keyboard are its file and
variant there. A key that makes no sign by itself is named ``Dead``, as browsers do.
"""

from collections.abc import Iterator
from typing import NamedTuple

ROWS = (
    "Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal",
    "KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP",
    "KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon",
    "KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash",
)
"""The keys of a keyboard by their places, in the browser's words."""


class Key(NamedTuple):
    """A key that is pressed: its place, what it types, and whether Shift is down."""

    code: str
    types: str
    shift: bool


class Keyboard(NamedTuple):
    """What is typed in the places of `ROWS`."""

    name: str
    plain: tuple[str, str, str, str]
    shifted: tuple[str, str, str, str]

    @property
    def latin(self) -> bool:
        """Whether its letters are the Latin ones."""
        return any(key.types == "z" for key in self.keys)

    @property
    def keys(self) -> Iterator[Key]:
        """Every key without Shift, then every one with it."""
        for rows, shift in ((self.plain, False), (self.shifted, True)):
            for codes, row in zip(ROWS, rows, strict=True):
                for code, types in zip(codes.split(), row.split(), strict=True):
                    yield Key(code, types, shift)


KEYBOARDS = (
    Keyboard(
        "US",  # us(basic)
        (
            "1 2 3 4 5 6 7 8 9 0 - =",
            "q w e r t y u i o p",
            "a s d f g h j k l ;",
            "z x c v b n m , . /",
        ),
        (
            "! @ # $ % ^ & * ( ) _ +",
            "Q W E R T Y U I O P",
            "A S D F G H J K L :",
            "Z X C V B N M < > ?",
        ),
    ),
    Keyboard(
        "German",  # de(basic)
        (
            "1 2 3 4 5 6 7 8 9 0 ß Dead",
            "q w e r t z u i o p",
            "a s d f g h j k l ö",
            "y x c v b n m , . -",
        ),
        (
            '! " § $ % & / ( ) = ? Dead',
            "Q W E R T Z U I O P",
            "A S D F G H J K L Ö",
            "Y X C V B N M ; : _",
        ),
    ),
    Keyboard(
        "AZERTY",  # fr(azerty)
        (
            "& é \" ' ( - è _ ç à ) =",
            "a z e r t y u i o p",
            "q s d f g h j k l m",
            "w x c v b n , ; : !",
        ),
        (
            "1 2 3 4 5 6 7 8 9 0 ° +",
            "A Z E R T Y U I O P",
            "Q S D F G H J K L M",
            "W X C V B N ? . / §",
        ),
    ),
    Keyboard(
        "Czech QWERTZ",  # cz(basic)
        (
            "+ ě š č ř ž ý á í é = Dead",
            "q w e r t z u i o p",
            "a s d f g h j k l ů",
            "y x c v b n m , . -",
        ),
        (
            "1 2 3 4 5 6 7 8 9 0 % Dead",
            "Q W E R T Z U I O P",
            'A S D F G H J K L "',
            "Y X C V B N M ? : _",
        ),
    ),
    Keyboard(
        "Slovak",  # sk(basic)
        (
            "+ ľ š č ť ž ý á í é = Dead",
            "q w e r t z u i o p",
            "a s d f g h j k l ô",
            "y x c v b n m , . -",
        ),
        (
            "1 2 3 4 5 6 7 8 9 0 % Dead",
            "Q W E R T Z U I O P",
            'A S D F G H J K L "',
            "Y X C V B N M ? : _",
        ),
    ),
    Keyboard(
        "Persian",  # ir(pes)
        (
            "۱ ۲ ۳ ۴ ۵ ۶ ۷ ۸ ۹ ۰ - =",
            "ض ص ث ق ف غ ع ه خ ح",
            "ش س ی ب ل ا ت ن م ک",
            "ظ ط ز ر ذ د پ و . /",
        ),
        (
            "! ٬ ٫ ﷼ ٪ × ، * ) ( ـ +",
            "ْ ٌ ٍ ً ُ ِ َ ّ ] [",
            "ؤ ئ ي إ أ آ ة » « :",
            "ك ٓ ژ ٰ \u200c ٔ ء > < ؟",
        ),
    ),
    Keyboard(
        "Arabic 101",  # ara(digits)
        (
            "١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩ ٠ - =",
            "ض ص ث ق ف غ ع ه خ ح",
            "ش س ي ب ل ا ت ن م ك",
            "ئ ء ؤ ر ﻻ ى ة و ز ظ",
        ),
        (
            "! @ # $ ٪ ^ & * ) ( _ +",
            "َ ً ُ ٌ ﻹ إ ` ÷ × ؛",
            "ِ ٍ ] [ ﻷ أ ـ ، / :",
            "~ ْ } { ﻵ آ ' , . ؟",
        ),
    ),
    Keyboard(
        "Devanagari INSCRIPT",  # in(deva)
        (
            "१ २ ३ ४ ५ ६ ७ ८ ९ ० - ृ",
            "ौ ै ा ी ू ब ह ग द ज",
            "ो े ् ि ु प र क त च",
            "ॆ ं म न व ल स , . य",
        ),
        (
            "ऍ ॅ # $ % ^ & * ( ) ः ऋ",
            "औ ऐ आ ई ऊ भ ङ घ ध झ",
            "ओ ए अ इ उ फ ऱ ख थ छ",
            "ऎ ँ ण ऩ ऴ ळ श ष । य़",
        ),
    ),
    Keyboard(
        "Thai Kedmanee",  # th(basic)
        (
            "ๅ / - ภ ถ ุ ึ ค ต จ ข ช",
            "ๆ ไ ำ พ ะ ั ี ร น ย",
            "ฟ ห ก ด เ ้ ่ า ส ว",
            "ผ ป แ อ ิ ื ท ม ใ ฝ",
        ),
        (
            "+ ๑ ๒ ๓ ๔ ู ฿ ๕ ๖ ๗ ๘ ๙",
            '๐ " ฎ ฑ ธ ํ ๊ ณ ฯ ญ',
            "ฤ ฆ ฏ โ ฌ ็ ๋ ษ ศ ซ",
            "( ) ฉ ฮ ฺ ์ ? ฒ ฬ ฦ",
        ),
    ),
    Keyboard(
        "Russian",  # ru(basic)
        (
            "1 2 3 4 5 6 7 8 9 0 - =",
            "й ц у к е н г ш щ з",
            "ф ы в а п р о л д ж",
            "я ч с м и т ь б ю .",
        ),
        (
            '! " № ; % : ? * ( ) _ +',
            "Й Ц У К Е Н Г Ш Щ З",
            "Ф Ы В А П Р О Л Д Ж",
            "Я Ч С М И Т Ь Б Ю ,",
        ),
    ),
)
