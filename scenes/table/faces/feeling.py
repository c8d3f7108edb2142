"""What can be written in a face; which cause has which feeling, a game says."""

from __future__ import annotations

from enum import StrEnum


class Feeling(StrEnum):
    """A feeling that is written in a face; each has a picture."""

    CALM = "calm"
    SMUG = "smug"
    SHOCKED = "shocked"
    SULKING = "sulking"
    SCHEMING = "scheming"
    CHEERING = "cheering"
