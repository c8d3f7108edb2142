"""What is said about a table in a list: who, how far, when."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from game.library import Label

AGES: Final = ("", "Age I", "Age II", "Age III")
MONTHS: Final = (
    *("January", "February", "March", "April", "May", "June", "July"),
    *("August", "September", "October", "November", "December"),
)


def who(names: Sequence[str]) -> str:
    """``Ada, Bruno and Chika``."""
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def wordings(label: Label, names: Sequence[str]) -> tuple[str, ...]:
    """How far and who, as long as the room allows: the longest wording first."""
    far, others = how_far(label), len(names) - 1
    return (
        f"{far} · {who(names)}",
        f"{far} · {names[0]} and {others} others",
        far,
    )


def how_far(label: Label) -> str:
    """``Age II, trick 4``."""
    return f"{AGES[label.part]}, trick {label.step}"


def when(moment: datetime, now: datetime) -> str:
    """``today at 21:05``, in this computer's time."""
    local, today = moment.astimezone(now.tzinfo), now.date()
    clock = f"{local:%H:%M}"
    if local.date() == today:
        return f"today at {clock}"
    if local.date() == today - timedelta(days=1):
        return f"yesterday at {clock}"
    day = f"{local.day} {MONTHS[local.month - 1]}"
    return f"{day} at {clock}" if local.year == today.year else f"{day} {local.year}"
