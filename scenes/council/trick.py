"""Choosing a card: to play to the trick, or to discard for No Allegiance."""

from __future__ import annotations

from typing import Final

from game.rules.council.api import (
    CARDS,
    DISCARDS,
    FACTION_NAMES,
    PLAYS,
    Action,
    Card,
    DiscardCard,
    Phase,
    PlayCard,
    TrickStanding,
    card_name,
    standing,
    suit_of,
    why_not,
)
from game.table import Seat
from scenes.council import fan
from scenes.council.closer import LookCloserScene
from scenes.council.layer import Layer, in_order
from scenes.council.picture import Look, talk
from scenes.council.room import Room
from scenes.council.words import Line, card_words, win_reason
from scenes.kit import parts
from scenes.kit.display import DisplayList, Font, Item, Picture, Text
from scenes.kit.layout import Layout, Place
from scenes.kit.parts import fitted
from scenes.kit.parts.ink import rect, shape
from scenes.kit.scene import Change, Frame, Pop, Push
from scenes.kit.theme import FACTION_ASSETS, FACTION_COLOURS, GREEN, INK, RED, WHITE

MINI: Final = 36.0


class CardLayer(Layer):
    """Pops with the card's action."""

    def __init__(self, room: Room, seat: Seat) -> None:
        super().__init__(room, seat)
        self._phase = self.view.phase
        chosen = (PlayCard, DiscardCard)
        self._allowed = frozenset(
            action.card for action in self.view.legal if isinstance(action, chosen)
        )

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
            allowed=self._allowed,
            focus_card=card,
            waiting=not discard,
            hints=(
                ("← →", "choose"),
                ("Enter", "discard" if discard else "play"),
                ("I", "look closer"),
            ),
        )
        controls = fan.fan_controls(layout["hand"], self.stage.hand, self._allowed, card)
        items = in_order(controls, self.picture(frame, look))
        return [*items, *self._speech(frame, layout, card)]

    def _speech(self, frame: Frame, layout: Layout, card: Card | None) -> list[Item]:
        if card is None:
            return list(talk(frame, self._asked(), layout))
        if card in self._allowed:
            return self._promise(frame, layout, card)
        return self._refusal(frame, layout, card)

    def _asked(self) -> Line:
        name = self.room.name(self.seat)
        if self._phase is Phase.DISCARD:
            return Line(name, "lay one card aside, nobody sees it")
        if not self.stage.table:
            return Line(name, "lead any card")
        suit = FACTION_NAMES[suit_of(self.stage.table[0][1])]
        if len(self._allowed) == len(self.stage.hand) and suit not in {
            FACTION_NAMES[suit_of(card)] for card in self.stage.hand
        }:
            return Line(name, f"you hold no {suit}: play any card")
        return Line(name, f"follow suit with {suit}")

    def _promise(self, frame: Frame, layout: Layout, card: Card) -> list[Item]:
        """What playing the card would do as things stand."""
        says: list[tuple[str, str]] = []
        if self._phase is Phase.PLAY:
            stands = standing((*self.stage.table, (self.seat, card)), self.stage.cubes)
            assert stands is not None
            says = self._standing_words(stands)
        else:
            says = [("token_declared", f"lay the {card_words(card)} aside for this Age")]
        return promise(frame, layout["caption"], card, says)

    def _standing_words(self, stands: TrickStanding) -> list[tuple[str, str]]:
        if not self.stage.table:
            suit = FACTION_NAMES[suit_of(stands.winning_card)]
            return [("token_lead", f"leads: the others have to follow with {suit}")]
        mine = stands.visitor == self.seat
        says = [("token_door", "visits so far" if mine else "does not visit")]
        if stands.winner == self.seat:
            says.append(("token_crown", f"wins so far: {_short(stands)}"))
        else:
            says.append(("token_crown", f"does not win: {_short(stands)}"))
        return says

    def _refusal(self, frame: Frame, layout: Layout, card: Card) -> list[Item]:
        """The rule, the reason, and the cards that are allowed."""
        refusal = why_not(self.view, self._action(card))
        assert refusal is not None
        leader, led = self.stage.table[0]
        suit = FACTION_NAMES[suit_of(led)]
        reason = f"you hold {suit}, the suit {self.room.name(leader)} led."
        held = next(
            held
            for held in fan.lay_out(layout["hand"], self.stage.hand, self._allowed, card)
            if held.card == card
        )
        tip = held.x, held.y - fan.CARD_HEIGHT * 0.54 - 30
        return why_not_bubble(
            frame, layout["caption"], tip, "Follow suit:", reason, sorted(self._allowed)
        )

    def _action(self, card: Card) -> Action:
        return DISCARDS[card] if self._phase is Phase.DISCARD else PLAYS[card]

    def activate(self, name: str) -> Change:
        """Play the card if the rules allow it; if not, the reason is already there."""
        if not name.startswith("card:"):
            return super().activate(name)
        card = CARDS[name.removeprefix("card:")]
        return Pop(self._action(card)) if card in self._allowed else None

    def dropped(self, name: str, x: float, y: float) -> Change:
        """A card dragged up onto the table is played."""
        return self.activate(name) if name.startswith("card:") else None

    def key(self, name: str) -> Change:
        """I looks closer."""
        card = self._card
        if name == "i" and card is not None:
            return Push(LookCloserScene(card, self.view))
        return super().key(name)


