"""Where our files lie."""

from __future__ import annotations

import sys
from pathlib import Path


def assets_root() -> Path:
    """The folder ``assets``, in a checkout as well as in the packaged program.

    There modules may lie together in one file, so their own place says nothing.
    """
    checkout = Path(__file__).resolve().parents[1]
    return Path(getattr(sys, "_MEIPASS", checkout)) / "assets"
