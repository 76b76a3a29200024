"""Python texts run as the site would run them: in a worker of a browser, by the interpreter of the assembled site."""

import json
import tempfile
from pathlib import Path
from shutil import copyfile
from threading import Thread
from typing import NamedTuple

from playwright.sync_api import Browser, Route, sync_playwright

from e2e.engines import CHROMIUM, Engine, launch_options
from web.build.assemble import assemble
from web.build.serve import address, static_server

WORKER = Path(__file__).with_suffix(".mjs")
PAGE = "bench.html"
"""A page of the site's origin, with nothing on it."""

ISOLATED = {"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp"}
"""Headers by which a page gets a clock of 5 microseconds instead of 100; the site itself does without them."""

ASK = """([worker, question]) => new Promise((done, fail) => {
  const python = new Worker(worker, { type: "module" });
  python.onmessage = ({ data: { result, error } }) => (error ? fail(new Error(error)) : done(result));
  python.onerror = ({ message }) => fail(new Error(message));
  python.postMessage(question);
})"""


class Ran(NamedTuple):
    """What a text left in ``result``, and in which browser it ran."""

    result: object
    browser: str


def ran(text: str, engine: Engine = CHROMIUM) -> Ran | None:
    """What a Python text, which imports from the app of the site, leaves; None where there is no such browser."""
    program = engine.found()
    if program is None:
        return None
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = assemble(Path(folder, "site"))
        copyfile(WORKER, site / "inside.js")
        (site / PAGE).write_text("<!doctype html><title>Bench</title>", "utf-8")
        server = static_server(site)
        Thread(target=server.serve_forever, daemon=True).start()
        browser = getattr(playwright, engine.name).launch(**launch_options(engine, program))
        try:
            interpreter = next(site.glob("web-*")).name + "/interpreter.js"
            return Ran(
                _asked(browser, address(server), interpreter, text), f"{engine.name.capitalize()} {browser.version}"
            )
        finally:
            browser.close()
            server.shutdown()


def _asked(browser: Browser, url: str, interpreter: str, text: str) -> object:
    page = browser.new_page()
    page.route("**/*", _isolated)
    page.goto(f"{url}{PAGE}")
    question = {"interpreter": url + interpreter, "text": text}
    return json.loads(page.evaluate(ASK, [f"{url}inside.js", question]))


def _isolated(route: Route) -> None:
    response = route.fetch()
    route.fulfill(response=response, headers=response.headers | ISOLATED)
