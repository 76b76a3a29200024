"""Scripts and style sheets lose what only their readers need, and nothing else; what nobody can read is refused."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.kit.places import ROOT
from web.build.compile.bytecode import under_xz
from web.build.minify import OLDEST, PAGE_SHEETS, SCRIPT_FOLDERS, SHEET, minified, tables
from web.build.page import IMPORT

pytestmark = pytest.mark.pyodide  # for it needs the same packages


LOCAL = "(() => { const lengthy = ask(); tell(lengthy, lengthy); })();\n"
SCRIPTS = {
    "shell/splash.mjs": 'import "./a.mjs"; // as it is\nconst text = "Loading… // {x}";\nexport { text };\n',
    "boot/boot.js": 'import { a } from "../shell/a.mjs";\nimport { b } from "../pyodide/b.mjs";\n' + LOCAL,
    "boot/halves.mjs": LOCAL,
    "shell/drawing.js": LOCAL,
    "shell/downloads.mjs": LOCAL,
}
STYLES = {
    "print.css": '@import "./b.css";\n@import "./a.css";\n',
    "a.css": ".a {\n  color: light-dark(red, green); /* why */\n}\n",
    "b.css": ".b { --x: 1px; }\n",
    SHEET: 'a { mask: url("./signs/b.late.svg"); }\nb { mask: url("./signs/b.svg"); }\n',
    "signs/b.late.svg": "<svg/>\n",
    "signs/b.svg": "<svg/>\n",
}


def copied(home: Path) -> Path:
    """A checkout of a test's own, with the packages of this one."""
    for room in (*SCRIPT_FOLDERS, "board", "styles", "tables", "travel"):
        shutil.copytree(ROOT / "web" / room, home / "web" / room)
    (home / "node_modules").symlink_to(ROOT / "node_modules")
    (home / "out").mkdir()
    return home


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    return copied(tmp_path)


def made(checkout: Path) -> dict[str, str]:
    return {name: content.decode() for name, content in minified(checkout, checkout / "out").items()}


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What becomes of our scripts and style sheets as they are."""
    return made(copied(tmp_path_factory.mktemp("ours")))


@pytest.fixture(scope="module")
def altered(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What becomes of them where some are others, all in one run: it is long, whatever is asked."""
    checkout = copied(tmp_path_factory.mktemp("altered"))
    for name, text in {**SCRIPTS, **{f"styles/{name}": text for name, text in STYLES.items()}}.items():
        (checkout / "web" / name).write_text(text, "utf-8")
    return made(checkout)


def test_every_script_comes_under_its_own_name(ours: dict[str, str]) -> None:
    scripts = {file.name for room in SCRIPT_FOLDERS for file in (ROOT / "web" / room).iterdir()}
    faces = {f"{table.name}.svg" for table in tables(ROOT) if (table / "faces.svg").exists()}
    sheets = {*PAGE_SHEETS, *(f"{table.name}.css" for table in tables(ROOT))}
    bundles = {"links.mjs", "arriving.mjs", "travel.mjs", "embed.mjs"}
    assert "unpackedXz=" in ours["xz.js"]
    assert ours.keys() == scripts | sheets | faces | bundles | {"strip.late.svg"}


def test_a_script_loses_its_comments_and_keeps_its_texts_and_imports(altered: dict[str, str]) -> None:
    found = altered["splash.mjs"]
    assert found.strip() == 'import"./a.mjs";const text="Loading… // {x}";export{text};'
    assert IMPORT.findall(found) == ["a.mjs"]


def test_a_script_of_the_other_folder_lies_beside_it_in_the_site(altered: dict[str, str]) -> None:
    assert altered["boot.js"].startswith('import{a}from"./a.mjs";import{b}from"../pyodide/b.mjs";(')


def test_what_draws_before_python_has_short_names_and_what_loads_it_has_its_own(altered: dict[str, str]) -> None:
    for script in ("boot.js", "halves.mjs", "downloads.mjs"):
        assert "lengthy" in altered[script], script
    assert "ask()" in altered["drawing.js"]
    assert "lengthy" not in altered["drawing.js"]


def test_what_the_checker_of_types_is_asked_does_not_change_a_script(checkout: Path, ours: dict[str, str]) -> None:
    shutil.copy(ROOT / "tsconfig.json", checkout)
    assert made(checkout) == ours


def test_the_style_sheets_become_one_in_their_order(altered: dict[str, str]) -> None:
    assert altered["print.css"].strip() == ".b{--x: 1px}.a{color:light-dark(red,green)}"


def test_a_drawing_that_is_late_is_a_file_of_its_own_beside_the_sheet(altered: dict[str, str]) -> None:
    assert "url(./b.late.svg)" in altered[SHEET].replace('"', "")
    assert "url(data:image/svg+xml," in altered[SHEET].replace('"', "")
    assert altered["b.late.svg"] == "<svg/>\n"


@pytest.mark.parametrize(
    "file, text, words",
    [
        ("shell/splash.mjs", "const = 1;\n", "splash.mjs:1:6"),
        (f"boot/{OLDEST}", "const after2009 = 1;\n", OLDEST),
        (f"styles/{SHEET}", '@import "./gone.css";\n', "gone.css"),
    ],
)
def test_what_cannot_be_read_is_named(checkout: Path, file: str, text: str, words: str) -> None:
    (checkout / "web" / file).write_text(text, "utf-8")
    with pytest.raises(RuntimeError, match=words):
        made(checkout)


UNPACKED = """
import { readFileSync } from "node:fs";
import "./xz.js";
const given = readFileSync("given.xz");
const unpacked = async (...parts) => {
  const body = new ReadableStream({ start: (to) => (parts.forEach((part) => to.enqueue(part)), to.close()) });
  return new Response(unpackedXz(body)).text().catch((error) => error.name);
};
const wrong = Uint8Array.from(given);
wrong[100] ^= 1;
const answers = [unpacked(given.subarray(0, 90)), unpacked(wrong), unpacked(given.subarray(0, 7), given.subarray(7))];
process.stdout.write(JSON.stringify(await Promise.all(answers)));
"""


def test_packs_are_unpacked_and_what_is_cut_off_or_damaged_is_an_error_that_stops_no_other(
    tmp_path: Path, ours: dict[str, str]
) -> None:
    text = "".join(f"{number} and " for number in range(1000))
    (tmp_path / "given.xz").write_bytes(under_xz(text.encode()))
    (tmp_path / "xz.js").write_text(ours["xz.js"], "utf-8")
    (tmp_path / "told.mjs").write_text(UNPACKED, "utf-8")
    node = shutil.which("node")
    assert node, "Node is not on the path"
    done = subprocess.run(
        [node, "told.mjs"], cwd=tmp_path, capture_output=True, check=True, encoding="utf-8", timeout=60
    )
    cut, damaged, whole = json.loads(done.stdout)
    assert whole == text
    assert {cut, damaged} <= {"Error", "TypeError"}
