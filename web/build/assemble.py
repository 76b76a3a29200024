"""Assembles the site: `python -m web.build.assemble` puts into `_site/` all that a static host has to send.

Nothing in it names a host or a path above itself, so it works at any address and under any sub-path; only a site
that is assembled for one `--address` names it, to whoever shows a link to it. The runtime comes from the npm packages
that `package-lock.json` pins, never from a content delivery network.

    index.html, embed.html, 404.html, disk.html, manifest.webmanifest, icons/
    en/, de/...          pages about the games, in each language; where the address is known, `sitemap.xml` and
                         `robots.txt` too
    pictures/            what shows the site elsewhere: with a link to it, and where a browser offers to install it
    sw.js                the service worker, at the top since it serves only what lies beside and below it
    web-<hash>/          styles, scripts, `app.pack` and `solver.pack`: the Python of the page and of its worker,
                         compiled; `kernel.wasm`, of its worker too; `study.pack` and `study.css`, what a player
                         learns with, fetched when it is wanted; `print.css`, for paper, and `won.css` with
                         `feast.js`, for a win, fetched after the start, and
                         `strip.late.svg`, the signs of the menu, with the first menu; for each language
                         `words-de.pack`, its catalogue, and `splash-de.json`, what is said before Python has come;
                         `links.js`, `links-de.json` and `daily.txt`, of which the board of an address is drawn;
                         `lines.pack`, for tracebacks
    puzzles-<hash>/      the positions of the puzzles by number, fifty to a file, and which are those of days: fetched
                         when an address asks for one, and kept from then on
    deck-<hash>/         the deck with full pictures, for who chooses it
    pyodide-<version>.<hash>/  the Python runtime, as `web/build/halves` makes it, and `library-<hash>.pack`: what is
                         needed of Python's library, compiled
    pyscript-<version>/  what runs it in the page
    LICENSE, THIRD_PARTY_NOTICES.md

Modules, which are `.mjs` in the sources and in Pyodide, are `.js` here: every host knows what that is.

What lies in a folder with a hash or a version in its name never changes under that name. So a browser may keep it for
ever, and no page ever meets a script of another build.
"""

import argparse
import json
import re
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

from web.build.deck import DECK, deck
from web.build.folders import (
    copy,
    matching,
    new_folder,
    plainly_named,
    scripts_with_site_paths,
    version,
    with_imports,
    write_folder,
)
from web.build.halves import GLUE, LOADER, PACK, SECOND, STOCK, interpreter
from web.build.minify import glue, minified
from web.build.node import files_in, run
from web.build.page import PUZZLES, Build, bare, digest, with_script_hash, with_site_paths, worker
from web.build.pages import make_pages
from web.build.preview import PICTURES, TITLES, web_address, with_address
from web.build.puzzles import make_puzzles

ROOT = Path(__file__).resolve().parents[2]

RUNTIME = (GLUE, PACK, SECOND, STOCK)
"""What is made of Pyodide. In place of its library and `pyodide-lock.json` `web/boot/interpreter.mjs` gives ours."""

PYSCRIPT = ("core.js", "error-*.js")
"""PyScript's first script, and the one plugin that it loads even when told not to use it."""

TOP_FILES = ("LICENSE", "THIRD_PARTY_NOTICES.md", "web/assets/manifest.webmanifest")

NOTICES = ("web/assets/404.html", "web/assets/disk.html")
"""The pages without any file beside them: what a static host answers with when there is no such file, and what is shown
in place of the page when that is opened from the disk."""

EMBEDDED_PAGE = "web/assets/embed.html"
"""What other sites put into a frame; the drawings of the cards are those of the page."""

FACES = re.compile(r'<svg class="faces".*?</svg>', re.DOTALL)

SERVICE_WORKER = "sw.js"

SOLVER_WORKER = Path("web/page/solver_worker.py")
"""PyScript runs it as it is, in a worker of its own."""

