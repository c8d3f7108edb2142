"""Choosing a card: to play to the trick, or to discard for No Allegiance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.describe.council.names import (
    card_codes,
    card_span,
    code_words,
    faction_name,
    faction_span,
    somebody,
    speaker,
)
from game.describe.council.reasons import beaten, beats
from game.describe.line import Line
from game.rules.council.api import (
    CARDS,
    DISCARDS,
    PLAYS,
    Action,
    Card,
    Choice,
    DiscardCard,
    Faction,
    Phase,
    PlayCard,
    TrickStanding,
    answers,
    card_name,
    card_words,
    standing,
    suit_of,
    why_not,
)
from game.table import Seat
from game.words import _, listed, pgettext
from scenes.council.closer import CouncilCardCloseUp
from scenes.council.emissary import emissary_controls
from scenes.council.layers.refusals import told
from scenes.council.picture import CouncilLook, place_of
from scenes.council.session import CouncilCardLayer, CouncilSession
from scenes.council.solo.why import lit_cards
from scenes.kit.display import Control, DisplayList, Item
from scenes.kit.layout import Layout, Place
from scenes.kit.scene import Frame
from scenes.table.card_layer import tip
from scenes.table.pieces import hand as fan
from scenes.table.pieces.bubble import promise, why_not_bubble
from scenes.table.pieces.ribbon import talk

CENTRED: Final = -120.0  # no card lies beside a bubble here


class TrickLayer(CouncilCardLayer):
    """Pops with the card's action."""

    def __init__(self, session: CouncilSession, seat: Seat) -> None:
        legal = session.view(seat).legal
        actions = {card_name(a.card): a for a in legal if isinstance(a, PlayCard | DiscardCard)}
        super().__init__(session, seat, actions)
        self._phase = self.view.phase
        assert self.view.decision is not None
        self._owner = self.view.decision.hand_of  # the Emissary's cards are played for it

    def draw(self, frame: Frame) -> DisplayList:
        """The table, the fan, and one sentence about the card in focus."""
        layout = self.layout(frame)
        card = self.card
        discard = self._phase is Phase.DISCARD
        deed = (
            pgettext("what a key does", "discard")
            if discard
            else pgettext("what a key does", "play")
        )
        look = CouncilLook(
            title=_("Discard") if discard else "",
            turn=self.seat,
            turn_words=_("your discard") if discard else _("your turn"),
            allowed=frozenset() if self._for_another else self.allowed,  # my own hand steps back
            focus_card=card,
            rise=self.rise,
            shake=self.shake,
            carried=self.in_hand,
            emissary_allowed=self._cards_allowed if self._for_another else None,
            waiting_for=None if discard else self._owner,
            hints=(
                ("← →", pgettext("what a key does", "choose")),
                ("Enter", deed),
                ("I", pgettext("what a key does", "look closer")),
            ),
        )
        items: list[Item] = [*self._controls(frame, layout), *self.picture(frame, look)]
        return [*items, *self._speech(frame, layout)]

    @property
    def _for_another(self) -> bool:
        """Whether the cards are the Emissary's."""
        return self._owner != self.seat

    def home(self, frame: Frame) -> Place:
        """The hand, or where the Emissary's cards lie."""
        return self.layout(frame)["emissary_cards" if self._for_another else "hand"]

    @property
    def _cards(self) -> tuple[Card, ...]:
        """What there is to choose from."""
        return self.stage.emissary if self._for_another else self.stage.hand

    @property
    def _cards_allowed(self) -> frozenset[Card]:
        return frozenset(CARDS[code] for code in self.allowed)

    def _controls(self, frame: Frame, layout: Layout) -> list[Control]:
        if self._for_another:
            place = place_of(frame, self.stage)
            return emissary_controls(place, self.stage.emissary, self._cards_allowed)
        hand = card_codes(self.stage.hand)
        return fan.fan_controls(layout["hand"], hand, self.allowed, code_words)

    def _speech(self, frame: Frame, layout: Layout) -> list[Item]:
        code = self.card
        if code is None:
            return list(talk(frame, self._asked(), layout))
        if code in self.allowed:
            return self._promise(frame, layout, CARDS[code])
        return self._refusal(frame, layout, CARDS[code])

    def _asked(self) -> Line:
        name = self.session.name(self.seat)
        if self._phase is Phase.DISCARD:
            return Line.of(_("discard one card face down."), name)
        if not self.stage.table:
            lead, for_it = _("lead any card."), _("choose the card the Emissary leads.")
            return Line.of(for_it if self._for_another else lead, name)
        suit = suit_of(self.stage.table[0][1])
        words, for_it = (
            _("follow suit: play {suit}."),
            _("choose for the Emissary: it must play {suit}."),
        )
        if all(suit_of(card) != suit for card in self._cards):
            words = _("you hold no {suit}: play any card.")
            for_it = _("choose either card for the Emissary: it shows no {suit}.")
        return Line.of(for_it if self._for_another else words, name, suit=faction_span(suit))

    def _promise(self, frame: Frame, layout: Layout, card: Card) -> list[Item]:
        """What playing the card would do as things stand."""
        says: list[tuple[str, str]] = []
        if self._phase is Phase.PLAY:
            stands = standing((*self.stage.table, (self._owner, card)), self.stage.cubes)
            assert stands is not None
            says = self._standing_words(stands, card, brief=frame.large)
        else:
            words = _("discard {card} face down")
            if self.stage.emissary:
                words = _("discard {card}: it goes on top of the Emissary's deck")
            says = [("council/token_declared", words.format(card=card_words(card)))]
        return promise(frame, layout["caption"], card_span(card), says, CENTRED)

    def _standing_words(
        self, stands: TrickStanding, card: Card, *, brief: bool
    ) -> list[tuple[str, str]]:
        if not self.stage.table:
            suit = faction_name(suit_of(stands.winning_card))
            answer = answers(self.view, stands.winning_card)
            if answer is not None:
                return [("council/emblem_termite", _answer(answer))]
            words = _("would lead: whoever holds {suit} must play them")
            return [("shared/token_lead", words.format(suit=suit))]
        last = len(self.stage.table) + 1 == self.stage.seats  # then nothing can change any more
        visits = _("would not visit")
        if stands.visitor == self._owner:
            visits = _("would visit") if last else _("would visit so far")
        return [
            ("council/token_door", visits),
            ("shared/token_crown", self._winning_words(stands, card, last=last, brief=brief)),
        ]

    def _winning_words(self, stands: TrickStanding, card: Card, *, last: bool, brief: bool) -> str:
        """Whether the card would win, and how it compares with the best of the others.

        ``brief``: there is no room to compare.
        """
        if brief:
            won = _("would win") if last else _("would win so far")
            return won if stands.winner == self._owner else _("would not win")
        cubes = self.stage.cubes
        if stands.winner != self._owner:
            name = somebody(self.session.seats, stands.winner)
            reason = beaten(card, stands.winning_card, cubes, name)
            return _("would not win: {reason}").format(reason=reason)
        rival = standing(self.stage.table, cubes)
        assert rival is not None
        reason = beats(card, rival.winning_card, cubes, somebody(self.session.seats, rival.winner))
        words = _("would win: {reason}") if last else _("would win so far: {reason}")
        return words.format(reason=reason)

    @property
    def clause(self) -> str:
        """The clause that refuses the card in focus."""
        card = None if self.card is None else CARDS.get(self.card)
        refusal = None if card is None else why_not(self.view, self._action(card))
        return "" if refusal is None else refusal.clause

    def _refusal(self, frame: Frame, layout: Layout, card: Card) -> list[Item]:
        """The rule, the reason, and the cards that are allowed."""
        refusal = why_not(self.view, self._action(card))
        assert refusal is not None
        rule, reason = told(refusal, {"follow-suit": self._suit_led()})
        at = None
        if self.stage.solo is not None:  # elsewhere the trick lies between the bubble and the hand
            hand = card_codes(self.stage.hand)
            at = tip(layout["hand"], hand, self.allowed, card_name(card))
        # Alone, the trick lies close above: the bubble keeps to one line.
        allowed = sorted(cards_of(refusal.instead)) if self.stage.solo is None else []
        instead = [card_span(card) for card in allowed]
        return why_not_bubble(
            frame, layout["caption"], at, rule, reason, instead, firm=self.firm, clear=CENTRED
        )

    @property
    def _termite(self) -> Faction | None:
        return None if self.stage.solo is None else self.stage.solo.termite

    def _suit_led(self) -> str:
        """Why only some cards of the hand may be played."""
        if not self.stage.table:
            return ""
        leader, led = self.stage.table[0]
        words = _("{leader} led {suit} and you hold some.")
        if self._for_another:
            words = _("{leader} led {suit} and the Emissary shows some.")
        who = speaker(self.session.seats, leader)
        return words.format(suit=faction_name(suit_of(led)), leader=who)

    def _action(self, card: Card) -> Action:
        return DISCARDS[card] if self._phase is Phase.DISCARD else PLAYS[card]

    def closer(self, card: str) -> CouncilCardCloseUp:
        """A card with what it is worth now."""
        return CouncilCardCloseUp(CARDS[card], self.stage, self.session.seats)


def cards_of(actions: Iterable[Action]) -> list[Card]:
    """The cards that these actions play or lay aside."""
    return [action.card for action in actions if isinstance(action, PlayCard | DiscardCard)]


def _answer(choice: Choice) -> str:
    """What the Termitenator would play of the cards it shows; others may turn up yet."""
    cards = [card_words(card) for card in lit_cards(choice)]
    words = _("it would play {cards}, unless it turns up a better card")
    if len(cards) > 1:
        words = _("it would choose between {cards}, unless it turns up a better card")
    return words.format(cards=listed(cards))
