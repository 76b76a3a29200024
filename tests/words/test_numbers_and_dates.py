"""Numbers and dates are written as the language does, by what Unicode has of it (CLDR)."""

from datetime import date

import pytest
from babel import Locale
from babel.dates import format_skeleton, get_day_names

from ramparts.app.study.days.dates import WEEKDAYS, date_said, month_said
from ramparts.app.words.languages import LANGUAGES, catalogue
from ramparts.app.words.sentences import figure
from ramparts.study.days import first_of

pytestmark = pytest.mark.parametrize("language", LANGUAGES)

REGIONS = {"en": "en_GB"}
"""Where Unicode's usual form of a language is not that of the page: the day comes first."""

FIRSTS = {"fr": "1er"}
"""How the first day of a month is written, where Unicode has but the figure."""


def locale(language: str) -> Locale:
    return Locale.parse(REGIONS.get(language, language))


def test_thousands_and_tenths_have_the_signs_of_the_language(language: str) -> None:
    signs = locale(language).number_symbols["latn"]
    assert figure(catalogue(language), 1_234_567) == signs["group"].join(("1", "234", "567"))
    assert catalogue(language).gettext("0.0") == f"0{signs['decimal']}0"


@pytest.mark.parametrize("month", range(1, 13))
def test_days_and_months_are_written_as_in_the_language(language: str, month: int) -> None:
    words, day = catalogue(language), date(2026, month, 22)
    assert date_said(words, first_of(2026, month) + 21) == format_skeleton("MMMMd", day, locale=locale(language))
    assert month_said(words, 2026, month) == format_skeleton("yMMMM", day, locale=locale(language))


def test_the_first_of_a_month_is_written_as_in_the_language(language: str) -> None:
    usual = format_skeleton("MMMMd", date(2026, 5, 1), locale=locale(language))
    assert date_said(catalogue(language), first_of(2026, 5)) == usual.replace("1", FIRSTS.get(language, "1"))


def test_the_days_of_the_week_have_their_names_and_begin_with_monday(language: str) -> None:
    names = get_day_names("wide", "stand-alone", locale=locale(language))
    said = [catalogue(language).gettext(whole).casefold() for _short, whole in WEEKDAYS]
    assert said == [names[number].casefold() for number in range(7)]
    assert locale(language).first_week_day == 0, "`calendar.weeks` begins with Monday"
