"""The content security policy and Trusted Types are in force in WebKit, in the page and in the worker."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from e2e.hosting.host import Host, altered
from e2e.safety.test_security import REFUSED, TRIED
from e2e.safety.test_trust import EITHER, OTHER
from e2e.webkit.conftest import OpenPage, OpenShared

PUBLISHED = """
import js
from json import dumps

def outcome(way):
    try:
        way()
    except BaseException as error:
        return str(error).partition(":")[0]
    return "done"

WAYS = {
    "eval": lambda: js.eval("1 + 1"),
    "Function": lambda: js.Function.new("return 1"),
    "a function like PyScript's": lambda: js.Function.new("return(w,x)=>(async(e,t,...n)=>{})(w,x,...[1])"),
    "a timer's text": lambda: js.setTimeout("globalThis.ran = 1"),
    "another site's worker": lambda: js.Worker.new("https://example.org/x.js"),
    "another policy": lambda: js.trustedTypes.createPolicy("other", js.Object.new()),
    "a second default policy": lambda: js.trustedTypes.createPolicy("default", js.Object.new()),
}
js.BroadcastChannel.new("told").postMessage(dumps({what: outcome(way) for what, way in WAYS.items()}))
"""
"""Told by the worker when it starts: what became of each way to make code of a text."""

HEARD = """() => {
  globalThis.channel = new BroadcastChannel("told");
  channel.onmessage = ({ data }) => { globalThis.told = data; };
}"""


@contextmanager
def served(site: Path) -> Iterator[str]:
    """The address of a site while it is served."""
    host = Host(site)
    yield host.url
    host.stop()


def test_what_makes_code_of_text_is_refused(open_shared: OpenShared) -> None:
    page = open_shared("fortress:ms33")
    for what, script in REFUSED.items():
        assert page.evaluate(TRIED.replace("SCRIPT", script)) in {"TypeError", "EvalError"}, what
    assert any("require-trusted-types-for" in fault for fault in page.faults())
    page.forgive()


def test_the_policy_is_in_force_in_the_worker_too(new_page: OpenPage, site: Path, tmp_path: Path) -> None:
    telling = altered(site, tmp_path / "_site", "web-*/solver_worker.py", lambda source: source + PUBLISHED)
    with served(telling) as url, new_page(url) as page:
        page.goto("fortress:ms33")
        page.evaluate(HEARD)
        page.keyboard.press("l")
        page.table("light", "winnable")
        told = json.loads(page.until("() => globalThis.told"))
    assert len(told) == 7
    assert set(told.values()) <= {"TypeError", "EvalError"}, told


def test_a_page_that_lets_pass_what_chromium_asks_for_alone_is_dead_and_says_so(
    new_page: OpenPage, site: Path, tmp_path: Path
) -> None:
    """Bug: for want of two parentheses the page was no page here, and no test in any other browser could tell."""
    dead = altered(
        site, tmp_path / "_site", "web-*/trusted_types.js", lambda text: text.replace(EITHER, OTHER["firefox"])
    )
    with served(dead) as url, new_page(url) as page:
        page.driver.get(f"{url}#fortress:ms33")
        page.says("#status", "The table could not be set up.")
        page.found("#again")
        assert page.evaluate("() => document.getElementById('table').dataset.ready") == "false"


def test_an_error_in_the_page_would_be_seen(open_shared: OpenShared) -> None:
    """The watch is no idle one, from the first script of the page on and across loads of it."""
    page = open_shared("fortress:ms33")
    page.evaluate("() => { setTimeout(() => { throw new Error('one') }); Promise.reject(new Error('two')); }")
    page.evaluate("() => console.error('three')")
    page.wait(lambda: len(page.faults()) == 3, "three faults")
    page.driver.refresh()
    page.ready()
    assert [re.findall("one|two|three", fault) for fault in sorted(page.faults())] == [["one"], ["three"], ["two"]]
    page.forgive()
