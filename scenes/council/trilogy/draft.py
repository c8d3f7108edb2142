"""Who plays alone and against whom, while that is being chosen."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from game.campaign.council import SoloPlayer
from game.catalogue import SHELF
from game.people import person
from game.rules.council.api import Personality
from game.seating import SeatSetup, TableSetup
from game.words import _
from scenes.kit.graphemes import can_be_seen, trim
from scenes.kit.text_field import TextField
from scenes.kit.theme import player_colours
from scenes.shell.table_form.draft import LONGEST_NAME, next_name

COLOURS: Final = player_colours(SHELF["bug-council"].table_seats[-1])
DRAWN: Final = tuple(each for each in Personality if each is not Personality.PACIFIST)
"""Among whom chance chooses."""


@dataclass(slots=True)
class SoloDraft:
    """The form; ``opponent`` None is one drawn at random."""

    name: str
    colour: str
    opponent: Personality | None

    @classmethod
    def of(cls, player: SoloPlayer, me: str = "", mine: str = "") -> SoloDraft:
        """As it was left last time, by whoever has said since who they are, in ``mine``."""
        colour = next((each for each in (mine, player.colour) if each in COLOURS), COLOURS[0])
        name = me or TextField.of(player.name, LONGEST_NAME).text
        return cls(name, colour, player.opponent)

    @property
    def fault(self) -> str:
        """What is missing, in one sentence."""
        return "" if can_be_seen(self.name) else _("Enter a name first.")

    @property
    def player(self) -> SoloPlayer:
        """What is remembered."""
        return SoloPlayer(trim(self.name), self.colour, self.opponent)

    @property
    def seat(self) -> SeatSetup:
        """The human's seat."""
        return SeatSetup(trim(self.name), self.colour)

    def rename(self) -> None:
        """The next name of ours."""
        self.name = next_name(self.name, (person(self.name),))

    def settle(self, chance: Random) -> TableSetup:
        """The table; who was left to chance is drawn now, and stays for a rematch."""
        assert not self.fault
        opponent = chance.choice(DRAWN) if self.opponent is None else self.opponent
        return TableSetup((self.seat,), {"personality": opponent})
