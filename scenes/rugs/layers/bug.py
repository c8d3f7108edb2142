"""Choosing a bug: of the rug, of the Wall, of the hand. Larvae may hatch before that."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.describe import Choice
from game.describe.line import CardSpan
from game.describe.rugs.names import SCORES, card_words
from game.describe.rugs.weighing import BACK, HATCH, hand_after, larvae_of, left_over, type_note
from game.rules.rugs import api as rugs
from game.rules.rugs.api import View
from game.table import Seat
from game.words import N_, _, pgettext
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Item
from scenes.kit.layout import Layout, Place
from scenes.kit.scene import Change, Frame
from scenes.rugs.board.floor import floor_controls, lying
from scenes.rugs.board.hand import hand_controls
from scenes.rugs.board.highlights import BugZone, DealPreview, OutcomePreview, RugsHighlights
from scenes.rugs.board.keys import keys
from scenes.rugs.board.wall import wall_controls
from scenes.rugs.cards import face
from scenes.rugs.picture import in_hand
from scenes.rugs.places import lay_out, place_of
from scenes.rugs.session import RugsAnswer, RugsQuestionLayer, RugsSession
from scenes.table.cue import Point
from scenes.table.pieces.close_up import CardCloseUp

KEY: Final = "h"
BUTTON: Final = 62.0
SLIPS: Final = MappingProxyType(
    {
        rugs.Phase.PICK: N_("If you take it"),
        rugs.Phase.TAKE: N_("If you take it"),
        rugs.Phase.DROP: N_("If you give it"),
        rugs.Phase.PLACE: N_("If you pin it"),
        rugs.Phase.PASS: N_("If you pass it"),
        rugs.Phase.SWAP: N_("If you give it"),
        rugs.Phase.SWAP_FOR: N_("If you swap"),
    }
)
"""What stands over the score slip while a bug is in focus."""


class BugLayer(RugsQuestionLayer):
    """Pops with the bug, or with two Larvae that hatch."""

    def __init__(self, session: RugsSession, seat: Seat) -> None:
        super().__init__(session, seat)
        self._hatches = self.question.choice(HATCH) is not None

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The attic, the bug in focus raised, and one sentence about it."""
        layout = self.layout(frame)
        items: list[Item] = [*self._controls(frame), *self.picture(frame, self._highlights())]
        if self._hatches:
            items += self._foot(frame, layout["hints"])
        return [*items, *self.speech(frame, layout)]

    @property
    def _focus(self) -> rugs.Card | None:
        return None if self.card is None else rugs.CARDS[self.card]

    @property
    def _zone(self) -> BugZone:
        """Where something is asked: those bugs come first."""
        return BugZone(self.question.choices[0].zone)

    def _highlights(self) -> RugsHighlights:
        card, asked = self._focus if self.card in self.allowed else None, self.question_highlights
        note = type_note(self.view, card) if card is not None and not self.chosen else ""
        asked["hints"] = () if self._hatches else self._hints()
        return RugsHighlights(
            **asked,
            allowed=self.allowed,
            focus_card=self.card,
            rise=self.rise,
            raised=self.card_rises,
            zone=self._zone if self.allowed else None,
            outcome=self._outcome(card),
            note=note,
            worse=card is not None and note != "" and self._costs(card),
            leftover=None if card is None else left_over(self.view, card),
            hatches=self._hatches,
            deal=None if self.chosen else _deal(self.view, card),
        )

    def _hints(self) -> tuple[tuple[str, str], ...]:
        return (
            *self.question_highlights["hints"],
            ("I", pgettext("what a key does", "look closer")),
        )

    def _outcome(self, card: rugs.Card | None) -> OutcomePreview | None:
        if self.chosen:
            gone = {*larvae_of(self.chosen), card}
            hand = tuple(held for held in self.view.hand or () if held not in gone)
            return OutcomePreview(_("If they hatch"), hand)
        if card is None or self.view.phase is rugs.Phase.SHOW:
            return None
        return OutcomePreview(_(SLIPS[self.view.phase]), hand_after(self.view, card))

    def _costs(self, card: rugs.Card) -> bool:
        """Whether its type would be worth less; Ants are, as soon as there are fewer."""
        before, after = self.view.hand or (), hand_after(self.view, card)
        kind = rugs.kind_of(card)
        if kind == rugs.ANT:
            return rugs.kinds_in(after)[kind] < rugs.kinds_in(before)[kind]
        return rugs.worth(after).of(kind).points < rugs.worth(before).of(kind).points

    def _foot(self, frame: Frame, place: Place) -> list[Item]:
        """A button for Larvae, and below it what keys do."""
        upper = parts.box(place.x, place.y, place.w, BUTTON)
        lower = parts.box(place.x, upper.bottom + 12, place.w, place.h - BUTTON - 12)
        choose, deed, close_up = self._hints()
        hints = self.hints_with((deed, choose, close_up))
        shown = keys(frame, lower, self.view, hints, glows=self.has_pondered)
        return [*self._turn(frame, upper), *shown]

    def _turn(self, frame: Frame, place: Place) -> list[Item]:
        """The button that leads to Larvae, or back; it only answers where the only two hatch."""
        choice = self.question.choice(BACK if self.chosen else HATCH)
        assert choice is not None
        items = parts.button(frame, place, choice.id, choice.name, key=KEY.upper(), size=24)
        return list(items if choice.action is None else parts.as_answers(items))

    # controls

    def _controls(self, frame: Frame) -> list[Control]:
        """First those of the zone that is asked, then what one may only look at."""
        places, view = place_of(frame, self.view), self.view
        hand = places.layout["hand"]
        found = {
            BugZone.FLOOR: lambda ok: floor_controls(places, view, ok),
            BugZone.HAND: lambda ok: hand_controls(frame, hand, in_hand(view), ok, self._focus),
            BugZone.WALL: lambda ok: wall_controls(places, view, ok),
        }
        allowed = frozenset(rugs.CARDS[code] for code in self.allowed)
        order = sorted(found, key=lambda zone: zone is not self._zone)
        return [each for zone in order for each in found[zone](allowed)]

    def home(self, frame: Frame) -> Place:
        """The zone that is asked."""
        return self.layout(frame)[self._zone.value]

    # words

    def tip(self, frame: Frame, layout: Layout, choice: Choice[rugs.Action]) -> Point | None:
        """Below a bug on the rug, above one in the hand; the Wall is too far away."""
        card = self._focus
        for each, spot in lying(place_of(frame, self.view), self.view):
            if each == card:
                return spot.x, spot.y + spot.size * 0.74
        for held in lay_out(frame, layout["hand"], in_hand(self.view), self.card_rises):
            if held.card == card:
                return held.position.x, held.position.y - held.position.size * 0.7 - 40
        return None

    def instead(self, choice: Choice[rugs.Action]) -> list[CardSpan]:
        """None: what may be chosen is bright where it lies."""
        return []

    def close_up(self, card: str) -> CardCloseUp:
        """A bug with what it is worth."""
        bug = rugs.CARDS[card]
        return CardCloseUp(face(bug), card_words(bug), _(SCORES[rugs.kind_of(bug)]))

    # input

    def key(self, name: str) -> Change[RugsAnswer]:
        """H hatches Larvae, or no longer."""
        if name == KEY and self._hatches:
            return self.activate(BACK if self.chosen else HATCH)
        return super().key(name)


def _deal(view: View, card: rugs.Card | None) -> DealPreview | None:
    """What is given and what is got for it, as far as that is chosen."""
    match view.phase:
        case rugs.Phase.SWAP | rugs.Phase.PASS | rugs.Phase.DROP:
            return DealPreview(give=card)
        case rugs.Phase.PLACE:
            return DealPreview(card, (*view.wall, card)[0] if view.wall or card else None)
        case rugs.Phase.SWAP_FOR:
            return DealPreview(view.offered, card)
        case _:
            return None
