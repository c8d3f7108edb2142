"""Choosing a card: to play to the trick, or to discard for No Allegiance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.rules.council.api import (
    CARDS,
    DISCARDS,
    PLAYS,
    Action,
    Card,
    Choice,
    DiscardCard,
    Phase,
    PlayCard,
    TrickStanding,
    answers,
    standing,
    suit_of,
    why_not,
)
from game.table import Seat
from game.words import _, listed
from scenes.council.emissary import emissary_controls
from scenes.council.names import card_span, card_words, faction_name, faction_span
from scenes.council.picture import Look, place_of
from scenes.council.refusals import told
from scenes.council.solo.why import lit_cards
from scenes.council.words import win_reason
from scenes.kit.display import Control, DisplayList, Item
from scenes.kit.layout import Layout
from scenes.kit.scene import Change, Frame, Pop, Push
from scenes.table import hand as fan
from scenes.table.bubble import promise, why_not_bubble
from scenes.table.close_up import LookCloserScene
from scenes.table.layer import Answer, Layer, in_order
from scenes.table.paths import landing
from scenes.table.session import Room
from scenes.table.speech import Line, talk

RISE: Final = 0.16  # seconds until a card in focus is up


class CardLayer(Layer):
    """Pops with the card's action."""

    def __init__(self, room: Room, seat: Seat) -> None:
        super().__init__(room, seat)
        self._phase = self.view.phase
        self._risen = 1.0
        assert self.view.decision is not None
        self._owner = self.view.decision.hand_of  # the Emissary's cards are played for it
        self._allowed = frozenset(cards_of(self.view.legal))

    def focused(self, name: str | None) -> None:
        """The card in focus rises from the hand."""
        wish = self.room.preferences
        if name != self.focus and wish.pace and not wish.reduced_motion:
            self._risen = 0.0
        super().focused(name)

    @property
    def moving(self) -> bool:
        """While a card rises."""
        return self._card is not None and self._risen < 1

    def tick(self, dt: float) -> Change[Answer]:
        """The card rises."""
        self._risen = min(1.0, self._risen + dt / RISE)
        return None

    def hurry(self) -> None:
        """It is up at once."""
        self._risen = 1.0

    @property
    def _card(self) -> Card | None:
        """The card in focus."""
        if self.focus is None or not self.focus.startswith("card:"):
            return None
        return CARDS[self.focus.removeprefix("card:")]

    def draw(self, frame: Frame) -> DisplayList:
        """The table, the fan, and one sentence about the card in focus."""
        layout = self.layout(frame)
        card = self._card
        discard = self._phase is Phase.DISCARD
        look = Look(
            title="Discard" if discard else "",
            turn=self.seat,
            turn_words="your discard" if discard else "your turn",
            allowed=None if self._for_another else self._allowed,
            focus_card=card,
            rise=landing(self._risen),
            emissary_allowed=self._allowed if self._for_another else None,
            waiting_for=None if discard else self._owner,
            hints=(
                ("← →", "choose"),
                ("Enter", "discard" if discard else "play"),
                ("I", "look closer"),
            ),
        )
        items = in_order(self._controls(frame, layout, card), self.picture(frame, look))
        return [*items, *self._speech(frame, layout, card)]

    @property
    def _for_another(self) -> bool:
        """Whether the cards are the Emissary's."""
        return self._owner != self.seat

    @property
    def _cards(self) -> tuple[Card, ...]:
        """What there is to choose from."""
        return self.stage.emissary if self._for_another else self.stage.hand

    def _controls(self, frame: Frame, layout: Layout, card: Card | None) -> list[Control]:
        if self._for_another:
            place = place_of(frame, self.stage, self.room.top)
            return emissary_controls(place, self.stage.emissary)
        return fan.fan_controls(layout["hand"], self.stage.hand, self._allowed, card)

    def _speech(self, frame: Frame, layout: Layout, card: Card | None) -> list[Item]:
        if card is None:
            return list(talk(frame, self._asked(), layout))
        if card in self._allowed:
            return self._promise(frame, layout, card)
        return self._refusal(frame, layout, card)

    def _asked(self) -> Line:
        name = self.room.name(self.seat)
        if self._phase is Phase.DISCARD:
            return Line.of(_("lay one card aside, nobody sees it"), name)
        if not self.stage.table:
            lead, for_it = _("lead any card"), _("lead any card for the Emissary")
            return Line.of(for_it if self._for_another else lead, name)
        suit = suit_of(self.stage.table[0][1])
        words, for_it = _("follow suit with {suit}"), _("follow suit for the Emissary with {suit}")
        if all(suit_of(card) != suit for card in self._cards):
            words = _("you hold no {suit}: play any card")
            for_it = _("the Emissary has no {suit}: play any card")
        return Line.of(for_it if self._for_another else words, name, suit=faction_span(suit))

    def _promise(self, frame: Frame, layout: Layout, card: Card) -> list[Item]:
        """What playing the card would do as things stand."""
        says: list[tuple[str, str]] = []
        if self._phase is Phase.PLAY:
            stands = standing((*self.stage.table, (self._owner, card)), self.stage.cubes)
            assert stands is not None
            says = self._standing_words(stands)
        else:
            says = [
                (
                    "token_declared",
                    _("lay the {card} aside for this Age").format(card=card_words(card)),
                )
            ]
        return promise(frame, layout["caption"], card_span(card), says)

    def _standing_words(self, stands: TrickStanding) -> list[tuple[str, str]]:
        if not self.stage.table:
            suit = faction_name(suit_of(stands.winning_card))
            answer = answers(self.view, stands.winning_card)
            if answer is not None:
                return [("emblem_termite", _answer(answer))]
            words = _("leads: the others have to follow with {suit}")
            return [("token_lead", words.format(suit=suit))]
        mine = stands.visitor == self._owner
        says = [("token_door", _("visits so far") if mine else _("does not visit"))]
        words = _("wins so far: {reason}")
        if stands.winner != self._owner:
            words = _("does not win: {reason}")
        reason = win_reason(stands.clause, stands.winning_card)
        return [*says, ("token_crown", words.format(reason=reason))]

    def _refusal(self, frame: Frame, layout: Layout, card: Card) -> list[Item]:
        """The rule, the reason, and the cards that are allowed."""
        refusal = why_not(self.view, self._action(card))
        assert refusal is not None
        rule, reason = told(refusal, {"follow-suit": self._suit_led()})
        tip = self._tip(frame, layout, card)
        # Alone, the trick lies close above: the bubble keeps to one line.
        allowed = sorted(cards_of(refusal.instead)) if self.stage.solo is None else []
        instead = [card_span(card) for card in allowed]
        return why_not_bubble(frame, layout["caption"], tip, rule, reason, instead)

    def _suit_led(self) -> str:
        """Why only some cards of the hand may be played."""
        if not self.stage.table:
            return ""
        leader, led = self.stage.table[0]
        words = _("you hold {suit}, the suit {leader} led.")
        if self._for_another:
            words = _("the Emissary holds {suit}, the suit {leader} led.")
        return words.format(suit=faction_name(suit_of(led)), leader=self.room.name(leader))

    def _tip(self, frame: Frame, layout: Layout, card: Card) -> tuple[float, float] | None:
        """Where the bubble points: at the card, if it is near enough."""
        if self._for_another:
            return None
        held = next(
            held
            for held in fan.lay_out(layout["hand"], self.stage.hand, self._allowed, card)
            if held.card == card
        )
        return held.x, held.y - fan.CARD_HEIGHT * 0.54 - 30

    def _action(self, card: Card) -> Action:
        return DISCARDS[card] if self._phase is Phase.DISCARD else PLAYS[card]

    def activate(self, name: str) -> Change[Answer]:
        """Play the card if the rules allow it; if not, the reason is already there."""
        if not name.startswith("card:"):
            return super().activate(name)
        card = CARDS[name.removeprefix("card:")]
        return Pop(self._action(card)) if card in self._allowed else None

    def dropped(self, name: str, x: float, y: float) -> Change[Answer]:
        """A card dragged up onto the table is played."""
        return self.activate(name) if name.startswith("card:") else None

    def key(self, name: str) -> Change[Answer]:
        """I looks closer."""
        card = self._card
        if name == "i" and card is not None:
            return Push(LookCloserScene(card, self.view))
        return super().key(name)


def cards_of(actions: Iterable[Action]) -> list[Card]:
    """The cards that these actions play or lay aside."""
    return [action.card for action in actions if isinstance(action, PlayCard | DiscardCard)]


def _answer(choice: Choice) -> str:
    """What the Termitenator would play of the cards it shows; others may turn up yet."""
    cards = listed([card_words(card) for card in lit_cards(choice)])
    return _("it would answer {cards}, of the cards it shows").format(cards=cards)
