"""What is pinned can be installed on every system: a package's builds for other systems are pinned too."""

import json

from tests.kit.places import ROOT

LOCK = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]


def test_every_build_of_a_package_is_pinned() -> None:
    """Bug: the lock held those of one system alone, and `npm ci` refused it: neither `make play` nor a test ran."""
    builds = {name for package in LOCK.values() for name in package.get("optionalDependencies", {})}
    assert builds
    assert {name for name in builds if f"node_modules/{name}" not in LOCK} == set()


def test_no_version_is_left_open() -> None:
    top = LOCK[""]
    named = {**top["dependencies"], **top["devDependencies"]}
    assert {name: LOCK[f"node_modules/{name}"]["version"] for name in named} == named
