"""What README, CONTRIBUTING and docs show and name is as they say."""

import os
import re
import subprocess
import sys
from collections import Counter, defaultdict
from html import escape

import pytest

from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Role, Title
from tests.kit.places import ROOT
from tests.kit.visit.command_words import arguments, commands, said
from web.build.shell.splash import games

NUMBERS = {5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten", 11: "eleven", 12: "twelve"}
NUMBERS |= {13: "thirteen", 14: "fourteen", 15: "fifteen", 16: "sixteen"}
NUMBERS |= {17: "seventeen", 18: "eighteen", 19: "nineteen", 20: "twenty"}

NAMING = ("README.md", "web/assets/manifest.webmanifest")
"""Where all games are named; in the page the build names them."""

README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCS = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))

CONSOLE = "".join(re.findall(r"```console\n(.*?)```", README, re.DOTALL))
SHOWN = re.findall(r"^\$ PYTHONPATH=py python3 (.*)\n((?:[^$].*\n)*)", CONSOLE, re.MULTILINE)

KINDS = ("py", "js", "mjs", "css", "svg", "c")
"""What a folder has that is a room of the house."""

PLACE = re.compile(r"`((?:py|web|tests|e2e|app|games|solver|layout|panels)/[\w/.-]*)`")
"""A path as it is named in a text: from the top, or from the package."""


def usage(command: str) -> str:
    """A command as the README's table writes it: its name, and what it takes without an option."""
    words = [command]
    for action in arguments(command):
        match action.option_strings, action.nargs:
            case [], None:
                words.append(said(action))
            case [], "?":
                words.append(f"[{said(action)}]")
            case [], "*":
                words.append(f"[{said(action)} ...]")
    return " ".join(words)


def test_the_table_of_commands_is_that_of_the_parser() -> None:
    told = re.findall(r"^\| `([a-z]+[^`]*)` \| ", README, re.MULTILINE)
    assert sorted(told) == sorted(map(usage, commands()))


def test_each_option_is_told_with_the_commands_that_have_it() -> None:
    """Bug: options were told of a few of the commands that have them, and nothing said so."""
    rows = re.findall(r"^\| `(--[a-z]+)[^|]*\| ([^|]+) \|", README, re.MULTILINE)
    every = {"every command": {*commands()}, "every `DEAL`": {name for name in commands() if takes_deal(name)}}
    told = {option: every.get(those) or set(re.findall(r"`(\w+)`", those)) for option, those in rows}
    has = defaultdict(set)
    for name, parsed in commands().items():
        for action in parsed._actions:
            for option in action.option_strings:
                has[option].add(name)
    assert told == {option: names for option, names in has.items() if option not in {"-h", "--help"}}


def takes_deal(command: str) -> bool:
    """Whether a deal stands behind the command."""
    return "DEAL" in map(said, arguments(command))


@pytest.mark.parametrize("command, answer", SHOWN, ids=[command for command, _ in SHOWN])
def test_a_command_of_the_readme_answers_as_it_says(command: str, answer: str) -> None:
    done = subprocess.run(
        [sys.executable, *command.split()],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": "py"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    assert done.stdout == answer


@pytest.mark.parametrize(
    "title", [title for title in TITLES.values() if title.at(1).having(Role.ROW)], ids=lambda title: title.id
)
def test_the_rows_are_counted_as_the_readme_counts_them(title: Title) -> None:
    game = title.at(1)
    rows = [game.piles[pile].id for pile in game.reading if game.piles[pile].role is Role.ROW]
    told = [re.findall(r"`(t\d)`", line) for line in re.findall(r"^\| in .*$", README, re.MULTILINE)]
    assert rows in told


@pytest.mark.parametrize("file", NAMING)
@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.id)
def test_every_game_is_named_where_the_games_are_named(file: str, title: Title) -> None:
    assert title.name.removeprefix("The ") in (ROOT / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.id)
def test_the_build_names_every_game_in_the_page(title: Title) -> None:
    assert escape(title.name) in games()


@pytest.mark.parametrize("file", ["index.html", *NAMING])
def test_the_games_are_counted_where_they_are_named(file: str) -> None:
    assert len(TITLES) in NUMBERS, f"NUMBERS has no word for {len(TITLES)}"
    text = (ROOT / file).read_text(encoding="utf-8")
    counted = set(re.findall(r"\b(\w+) castle patiences", text, re.IGNORECASE))
    assert {number.lower() for number in counted} == {NUMBERS[len(TITLES)]}


@pytest.mark.parametrize("home", ["web", "py/ramparts", "e2e"])
def test_the_map_has_every_folder_of_the_house(home: str) -> None:
    """Bug: a folder that was added was on no map, and nothing told; nor of one whose name another had."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    plan = re.search(rf"```\n.*?^ {home}/(.*?)^(?: \w|```)", text, re.DOTALL | re.MULTILINE)
    assert plan is not None
    rooms = {file.parent for kind in KINDS for file in (ROOT / home).rglob(f"*.{kind}")} - {ROOT / home}
    rooms -= {*(ROOT / "web" / "tables").iterdir()}  # each is one more of the same
    named = Counter(re.findall(r"\b(\w+)/", plan[1]))
    assert Counter(room.name for room in rooms) - named == Counter()


def test_the_readme_shows_commands() -> None:
    assert len(SHOWN) == CONSOLE.count("$ ") >= 3


@pytest.mark.parametrize("file", ["README.md", "CONTRIBUTING.md", *DOCS])
def test_every_link_and_every_path_leads_somewhere(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    links = {link for link in re.findall(r"(?:\]\(|\{include\} )([^)#\s]+)", text) if "://" not in link}
    places = {place for place in PLACE.findall(text) if "your" not in place}
    assert links | places
    homes = (ROOT, (ROOT / file).parent, ROOT / "py" / "ramparts", ROOT / "py" / "ramparts" / "app")
    assert [each for each in links | places if not any((home / each).exists() for home in homes)] == []
