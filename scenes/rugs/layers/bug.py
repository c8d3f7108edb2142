"""Choosing a bug: of the rug, of the Wall, of the hand. Larvae may hatch before that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe.line import Line
from game.describe.rugs.names import SCORES, card_words, kind_span
from game.rules.rugs.api import (
    ANT,
    CARDS,
    CHOICES,
    HATCHES,
    LARVA,
    MOSQUITO,
    Action,
    Card,
    Choose,
    Event,
    Hatch,
    Phase,
    Refusal,
    View,
    card_name,
    kind_of,
    kinds_in,
    why_not,
    worth,
)
from game.table import Seat
from game.words import _, ngettext, pgettext, signed
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Item
from scenes.kit.layout import Place
from scenes.kit.scene import Change, Frame, Pop
from scenes.rugs.attic.floor import floor_controls, lying
from scenes.rugs.attic.hand import hand_controls, lay_out
from scenes.rugs.attic.keys import keys
from scenes.rugs.attic.look import Outcome, RugsLook, Zone
from scenes.rugs.attic.picture import in_hand, place_of
from scenes.rugs.attic.wall import wall_controls
from scenes.rugs.cards import face
from scenes.rugs.layers.asking import ASKED, deal_of, hand_after
from scenes.rugs.layers.refusals import told
from scenes.rugs.session import RugsAnswer, RugsSession
from scenes.rugs.stage import PASSING, Stage
from scenes.table.card_layer import CardLayer
from scenes.table.pieces.bubble import why_not_bubble
from scenes.table.pieces.close_up import CardCloseUp
from scenes.table.pieces.ribbon import talk

HATCH: Final = "hatch"
BACK: Final = "back"
KEY: Final = "h"
TWO: Final = 2
BUTTON: Final = 62.0


class BugLayer(CardLayer[Stage, Action, Event, View]):
    """Pops with the bug, or with two Larvae that hatch."""

    def __init__(self, session: RugsSession, seat: Seat) -> None:
        legal = session.view(seat).legal
        actions: dict[str, Action] = {
            card_name(action.card): action for action in legal if isinstance(action, Choose)
        }
        super().__init__(session, seat, actions)
        self._asking = ASKED[self.view.phase]
        self._hatches = any(isinstance(action, Hatch) for action in legal)
        self._larvae: tuple[Card, ...] | None = None  # chosen so far, while some are to hatch

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The attic, the bug in focus raised, and one sentence about it."""
        layout = self.layout(frame)
        look = self._look()
        items: list[Item] = [*self._controls(frame), *self.picture(frame, look)]
        if self._hatches:
            items += self._foot(frame, layout["hints"])
        return [*items, *self._speech(frame)]

    @property
    def _focus(self) -> Card | None:
        return None if self.card is None else CARDS[self.card]

    @property
    def allowed(self) -> frozenset[str]:
        """What may be chosen: while Larvae hatch, those that are not chosen yet."""
        if self._larvae is None:
            return super().allowed
        held = (card for card in self.view.hand or () if kind_of(card) == LARVA)
        return frozenset(card_name(card) for card in held if card not in self._larvae)

    @property
    def _allowed(self) -> frozenset[Card]:
        return frozenset(CARDS[code] for code in self.allowed)

    @property
    def _zone(self) -> Zone:
        return self._asking.zone if self._larvae is None else Zone.HAND

    def _look(self) -> RugsLook:
        asking, card = self._asking, self._focus
        chosen = card if card in self._allowed else None
        note = "" if chosen is None else self._note(chosen)
        return RugsLook(
            title=_(asking.title),
            turn=self.seat,
            turn_words=_(asking.turn),
            allowed=self.allowed,
            focus_card=self.card,
            rise=self.rise,
            hints=() if self._hatches else self._hints(),
            zone=self._zone if self.allowed else None,
            outcome=self._outcome(chosen),
            note=note,
            worse=chosen is not None and note != "" and self._costs(chosen),
            leftover=self._leftover(chosen),
            hatches=self._hatches,
            deal=None if self._larvae is not None else deal_of(self.view, chosen),
        )

    def _hints(self) -> tuple[tuple[str, str], ...]:
        deed = _(self._asking.deed) if self._larvae is None else _("hatch it")
        return (
            ("← →", pgettext("what a key does", "choose")),
            ("Enter", deed),
            ("I", pgettext("what a key does", "look closer")),
        )

    def _outcome(self, card: Card | None) -> Outcome | None:
        if self._larvae is not None:
            gone = {*self._larvae, card}
            hand = tuple(held for held in self.view.hand or () if held not in gone)
            return Outcome(_("If they hatch"), hand)
        if card is None or self.view.phase is Phase.SHOW:
            return None
        return Outcome(_(self._asking.slip), hand_after(self.view, card))

    def _leftover(self, card: Card | None) -> Card | None:
        """The bug that flies to the Wall if this one is taken."""
        rest = [each for each in self.view.floor if each != card]
        last = self.view.phase is Phase.PICK and card is not None and len(rest) == 1
        return rest[0] if last else None

    def _note(self, card: Card) -> str:
        """What the bug would do for its type."""
        kind = kind_of(card)
        if self._larvae is not None or self.view.phase is Phase.SHOW or kind == MOSQUITO:
            return ""
        before, after = worth(self.view.hand or ()), worth(hand_after(self.view, card))
        count = kinds_in(hand_after(self.view, card))[kind]
        if kind == ANT:
            return ngettext(
                "then {count} Ant in your hand", "then {count} Ants in your hand", count
            ).format(count=count)
        points = after.of(kind).points
        words = ngettext(
            "this type: {before} → {after} point", "this type: {before} → {after} points", points
        )
        return words.format(before=before.of(kind).points, after=points)

    def _costs(self, card: Card) -> bool:
        """Whether its type would be worth less; Ants are, as soon as there are fewer."""
        before, after = self.view.hand or (), hand_after(self.view, card)
        kind = kind_of(card)
        if kind == ANT:
            return kinds_in(after)[kind] < kinds_in(before)[kind]
        return worth(after).of(kind).points < worth(before).of(kind).points

    def _foot(self, frame: Frame, place: Place) -> list[Item]:
        """A button for Larvae, and below it what keys do."""
        name, label, key = HATCH, _("Hatch two Larvae"), "H"
        if self._larvae is not None:
            name, label, key = BACK, _("Not now"), "H"
        upper = parts.box(place.x, place.y, place.w, BUTTON)
        items: list[Item] = [*parts.button(frame, upper, name, label, key=key, size=24)]
        if len(self.view.hand or ()) and self._is_pair:
            items = list(parts.answering(tuple(items)))
        lower = parts.box(place.x, upper.bottom + 12, place.w, place.h - BUTTON - 12)
        choose, deed, closer = self._hints()
        return items + keys(frame, lower, self.stage, (deed, choose, closer))

    @property
    def _is_pair(self) -> bool:
        """Whether there is only one pair to hatch."""
        return len(self._pairs) == 1 and self._larvae is None

    @property
    def _pairs(self) -> list[Hatch]:
        return [action for action in self.view.legal if isinstance(action, Hatch)]

    # controls

    def _controls(self, frame: Frame) -> list[Control]:
        """First those of the zone that is asked, then what one may only look at."""
        places, stage = place_of(frame, self.stage), self.stage
        hand = places.layout["hand"]
        found = {
            Zone.FLOOR: lambda ok: floor_controls(places, stage, ok),
            Zone.HAND: lambda ok: hand_controls(frame, hand, in_hand(stage), ok, self._focus),
            Zone.WALL: lambda ok: wall_controls(places, stage, ok),
        }
        order = sorted(found, key=lambda zone: zone is not self._zone)
        nothing: frozenset[Card] = frozenset()
        return [
            each
            for zone in order
            for each in found[zone](self._allowed if zone is self._zone else nothing)
        ]

    def home(self, frame: Frame) -> Place:
        """The zone that is asked."""
        return self.layout(frame)[self._zone.value]

    # words

    def _speech(self, frame: Frame) -> list[Item]:
        card, layout = self._focus, self.layout(frame)
        if card is not None and card not in self._allowed:
            return self._refusal(frame, card)
        return list(talk(frame, self._line(card), layout))

    def _line(self, card: Card | None) -> Line:
        name = self.session.name(self.seat)
        if self._larvae is not None:
            words = _("choose the first Larva that hatches.")
            if self._larvae:
                words = _("choose the second Larva that hatches.")
            return Line.of(words, name)
        to = self._neighbour()
        if card is None:
            return Line.of(_(self._asking.asked), name, to=to)
        leftover = self._leftover(card)
        bug, change = kind_span(kind_of(card)), self._change(card)
        if leftover is not None:
            words = _("take the {bug}. Then the {other} flies to the Wall.")
            return Line.of(words, name, bug=bug, other=kind_span(kind_of(leftover)))
        taken = kind_span(kind_of((*self.view.wall, card)[0]))
        words = _(self._asking.focused)
        return Line.of(words, name, bug=bug, change=change, to=to, taken=taken)

    def _neighbour(self) -> str:
        """Who gets what I pass."""
        step = PASSING.get(self.view.power or 0, 0)
        return self.session.name((self.seat + step) % self.view.seats)

    def _change(self, card: Card) -> str:
        """What the choice changes in points, Ants as the fewest."""
        change = worth(hand_after(self.view, card)).points - worth(self.view.hand or ()).points
        if not change:
            return _("no change in points")
        words = ngettext("{change} point now", "{change} points now", abs(change))
        return words.format(change=signed(change))

    @property
    def clause(self) -> str:
        """The clause that refuses the bug in focus."""
        if self.card is None or self.card in self.allowed:
            return ""
        return self._why(CARDS[self.card]).clause

    def _why(self, card: Card) -> Refusal:
        """Why a bug cannot be chosen now."""
        refusal = why_not(self.view, CHOICES[card])
        if self._larvae is not None:
            refusal = why_not(self.view, Hatch(card, card))
        assert refusal is not None
        return refusal

    def _refusal(self, frame: Frame, card: Card) -> list[Item]:
        """The rule and its reason, in a bubble that points at the bug."""
        layout = self.layout(frame)
        refusal = self._why(card)
        rule, reason = told(refusal)
        tip = self._tip(frame, card)
        return why_not_bubble(frame, layout["caption"], tip, rule, reason, firm=self.firm)

    def _tip(self, frame: Frame, card: Card) -> tuple[float, float] | None:
        """Below a bug on the rug, above one in the hand; the Wall is too far away."""
        places = place_of(frame, self.stage)
        for each, spot in lying(places, self.stage):
            if each == card:
                return spot.x, spot.y + spot.size * 0.74
        hand = places.layout["hand"]
        for held in lay_out(frame, hand, in_hand(self.stage), card):
            if held.card == card:
                return held.spot.x, held.spot.y - held.spot.size * 0.7 - 40
        return None

    def closer(self, card: str) -> CardCloseUp:
        """A bug with what it is worth."""
        bug = CARDS[card]
        return CardCloseUp(face(bug), card_words(bug), _(SCORES[kind_of(bug)]))

    # input

    def activate(self, name: str) -> Change[RugsAnswer]:
        """Choose the bug, or begin to hatch Larvae."""
        if name == HATCH:
            return self._hatch()
        if name == BACK:
            self._larvae = None
            return None
        if self._larvae is not None and name.startswith("card:"):
            return self._chosen(CARDS[name.removeprefix("card:")])
        return super().activate(name)

    def _hatch(self) -> Change[RugsAnswer]:
        """The only two Larvae hatch at once; of more, two are to be chosen."""
        pairs = self._pairs
        if len(pairs) == 1:
            return Pop(pairs[0])
        self._larvae = () if pairs else None
        return None

    def _chosen(self, larva: Card) -> Change[RugsAnswer]:
        if larva not in self._allowed:
            return None
        larvae: Sequence[Card] = sorted((*(self._larvae or ()), larva))
        if len(larvae) < TWO:
            self._larvae = tuple(larvae)
            return None
        return Pop(HATCHES[larvae[0], larvae[1]])

    def key(self, name: str) -> Change[RugsAnswer]:
        """H hatches Larvae, or no longer."""
        if name == KEY and self._hatches:
            return self.activate(HATCH if self._larvae is None else BACK)
        return super().key(name)