KERNEL = Path("py/ramparts/solver/kernel/kernel.wasm")
"""It comes with that worker."""

DAYS = Path("py/ramparts/study/lists/daily.txt")
"""The deals of days, of which one can be drawn before Python is there."""

PAGES_SHEET = "pages.css"
"""The style sheet that each of the pages has within it."""

MADE_FOR_THE_PAGE = frozenset({"games.html", "languages.html", "first.json", "notices.json"})
"""What goes into the page itself."""

NOT_IN_OWN_FOLDER = MADE_FOR_THE_PAGE | {"library.pack", PAGES_SHEET, SERVICE_WORKER, *RUNTIME, *DECK}
"""Files made for the site that do not go into the folder of our own files."""

OURS = ("board", "boot", "shell", "styles", "tables", "travel")
"""The folders of our own that become one in the site."""

GAMES_PLACE = "        <!-- games -->"
"""The line of the page that is replaced by the list of games, which is made from the games themselves."""

LANGUAGES_PLACE = "          <!-- languages -->"
"""The line that is replaced by the ways to the pages, for whoever runs no scripts."""

FIRST_PLACE = ">null</script>"
"""The end of the page's element for what a first visitor sees before Python is there."""


def assemble(out: Path, root: Path = ROOT, *, keeps: bool = True, address: str = "") -> Path:
    """`out`, holding the whole site made from the checkout at `root`.

    Unless the build `keeps`, its service worker deletes the caches of all builds. `address` is where the site will be,
    as `web_address` gives it, if that is known. An earlier site in `out` is replaced once the new one is complete;
    `FileExistsError` is raised for a directory that holds anything else.
    """
    if out.exists() and any(out.iterdir()) and not (out / "index.html").exists():
        raise FileExistsError(f"{out} is neither empty nor an assembled site")
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f"{out.name}.", dir=out.parent) as folder:
        names = ("compiled", "minified", "glue", "deck", "pages", "puzzles", "site")
        made = {name: new_folder(Path(folder, name)) for name in names}
        files = compiled(root, made["compiled"]) | minified(root, made["minified"])
        files |= interpreter(root / "node_modules" / "pyodide")
        files[GLUE] = glue(root, files[GLUE], made["glue"])
        files |= deck(root, made["deck"])
        languages = make_pages(root, made["pages"], made["minified"] / PAGES_SHEET, address)
        files |= make_puzzles(root, made["puzzles"])
        write_site(made["site"], root, files, keeps=keeps, address=(address, languages))
        shutil.copytree(made["pages"], made["site"], dirs_exist_ok=True)  # no build names them: they come when visited
        shutil.rmtree(out, ignore_errors=True)
        shutil.move(Path(folder, "site"), out)
    return out


def write_site(
    out: Path, root: Path, files: dict[str, bytes], *, keeps: bool, address: tuple[str, tuple[str, ...]]
) -> None:
    """Puts the whole site into the empty directory `out`; `files` is what was compiled, minified and drawn.

    `address` is where it will be, with the languages that have pages there.
    """
    homes = write_folders(out, root, files)
    said = json.loads(files["notices.json"])
    for name in NOTICES:
        page = with_script_hash(with_notices((root / name).read_text("utf-8"), said))
        (out / Path(name).name).write_text(page, "utf-8")
    template = with_notices((root / "index.html").read_text("utf-8"), said)
    template = template.replace(GAMES_PLACE, files["games.html"].decode())
    template = template.replace(LANGUAGES_PLACE, files["languages.html"].decode())
    page = (root / EMBEDDED_PAGE).read_text("utf-8")
    (out / "embed.html").write_text(embedded(with_notices(page, said), template, homes), "utf-8")
    template = template.replace(FIRST_PLACE, f">{files['first.json'].decode()}</script>")
    build = Build(out, homes, with_script_hash(bare(with_address(template, *address))), keeps=keeps)
    (out / "index.html").write_text(build.page(), "utf-8")
    (out / SERVICE_WORKER).write_text(worker(with_site_paths(files[SERVICE_WORKER].decode(), homes), build), "utf-8")


