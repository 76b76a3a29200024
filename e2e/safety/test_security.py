"""The content security policy and Trusted Types are in force on the real page, and the page never runs into them."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.kit.hands import by_letters
from e2e.kit.lines import recorded
from e2e.kit.opening import START, OpenTable
from e2e.kit.shared_pages import Shared
from e2e.kit.watch import Watch
from ramparts.games.catalogue import TITLES
from tests.kit.examples import spread
from web.build.page import integrity

POLICY = (
    "default-src 'none'; script-src 'self' '{hash}' 'unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self' blob:; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; require-trusted-types-for 'script'; trusted-types default"
)

REFUSED = {
    "HTML": "document.body.innerHTML = '<p>in</p>'",
    "HTML beside": "document.body.insertAdjacentHTML('beforeend', '<p>in</p>')",
    "HTML in a frame": "document.createElement('iframe').srcdoc = '<p>in</p>'",
    "HTML written": "document.write('<p>in</p>')",
    "HTML parsed": "new DOMParser().parseFromString('<p>in</p>', 'text/html')",
    "eval": "eval('1 + 1')",
    "Function": "Function('return 1')",
    "a function like PyScript's": "Function('return(w,x)=>(async(e,t,...n)=>{})(w,x,...[1])')",
    "a timer's text": "setTimeout('1 + 1')",
    "a handler's text": "document.body.setAttribute('onclick', 'alert(1)')",
    "a script's text": "document.createElement('script').text = 'alert(1)'",
    "another site's script": "document.createElement('script').src = 'https://example.org/x.js'",
    "another site's worker": "new Worker('https://example.org/x.js')",
    "a data script": "document.createElement('script').src = 'data:text/javascript,alert(1)'",
    "another policy": "trustedTypes.createPolicy('other', {})",
    "a second default policy": "trustedTypes.createPolicy('default', { createHTML: (text) => text })",
}


JAVASCRIPT = "an address of code"
JAVASCRIPT_REFUSED = {"chromium": "script-src-elem", "firefox": "require-trusted-types-for"}
"""Which of two directives refuses it first; the standard leaves that open."""

TRIED = """() => new Promise((done) => setTimeout(() => {
  try { SCRIPT; done("done") } catch (error) { done(error.name) }
}))"""
"""Tries in a task of the page's own: what a test evaluates at once may do more than the page."""


def test_the_policy_is_the_first_thing_in_the_page(site: Path) -> None:
    text = (site / "index.html").read_text("utf-8")
    head = text.partition("<head>")[2].lstrip()
    policy = POLICY.format(hash=integrity(text.partition("<script>")[2].partition("</script>")[0].encode()))
    assert head.startswith(f'<meta http-equiv="Content-Security-Policy" content="{policy}">')
    assert text.count("<script>") == 1
    assert text.index('charset="utf-8"') < 1024, "where a browser looks for it"


@pytest.mark.story
def test_what_makes_code_of_text_is_refused(open_here: OpenTable, here: Shared) -> None:
    page = open_here()
    for what, script in REFUSED.items():
        outcome = page.evaluate(TRIED.replace("SCRIPT", script))
        assert outcome in {"TypeError", "EvalError"}, what
    here.watch.forgive()


NOT_NAMED = (
    ("require-trusted-types-for", "script.append('window.ran = true'), document.head.append(script)"),
    (JAVASCRIPT, "location.assign('javascript:1')"),
    ("style-src-attr", "script.setAttribute('style', 'color: red')"),
    ("style-src-elem", "style.append('p { color: red }'), document.head.append(style)"),
    ("img-src", "new Image().src = 'https://example.org/x.png'"),
    ("connect-src", "fetch('https://example.org/').catch(() => 0)"),
    ("form-action", "document.body.append(form); try { form.submit() } catch {}"),
    ("base-uri", "document.head.append(base)"),
)
"""What the policy does not name, each with the directive that refuses it."""


@pytest.mark.family
def test_what_the_policy_does_not_name_is_refused(open_here: OpenTable, here: Shared, browser_name: str) -> None:
    page = open_here()
    for directive, script in NOT_NAMED:
        refused = page.evaluate(f"""() => new Promise((done) => {{
          const told = (event) => done([event.effectiveDirective, event.disposition]);
          addEventListener("securitypolicyviolation", told, {{ once: true }});
          setTimeout(() => done(["nothing", ""]), 5000);
          const elements = ["script", "style", "form", "base"].map((tag) => document.createElement(tag));
          const [script, style, form, base] = elements;
          form.action = base.href = "https://example.org/";
          {script};
        }})""")
        expected = JAVASCRIPT_REFUSED[browser_name] if directive == JAVASCRIPT else directive
        assert refused == [expected, "enforce"], script
        assert page.evaluate("window.ran") is None
    page.evaluate("document.querySelectorAll('base, form[action]').forEach((each) => each.remove())")
    here.watch.forgive()


