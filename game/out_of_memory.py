"""When the computer has no memory left: how one hears of it, and what is said then.

Python, SDL and the system each say it in their own way, and whoever is in the middle of something
says that this has failed. What a person needs to know is always the same.
"""

from __future__ import annotations

from errno import ENOMEM
from typing import Final

from game.words import N_, _

LEFT: Final = N_(
    "The computer has no memory left for {program}. Close other programs and try again."
)
OF_WINDOWS: Final = frozenset({8, 14, 1455})
"""The numbers by which Windows tells it."""
SAID: Final = (
    *("out of memory", "cannot allocate memory", "not enough memory", "paging file is too small"),
    *("failed to map segment", "start new thread", "create audio thread", "create thread"),
)
"""How it is told by those who have no number for it, in small letters."""
SAID_BY: Final = (OSError, ImportError, RuntimeError)  # of the last kind are SDL's
SAID_NOTHING: Final = "exception"
"""Is among the interpreter's words for a call that failed and could not even say why."""
RESERVE: Final = 4_194_304  # bytes

_kept: list[bytearray] = []


def is_short(trouble: BaseException | None) -> bool:
    """Whether this means that no memory was left, or has come from something that means it."""
    seen: list[BaseException] = []
    while trouble is not None and trouble not in seen:
        if _means_it(trouble):
            return True
        seen.append(trouble)
        trouble = trouble.__cause__ or trouble.__context__
    return False


def _means_it(trouble: BaseException) -> bool:
    if isinstance(trouble, MemoryError):
        return True
    if isinstance(trouble, SystemError):
        return SAID_NOTHING in str(trouble) and not _is_to_be_had(RESERVE)
    if not isinstance(trouble, SAID_BY):
        return False
    if getattr(trouble, "errno", None) == ENOMEM or getattr(trouble, "winerror", 0) in OF_WINDOWS:
        return True
    told = str(trouble).lower()
    return any(words in told for words in SAID)


def _is_to_be_had(size: int) -> bool:
    """Whether the system would still give so many bytes."""
    try:
        bytearray(size)
    except MemoryError:
        return False
    return True


def keep_some() -> None:
    """Put some aside for the moment when there is none: somebody has to say what has happened."""
    _kept.append(bytearray(RESERVE))  # nothing is written there, so it takes no place either


def let_go() -> None:
    """Release the reserve: memory has run out."""
    _kept.clear()


def sentence(program: str) -> str:
    """What is said then."""
    return _(LEFT).format(program=program)
