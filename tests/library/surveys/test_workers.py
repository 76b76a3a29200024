"""Processes that solve chunks of deals."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from types import FrameType

import pytest

from ramparts.library.surveys.workers import AHEAD, LONGEST_CHUNK, InPlace, begin_work, crew, end_with, here
from tests.kit.places import ROOT


@pytest.mark.parametrize("deals, chunk", [(1, 1), (200, 1), (1_000, 5), (1_000_000, LONGEST_CHUNK)])
def test_chunks_are_small_enough_for_all_workers_to_have_some(deals: int, chunk: int) -> None:
    with here(1, deals) as alone:
        assert (alone.chunk, alone.ahead) == (1, 1)
        assert crew(alone.executor, 2, deals) == (alone.executor, chunk, 2 * AHEAD)


def test_in_place_a_function_is_done_at_once() -> None:
    assert InPlace().submit(divmod, 7, 2).result() == (3, 1)


def test_several_workers_are_other_processes() -> None:
    with here(2, 10) as hired:
        assert hired.executor.submit(os.getpid).result() != os.getpid()


@pytest.mark.parametrize("milliseconds", [5, 10, 20, 40])
def test_a_worker_that_is_interrupted_while_it_begins_ends_without_a_word(
    milliseconds: int, capfd: pytest.CaptureFixture[str]
) -> None:
    """Bug: it told where it was among its imports."""
    with here(2, 10) as hired:
        future = hired.executor.submit(time.sleep, 60)
        (worker,) = multiprocessing.active_children()
        time.sleep(milliseconds / 1000)  # anywhere among its imports: nothing could be waited for
        assert worker.pid
        os.kill(worker.pid, signal.SIGINT)
        with pytest.raises(BrokenProcessPool):
            future.result()
        worker.join()
    assert (worker.exitcode, capfd.readouterr().err) == (-signal.SIGINT, "")


@pytest.fixture
def _windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """There `signal` lacks what holds signals back."""
    for name in ("pthread_sigmask", "SIG_BLOCK", "SIG_UNBLOCK", "SIG_SETMASK"):
        monkeypatch.delattr(signal, name)


@pytest.mark.usefixtures("_windows", "_listening")
def test_where_interrupts_cannot_be_held_back_others_work_too() -> None:
    """Bug: nothing could be given to them."""
    ours, theirs = multiprocessing.Pipe()
    begin_work(theirs)
    ours.send_bytes(b"")
    with here(2, 10) as hired:
        assert hired.executor.submit(os.getpid).result() != os.getpid()


def test_where_no_process_can_be_started_this_one_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "_multiprocessing", None)
    with here(2, 10) as hired:
        assert hired.executor.submit(os.getpid).result() == os.getpid()


@pytest.fixture
def told() -> list[int]:
    return []


@pytest.fixture
def _listening(told: list[int]) -> object:
    """Writes down the signals that end a process, instead of ending."""

    def listen(number: int, frame: FrameType | None) -> None:
        told.append(number)

    before = [signal.signal(each, listen) for each in (signal.SIGTERM, signal.SIGINT)]
    yield
    for each, handler in zip((signal.SIGTERM, signal.SIGINT), before, strict=True):
        signal.signal(each, handler)


@pytest.mark.usefixtures("_listening")
def test_a_worker_ends_when_nobody_is_left_at_the_other_end(told: list[int]) -> None:
    ours, theirs = multiprocessing.Pipe()
    ours.close()
    end_with(theirs)
    assert told == [signal.SIGTERM]


@pytest.mark.usefixtures("_listening")
def test_a_worker_that_begins_does_not_end(told: list[int]) -> None:
    ours, theirs = multiprocessing.Pipe()
    begin_work(theirs)
    assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL
    ours.send_bytes(b"")
    assert told == []


def test_no_worker_outlives_a_survey_that_was_killed() -> None:
    """Bug: processes of `concurrent.futures` whose parent is killed wait for ever for more."""
    words = ["survey", "fortress", "32000", "999999", "--jobs", "2"]
    running = subprocess.Popen(
        [sys.executable, "-m", "ramparts", *words], cwd=ROOT / "py", stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert running.stdout
    assert b"fortress:32000" in running.stdout.readline()
    running.kill()
    _, said = running.communicate()  # the last worker has to close what it shares with the others
    assert b"Traceback" not in said
