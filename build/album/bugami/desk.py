"""A desk of Bugami: who sits there, and what has to be seen for a picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from build.album import setting
from build.album.setting import Until, played, seated
from game.rules.bugami.api import CARD_NAMES, MISERE, PlayCard, View
from game.seating import TableSetup
from game.table import OptionValue
from scenes.backend.headless import Unseen
from scenes.bugami.entry import ENTRY
from scenes.bugami.layers.bid import BidLayer
from scenes.bugami.layers.play import PlayLayer
from scenes.bugami.ui import UI
from scenes.table.session import AnySession

SPICED: Final = {"jokers": 2, "shotgun": True}


def desk(seats: int = 5, people: int = 1, seed: int = 7, **options: OptionValue) -> TableSetup:
    """A desk with people in the first seats and sharp bots in the others."""
    return TableSetup(seated(seats, people), options, seed=seed, game=ENTRY.game.id)


def at(setup: TableSetup, until: Until) -> AnySession:
    """The desk when it first holds."""
    return played(setup, until, UI)


def found(until: Until, seats: int = 5, people: int = 1, **options: OptionValue) -> AnySession:
    """The first seed's desk at which it holds within the first deals."""
    setups = (desk(seats, people, seed, **options) for seed in range(400))
    return setting.found(setups, until, UI)


def deal(number: int) -> Callable[[View], bool]:
    """In this deal or later."""
    return lambda view: view.deal >= number


def trick(least: int, most: int = 99) -> Callable[[View], bool]:
    """From this trick of a deal to that one."""
    return lambda view: least <= view.trick_number <= most


def lies(cards: int) -> Callable[[View], bool]:
    """So many cards lie in the trick."""
    return lambda view: len(view.table) == cards


def married(view: View) -> bool:
    """Somebody has a partner."""
    return any(len(side) > 1 for side in view.sides)


def bid_misere(view: View) -> bool:
    """Somebody has bid Misère."""
    return MISERE in view.bids


def view_of(unseen: Unseen) -> View:
    """What the layer that asks has been given."""
    scene = unseen.screen.stack.scenes[-1]
    assert isinstance(scene, BidLayer | PlayLayer)
    return scene.view


def allowed(view: View) -> list[str]:
    """The controls of the cards that may be played."""
    return [f"card:{CARD_NAMES[a.card]}" for a in view.legal if isinstance(a, PlayCard)]


def refused(view: View) -> list[str]:
    """The controls of the cards that may not."""
    free = set(allowed(view))
    names = [f"card:{CARD_NAMES[card]}" for card in view.hand or ()]
    return [name for name in names if name not in free]
