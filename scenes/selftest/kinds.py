"""The kinds of scenes there are, for whoever has to see each of them once."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from inspect import isclass
from types import MappingProxyType
from typing import Any, Final, cast

from scenes.kit.scene import Scene
from scenes.table.layer import Layer

# What makes a scene. Whatever only others are made from is none: it draws nothing.
PARTS: Final = ("covers", "draw", "tick", "activate", "key")
ELSEWHERE: Final = ("scenes.backend.", "scenes.selftest.", "scenes.kit.")

NEVER_SHOWN: Final[Mapping[str, str]] = MappingProxyType(
    {
        "WatchedTable": "a table is one that asks as well; alone it never goes on",
        "HandOverScene": "the curtain of a table is one; alone nobody would know whose turn it is",
        "ScoreSheetScene": "every sheet of points is one; alone it has nothing to tell",
        "ClosingScene": "only where a game cannot be saved is anybody asked before it closes",
        "StepPicture": "a step of a lesson is one that asks as well; alone nobody could go on",
        "ProblemLayer": "a problem either asks or tells the answer; alone it has nothing to say",
        "CloseUp": "whatever is looked at closely is one; alone it shows nothing",
        "CodesScene": "the system may ask whether a server is allowed, and nobody is there to say",
        "PhoneWait": "the same",
        "TrialScene": "a table is one; it only ends elsewhere",
        "ChooseStakeScene": "only whoever has won a Trilogy is asked",
    }
)
"""Kinds that are not come across, each with the reason."""


def kinds() -> Iterator[type[Scene[object]]]:
    """Every kind of scene among the modules that are loaded."""
    for name, module in sorted(sys.modules.items()):
        if not name.startswith("scenes.") or name.startswith(ELSEWHERE):
            continue
        for each in vars(module).values():
            if isclass(each) and each.__module__ == name and _draws(each):
                yield cast("type[Scene[object]]", each)


def _draws(kind: type[Any]) -> bool:
    """Whether it is a scene; a question that only others are made from refuses to be drawn."""
    return all(hasattr(kind, part) for part in PARTS) and kind.draw is not Layer.draw


def left_out(seen: AbstractSet[type[Scene[object]]]) -> list[str]:
    """The names of the kinds that should have been seen, and were not."""
    return [kind.__name__ for kind in kinds() if kind not in seen and not _is_excused(kind)]


def _is_excused(kind: type[Scene[object]]) -> bool:
    return kind.__name__ in NEVER_SHOWN
