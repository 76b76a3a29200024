"""What `make words` says of a catalogue that is broken."""

import sys
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from web.build.words import __main__ as words
from web.build.words.faults import unclosed, unfitting

HEAD = """msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

"""


def found(text: str) -> list[str]:
    """What is wrong with the holes of a catalogue in German with these sentences."""
    return [*unfitting(read_po(BytesIO((HEAD + text).encode()), locale="de"))]


@pytest.mark.parametrize(
    "said, fault",
    [
        ("{card:2} auf {dst:5}", ""),
        ("{card} auf", "'{card} on {dst}': '{card} auf' lacks {dst}"),
        ("{card} auf {ort}", "lacks {dst} and has {ort}, which the sentence has not"),
        ("{card} auf {dst", "'{card} on {dst}': a hole is not closed in '{card} auf {dst'"),
        ("card} auf {dst}", "a hole is not closed"),
        ("", ""),
    ],
)
def test_a_hole_that_is_wrong_or_missing_is_named_with_its_sentence(said: str, fault: str) -> None:
    """Bug: the first that knew of it was the table, at the moment when it was to say it."""
    faults = found(f'msgid "{{card}} on {{dst}}"\nmsgstr "{said}"\n')
    assert len(faults) == bool(fault)
    assert fault in "".join(faults)


def test_only_the_form_for_one_thing_may_say_its_number_in_a_word() -> None:
    counted = 'msgid "{n} card"\nmsgid_plural "{n} cards"\nmsgstr[0] "%s"\nmsgstr[1] "%s"\n'
    assert found(counted % ("{n} Karte", "{n} Karten")) == []
    assert found(counted % ("eine Karte", "{n} Karten")) == ["'{n} cards': 'eine Karte' lacks {n}"]
    worded = counted.replace('{n} card"', 'one card"', 1)
    assert found(worded % ("eine Karte", "{n} Karten")) == []
    assert found(worded % ("eine Karte", "Karten")) == ["'{n} cards': 'Karten' lacks {n}"]


@pytest.mark.parametrize("broken", ['msgstr "b', 'msgid "a', '"b" x"', "msgstr b", 'mgstr "b"'])
def test_a_string_that_does_not_close_is_named_with_its_line(broken: str) -> None:
    """Bug: Babel takes what it can and leaves out the rest."""
    assert [*unclosed(HEAD)] == []
    assert [*unclosed(f"{HEAD}# x\n{broken}\n")] == [f"line 7 is not closed by one quote: {broken}"]


def test_make_words_names_the_file_and_leaves_it_as_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "de.po"
    file.write_text(f'{HEAD}msgid "a"\nmsgstr "b\n', "utf-8")
    monkeypatch.setattr(words, "HOME", tmp_path)
    monkeypatch.setattr(words, "begun", lambda: ("de",))
    monkeypatch.setattr(sys, "argv", ["words"])
    with pytest.raises(SystemExit, match="1"):
        words.main()
    assert capsys.readouterr().err == f'{tmp_path.name}/de.po: line 7 is not closed by one quote: msgstr "b\n'
    assert file.read_text("utf-8").endswith('"b\n')
    assert not (tmp_path / "de.mo").exists()
