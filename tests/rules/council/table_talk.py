"""The notation of the tests: builders that let a test read like the table.

Cards are ``A7``, cubes on spaces are ``B4 M3``, hands are ``"A5 B1"``, one text for each seat.
"""

import functools
import operator
from collections.abc import Sequence

from game.rules.council import api as rules
from game.rules.council.decision_table import choose
from game.rules.council.flow import go_on
from game.rules.council.model import empty_table
from game.rules.council.turns import turn_order
from game.table import Seat
from tests.rules.any_game import said

RUFUS, LIZZY, DINGUS, ELLIE = range(4)  # who sits where in the rulebooks' examples


def trick(text: str) -> list[rules.Card]:
    return list(rules.read_cards(text))


def hand(text: str) -> list[rules.Card]:
    return sorted(rules.read_cards(text))


def ring(text: str) -> tuple[rules.Faction, ...]:
    return rules.read_factions(text)


def council(text: str) -> list[int]:
    """``A2 B4 C1`` as cubes by faction; a space that is not named is empty."""
    cubes = [0] * len(rules.FACTIONS)
    for word in text.split():
        cubes[rules.FACTIONS.index(word[0])] = int(word[1:])
    return cubes


def cubes(state: rules.State) -> str:
    """The reverse of ``council``, in the order of the letters, empty spaces left out."""
    return " ".join(
        f"{letter}{count}"
        for letter, count in zip(rules.FACTIONS, state.cubes, strict=True)
        if count
    )


def setup(
    seats: int = 3,
    edition: str = "published",
    *,
    seated: str = "CAFBM",
    around: str = "BMACF",
    lead: Seat = 0,
    personality: rules.Personality | None = None,
    carry: rules.Carry | None = None,
    stake: int = 0,
) -> rules.Setup:
    """A game before its first card; ``seated`` got 4, 3, 2, 1 and 0 cubes."""
    council, circle = rules.read_factions(seated), rules.read_factions(around)
    return rules.Setup(
        rules.EDITIONS[edition], seats, council, circle, lead, personality, carry, stake
    )


def solo_setup(
    personality: rules.Personality = rules.Personality.PACIFIST,
    *,
    seated: str = "CAFBM",
    lead: Seat = rules.TERMITENATOR,
    carry: rules.Carry | None = None,
    stake: int = 0,
) -> rules.Setup:
    """A solo game before its first card; the last faction has the Termite Space."""
    return setup(1, seated=seated, lead=lead, personality=personality, carry=carry, stake=stake)


def plain_deal(start: rules.Setup) -> rules.Deal:
    """The deck in order, one card to each seat in turn: no chance, and mixed hands."""
    cards = rules.deck(start.edition, start.seats, start.termite)
    dealt = rules.HAND_SIZE * start.hands
    hands = tuple(cards[seat : dealt : start.hands] for seat in range(start.hands))
    return rules.Deal(hands, cards[dealt:])


def dealt(start: rules.Setup, deal: rules.Deal | None = None) -> rules.State:
    """The first Age, waiting for the first declaration."""
    state, _ = rules.COUNCIL.deal(rules.COUNCIL.new_game(start), deal or plain_deal(start))
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
    ledger: tuple[rules.AgeScored, ...] = (),
    emissary: str = "",
    controller: Seat | None = None,
    top: str = "",
) -> rules.State:
    """Somewhere in an Age, between two tricks: ``lead`` is about to lead.

    ``tricks`` are those won so far; as many cards lie in the piles, the first cards that nobody
    holds. The seats of ``no_allegiance`` have discarded. What is left over is the leftover deck,
    the cards of ``top`` uppermost. At a table of two the ``emissary`` has its cards too, and
    ``controller`` plays the next one (the leader, unless it leads itself).
    """
    seats = len(hands)
    state = empty_table(setup(seats, edition, around=around, lead=lead % seats))
    state.phase = rules.Phase.PLAY
    state.age = age
    state.cubes = council(spaces)
    state.chambers = chambers
    state.supply = rules.CUBES - sum(state.cubes) - chambers
    assert state.supply >= 0
    state.hands = [hand(text) for text in hands]
    if seats == 2:
        state.hands.append(hand(emissary))
        state.lead, state.controller = lead, lead if controller is None else controller
    held = {card for cards in (*state.hands, trick(top)) for card in cards}
    others = [card for card in rules.deck(state.setup.edition, seats) if card not in held]
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


