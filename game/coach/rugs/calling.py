"""What a choice is called where nobody sees any more what was asked."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.rules.rugs.api import Action, Choose, Phase, View
from game.words import N_, _

DEEDS: Final[Mapping[Phase, str]] = MappingProxyType(
    {
        Phase.TAKE: N_("taking {bug} from the Wall"),
        Phase.SHOW: N_("showing {bug}"),
        Phase.DROP: N_("putting {bug} on the Floor"),
        Phase.PLACE: N_("adding {bug} to the line"),
        Phase.PASS: N_("passing {bug} on"),
        Phase.SWAP: N_("pinning {bug} to the Wall"),
        Phase.SWAP_FOR: N_("taking {bug} from the Wall"),
    }
)
"""By what is asked; a bug that is picked needs no more than its name."""


def called(view: View, action: Action, name: str) -> str:
    """A bug says what is done with it."""
    deed = DEEDS.get(view.phase) if isinstance(action, Choose) else None
    return name if deed is None else _(deed).format(bug=name)
