"""The kernel under sanitizers: a short run of what ``python -m tests.fuzz`` does at length."""

from pathlib import Path

import pytest

from tests.fuzz.beside import check, in_webassembly
from tests.fuzz.corpus import corpus, line_of
from tests.fuzz.mutations import an_input
from tests.fuzz.native import Finding, NoCompiler, answers, built
from tests.fuzz.seeds import seeds
from tests.fuzz.shape import taken_apart

INPUTS = 400


@pytest.fixture(scope="module")
def harness(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The kernel with sanitizers, ready to be asked; Python and Node are all that a test may count on."""
    try:
        return built(tmp_path_factory.mktemp("harness"))
    except NoCompiler as missing:
        pytest.skip(str(missing))


@pytest.mark.thorough
def test_whatever_it_is_given_no_sanitizer_finds_anything(harness: Path) -> None:
    """And it answers as it does in WebAssembly: the kept inputs, and some of the first seed."""
    counts = check(harness, [*corpus().values(), *(an_input(number) for number in range(INPUTS))])
    assert {"refused", "no memory", "won", "lost", "dead end", "gave up", "searching"} == counts.keys()


@pytest.mark.thorough
def test_a_finding_tells_after_which_input(harness: Path) -> None:
    """The harness ends with what is no input, as it does with what a sanitizer finds."""
    good = corpus()["covering-1"]
    with pytest.raises(Finding, match="not an input") as found:
        answers(harness, [good, good, b"", good])
    assert found.value.number == 2


@pytest.mark.parametrize("name", [name for name in corpus() if name.startswith("finding-")])
def test_what_was_found_is_refused(name: str) -> None:
    """Bug: a card among its own hosts, and a search of types with a stock, made the kernel leave its memory."""
    assert in_webassembly(corpus()[name]).split()[0] == "-1"


def test_a_kept_input_has_a_line_of_its_own() -> None:
    name, given = next(iter(corpus().items()))
    assert line_of(name, given).split()[0] == name
    assert len({*corpus().values()}) == len(corpus())


def test_real_searches_can_be_taken_apart_and_put_together() -> None:
    assert [taken_apart(numbers).packed() for numbers in seeds()] == seeds()
    assert {numbers[0] for numbers in seeds()} == {0, 1, 2, 3}


def test_an_input_depends_on_its_seed_alone() -> None:
    assert an_input(12) == an_input(12) != an_input(13)
