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


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout of its own, with the packages of this one."""
    for room in (*SCRIPT_FOLDERS, "board", "styles", "tables", "travel"):
        shutil.copytree(ROOT / "web" / room, tmp_path / "web" / room)
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules")
    (tmp_path / "out").mkdir()
    return tmp_path


def made(checkout: Path) -> dict[str, str]:
    return {name: content.decode() for name, content in minified(checkout, checkout / "out").items()}


def test_every_script_comes_under_its_own_name(checkout: Path) -> None:
    scripts = {file.name for room in SCRIPT_FOLDERS for file in (ROOT / "web" / room).iterdir()}
    faces = {f"{table.name}.svg" for table in tables(ROOT) if (table / "faces.svg").exists()}
    sheets = {*PAGE_SHEETS, *(f"{table.name}.css" for table in tables(ROOT))}
    bundles = {"links.mjs", "arriving.mjs", "travel.mjs", "embed.mjs"}
    assert "unpackedXz=" in made(checkout)["xz.js"]
    assert made(checkout).keys() == scripts | sheets | faces | bundles | {"strip.late.svg"}


def test_a_script_loses_its_comments_and_keeps_its_texts_and_imports(checkout: Path) -> None:
    script = checkout / "web" / "shell" / "splash.mjs"
    script.write_text('import "./a.mjs"; // as it is\nconst text = "Loading… // {x}";\nexport { text };\n', "utf-8")
    found = made(checkout)["splash.mjs"]
    assert found.strip() == 'import"./a.mjs";const text="Loading… // {x}";export{text};'
    assert IMPORT.findall(found) == ["a.mjs"]


def test_a_script_of_the_other_folder_lies_beside_it_in_the_site(checkout: Path) -> None:
    script = checkout / "web" / "boot" / "boot.js"
    script.write_text('import { a } from "../shell/a.mjs";\nimport { b } from "../pyodide/b.mjs";\n', "utf-8")
    assert made(checkout)["boot.js"].strip() == 'import{a}from"./a.mjs";import{b}from"../pyodide/b.mjs";'


def test_what_draws_before_python_has_short_names_and_what_loads_it_has_its_own(checkout: Path) -> None:
    for script in ("boot/boot.js", "boot/halves.mjs", "shell/drawing.js", "shell/splash.mjs"):
        (checkout / "web" / script).write_text(
            "(() => { const lengthy = ask(); tell(lengthy, lengthy); })();\n", "utf-8"
        )
    found = made(checkout)
    assert {name for name in ("boot.js", "halves.mjs", "splash.mjs") if "lengthy" in found[name]} == {
        "boot.js",
        "halves.mjs",
        "splash.mjs",
    }
    assert "lengthy" not in found["drawing.js"]


def test_what_the_checker_of_types_is_asked_does_not_change_a_script(checkout: Path) -> None:
    before = made(checkout)
    shutil.copy(ROOT / "tsconfig.json", checkout)
    assert made(checkout) == before


def test_the_style_sheets_become_one_in_their_order(checkout: Path) -> None:
    styles = checkout / "web" / "styles"
    (styles / SHEET).write_text('@import "./b.css";\n@import "./a.css";\n', "utf-8")
    (styles / "a.css").write_text(".a {\n  color: light-dark(red, green); /* why */\n}\n", "utf-8")
    (styles / "b.css").write_text(".b { --x: 1px; }\n", "utf-8")
    assert made(checkout)[SHEET].strip() == ".b{--x: 1px}.a{color:light-dark(red,green)}"


def test_a_drawing_that_is_late_is_a_file_of_its_own_beside_the_sheet(checkout: Path) -> None:
    styles = checkout / "web" / "styles"
    (styles / SHEET).write_text('a { mask: url("./signs/b.late.svg"); }\nb { mask: url("./signs/b.svg"); }\n', "utf-8")
    for name in ("b.late.svg", "b.svg"):
        (styles / "signs" / name).write_text("<svg/>\n", "utf-8")
    found = made(checkout)
    assert "url(./b.late.svg)" in found[SHEET].replace('"', "")
    assert "url(data:image/svg+xml," in found[SHEET].replace('"', "")
    assert found["b.late.svg"] == "<svg/>\n"


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


def test_packs_are_unpacked_and_what_is_cut_off_or_damaged_is_an_error_that_stops_no_other(checkout: Path) -> None:
    text = "".join(f"{number} and " for number in range(1000))
    (checkout / "given.xz").write_bytes(under_xz(text.encode()))
    (checkout / "xz.js").write_text(made(checkout)["xz.js"], "utf-8")
    (checkout / "told.mjs").write_text(UNPACKED, "utf-8")
    node = shutil.which("node")
    assert node, "Node is not on the path"
    done = subprocess.run(
        [node, "told.mjs"], cwd=checkout, capture_output=True, check=True, encoding="utf-8", timeout=60
    )
    cut, damaged, whole = json.loads(done.stdout)
    assert whole == text
    assert {cut, damaged} <= {"Error", "TypeError"}
