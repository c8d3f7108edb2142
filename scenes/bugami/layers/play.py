"""Choosing a card for the trick."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from game.describe.bugami.names import (
    card_codes,
    card_span,
    code_words,
    suit_name,
    suit_span,
)
from game.describe.line import Line
from game.rules.bugami.api import (
    CARD_NAMES,
    CARDS,
    MISERE,
    PLAYS,
    Card,
    CardPreview,
    PlayCard,
    Refusal,
    card_preview,
    is_joker,
    read_card,
    suit_of,
    why_not,
)
from game.table import Seat
from game.words import N_, _, ngettext, pgettext
from scenes.bugami.cards import DECK
from scenes.bugami.picture import DeskLook
from scenes.bugami.session import BugamiCardLayer, BugamiSession
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Item
from scenes.kit.layout import Layout, Place
from scenes.kit.scene import Frame
from scenes.table.card_layer import tip
from scenes.table.cue import CardFace
from scenes.table.pieces import hand as fan
from scenes.table.pieces.bubble import promise, why_not_bubble
from scenes.table.pieces.close_up import CardCloseUp
from scenes.table.pieces.ribbon import talk

SIGN, CARD, EDGES, CLEAR = 58.0, 112.0, 140.0, 44.0
"""Beside the words of a bubble: a sign, the card, its edges; and what it keeps off at the left."""
RULES: Final = MappingProxyType(
    {
        "over": N_("Game over:"),
        "wrong-phase": N_("Not now:"),
        "in-hand": N_("Your hand:"),
        "follow-suit": N_("Follow suit:"),
        "joker-follows": N_("Joker:"),
    }
)
"""The rules that may refuse a card, in the few words a bubble has room for."""


class PlayLayer(BugamiCardLayer):
    """Pops with the card's action."""

    def __init__(self, session: BugamiSession, seat: Seat) -> None:
        legal = session.view(seat).legal
        cards = [action.card for action in legal if isinstance(action, PlayCard)]
        super().__init__(session, seat, {CARD_NAMES[card]: PLAYS[card] for card in cards})

    def draw(self, frame: Frame) -> DisplayList:
        """The desk, the fan, and one sentence about the card in focus."""
        layout, code = self.layout(frame), self.card
        chosen = code if code in self.allowed else None
        look = DeskLook(
            turn=self.seat,
            turn_words=_("your turn"),
            allowed=self.allowed,
            focus_card=code,
            rise=self.rise,
            shake=self.shake,
            carried=self.in_hand,
            asked=self.seat,
            card=None if chosen is None else read_card(chosen),
            hints=(
                ("← →", pgettext("what a key does", "choose")),
                ("Enter", pgettext("what a key does", "play")),
                ("T", pgettext("what a key does", "last trick")),
            ),
        )
        hand = card_codes(self.stage.hand)
        controls: list[Control] = fan.fan_controls(layout["hand"], hand, self.allowed, code_words)
        items: list[Item] = [*controls, *self.picture(frame, look)]
        return [*items, *self._speech(frame, layout)]

    def closer(self, card: str) -> CardCloseUp:
        """A card, and to whom it is a bug."""
        held = read_card(card)
        words = _("A bug to everyone who has bid a suit.")
        if not is_joker(held):
            bidders = [
                self.session.name(seat)
                for seat, bid in enumerate(self.view.bids)
                if bid == suit_of(held)
            ]
            words = ngettext(
                "A bug to {count} side: the one that has bid {suit}.",
                "A bug to {count} seats: they have bid {suit}.",
                len(bidders),
            ).format(count=len(bidders), suit=suit_name(suit_of(held)))
            if not bidders:
                words = _("A bug to nobody in this deal.")
        return CardCloseUp(CardFace(DECK, card), code_words(card), words)

    # what is said

    def _speech(self, frame: Frame, layout: Layout) -> list[Item]:
        code = self.card
        if code is None:
            return list(talk(frame, self._asked(), layout))
        if code in self.allowed:
            card = read_card(code)
            says = self._promise(card)
            words = [told for _sign, told in says]
            place = _beside_sheet(frame, layout, words, SIGN * len(says) + CARD)
            return promise(frame, place, card_span(card), says)
        return self._refusal(frame, layout, read_card(code))

    def _asked(self) -> Line:
        name, table = self.session.name(self.seat), self.stage.table
        if not table:
            return Line.of(_("lead any card."), name)
        led = table[0][1]
        if is_joker(led):
            return Line.of(_("a Joker was led: play any card."), name)
        suit = suit_of(led)
        words = _("follow suit: play {suit}.")
        if all(suit_of(card) != suit for card in self.stage.hand):
            words = _("you hold no {suit}: play any card.")
        return Line.of(words, name, suit=suit_span(suit))

    def _promise(self, card: Card) -> list[tuple[str, str]]:
        """What playing the card would do as things stand."""
        if not self.stage.table:
            if is_joker(card):
                return [
                    ("shared/token_crown", _("would lead and win: everyone plays what they like"))
                ]
            words = _("would lead: whoever holds {suit} must play them")
            return [("shared/token_lead", words.format(suit=suit_name(suit_of(card))))]
        preview = card_preview(self.view, card)
        winner = preview.standing.winner
        if winner == self.seat:
            return [("shared/token_crown", _("would win so far")), self._to_me(preview)]
        words = _("would not win: {who} is ahead").format(who=self.session.name(winner))
        return [("shared/token_crown", words), self._to_other(preview)]

    def _to_me(self, preview: CardPreview) -> tuple[str, str]:
        """What the trick would be to me."""
        if self.view.bids[self.seat] == MISERE:
            return "bugami/token_bid_misere", _("a trick would break your Misère")
        sign, words = _bugs(preview.bugs)
        return sign, _("{bugs}: {before} → {after}").format(
            bugs=words, before=preview.before, after=preview.after
        )

    def _to_other(self, preview: CardPreview) -> tuple[str, str]:
        """What it would be to whoever is ahead."""
        winner = preview.standing.winner
        if self.view.bids[winner] == MISERE:
            return "bugami/token_bid_misere", _("this would break Misère")
        sign, words = _bugs(preview.bugs)
        return sign, _("{bugs}: {before} → {after}").format(
            bugs=words, before=preview.before, after=preview.after
        )

    @property
    def clause(self) -> str:
        """The clause that refuses the card in focus."""
        refusal = None if self.card is None else why_not(self.view, PLAYS[CARDS[self.card]])
        return "" if refusal is None else refusal.clause

    def _refusal(self, frame: Frame, layout: Layout, card: Card) -> list[Item]:
        """The rule, the reason, and the cards that are allowed."""
        refusal = why_not(self.view, PLAYS[card])
        assert refusal is not None
        rule, reason = self._told(refusal)
        at = tip(layout["hand"], card_codes(self.stage.hand), self.allowed, CARD_NAMES[card])
        free = [action.card for action in refusal.instead if isinstance(action, PlayCard)]
        instead = [card_span(each) for each in sorted(free)]
        place = _beside_sheet(frame, layout, [reason], parts.width_of(frame, rule, 27) + EDGES)
        return why_not_bubble(frame, place, at, rule, reason, instead, firm=self.firm)

    def _told(self, refusal: Refusal) -> tuple[str, str]:
        """A rule and its reason at this desk; else what the rules say."""
        reason = refusal.sentence
        if self.stage.table:
            leader, led = self.stage.table[0]
            words = {
                "follow-suit": _("{leader} led {suit} and you hold some."),
                "joker-follows": _("lead it, or throw it in when you hold no {suit}."),
            }.get(refusal.clause, reason)
            reason = words.format(suit=suit_name(suit_of(led)), leader=self.session.name(leader))
        return _(RULES[refusal.clause]), reason


def _beside_sheet(frame: Frame, layout: Layout, words: Sequence[str], rest: float) -> Place:
    """Where a bubble lies: in the middle, and further left where it would reach the sheet.

    ``rest`` is what it needs besides its words.
    """
    place = parts.inset(layout["caption"], -56, 0)
    if frame.large:
        return layout["caption"]
    wide = sum(parts.width_of(frame, told, 24) for told in words) + rest
    left = max(place.cx - wide / 2, place.x + CLEAR)
    over = left + wide - layout["sides"].x + 8
    return place._replace(x=place.x - max(0.0, over))


def _bugs(count: int) -> tuple[str, str]:
    if not count:
        return "bugami/token_clean", _("no bug")
    words = ngettext("{count} bug", "{count} bugs", count).format(count=count)
    return "bugami/token_bug", words
