"""Surveys by the workers of dask: a real scheduler, and processes that are its workers."""

import gc
import io
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from time import perf_counter

import pytest
from distributed import Client, LocalCluster

from ramparts import __version__
from ramparts.cli import commands
from ramparts.cli.deal_range import DealRange
from ramparts.cli.progress import Progress
from ramparts.cli.surveys import cluster as cluster_module
from ramparts.cli.surveys.cluster import ClusterExecutor, cluster, version
from ramparts.cli.surveys.survey import Record
from ramparts.cli.surveys.surveying import record_of_text, surveyed
from ramparts.library.searching import NO_LIMITS
from ramparts.library.surveys.workers import here
from ramparts.rules.errors import BadNotation
from tests.kit.places import ROOT

DEALS = DealRange("fortress:", 32_000, 32_999)
TEXTS = [DEALS.text(place) for place in range(DEALS.count)]

SOLVER = partial(record_of_text, NO_LIMITS, perf_counter, None, None)


def quiet() -> Progress:
    return Progress(io.StringIO(), perf_counter)


@pytest.fixture(scope="module")
def local() -> Iterator[LocalCluster]:
    """A scheduler with two workers, each a process. One that dies is not replaced."""
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0", silence_logs=50, host="127.0.0.1"
    ) as running:
        yield running


def test_a_survey_by_a_cluster_is_the_survey_by_one_process(local: LocalCluster) -> None:
    out, alone = io.StringIO(), io.StringIO()
    tally = surveyed(DEALS, SOLVER, partial(cluster, local.scheduler_address), out, quiet())
    assert tally.counts() == surveyed(DEALS, SOLVER, partial(here, 1), alone, quiet()).counts()
    said, before = ([json.loads(line) for line in each.getvalue().splitlines()] for each in (out, alone))
    assert [{**one, "seconds": 0} for one in said] == [{**one, "seconds": 0} for one in before]


def test_a_worker_of_another_version_is_refused(local: LocalCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "__version__", "99.0")
    with (
        pytest.raises(BadNotation, match=f"needs Ramparts 99.0, and has {re.escape(__version__)}"),
        cluster(local.scheduler_address, 10),
    ):
        pass


def hide() -> None:
    """The module cannot be imported any more."""
    sys.modules["ramparts.cli.surveys.cluster"] = None  # type: ignore[assignment]  # as the import system knows it


def show() -> None:
    del sys.modules["ramparts.cli.surveys.cluster"]


def test_a_worker_without_ramparts_is_refused(local: LocalCluster) -> None:
    with Client(local, set_as_default=False) as client:  # type: ignore[no-untyped-call]
        client.run(hide)
        with (
            pytest.raises(BadNotation, match=f"needs Ramparts {__version__}, and has none"),
            cluster(local.scheduler_address, 10),
        ):
            pass
        client.run(show)


class Disturbed(io.StringIO):
    """A file at whose tenth line something happens to the cluster, which has work to do still."""

    def __init__(self, disturb: Callable[[], object]) -> None:
        super().__init__()
        self.lines, self._disturb = 0, disturb

    def write(self, text: str) -> int:
        self.lines += text.count("\n")
        if self.lines == 10 and text.endswith("\n"):
            self._disturb()
        return super().write(text)


def kill_a_worker(local: LocalCluster) -> None:
    os.kill(next(iter(local.workers.values())).pid, signal.SIGKILL)


@pytest.mark.thorough
def test_no_deal_is_lost_and_none_counted_twice_when_a_worker_dies(local: LocalCluster) -> None:
    out = Disturbed(partial(kill_a_worker, local))
    tally = surveyed(DEALS, SOLVER, partial(cluster, local.scheduler_address), out, quiet())
    assert out.lines == DEALS.count
    assert [json.loads(line)["deal"] for line in out.getvalue().splitlines()] == TEXTS
    assert tally.decided == DEALS.count


class Lost:
    """A client, and its tasks, of which the first ones are done, but their results were lost."""

    status = "running"

    def __init__(self, lost: int) -> None:
        self.given, self.lost = 0, lost

    def submit(self, *_task: object, pure: bool) -> "Lost":
        self.given += not pure
        return self

    def add_done_callback(self, ended: Callable[[object], None]) -> None:
        ended(self)

    def result(self, timeout: float) -> int:
        if self.given <= self.lost:
            raise TimeoutError(timeout)
        return 7


