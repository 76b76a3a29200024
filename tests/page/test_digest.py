"""The digest of a site is that of its files, and a copy can be checked without any program of ours."""

import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest

from web.build.digest import SUMS, sums, write_sums


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Some files, as a site has them."""
    for name, content in {"index.html": b"<p>", "web-1/app.pack": b"\0\1", "web-1/a b.js": b"", "sw.js": b"x"}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    return tmp_path


def test_every_file_has_a_line_sorted_by_its_path(site: Path) -> None:
    lines = [line.split("  ") for line in sums(site).splitlines()]
    assert [path for _, path in lines] == ["index.html", "sw.js", "web-1/a b.js", "web-1/app.pack"]
    assert lines[1][0] == hashlib.sha256(b"x").hexdigest()


def test_the_digest_is_that_of_the_sums_and_stays_when_it_is_asked_again(site: Path) -> None:
    first = write_sums(site)
    assert first == hashlib.sha256((site / SUMS).read_bytes()).hexdigest()
    assert write_sums(site) == first


def test_another_byte_or_another_name_is_another_digest(site: Path) -> None:
    digests = {write_sums(site)}
    (site / "sw.js").write_bytes(b"y")
    digests.add(write_sums(site))
    (site / "sw.js").rename(site / "sv.js")
    digests.add(write_sums(site))
    assert len(digests) == 3


@pytest.mark.skipif(not shutil.which("sha256sum"), reason="there is no sha256sum here")
def test_sha256sum_checks_a_copy(site: Path) -> None:
    write_sums(site)
    check = ["sha256sum", "--check", "--strict", "--quiet", SUMS]
    assert subprocess.run(check, cwd=site, check=False).returncode == 0
    (site / "web-1" / "app.pack").write_bytes(b"\0\2")
    assert subprocess.run(check, cwd=site, check=False, capture_output=True).returncode == 1
