"""The policy of a page of the documentation allows what the page has, and no more."""

from web.build.library.policy import policy, with_policy
from web.build.page import integrity

PLAIN = "<html><head><title>A page</title></head><body><script>go()</script><style>b { top: 0 }</style></body></html>"
CELLS = PLAIN.replace("<body>", '<body><div class="cell highlight-python notranslate"></div>')


def directives(text: str) -> dict[str, list[str]]:
    """The sources of each directive."""
    return {words[0]: words[1:] for words in map(str.split, text.split("; "))}


def test_a_page_runs_what_lies_in_it_and_beside_it() -> None:
    found = directives(policy(PLAIN))
    assert found["script-src"] == ["'self'", f"'{integrity(b'go()')}'"]
    assert found["style-src"] == ["'self'", f"'{integrity(b'b { top: 0 }')}'"]
    assert found["default-src"] == found["connect-src"] == ["'self'"]


def test_no_page_names_another_host() -> None:
    known = ("'", "sha256-", "data:", "blob:")
    sources = [source for page in (PLAIN, CELLS) for each in directives(policy(page)).values() for source in each]
    assert [source for source in sources if not source.startswith(known)] == []


def test_only_a_page_with_cells_may_make_code_of_texts() -> None:
    assert "'unsafe-eval'" in directives(policy(CELLS))["script-src"]
    assert "'unsafe-eval'" not in policy(PLAIN)
    assert directives(policy(CELLS))["worker-src"] == ["blob:"]


def test_the_policy_is_the_first_thing_in_the_page() -> None:
    made = with_policy(PLAIN)
    assert (
        made.partition("<head>")[2]
        .lstrip()
        .startswith(f'<meta http-equiv="Content-Security-Policy" content="{policy(PLAIN)}">')
    )
    assert made.count("<meta") == 1