def test_a_task_whose_result_was_lost_is_given_out_again() -> None:
    """Bug: the scheduler was said to be gone. In a real cluster it happens by chance, when a worker dies."""
    client = Lost(2)
    assert ClusterExecutor(client).submit(int).result() == 7  # type: ignore[arg-type]
    assert client.given == 3


def dying(deal: str) -> Record:
    """Whoever tries this deal dies."""
    os.kill(os.getpid(), signal.SIGKILL)
    return {"deal": deal}


def test_a_survey_whose_workers_die_of_a_deal_ends_with_a_sentence(local: LocalCluster) -> None:
    assert local.scheduler
    local.scheduler.allowed_failures = 0
    with pytest.raises(BadNotation, match=r"the workers at '.*' die, the last one was tcp://127.0.0.1:\d+"):
        surveyed(DEALS, dying, partial(cluster, local.scheduler_address), io.StringIO(), quiet())


def started(program: str, *words: str) -> subprocess.Popen[str]:
    """One of dask's programs, which says on standard error how it is."""
    command = [sys.executable, "-m", f"distributed.cli.dask_{program}", *words, "--dashboard-address", "127.0.0.1:0"]
    return subprocess.Popen(command, env=os.environ | {"PYTHONPATH": "py"}, cwd=ROOT, stderr=subprocess.PIPE, text=True)


@pytest.fixture
def lonely() -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The address of a scheduler with one worker, and its process: both are programs of their own."""
    scheduler = started("scheduler", "--host", "127.0.0.1", "--port", "0")
    assert scheduler.stderr
    address = next(found[1] for line in scheduler.stderr if (found := re.search(r"Scheduler at:\s+(tcp://\S+)", line)))
    worker = started("worker", address, "--nthreads", "1", "--no-nanny")
    assert worker.stderr
    assert any("Registered to" in line for line in worker.stderr)
    yield address, scheduler
    for each in (worker, scheduler):
        each.kill()
        each.communicate()


def test_a_survey_whose_scheduler_goes_ends_with_a_sentence_alone(
    lonely: tuple[str, subprocess.Popen[str]], capfd: pytest.CaptureFixture[str]
) -> None:
    address, scheduler = lonely
    with pytest.raises(BadNotation, match=f"the scheduler at '{address}' is gone"):
        surveyed(DEALS, SOLVER, partial(cluster, address), Disturbed(scheduler.kill), quiet())
    gc.collect()  # Python tells of a coroutine that nobody awaited when it is thrown away
    assert capfd.readouterr().err == ""


def test_a_scheduler_without_workers_is_refused() -> None:
    with (
        LocalCluster(n_workers=0, dashboard_address="127.0.0.1:0", silence_logs=50, host="127.0.0.1") as empty,  # type: ignore[no-untyped-call]
        pytest.raises(BadNotation, match="has no workers"),
        cluster(empty.scheduler_address, 10),
    ):
        pass


class Silent(BaseHTTPRequestHandler):
    """A web server, which dask's own client waits for without end."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # its name in the library
        pass


@pytest.fixture
def web_server() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Silent)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


SURVEY = ["survey", "fortress", "32000", "32001", "--scheduler"]


@pytest.mark.parametrize("address", ["nonsense", "", "foo://x:1", "127.0.0.1:9"])
def test_an_address_that_does_not_answer_is_refused(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_module, "PATIENCE", 0.5)
    assert commands.main([*SURVEY, address]) == 2
    assert capsys.readouterr().err == f"ramparts: no scheduler of dask answers at {address!r}\n"


def test_a_server_that_is_no_scheduler_is_refused(
    web_server: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_module, "PATIENCE", 0.5)
    assert commands.main([*SURVEY, web_server]) == 2
    assert capsys.readouterr().err == f"ramparts: no scheduler of dask answers at {web_server!r}\n"


def test_without_dask_a_cluster_is_refused_with_what_to_do(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert commands.main([*SURVEY, "127.0.0.1:8786"]) == 2
    assert "pip install 'ramparts[cluster]'" in capsys.readouterr().err


def test_processes_and_a_scheduler_are_not_asked_for_at_once() -> None:
    assert commands.main([*SURVEY, "127.0.0.1:8786", "--jobs", "2"]) == 2


def test_a_worker_says_which_version_it_has() -> None:
    assert version() == __version__
