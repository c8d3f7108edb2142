"""What the table says about the Termitenator, and why it does what it does."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final, assert_never

from game.describe.council.names import card_span, faction_span, somebody, speaker
from game.describe.council.personas import PERSONAS, persona_name
from game.describe.council.stake_words import raised_words
from game.describe.line import Line, Part, listed_spans, said_of
from game.rules.council import api as council
from game.seating import SeatSetup
from game.words import N_, _, ngettext

CHOSEN: Final = MappingProxyType(  # by branch
    {
        "only-card": N_("{who} chooses {card}: the only card it can play."),
        "strongest-suit": N_("{who} chooses {card}: its strongest suit."),
        "weakest-suit": N_("{who} chooses {card}: its weakest suit."),
        "weakest-winner": N_("{who} chooses {card}: the weakest card that wins."),
        "highest-value": N_("{who} chooses {card}: it cannot lose, so its highest."),
        "highest-loser": N_("{who} chooses {card}: the highest card that loses."),
    }
)
LAST: Final = N_("{who} chooses {card}: in the last trick it parts with its weakest suit.")
LEADS_LAST: Final = N_("{who} chooses {card}: its weakest suit, to lose the last trick.")
CANNOT_WIN: Final = N_("{who} chooses {card}: it cannot win, so its weakest.")
HAND_WORDS: Final = MappingProxyType(  # what the Card Shark shows
    {
        "no-hand": N_("nothing at all"),
        "pair": N_("a pair"),
        "two-pair": N_("two pairs"),
        "three-of-a-kind": N_("three of a kind"),
        "straight": N_("a straight"),
        "flush": N_("a flush"),
        "full-house": N_("a full house"),
        "four-of-a-kind": N_("four of a kind"),
    }
)


def say_solo(event: council.SoloEvent, seats: Sequence[SeatSetup]) -> Line:
    """One event of a solo game as a sentence."""
    match event:
        case council.TermitenatorArrived(termite, personality):
            words = _("{name} arrives and takes the space of the {faction}.")
            name = persona_name(personality)
            return Line.of(words, name=name, faction=faction_span(termite))
        case council.CardsFlipped(cards):
            turned = listed_spans([card_span(card) for __, card in cards])
            return it(seats, _("{who} turns up {cards}."), cards=turned)
        case council.IdeologyChanged(losing):
            if losing:
                return it(seats, _("{who} switches to Losing: trigger card seen, no tricks."))
            return it(seats, _("{who} switches back to Winning: it has won a trick."))
        case council.CardChosen(choice):
            return _choice_line(choice, seats)
        case council.PersonalityTriggered(personality):
            return Line.of(_(PERSONAS[personality].acts))
        case council.PointGained(seat, points):
            either = (
                ngettext("{who} scores {points} point.", "{who} scores {points} points.", points),
                ngettext("You score {points} point.", "You score {points} points.", points),
            )
            called = speaker(seats, seat)
            return Line.by(seats[seat], *either, called=called, points=points)
        case council.StakeRaised(step, points):
            return it(seats, raised_words(step, points), points=points)
        case council.TrickStolen(loser):
            words = said_of(
                seats[loser],
                _("{who} steals a trick from {loser}."),
                _("{who} steals a trick from you."),
            )
            return it(seats, words, loser=somebody(seats, loser))
        case _:
            return _belongings(event, seats)


def it(seats: Sequence[SeatSetup], sentence: str, **places: Part) -> Line:
    """What the Termitenator does, or whoever else is neutral."""
    return Line.of(sentence, seats[-1].name, called=speaker(seats, len(seats) - 1), **places)


def _belongings(
    event: council.CardsTaken
    | council.CardOffered
    | council.CardsExchanged
    | council.CubeOnSoloBoard
    | council.TrickDiscarded
    | council.PokerHandShown,
    seats: Sequence[SeatSetup],
) -> Line:
    """What comes to it, and what it gives away or shows."""
    match event:
        case council.CardsTaken(count):
            words = ngettext(
                "{who} slips {count} card up its sleeve.",
                "{who} slips {count} cards up its sleeve.",
                count,
            )
            return it(seats, words, count=count)
        case council.CardOffered(card):
            return it(seats, _("{who} offers you {card}."), card=card_span(card))
        case council.CardsExchanged(given, taken):
            words = _("{who} takes your {taken} and gives you {given}.")
            return it(seats, words, given=card_span(given), taken=card_span(taken))
        case council.CubeOnSoloBoard(origin):
            if origin is None:
                return it(seats, _("{who} keeps a cube from the supply."))
            return it(seats, _("{who} keeps a cube from its own space: the supply is empty."))
        case council.TrickDiscarded():
            return it(seats, _("{who} pays a cube and throws its trick away."))
        case council.PokerHandShown(hand=hand, points=points):
            if not points:
                return it(seats, _("{who} shows {hand}: no points."), hand=_(HAND_WORDS[hand]))
            words = ngettext(
                "{who} shows {hand}: {points} point.",
                "{who} shows {hand}: {points} points.",
                points,
            )
            return it(seats, words, hand=_(HAND_WORDS[hand]), points=points)
        case _:
            assert_never(event)


def _choice_line(choice: council.TermitenatorChoice, seats: Sequence[SeatSetup]) -> Line:
    """Why it plays a card; that it does is told when the card moves."""
    if choice.card is None:
        tied = listed_spans([card_span(card) for card in choice.tied])
        return it(seats, _("{who} cannot decide between {cards}: you choose."), cards=tied)
    return it(seats, _(reason_words(choice)), card=card_span(choice.card))


def reason_words(choice: council.TermitenatorChoice) -> str:
    """The message for the branch of its table that it has followed."""
    match choice.branch:
        case "weakest-suit" if choice.final and not choice.losing:
            return LAST
        case "weakest-suit" if choice.led is not None:
            return CANNOT_WIN
        case "weakest-suit" if choice.final:
            return LEADS_LAST
        case branch:
            return CHOSEN[branch]
