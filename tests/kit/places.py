"""Where the tests find what lies in the repository."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
"""The repository."""

DATA = ROOT / "tests" / "data"
"""What tests compare with: counts of positions, deals with their solutions, and what older versions kept."""
