"""What the workflows run is pinned, and what they may do is little."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.kit.places import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))

USES = re.compile(r"^\s*(?:- )?uses:\s*(.*)$", re.MULTILINE)
PINNED = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
JOB = re.compile(r"^  (\w+):\n((?:    .*\n|\n)+)", re.MULTILINE)
GRANT = re.compile(r"^      ([a-z-]+): (read|write)$", re.MULTILINE)

GRANTS = {
    ("pages.yml", "build"): {"contents": "read", "pages": "read"},
    ("pages.yml", "attest"): {"id-token": "write", "attestations": "write"},
    ("pages.yml", "publish"): {"pages": "write", "id-token": "write"},
    ("release.yml", "publish"): {"id-token": "write"},
}
"""What jobs may do beside or instead of reading what is in the repository. No job that runs code of the repository or
of a package may write anything."""


def jobs(text: str) -> dict[str, str]:
    """The jobs of a workflow, by name."""
    return dict(JOB.findall(text.partition("\njobs:\n")[2]))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_pinned_by_its_commit_and_says_its_version(path: Path) -> None:
    named = USES.findall(path.read_text("utf-8"))
    assert named
    assert [action for action in named if not PINNED.fullmatch(action)] == []


def test_an_action_has_one_version_in_all_workflows() -> None:
    named = {action for path in WORKFLOWS for action in USES.findall(path.read_text("utf-8"))}
    assert len({action.partition("@")[0] for action in named}) == len(named)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_may_read_the_repository_and_no_more(path: Path) -> None:
    text = path.read_text("utf-8")
    assert "\npermissions:\n  contents: read\n\n" in text
    assert jobs(text)
    for name, job in jobs(text).items():
        assert dict(GRANT.findall(job)) == GRANTS.get((path.name, name), {}), name
        assert job.count("permissions:") == ((path.name, name) in GRANTS), name


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_no_job_keeps_the_credentials_with_which_it_was_checked_out(path: Path) -> None:
    text = path.read_text("utf-8")
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")


def test_what_builds_the_package_is_pinned_as_the_desk_has_it() -> None:
    """`make lock` raises the one; the other has to follow, so that what is tested is what is built."""
    (required,) = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    assert f"\n{required} \\\n" in (ROOT / "requirements-dev.txt").read_text("utf-8")


@pytest.mark.parametrize("part", ["dev", "kernel", "mutants", "docs"])
def test_what_is_installed_is_pinned_with_its_bytes(part: str) -> None:
    text = (ROOT / f"requirements-{part}.txt").read_text("utf-8")
    entries = [entry for entry in re.split(r"\n(?=[a-z])", text) if not entry.startswith("#")]
    assert entries
    assert [entry for entry in entries if not re.match(r"[\w.-]+==\S+.*\\\n    --hash=sha256:", entry)] == []
