"""What a delegate remembers at the next table of an Evening: a line of its own, before play."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.campaign.evening import Evening
from game.catalogue import SHELF
from game.words import N_, _
from scenes.evening.remarks import remark
from scenes.table.faces.people import delegate_of
from scenes.table.faces.remark import SpokenRemark


class Lines(NamedTuple):
    """Of a game that was won, and of one that was not; its name at ``{game}``. Messages."""

    won: str
    lost: str


LINES: Final = {
    "ants": Lines(
        N_("{game} held. On to the next hill."), N_("{game} is lost. The legion is not.")
    ),
    "bees": Lines(N_("{game} pleased us. Continue."), N_("We did not win {game}. We remember.")),
    "flies": Lines(
        N_("{game} is in my hold. Next ship."), N_("{game} got away. I have sharper hooks.")
    ),
    "mosquitoes": Lines(
        N_("{game} was a clean hit. En garde."), N_("A touch against me in {game}. En garde.")
    ),
    "cockroaches": Lines(
        N_("I came out of {game} on top. I usually do."), N_("{game} is over. I am still here.")
    ),
    "moths": Lines(N_("I saw {game} coming."), N_("I had seen {game} end otherwise.")),
    "mantises": Lines(N_("{game} is in the barn."), N_("A poor harvest in {game}. New field.")),
}
"""By delegate."""


def remark_of(evening: Evening) -> SpokenRemark | None:
    """What is said at the table that is laid now; None: it is dusk, or no bot sits there.

    Who has spoken on the page between the games lets another one speak, if there is any.
    """
    seated = evening.seated_next
    bots = [guest for guest in seated if evening.guests[guest].bot is not None]
    before = remark(evening)
    others = [guest for guest in bots if before is None or guest != before.guest] or bots
    rounds = evening.rounds_of(evening.last)
    if not others or not rounds:
        return None
    guest = others[evening.games_played % len(others)]
    last = next((each for each in rounds if guest in each.seats), None)
    if last is None:
        return None
    lines = LINES[delegate_of(evening.guests[guest].colour)]
    words = lines.won if guest in last.winners else lines.lost
    said = _(words).format(game=SHELF[last.game].called_in_short)
    return SpokenRemark(seated.index(guest), said)
