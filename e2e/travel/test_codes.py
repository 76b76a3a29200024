"""Everything goes to another device: pictures of codes that any reader can read, a camera that reads them, one link."""

from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import BrowserType, Page, expect

from e2e.engines import CHROMIUM, launch_options
from e2e.kit.opening import OpenTable, open_panel, ready
from e2e.kit.visitors import usual, watched_page
from tests.kit.places import ROOT

DEAL = "fortress:ms33"
OTHERS = ("fortress:ms33;t1-h;t2-h", "chessboard:ms7;t0-h", "bastion:ms3", "citadel:ms33;t0-t3", "chessboard:ms5")
JSQR = ROOT / "node_modules" / "jsqr" / "dist" / "jsQR.js"
ARRIVED = "Everything has arrived."
HERE = "Everything is here now."

PIXELS = """async (picture) => {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
  const context = canvas.getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, 640, 480);
  context.drawImage(image, 80, 8);
  return context.getImageData(0, 0, 640, 480).data;
}"""
"""The dots of a picture in a white frame, as a camera would see it."""

READ = f"async (picture) => jsQR(await ({PIXELS})(picture), 640, 480)?.data"
"""What another program than ours reads in it."""

GREY = f"async (picture) => new Uint8Array((await ({PIXELS})(picture)).filter((_each, at) => at % 4 === 0)).toBase64()"
"""How bright each dot is."""