IN_THE_WORKER = {
    "eval('1 + 1')": "require-trusted-types-for",
    "Function('return 1')": "require-trusted-types-for",
    "new (async () => 1).constructor('return 1')": "require-trusted-types-for",
    "setTimeout('globalThis.ran = 1')": "require-trusted-types-for",
    "importScripts('https://example.org/x.js')": "require-trusted-types-for",
    "new Worker('https://example.org/x.js')": "require-trusted-types-for",
    "trustedTypes.createPolicy('other', {})": "trusted-types",
    "trustedTypes.createPolicy('default', { createScript: (text) => text })": "",
    "import('https://example.org/x.js')": "script-src-elem",
    "import('data:text/javascript,globalThis.ran = 1')": "script-src-elem",
    "fetch('https://example.org/')": "connect-src",
    "new WebSocket('wss://example.org/')": "connect-src",
}
"""What is tried there, and the directive that refuses it; of a second default policy the browser makes no report."""

TRIED_THERE = """() => new Promise((done) => {
  const told = [];
  addEventListener("securitypolicyviolation", ({ effectiveDirective }) => told.push(effectiveDirective));
  setTimeout(async () => {
    let outcome = "done";
    try { await (SCRIPT) } catch (error) { outcome = error.name }
    setTimeout(() => done([outcome, told.at(-1) ?? ""]), 100);
  });
})"""


@pytest.mark.lacks("firefox", "its driver runs no script in a worker")
def test_the_policy_is_in_force_in_the_worker_too(open_here: OpenTable, here: Shared) -> None:
    page = open_here("fortress:ms33")
    page.keyboard.press("l")
    expect(page.locator("main#table")).to_have_attribute("data-light", "winnable", timeout=START)
    [worker] = page.workers
    for script, directive in IN_THE_WORKER.items():
        outcome, told = worker.evaluate(TRIED_THERE.replace("SCRIPT", script))
        assert outcome != "done" or "Socket" in script, script  # a socket is made first and refused then
        assert told == directive or not directive, script
    assert worker.evaluate("globalThis.ran") is None
    here.watch.forgive()


REFUSALS = (
    "globalThis.refused = []; addEventListener('securitypolicyviolation', (event) => "
    "refused.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`));"
)


def begins_some(page: Page, url: str) -> None:
    """Begins some games, picks a card up and asks for a hint."""
    for game in spread([*TITLES]):
        page.goto(f"{url}#{game}:32001")
        expect(page.locator("main#table")).to_have_attribute("data-game", game)
        page.locator("#table .card .hit").first.click()
        page.keyboard.press("Escape")
        page.keyboard.press("h")


def test_a_game_from_its_deal_to_its_win_and_the_beginnings_of_others_run_into_no_policy_and_ask_no_other_host(
    open_table: OpenTable, context: BrowserContext, watch: Watch, browser_name: str, url: str
) -> None:
    context.add_init_script(REFUSALS)
    line = recorded("fortress-ms33.txt")
    page = open_table(line.deal.text)
    page.keyboard.press("l")
    expect(page.locator("main#table")).to_have_attribute("data-light", "winnable", timeout=START)
    assert [worker.url.split("//")[0] for worker in page.workers] == ["blob:http:"]
    for step in line.steps[:4]:
        by_letters(page, line.deal.game, step.before, step.move)
    late = line.position(4)
    page.goto(f"{url}#{late}")
    expect(page.locator("main#table")).to_have_attribute("data-deal", late)  # lest keys come before it
    for step in line.steps[-4:]:
        by_letters(page, line.deal.game, step.before, step.move)
    expect(page.locator("main#table")).to_have_attribute("data-state", "won")
    page.reload()
    expect(page.locator("main#table[data-ready=true][data-state=won]")).to_be_visible(timeout=START)
    assert page.evaluate("refused") == []
    begins_some(page, url)
    assert page.evaluate("refused") == []
    if browser_name == "chromium":  # the others make no request of a script that lies in the page
        assert any(request.startswith("blob:") for request in watch.requests), "the worker"
    assert watch.faults == []


def test_the_browser_is_asked_to_keep_things_after_the_first_win_and_not_before(open_here: OpenTable) -> None:
    line = recorded("fortress-ms33.txt")
    page = open_here(line.position(2))
    page.emulate_media(reduced_motion="reduce")  # else the first key ends the feast
    page.evaluate(
        "() => { globalThis.asked = 0;"
        " navigator.storage.persist = () => { globalThis.asked += 1; return Promise.resolve(true); }; }"
    )
    by_letters(page, line.deal.game, line.steps[-2].before, line.steps[-2].move)
    expect(page.get_by_role("status")).to_contain_text("home")
    assert page.evaluate("asked") == 0
    by_letters(page, line.deal.game, line.steps[-1].before, line.steps[-1].move)
    expect(page.locator("main#table")).to_have_attribute("data-state", "won")
    page.wait_for_function("() => asked === 1")
    page.keyboard.press("z")
    by_letters(page, line.deal.game, line.steps[-1].before, line.steps[-1].move)
    expect(page.locator("main#table")).to_have_attribute("data-state", "won")
    assert page.evaluate("asked") == 1
    page.evaluate("() => delete navigator.storage.persist")
