"""A watch over pages: whatever goes wrong in one, and whatever one asks of the network, is written down."""

from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, Request

KNOWN = (
    # PyScript warns so in every worker that has no memory in common with the page; ours asks for neither.
    "Unable to use `window` or `document` in worker.",
    # A test that wants none says so to Playwright, and Playwright to the page.
    "Service Worker registration blocked by Playwright",
)
"""What a console may say without a fault: how it begins."""


BROKEN_OFF = "A ServiceWorker intercepted the request and encountered an unexpected error."
"""What Firefox alone says of a file that was on its way when the page was left; one that lacks it is never ready."""


@dataclass
class Watch:
    """What the pages of a site at the address `site` asked for, and what they did that none of them may do."""

    site: str
    faults: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)

    @property
    def origin(self) -> str:
        """The part of the site's address that it shares with its neighbours; scripts made in a page lie there."""
        return "/".join(self.site.split("/")[:3])

    def over(self, context: BrowserContext) -> None:
        """Keeps watch from now on over every page and worker that `context` opens."""
        context.on("page", self._opened)
        context.on("request", self._asked)

    def _opened(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", self._failed)
        page.on("crash", lambda _: self.faults.append("crash"))

    def _failed(self, error: Error) -> None:
        if not error.message.endswith(BROKEN_OFF):
            self.faults.append(f"uncaught: {error}")

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in {"assert", "error", "warning"} and not message.text.startswith(KNOWN):
            self.faults.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _asked(self, request: Request) -> None:
        self.requests.append(request.url)
        if not request.url.startswith((self.site, f"blob:{self.origin}/", "data:")):
            self.faults.append(f"request beyond the site: {request.url}")