FILM = b"YUV4MPEG2 W640 H480 F30:1 Ip A1:1 C420jpeg\n"
COLOURLESS = b"\x80" * (640 * 480 // 2)
FRAMES = 10
"""How often each picture is in the film that a camera sees: it looks at several a second."""


@contextmanager
def beside(page: Page) -> Iterator[Page]:
    """An empty page, where no policy keeps others' programs out."""
    other = page.context.new_page()
    other.goto("about:blank")
    other.add_script_tag(path=JSQR)
    yield other
    other.close()


def kept(page: Page) -> dict[str, str]:
    """What the browser keeps of games and records."""
    found: dict[str, str] = page.evaluate("({...localStorage})")
    return {key: found[key] for key in ("ramparts.game", "ramparts.best") if key in found}


def pictures(page: Page) -> list[str]:
    """The address of a picture of each code, as the panel shows it."""
    place = page.locator(".codes")
    expect(place.locator("path")).to_be_attached()
    count = len(str(place.get_attribute("data-codes")).split())
    taken = []
    for number in range(count):
        expect(place.locator("p")).to_have_text(f"Picture {number + 1} of {count}")
        taken.append(f"data:image/png;base64,{b64encode(place.locator('svg').screenshot()).decode()}")
        if number + 1 < count:
            page.locator("[data-codes-do=next]").click()
    return taken


@contextmanager
def with_camera(browser_type: BrowserType, url: str, film: Path, permissions: tuple[str, ...]) -> Iterator[Page]:
    """A page in a browser whose camera sees a film. Only Chromium with windows has such a camera."""
    options = launch_options(CHROMIUM, CHROMIUM.found() or pytest.skip(CHROMIUM.missing))
    fake = ("--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={film}")
    with (
        browser_type.launch(**options | {"args": [*options["args"], *fake]}) as browser,
        watched_page(browser, url, usual(url) | {"permissions": permissions}) as page,
    ):
        page.goto(f"{url}#{DEAL}")
        ready(page)
        open_panel(page, "take")
        yield page


@pytest.fixture
def full(open_here: OpenTable) -> Page:
    """The page of somebody who has begun several games, with their codes on the screen; nothing moves by itself."""
    page = open_here(OTHERS[0])
    page.emulate_media(reduced_motion="reduce")
    for deal in OTHERS[1:]:
        page.evaluate("(deal) => location.assign(`#${deal}`)", deal)
        expect(page.locator("#table")).to_have_attribute("data-deal", deal.partition(";")[0])
    open_panel(page, "send")
    return page


def test_another_program_reads_in_each_picture_a_link_into_this_page(full: Page, url: str) -> None:
    codes = str(full.locator(".codes").get_attribute("data-codes")).split()
    assert len(codes) > 1
    shown = pictures(full)
    with beside(full) as reader:
        assert [reader.evaluate(READ, picture) for picture in shown] == [f"{url}#{code}" for code in codes]


@pytest.mark.thorough
@pytest.mark.lacks("firefox", "its camera sees no film")
def test_a_camera_reads_them_and_all_of_it_comes_over(
    full: Page, browser_type: BrowserType, url: str, tmp_path: Path
) -> None:
    film, shown = tmp_path / "codes.y4m", pictures(full)
    with beside(full) as reader:
        grey = [b64decode(reader.evaluate(GREY, picture)) for picture in shown]
    film.write_bytes(FILM + b"".join((b"FRAME\n" + each + COLOURLESS) * FRAMES for each in grey))
    with with_camera(browser_type, url, film, ("camera",)) as page:
        page.get_by_role("button", name="Use the camera").click()
        expect(page.locator("#panel .news")).to_have_text(ARRIVED, timeout=60_000)
        expect(page.locator("#panel video")).to_have_count(0)
        page.get_by_role("button", name="Bring everything here").click()
        expect(page.locator("#panel .news")).to_have_text(HERE)
        expect(page.locator("#table")).to_have_attribute("data-deal", "chessboard:ms5")
        page.keyboard.press("Escape")
        assert kept(page) == kept(full)


@pytest.mark.thorough
def test_a_camera_that_is_refused_leads_to_the_link(browser_type: BrowserType, url: str, tmp_path: Path) -> None:
    film = tmp_path / "white.y4m"
    film.write_bytes(FILM + b"FRAME\n" + b"\xff" * (640 * 480) + COLOURLESS)
    with with_camera(browser_type, url, film, ()) as page:  # nobody has permitted anything, and nobody answers
        page.get_by_role("button", name="Use the camera").click()
        expect(page.get_by_text("This page is not allowed to use the camera.")).to_be_visible()
        expect(page.get_by_label("Or paste the link")).to_be_visible()


@pytest.mark.story
def test_without_a_camera_it_is_said_what_to_do_instead(open_here: OpenTable) -> None:
    page = open_here(DEAL)
    open_panel(page, "take")
    said = page.get_by_text("No camera was found.")
    expect(said).to_be_hidden()
    page.get_by_role("button", name="Use the camera").click()
    expect(said).to_be_visible()


@pytest.mark.thorough
def test_the_link_brings_everything_after_a_question(open_table: OpenTable, url: str) -> None:
    page = open_table(OTHERS[0])
    open_panel(page, "send")
    page.evaluate("() => { navigator.clipboard.writeText = async (text) => { document.title = text; }; }")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator("#panel .news")).to_have_text("The link has been copied.")
    link, before = page.title(), kept(page)
    assert link.startswith(f"{url}#take:")
    page.evaluate("localStorage.clear()")
    other = page.context.new_page()
    page.close(run_before_unload=False)
    other.goto(link)
    ready(other)
    expect(other.locator("#panel .news")).to_have_text(ARRIVED)
    assert "take:" not in other.url
    other.get_by_role("button", name="Bring everything here").click()
    expect(other.locator("#panel .news")).to_have_text(HERE)
    expect(other.locator("#table")).to_have_attribute("data-deal", DEAL)
    assert kept(other) == before


@pytest.mark.story
@pytest.mark.parametrize("length", [90_000])
def test_an_address_as_long_as_a_link_may_be_arrives_whole(open_here: OpenTable, length: int) -> None:
    """Of a code with so many characters that is none, every character was looked at."""
    page = open_here(DEAL)
    page.evaluate("(text) => location.assign(`#${text}`)", f"take:1a2b3c4d.1.1.{'A' * (length - 18)}B")
    expect(page.get_by_role("alert")).to_have_text("This cannot be read: picture 1 of 1 is damaged. Try it once more.")