def write_folders(out: Path, root: Path, files: dict[str, bytes]) -> dict[str, str]:
    """Writes all but the page and the service worker; the site's folder for each of ours."""
    modules = root / "node_modules"
    pyscript = modules / "@pyscript" / "core"
    runtime = {name: files[name] for name in RUNTIME}
    runtime[LOADER] = (modules / "pyodide" / LOADER).read_bytes()
    homes = {
        "web/assets": ".",
        "pyodide": write_folder(f"pyodide-{version(modules / 'pyodide')}.", plainly_named(runtime), out),
    }
    homes["pyscript"] = f"pyscript-{version(pyscript)}"
    homes["pyodide/library.pack"] = f"{homes['pyodide']}/library-{digest(files['library.pack'])}.pack"
    copy([root / name for name in TOP_FILES], out)
    copy(matching(root / "web" / "assets" / "icons", ("*.png", "*.svg")), out / "icons")
    copy(matching(root / "web" / "pictures", ("*.jpg",)), out / PICTURES)
    copy(matching(root / "web" / "pictures" / TITLES, ("*.jpg",)), out / PICTURES / TITLES)
    copy(with_imports(matching(pyscript / "dist", PYSCRIPT)), out / homes["pyscript"])
    copy([pyscript / "LICENSE"], out / homes["pyscript"])
    (out / homes["pyodide/library.pack"]).write_bytes(files["library.pack"])
    lists = {name: content for name, content in files.items() if name.startswith(PUZZLES)}
    homes[PUZZLES] = write_folder(f"{PUZZLES}-", {Path(name).name: lists[name] for name in lists}, out)
    homes["web/decks"] = write_folder("deck-", {name: files[name] for name in DECK}, out)
    ours = {name: content for name, content in files.items() if name not in NOT_IN_OWN_FOLDER | lists.keys()}
    ours |= {path.name: (root / path).read_bytes() for path in (SOLVER_WORKER, KERNEL, DAYS)}
    home = write_folder("web-", scripts_with_site_paths(ours, homes), out)
    homes |= dict.fromkeys(("web", *(f"web/{folder}" for folder in OURS)), home)
    return homes


def with_notices(page: str, said: Mapping[str, str]) -> str:
    """The source of a page, in which each mark has given way to what is said there in all languages."""
    for mark, text in said.items():
        page = page.replace(mark, text)
    return page


def embedded(page: str, whole: str, homes: dict[str, str]) -> str:
    """The page for a frame, which has of the ``whole`` one the drawings of the cards."""
    faces = FACES.search(whole)
    if faces is None:
        raise ValueError("the page has no drawings of cards")
    return bare(with_site_paths(page.replace("    <!-- faces -->", faces[0]), homes))


def compiled(root: Path, out: Path) -> dict[str, bytes]:
    """The files that the compiler makes, by name; it is run by Pyodide under Node and writes to the directory `out`.

    Raises `RuntimeError` with Python's message if a module cannot be compiled or imported.
    """
    run(root / "web" / "build" / "compile" / "run.mjs", root / "node_modules", root, out)
    return files_in(out)


def main() -> None:
    """Assembles the site where the command line says."""
    parser = argparse.ArgumentParser(prog="python -m web.build.assemble", description="Assemble the site.")
    parser.add_argument("--out", type=Path, default=ROOT / "_site", help="the directory to fill (default: _site)")
    parser.add_argument("--let-go", action="store_true", help="make browsers drop every build that they keep")
    parser.add_argument(
        "--address", type=web_address, default="", help="where the site is going to be, for previews of links to it"
    )
    options = parser.parse_args()
    out = assemble(options.out, keeps=not options.let_go, address=options.address)
    size = sum(file.stat().st_size for file in out.rglob("*") if file.is_file())
    print(f"{out}: {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
