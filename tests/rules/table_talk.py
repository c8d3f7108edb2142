"""The notation of the tests: builders that let a test read like the table.

Cards are ``A7``, cubes on spaces are ``B4 M3``, hands are ``"A5 B1"``, one text for each seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from game.rules.council.api import (
    COUNCIL,
    CUBES,
    EDITIONS,
    FACTIONS,
    HAND_SIZE,
    AgeScored,
    Card,
    Deal,
    Event,
    Faction,
    Phase,
    SeatScore,
    Setup,
    State,
    deck,
    read_action,
    read_cards,
    read_factions,
    write_action,
    write_cards,
)
from game.rules.council.turns import turn_order
from game.table import Seat

RUFUS, LIZZY, DINGUS, ELLIE = range(4)  # who sits where in the rulebooks' examples

Kind = TypeVar("Kind")


def trick(text: str) -> list[Card]:
    """Cards in the order in which they were played."""
    return list(read_cards(text))


def hand(text: str) -> list[Card]:
    """Cards in somebody's hand, sorted."""
    return sorted(read_cards(text))


def ring(text: str) -> tuple[Faction, ...]:
    """``BMACF``, clockwise."""
    return read_factions(text)


def council(text: str) -> list[int]:
    """``A2 B4 C1`` as cubes by faction; a space that is not named is empty."""
    cubes = [0] * len(FACTIONS)
    for word in text.split():
        cubes[FACTIONS.index(word[0])] = int(word[1:])
    return cubes


def cubes(state: State) -> str:
    """The reverse of ``council``, in the order of the letters, empty spaces left out."""
    return " ".join(
        f"{letter}{count}" for letter, count in zip(FACTIONS, state.cubes, strict=True) if count
    )


def setup(
    seats: int = 3,
    edition: str = "published",
    *,
    seated: str = "CAFBM",
    around: str = "BMACF",
    lead: Seat = 0,
) -> Setup:
    """A game before its first card; ``seated`` got 4, 3, 2, 1 and 0 cubes."""
    return Setup(EDITIONS[edition], seats, read_factions(seated), read_factions(around), lead)


def plain_deal(start: Setup) -> Deal:
    """The deck in order, one card to each seat in turn: no chance, and mixed hands."""
    cards = deck(start.edition, start.seats)
    dealt = HAND_SIZE * start.seats
    hands = tuple(cards[seat : dealt : start.seats] for seat in range(start.seats))
    return Deal(hands, cards[dealt:])


def dealt(start: Setup, deal: Deal | None = None) -> State:
    """The first Age, waiting for the first declaration."""
    state, _ = COUNCIL.deal(COUNCIL.new_game(start), deal or plain_deal(start))
    return state


def mid_age(
    *hands: str,
    edition: str = "published",
    spaces: str = "B4 M3 A2 C1",
    chambers: int = 0,
    around: str = "BMACF",
    lead: Seat = 0,
    age: int = 1,
    no_allegiance: Sequence[Seat] = (),
    tricks: Sequence[int] = (),
    ledger: tuple[AgeScored, ...] = (),
    emissary: str = "",
    controller: Seat | None = None,
    top: str = "",
) -> State:
    """Somewhere in an Age, between two tricks: ``lead`` is about to lead.

    ``tricks`` are those won so far; as many cards lie in the piles, the first cards that nobody
    holds. The seats of ``no_allegiance`` have discarded. What is left over is the leftover deck,
    the cards of ``top`` uppermost. At a table of two the ``emissary`` has its cards too, and
    ``controller`` plays the next one (the leader, unless it leads itself).
    """
    seats = len(hands)
    state = State(setup(seats, edition, around=around, lead=lead % seats))
    state.phase = Phase.PLAY
    state.age = age
    state.cubes = council(spaces)
    state.chambers = chambers
    state.supply = CUBES - sum(state.cubes) - chambers
    assert state.supply >= 0
    state.hands = [hand(text) for text in hands]
    if seats == 2:
        state.hands.append(hand(emissary))
        state.lead, state.controller = lead, lead if controller is None else controller
    held = {card for cards in (*state.hands, trick(top)) for card in cards}
    others = [card for card in deck(state.setup.edition, seats) if card not in held]
    owners = len(state.hands)
    state.tricks = list(tricks) or [0] * owners
    for seat, won in enumerate(state.tricks):
        state.piles[seat], others = tuple(others[: won * owners]), others[won * owners :]
    state.trick_number = 1 + sum(state.tricks)
    state.declared = [seat in no_allegiance for seat in range(seats)]
    state.order = turn_order(owners, lead, state.controller)
    for seat in state.order:
        if seat in no_allegiance:
            state.discards[seat] = others.pop()
            state.rest.insert(0, state.discards[seat] or 0)
    state.rest += trick(top) + others
    state.ledger = ledger
    for scored in ledger:
        for row in scored.rows:
            state.scores[row.seat] += row.points
    return state


def play(state: State, text: str) -> tuple[State, list[Event]]:
    """Say actions one after the other, as records write them; the state then, and all events."""
    events: list[Event] = []
    for word in text.split():
        state, news = COUNCIL.apply(state, read_action(word, state.phase))
        events += news
    return state, events


def the(kind: type[Kind], events: Sequence[Event]) -> Kind:
    """The only event of this kind."""
    (found,) = (event for event in events if isinstance(event, kind))
    return found


def legal(state: State) -> str:
    """Everything that may be said now."""
    return " ".join(map(write_action, COUNCIL.legal_actions(state)))


def to_act(state: State) -> Seat | None:
    """Who has to choose."""
    decision = COUNCIL.decision(state)
    return None if decision is None else decision.seat


def cards(some: Sequence[Card]) -> str:
    """Cards as text, in their order."""
    return write_cards(tuple(some))


def scored_age(text: str, age: int = 1) -> AgeScored:
    """An Age as ``4+2 5+0 1+3``: what each seat got for its tricks, and its other points."""
    rows = tuple(
        SeatScore(seat, False, int(tricks), None, int(others), 0)
        for seat, (tricks, _, others) in enumerate(word.partition("+") for word in text.split())
    )
    return AgeScored(age, rows, chambers=0, sharing=0)