def _short(stands: TrickStanding) -> str:
    return win_reason(stands.clause, stands.winning_card)


def mini_card(x: float, y: float, card: Card, height: float = MINI) -> list[Item]:
    """A card as a word: emblem and value on its colour; (x, y) is the middle of its left edge."""
    letter = card_name(card)[0]
    wide = height * 1.45
    colour = INK if letter in "BF" else WHITE
    return [
        shape(
            rect(0, 0, wide, height, FACTION_COLOURS[letter], height * 0.22, INK, 2.5),
            x,
            y - height / 2,
            wide,
            height,
        ),
        Picture(
            f"emblem_{FACTION_ASSETS[letter]}", x + 3, y - height * 0.42, height * 0.84,
            height * 0.84,
        ),
        Text(card_name(card)[1:], x + height * 1.1, y - 1, height * 0.64, Font.TITLE, colour, "c"),
    ]  # fmt: skip


def promise(frame: Frame, place: Place, card: Card, says: list[tuple[str, str]]) -> list[Item]:
    """The caption with a green edge: what the card in focus would do."""
    size = 23.0
    widths = [parts.width_of(frame, words, size) for _, words in says]
    total = sum(widths) + 58 * len(says) + MINI * 1.45 + 60
    size *= min(1.0, (place.w + 300) / total)
    total = min(total, place.w + 300)
    box = Place(place.cx - total / 2, place.cy - 29, total, 58)
    items: list[Item] = [*parts.bubble(box, GREEN)]
    items += mini_card(box.x + 22, box.cy, card, 38)
    x = box.x + 22 + MINI * 1.45 + 20
    for (sign, words), width in zip(says, widths, strict=True):
        items.append(Picture(sign, x, box.cy - 19, 38, 38))
        items.append(fitted(frame, words, x + 44, box.cy - 1, width + 6, size))
        x += width + 62
    return items


def why_not_bubble(
    frame: Frame,
    place: Place,
    tip: tuple[float, float],
    rule: str,
    reason: str,
    instead: list[Card],
    lead: str = "You may play",
) -> list[Item]:
    """The caption with a red edge: the rule, the reason, the cards that are allowed."""
    rule_width = parts.width_of(frame, rule, 27, Font.TITLE)
    wide = max(rule_width + parts.width_of(frame, reason, 24) + 130, 620.0)
    wide = min(wide, place.w + 300)
    high = 104.0 if instead else 62.0
    box = Place(place.cx - wide / 2, place.bottom - high + 2, wide, high)
    first = box.y + (32 if instead else 30)
    items: list[Item] = [
        *parts.bubble(box, RED, tip),
        Picture("token_cross", box.x + 18, first - 20, 40, 40),
    ]
    items += [
        fitted(frame, rule, box.x + 68, first - 1, rule_width + 4, 27, Font.TITLE, RED),
        fitted(frame, reason, box.x + 82 + rule_width, first - 1, wide - rule_width - 106, 24),
    ]
    if instead:
        words = fitted(frame, lead, box.x + 68, box.y + 73, 200, 22)
        items.append(words)
        x = box.x + 84 + frame.measure(words.text, words.size, Font.BOLD)
        for card in instead:
            items += mini_card(x, box.y + 74, card)
            x += MINI * 1.45 + 8
    return items
