"""What README, CONTRIBUTING and docs show and name is as they say."""

import os
import re
import subprocess
import sys
from html import escape

import pytest

from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Title
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


def test_the_options_that_are_told_are_those_of_the_parser() -> None:
    told = set(re.findall(r"(--[a-z]+)", README.partition("## The command line")[2]))
    has = {option for parsed in commands().values() for action in parsed._actions for option in action.option_strings}
    assert told == {option for option in has if option.startswith("--")} - {"--help"}


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
    """Bug: a folder that was added was on no map, and nothing told."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    plan = re.search(r"## The map of the house\n+```\n(.*?)```", text, re.DOTALL)
    assert plan is not None
    rooms = {file.parent for kind in ("*.py", "*.js", "*.css") for file in (ROOT / home).rglob(kind)} - {ROOT / home}
    rooms -= {*(ROOT / "web" / "tables").iterdir()}  # each is one more of the same
    assert [str(room) for room in sorted(rooms) if not re.search(rf"\b{room.name}/", plan[1])] == []


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
