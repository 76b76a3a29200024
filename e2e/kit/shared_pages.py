"""Pages that tests use one after another: Python starts once for each kind of visitor, and each test begins anew in it.

What a visitor has kept and where they look are those of the test; so is everything else that the page begins with,
since it begins as for a player (`begin_anew` of `web/page/main.py`). A page that was altered otherwise, by a route, a
clock or a script of the test's own, must not be one of these, unless the test puts back what was there. A win is
celebrated at once in such a page, as its script has come already, and the first tap or key ends that.
"""

import json
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from e2e.kit.opening import ready
from e2e.kit.watch import Watch

BEGIN = """([kept, fragment, drawn]) => {
  if (!globalThis.plain) {
    globalThis.plain = new CSSStyleSheet();
    plain.replaceSync("*, ::before, ::after { background-image: none !important; mask-image: none !important }");
  }
  const sheets = document.adoptedStyleSheets;
  if (drawn === sheets.includes(plain)) {
    document.adoptedStyleSheets = drawn ? sheets.filter((each) => each !== plain) : [...sheets, plain];
  }
  for (const said of document.querySelectorAll("#fault, #update")) {
    said.close?.();
    said.remove();
  }
  localStorage.clear();
  delete navigator.clipboard?.writeText;
  for (const { name, value } of kept) localStorage.setItem(name, value);
  history.replaceState(null, "", fragment ? `#${fragment}` : location.pathname);
  document.getElementById("table").dataset.ready = "false";
  dispatchEvent(new Event("begin"));
}"""
"""Has the page begin with what is kept then, and with the address. It may copy, if a test has kept it from that, and
says no more of what went wrong, or of another build.

Its walls and ground are drawn for tests that look at them, marked `drawn`: where the processor draws, a panel takes
twice as long with them.
"""

NOTHING: dict[str, Any] = {"origins": []}
"""What is kept for a visitor who has never been here."""

AS_THE_TEST_SAYS = ("storage_state", "viewport")
"""The options of Playwright's contexts that can be changed while a context lasts."""


AS_USUAL: dict[str, Any] = {"color_scheme": "light", "reduced_motion": "no-preference", "forced_colors": "none"}
"""What a page is told of the visitor's wishes, whatever the test before has told it."""


class Shared(NamedTuple):
    """A page that several tests use, and the watch over it."""

    page: Page
    watch: Watch

    @property
    def context(self) -> BrowserContext:
        """Its context, which is of this page alone."""
        return self.page.context


@dataclass
class SharedPages:
    """The pages of the site at an address, by visitor."""

    browser: Browser
    url: str
    pages: dict[str, Shared] = field(default_factory=dict)

    def page(self, visitor: dict[str, Any]) -> Shared:
        """The page of a visitor, given as options of Playwright's contexts; new if no other test had such a visitor."""
        lasting = {name: value for name, value in visitor.items() if name not in AS_THE_TEST_SAYS}
        kind = json.dumps(lasting, sort_keys=True)
        if kind not in self.pages:
            context, watch = self.browser.new_context(**lasting), Watch(self.url)
            watch.over(context)
            self.pages[kind] = Shared(context.new_page(), watch)
        shared = self.pages[kind]
        shared.page.set_viewport_size(visitor["viewport"])
        shared.page.emulate_media(**AS_USUAL)
        return shared

    def begin(self, page: Page, visitor: dict[str, Any], fragment: str = "", *, drawn: bool = False) -> Page:
        """The page, on which the visitor begins with the address of such a fragment; its walls may be drawn."""
        if not page.url.startswith(self.url):
            page.goto(self.url)
            ready(page)
        page.mouse.up()
        kept = [text for origin in (visitor["storage_state"] or NOTHING)["origins"] for text in origin["localStorage"]]
        page.evaluate(BEGIN, [kept, fragment, drawn])
        ready(page)
        return page

    def give_up(self, shared: Shared) -> None:
        """Closes a page; the next test with such a visitor has a new one."""
        self.pages = {kind: other for kind, other in self.pages.items() if other is not shared}
        shared.context.close()
