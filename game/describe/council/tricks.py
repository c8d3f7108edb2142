"""Choosing a card: to play to the trick, or to discard for No Allegiance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.describe import Choice, Question, Remark, Seats
from game.describe.council.names import (
    card_span,
    faction_name,
    faction_span,
    speaker,
)
from game.describe.council.reasons import beaten, beats
from game.describe.council.refusals import refusal_reason
from game.describe.council.termitenator import lit_cards
from game.describe.line import Line, said_of
from game.rules.council import api as council
from game.rules.council.api import TermitenatorChoice as Chosen
from game.seating import SeatSetup
from game.table import Seat
from game.words import _, join_names, ngettext, pgettext

CARD: Final = "card:"
Trick = tuple[tuple[Seat, council.Card], ...]


def ask_discard(view: council.View, seats: Seats, seat: Seat) -> Question[council.Action]:
    """Which card pays for No Allegiance."""
    return Question(
        seat,
        council.Phase.DISCARD,
        _("Discard"),
        _("your discard"),
        pgettext("what a key does", "discard"),
        Line.to(seats[seat], _("discard one card face down.")),
        tuple(_choice(view, seats, card, council.DISCARDS[card]) for card in view.hand or ()),
    )


def ask_card(view: council.View, seats: Seats, seat: Seat) -> Question[council.Action]:
    """Which card is played, of the hand or for the Emissary."""
    return Question(
        seat,
        council.Phase.PLAY,
        "",
        _("your turn"),
        pgettext("what a key does", "play"),
        _question_line(view, seats[seat]),
        tuple(_choice(view, seats, card, council.PLAYS[card]) for card in _cards(view)),
    )


def weigh_card(view: council.View, seats: Seats, name: str) -> tuple[Remark, ...]:
    """What discarding or playing a card would do as things stand."""
    card = council.CARDS[name.removeprefix(CARD)]
    if view.phase is council.Phase.DISCARD:
        words = _("discard {card} face down")
        if view.emissary:
            words = _("discard {card}: it goes on top of the Emissary's deck")
        said = Line.of(words, card=council.card_words(card))
        return (Remark(said, "council/token_declared"),)
    return _follow(view, seats, card) if view.trick else _lead(view, card)


# who chooses from what


def _owner(view: council.View) -> Seat:
    """Whose cards they are: the Emissary's are played for it."""
    assert view.decision is not None
    return view.decision.hand_of


def _for_another(view: council.View) -> bool:
    return _owner(view) != view.you


def _cards(view: council.View) -> tuple[council.Card, ...]:
    return view.cards_of(_owner(view)) or ()


def _choice(
    view: council.View, seats: Seats, card: council.Card, action: council.Action
) -> Choice[council.Action]:
    span, another = card_span(card), _for_another(view)
    words = _("Emissary's {card}").format(card=span.words) if another else span.words
    choice: Choice[council.Action] = Choice(
        f"{CARD}{span.code}", words, action, zone="emissary" if another else "hand", card=span
    )
    refusal = council.why_not(view, action)
    if refusal is None:
        return choice
    why = refusal_reason(refusal, _reason(view, seats, refusal))
    return choice._replace(action=None, refused=why)


def _reason(view: council.View, seats: Seats, refusal: council.Refusal) -> str:
    """Why only some cards may be played, with the name of whoever led; empty for other rules."""
    if refusal.clause != "follow-suit":
        return ""
    leader, led = view.trick[0]
    words = _("{leader} led {suit} and you hold some.")
    if _for_another(view):
        words = said_of(
            seats[leader],
            _("{leader} led {suit} and the Emissary shows some."),
            _("You led {suit} and the Emissary shows some."),
        )
    return words.format(suit=faction_name(council.suit_of(led)), leader=speaker(seats, leader))


def _question_line(view: council.View, who: SeatSetup) -> Line:
    another = _for_another(view)
    if not view.trick:
        lead, for_it = _("lead any card."), _("choose the card the Emissary leads.")
        return Line.to(who, for_it if another else lead)
    suit = council.suit_of(view.trick[0][1])
    words, for_it = (
        _("follow suit: play {suit}."),
        _("choose for the Emissary: it must play {suit}."),
    )
    if all(council.suit_of(card) != suit for card in _cards(view)):
        words = _("you hold no {suit}: play any card.")
        for_it = _("choose either card for the Emissary: it shows no {suit}.")
    return Line.to(who, for_it if another else words, suit=faction_span(suit))


# what a card would do


def _lead(view: council.View, card: council.Card) -> tuple[Remark, ...]:
    answer = council.answers(view, card)
    if answer is not None:
        return Remark(Line.of(_answer(answer)), "council/emblem_termite"), *_price(view, card)
    words = _("would lead: whoever holds {suit} must play them")
    says = Line.of(words, suit=faction_name(council.suit_of(card)))
    return Remark(says, "shared/token_lead"), *_price(view, card)


def _price(view: council.View, card: council.Card) -> Iterator[Remark]:
    """What a stake asks for leading this card."""
    points = 0 if view.termitenator is None else council.bounty(view.termitenator.stake, card)
    if points:
        words = ngettext(
            "leading it gives the Termitenator {points} point",
            "leading it gives the Termitenator {points} points",
            points,
        )
        yield Remark(Line.of(words, points=str(points)), "council/bolt")


def _answer(choice: Chosen) -> str:
    """What the Termitenator would play of the cards it shows; others may turn up yet."""
    cards = [council.card_words(card) for card in lit_cards(choice)]
    words = _("it would play {cards}, unless it turns up a better card")
    if len(cards) > 1:
        words = _("it would choose between {cards}, unless it turns up a better card")
    return words.format(cards=join_names(cards))


def _follow(view: council.View, seats: Seats, card: council.Card) -> tuple[Remark, Remark]:
    """Whether it would visit and win, so far or for good."""
    trick, owner = view.trick, _owner(view)
    stands = council.standing((*trick, (owner, card)), view.cubes)
    assert stands is not None
    last = len(trick) + 1 == view.owners  # then nothing can change any more
    visits = _("would not visit")
    if stands.visitor == owner:
        visits = _("would visit") if last else _("would visit so far")
    return (
        Remark(Line.of(visits), "council/token_door"),
        _wins(view, seats, stands, card, last=last),
    )


def _wins(
    view: council.View,
    seats: Seats,
    stands: council.TrickStanding,
    card: council.Card,
    *,
    last: bool,
) -> Remark:
    """Whether the card would win, and how it compares with the best of the others."""
    sign, cubes = "shared/token_crown", view.cubes
    if stands.winner != _owner(view):
        reason = beaten(card, stands.winning_card, cubes, seats, stands.winner)
        words = _("would not win: {reason}")
        return Remark(Line.of(words, reason=reason), sign, _("would not win"))
    rival = council.standing(view.trick, cubes)
    assert rival is not None
    reason = beats(card, rival.winning_card, cubes, seats, rival.winner)
    words = _("would win: {reason}") if last else _("would win so far: {reason}")
    brief = _("would win") if last else _("would win so far")
    return Remark(Line.of(words, reason=reason), sign, brief)
