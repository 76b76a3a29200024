"""``python -m web.build.digest FOLDER``: the digest of an assembled site, for anyone to compare.

`SHA256SUMS`, in the site itself, has a line for each of its other files as ``sha256sum`` writes it, sorted by path, so
``sha256sum --check SHA256SUMS`` checks a copy. The digest of the site is that of this file. Assembling the same sources
gives the same bytes, and so the same digest.
"""

import argparse
import hashlib
from pathlib import Path

SUMS = "SHA256SUMS"


def sums(site: Path) -> str:
    """What `SHA256SUMS` has to say of the other files of the site."""
    files = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    return "".join(f"{_sha256((site / file).read_bytes())}  {file}\n" for file in files if file != SUMS)


def write_sums(site: Path) -> str:
    """Writes `SHA256SUMS`; the digest of the site, 64 hexadecimal digits."""
    said = sums(site).encode()
    (site / SUMS).write_bytes(said)
    return _sha256(said)


def _sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def main() -> None:
    """Writes the sums of the site that the command line names, and prints its digest."""
    parser = argparse.ArgumentParser(prog="python -m web.build.digest", description="The digest of an assembled site.")
    parser.add_argument("site", type=Path, help="where it was assembled")
    print(write_sums(parser.parse_args().site))


if __name__ == "__main__":
    main()
