"""What has been done by a choice, where nobody sees any more what was asked."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.rules.rugs.api import Action, Choose, Phase, View
from game.words import N_, _

DEEDS: Final[Mapping[Phase, str]] = MappingProxyType(
    {
        # Translators: the subject of “… cost about 5 points”.
        Phase.TAKE: N_("taking {bug} from the Wall"),
        # Translators: the subject of “… cost about 5 points”.
        Phase.SHOW: N_("showing {bug}"),
        # Translators: the subject of “… cost about 5 points”.
        Phase.DROP: N_("putting {bug} on the Floor"),
        # Translators: the subject of “… cost about 5 points”.
        Phase.PLACE: N_("adding {bug} to the line"),
        # Translators: the subject of “… cost about 5 points”.
        Phase.PASS: N_("passing {bug} on"),
        # Translators: the subject of “… cost about 5 points”.
        Phase.SWAP: N_("pinning {bug} to the Wall"),
        # Translators: the subject of “… cost about 5 points”.
        Phase.SWAP_FOR: N_("taking {bug} from the Wall"),
    }
)
"""By what is asked; a bug that is picked needs no more than its name."""


def deed(view: View, action: Action, name: str) -> str:
    """A bug says what is done with it."""
    words = DEEDS.get(view.phase) if isinstance(action, Choose) else None
    return name if words is None else _(words).format(bug=name)
