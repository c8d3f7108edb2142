"""What the council table has to look like for a picture: tests of views, and its controls."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.council.api import PlayCard, View, card_name
from scenes.backend.headless import Unseen
from scenes.council.layers.declaration import DeclarationLayer
from scenes.council.layers.trick import TrickLayer
from scenes.council.layers.visit import VisitLayer

Wanted = Callable[[View], bool]


def trick(least: int, most: int = 10) -> Wanted:
    """From this trick of the Age to that one."""
    return lambda view: least <= view.trick_number <= most


def lies(cards: int) -> Wanted:
    """So many cards have been played to the trick."""
    return lambda view: len(view.table) == cards and not view.trick_is_complete


def leads(view: View) -> bool:
    """The first seat leads a trick."""
    return not view.table or view.trick_is_complete


def allowed(view: View) -> str:
    """The control of a card that may be played."""
    card = next(action.card for action in view.legal if isinstance(action, PlayCard))
    return f"card:{card_name(card)}"


def refused(view: View) -> str:
    """The control of a card that may not."""
    free = {action.card for action in view.legal if isinstance(action, PlayCard)}
    return f"card:{card_name(next(card for card in view.hand or () if card not in free))}"


def view_of(unseen: Unseen) -> View:
    """What the layer that asks has been given."""
    scene = unseen.screen.stack.scenes[-1]
    assert isinstance(scene, TrickLayer | VisitLayer | DeclarationLayer)
    return scene.view
