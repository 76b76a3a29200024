"""Watches pages: records every fault in them and every request that they send."""

import re
from contextlib import suppress
from dataclasses import dataclass, field
from typing import cast

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, Request

KNOWN = (
    # PyScript warns so in every worker that has no memory in common with the page; ours asks for neither.
    "Unable to use `window` or `document` in worker.",
    # A test that wants none says so to Playwright, and Playwright to the page.
    "Service Worker registration blocked by Playwright",
)
"""How messages of the console begin that are no faults."""

DRIVERS = {
    "firefox": (
        # Firefox says so when a page is left while a file is loading; a page that needs the file would not be ready.
        re.compile(r"A ServiceWorker intercepted the request and encountered an unexpected error\.$"),
        # Playwright adds the style "body {}" for a moment before a picture; the policy refuses it and names its hash.
        re.compile(r"blocked an inline style .* hash \('sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA='"),
    )
}
"""By engine: the errors that are none of the page's."""

THAT_IS_ALL = "That is all."
"""What a page says last of all that a test knows of."""

INPUTS = """(() => {
  const given = ["pointerdown", "pointerup", "pointercancel", "click", "keydown", "input", "change", "focusin"];
  const kinds = [...given, "popstate", "hashchange", "resize", "unkept", "worded", "arrived", "begin"];
  const noted = [];
  const note = ({ type, timeStamp, key = "", clientX = "", clientY = "", target }) => {
    const { id, className, nodeName } = target === window ? { id: `${innerWidth}x${innerHeight}` } : (target ?? {});
    const { state = "", light = "" } = document.getElementById("table")?.dataset ?? {};
    const times = `${Math.round(timeStamp)} ${Math.round(performance.now())}`;
    noted.push(`${times} ${type} ${key}${clientX} ${clientY} ${id || className || nodeName} ${state} ${light}`);
    noted.splice(0, noted.length - 60);
  };
  for (const kind of kinds) addEventListener(kind, note, { capture: true });
  Object.defineProperty(window, "inputsNoted", { value: noted, configurable: true }); // a frame has its window twice
})()"""
"""Has each page note what it is given: when it was done and came, what and where, and how the game stood."""


@dataclass
class Watch:
    """The requests of the pages of the site at the address `site`, in an `engine` of Playwright's, and their faults."""

    site: str
    faults: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    engine: str = ""
    forgives: bool = False
    """Whether what is wrong is known to the test."""

    @property
    def origin(self) -> str:
        """The origin of the site's address; the `blob:` addresses of a page begin with it."""
        return "/".join(self.site.split("/")[:3])

    def over(self, context: BrowserContext) -> None:
        """Watches every page and worker that `context` opens from now on."""
        self.engine = context.browser.browser_type.name if context.browser is not None else ""
        context.on("page", self._opened)
        context.on("request", self._asked)
        context.add_init_script(INPUTS)

    def forgive(self) -> None:
        """Says at the end of a test that it knows what was wrong; the driver may tell of it a moment later."""
        self.forgives = True
        self.faults.clear()

    def settle(self, page: Page) -> None:
        """Waits for the last of what was forgiven, so that the next test on this page is not told of it."""
        if not self.forgives:
            return
        with page.expect_console_message(lambda message: message.text == THAT_IS_ALL):
            page.evaluate("(last) => void setTimeout(() => console.info(last), 100)", THAT_IS_ALL)
        self.forgives = False

    def _note(self, fault: str) -> None:
        if not self.forgives:
            self.faults.append(fault)

    def _opened(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", self._failed)
        page.on("crash", lambda _: self._note("crash"))

    def _failed(self, error: Error) -> None:
        if not any(known.search(error.message) for known in DRIVERS.get(self.engine, ())):
            self._note(f"uncaught: {error}")

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in {"assert", "error", "warning"} and not message.text.startswith(KNOWN):
            self._note(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _asked(self, request: Request) -> None:
        self.requests.append(request.url)
        if not request.url.startswith((self.site, f"blob:{self.origin}/", "data:")):
            self._note(f"request beyond the site: {request.url}")


LATELY = """() => [
  ...(window.inputsNoted ?? []),
  ...["status", "tools", "notice"].map((id) => `${id}: ${document.getElementById(id)?.textContent}`),
  `focus: ${document.activeElement?.outerHTML.slice(0, 120)}`,
]"""
"""What a page was given last, what it says, and what has the focus."""


def print_inputs(page: Page) -> None:
    """Prints what a page was given last, and how it stands, for whoever reads why a test failed."""
    with suppress(Error):  # it has crashed, or was closed
        print(*cast(list[str], page.evaluate(LATELY)), sep="\n")  # noqa: T201  # it stands in the report
