"""A card dragged over the case: it follows, shows where it fits, and nothing is ever lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules.glass import api as glass
from scenes.backend.headless import LOOK
from scenes.glass.cards import face
from scenes.glass.layers.place import PlaceLayer
from scenes.kit.display import Card as Drawn
from scenes.kit.display import Control, DisplayList
from scenes.kit.focus import find
from scenes.kit.scene import BaseScene, Change, Frame, Push
from scenes.kit.signals import Key, PointerMoved, PointerPressed, PointerReleased
from scenes.kit.sound import Sound, SoundCue
from scenes.kit.stack import SceneStack
from tests.support.table import GLASS, first_table
from tests.support.window import said, stack

OUTSIDE = (20.0, 1060.0)
FREE = (1500.0, 560.0)


class Below(BaseScene[object]):
    """Asks, and hears the answer."""

    def __init__(self, layer: PlaceLayer) -> None:
        self.ask: Change[object] = Push(layer, self.hear)
        self.answer: object = None

    def draw(self, frame: Frame) -> DisplayList:
        return []

    def tick(self, dt: float) -> Change[object]:
        ask, self.ask = self.ask, None
        return ask

    def hear(self, answer: object) -> None:
        self.answer = answer


class Hand:
    """A pointer over the question for a place."""

    def __init__(self, layer: PlaceLayer) -> None:
        self.below, self.layer = Below(layer), layer
        self.stack: SceneStack = stack(self.below)
        self.ears: list[SoundCue] = []
        self.stack.ears = self
        self.stack.tick(0.0)
        self.stack.draw()

    def play(self, heard: SoundCue) -> None:
        self.ears.append(heard)

    def middle(self, name: str) -> tuple[float, float]:
        control = find(self.stack.controls, name)
        assert isinstance(control, Control)
        return control.x + control.w / 2, control.y + control.h / 2

    def take(self, card: int) -> None:
        self.stack.watch(LOOK)
        self.stack.send(PointerPressed(*self.middle(f"hold:{card}")))

    def over(self, x: float, y: float) -> list[object]:
        self.stack.send(PointerMoved(x, y))
        return list(self.stack.draw())

    def over_cell(self, cell: glass.Cell) -> list[object]:
        x, y = self.middle(f"at:{glass.CELL_NAMES[cell]}")
        return self.over(x + 11, y - 9)

    def let_go(self, x: float, y: float) -> None:
        self.stack.send(PointerReleased(x, y))
        self.stack.tick(0.0)
        self.stack.draw()

    def let_go_at(self, cell: glass.Cell) -> None:
        self.let_go(*self.middle(f"at:{glass.CELL_NAMES[cell]}"))

    @property
    def asked(self) -> bool:
        return self.layer in self.stack.scenes


def asking(wanted: Callable[[glass.View], bool] = lambda _: True) -> Hand:
    def fits(view: glass.View) -> bool:
        return view.phase is glass.Phase.PLACE and view.turn >= 6 and wanted(view)

    return Hand(PlaceLayer(*first_table(GLASS, fits, (2,), glass.PASS)))


def other(hand: Hand) -> int:
    return next(
        card for card in hand.layer.view.hands[hand.layer.seat] if card != hand.layer.held_card
    )


def fits(hand: Hand, card: int) -> list[glass.Cell]:
    return list(glass.gains(hand.layer.view.cases[hand.layer.seat], card))


def barred(hand: Hand, card: int) -> glass.Cell:
    return next(cell for cell in glass.cells_in(glass.CORNERS) if cell not in fits(hand, card))


def both_fit(view: glass.View) -> bool:
    return len({lay.card for lay in view.legal if isinstance(lay, glass.Lay)}) == 2


def one_fits(view: glass.View) -> bool:
    return not both_fit(view)


def in_the_air(items: list[object], card: int) -> list[tuple[float, float]]:
    code = face(card).code
    return [(item.x, item.y) for item in items if isinstance(item, Drawn) and item.code == code]


def test_the_card_follows_the_pointer_and_its_place_in_the_hand_is_empty() -> None:
    hand = asking()
    card = hand.layer.held_card
    hand.take(card)
    for at in (FREE, (1400.0, 700.0)):
        assert in_the_air(hand.over(*at), card) == [at]


def test_over_the_case_it_shows_the_points_it_would_bring_there() -> None:
    hand = asking()
    card = hand.layer.held_card
    hand.take(card)
    for cell in fits(hand, card):
        assert "Points if laid here" in said(hand.over_cell(cell))
        assert hand.layer.cell == cell
    assert "Points now" in said(hand.over(*FREE))


def test_where_it_fits_can_be_seen_while_it_is_in_the_air() -> None:
    hand = asking(both_fit)
    card = other(hand)
    hand.take(card)
    hand.over(*FREE)
    marked = {
        item.name for item in hand.stack.controls if item.name.startswith("at:") and item.answers
    }
    assert marked == {f"at:{glass.CELL_NAMES[cell]}" for cell in fits(hand, card)}


def test_let_go_on_a_place_that_fits_it_lies_there() -> None:
    hand = asking(both_fit)
    for card in (hand.layer.held_card, other(hand)):
        again = asking(both_fit)
        cell = fits(again, card)[-1]
        again.take(card)
        again.over_cell(cell)
        again.let_go_at(cell)
        assert again.below.answer == glass.Lay(card, cell)


@pytest.mark.parametrize("wanted", [both_fit, one_fits])
def test_let_go_on_a_place_that_does_not_it_says_why_and_stays_in_the_hand(
    wanted: Callable[[glass.View], bool],
) -> None:
    hand = asking(wanted)
    card = other(hand)
    cell = barred(hand, card)
    why = glass.why_not(hand.layer.view, glass.Lay(card, cell))
    assert why is not None
    hand.take(card)
    hand.over_cell(cell)
    hand.ears.clear()
    hand.let_go_at(cell)
    assert hand.asked
    assert SoundCue(Sound.REFUSE) in hand.ears
    assert why.sentence in said(list(hand.stack.draw()))
    assert why.sentence in said(hand.over_cell(cell))  # the pointer trembles
    assert {f"hold:{each}" for each in (card, hand.layer.held_card)} <= {
        item.name for item in hand.stack.controls
    }
    again = hand.over(*hand.middle(f"hold:{card}"))
    assert why.sentence not in said(again)


def test_let_go_outside_of_the_case_everything_is_as_before() -> None:
    hand = asking()
    card = hand.layer.held_card
    hand.take(card)
    before = list(hand.stack.draw())
    hand.over(*FREE)
    hand.let_go(*FREE)
    assert hand.asked
    assert hand.layer.airborne is None
    assert list(hand.stack.draw()) == before


def test_a_card_that_lies_ready_over_the_case_is_dragged_on() -> None:
    hand = asking(lambda view: len([lay for lay in view.legal if isinstance(lay, glass.Lay)]) > 4)
    one, two, *_more = fits(hand, hand.layer.held_card)
    hand.stack.send(PointerPressed(*hand.middle(f"at:{glass.CELL_NAMES[one]}")))
    hand.over_cell(two)
    assert hand.layer.cell == two


def test_a_menu_that_opens_in_between_lets_the_card_fall_back() -> None:
    hand = asking()
    hand.take(hand.layer.held_card)
    hand.over(*FREE)
    hand.stack.send(Key("escape"))
    assert hand.stack.scenes[-1] is not hand.layer
    hand.let_go(*OUTSIDE)
    assert hand.layer.airborne is None
    assert hand.asked


def test_a_mere_click_still_takes_up_the_other_card() -> None:
    hand = asking(both_fit)
    card = other(hand)
    hand.take(card)
    hand.let_go(*hand.middle(f"hold:{card}"))
    assert hand.asked
    assert hand.layer.held_card == card