def mid_solo(
    held: str,
    pyramid: str,
    *,
    personality: rules.Personality = rules.Personality.PACIFIST,
    termite: str = "M",
    spaces: str = "B4 A3 F2 C1",
    chambers: int = 0,
    board: int = 0,
    losing: bool = False,
    row: int | None = None,
    lead: Seat = 0,
    age: int = 1,
    no_allegiance: bool = False,
    tricks: Sequence[int] = (0, 0),
    scores: Sequence[int] = (0, 0),
    top: str = "",
    sleeve: str = "",
    stake: int = 0,
) -> rules.State:
    """Somewhere in an Age of a solo game, between two tricks, with ``lead`` about to lead.

    ``pyramid`` is written as it lies, ``A1 - B2* C3 / …``: rows from the top, a dash for a place
    that is empty by now, a star for a card that lies face up. The rest as in ``mid_age``.
    """
    seated = "".join(letter for letter in "CAFBM" if letter != termite) + termite
    state = rules.COUNCIL.new_game(solo_setup(personality, seated=seated, stake=stake))
    solo = state.solo
    assert solo is not None
    solo.marked = 0
    places = [word for word in pyramid.split() if word != "/"]
    assert len(places) == rules.HAND_SIZE
    solo.places = [None if word == "-" else rules.read_cards(word.strip("*"))[0] for word in places]
    solo.face_up = [word.endswith("*") for word in places]
    solo.losing, solo.trigger_row, solo.board = losing, row, board
    solo.taken = trick(sleeve)
    solo.human_won = tricks[0] > 0
    state.phase, state.age, state.lead = rules.Phase.PLAY, age, lead
    state.cubes, state.chambers = council(spaces), chambers
    state.supply = rules.CUBES - sum(state.cubes) - chambers - board
    assert state.supply >= 0
    state.hands = [hand(held), sorted(card for card in solo.places if card is not None)]
    gone = {*functools.reduce(operator.iadd, state.hands, []), *trick(top), *solo.taken}
    cards = rules.deck(state.setup.edition, 1, solo.termite)
    others = [card for card in cards if card not in gone]
    state.tricks, state.scores = list(tricks), list(scores)
    for seat, won in enumerate(tricks):
        state.piles[seat], others = tuple(others[: 2 * won]), others[2 * won :]
    state.trick_number = 1 + sum(tricks)
    state.declared = [no_allegiance]
    state.rest = trick(top) + others
    if no_allegiance:
        state.discards = [others[-1]]
    state.order = turn_order(2, lead)
    if lead == rules.TERMITENATOR:
        go_on(state, solo, None)
    return state


def play(state: rules.State, text: str) -> tuple[rules.State, list[rules.Event]]:
    """Say actions one after the other, as records write them; the state then, and all events."""
    return said(rules.COUNCIL, state, text.split())


def legal(state: rules.State) -> str:
    return " ".join(map(rules.write_action, rules.COUNCIL.legal_actions(state)))


def to_act(state: rules.State) -> Seat | None:
    decision = rules.COUNCIL.decision(state)
    return None if decision is None else decision.seat


def cards(some: Sequence[rules.Card]) -> str:
    return rules.write_cards(tuple(some))


def scored_age(text: str, age: int = 1) -> rules.AgeScored:
    """An Age as ``4+2 5+0 1+3``: what each seat got for its tricks, and its other points."""
    rows = tuple(
        rules.SeatScore(seat, False, int(tricks), None, int(others), 0)
        for seat, (tricks, _, others) in enumerate(word.partition("+") for word in text.split())
    )
    return rules.AgeScored(age, rows, chambers=0, sharing=0)


def chosen(
    shown: str, led: str = "", *, spaces: str, losing: bool = False, final: bool = False
) -> rules.TermitenatorChoice:
    """What the Termitenator plays of the cards it shows, written with their rows: ``B1.2``."""
    words = [word.split(".") for word in shown.split()]
    cards = [(rules.CARDS[name], int(row)) for name, row in words]
    follows = rules.CARDS[led] if led else None
    return choose(cards, council(spaces), follows, losing=losing, final=final)
