"""What a seat may know: the only file that removes secrets.

Hidden things are None. Public are trick counts, the current and the last trick, every visit, and
declarations once they are shown, the Emissary's cards; closed are hands, discards and older
tricks (G10).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, assert_never

from game.rules.council import engine
from game.rules.council.actions import Action
from game.rules.council.cards import (
    HAND_SIZE,
    NO_ALLEGIANCE_POINTS,
    SOLO_NO_ALLEGIANCE_POINTS,
    TRICKS,
    Card,
    Faction,
)
from game.rules.council.decision_trace import TermitenatorChoice
from game.rules.council.events import (
    AgeBegan,
    AgeScored,
    AllegianceDeclared,
    CardDiscarded,
    CardPlayed,
    CouncilSeated,
    CubesSown,
    DeclarationsRevealed,
    EmissaryRefilled,
    Event,
    GameEnded,
    RecruitsArrived,
    TrickWon,
    VisitBegan,
    VisitPassed,
    VisitSkipped,
)
from game.rules.council.model import Phase, State, TrickStatus
from game.rules.council.solo import TERMITENATOR, PendingTie, Personality, Tie
from game.rules.council.solo_events import (
    CardChosen,
    CardOffered,
    CardsExchanged,
    CardsFlipped,
    CardsTaken,
    CubeOnSoloBoard,
    IdeologyChanged,
    PersonalityTriggered,
    PointGained,
    PokerHandShown,
    StakeRaised,
    TermitenatorArrived,
    TrickDiscarded,
    TrickStolen,
)
from game.rules.council.turns import EMISSARY, HUMAN
from game.rules.tricks import last_trick_begins
from game.table import Decision, Seat

TAKEN_AWAY: Final = frozenset({TrickStatus.GATHERED, TrickStatus.COUNTED})


@dataclass(frozen=True, slots=True)
class TermitenatorView:
    """What everybody sees of the Termitenator.

    ``places`` are those of the pyramid, in dealing order: its card if that is face up, else None;
    ``lies`` tells where there still is one. ``trigger_row`` counts from the bottom. ``taken`` are
    cards up a sleeve, ``board`` cubes on the Solo Board, ``discarded`` tricks that nobody keeps;
    ``human_won`` tells whether the human has won a trick in this Age, kept or not. ``tie`` is what
    the human has to settle now, between the cards ``tied``: those of the own hand are nobody else's
    to see; ``given`` is what the Thief gives then.
    ``choice`` is its last one in this Age, with the reasons.
    """

    termite: Faction
    personality: Personality
    stake: int
    losing: bool
    trigger_row: int | None
    places: tuple[Card | None, ...]
    lies: tuple[bool, ...]
    taken: int
    board: int
    discarded: int
    human_won: bool
    tie: Tie | None
    tied: tuple[Card, ...]
    given: Card | None
    choice: TermitenatorChoice | None

    @property
    def kept(self) -> int:
        """How many cards or cubes it has gathered; nobody gathers both."""
        return self.taken + self.board

    @property
    def face_up(self) -> tuple[Card, ...]:
        """The Termitenator's face-up cards, sorted."""
        return tuple(sorted(card for card in self.places if card is not None))


class Oath(StrEnum):
    """What a seat has declared, as far as it lies open."""

    NONE = "none"
    FACE_DOWN = "face down"
    ALLEGIANCE = "allegiance"
    NO_ALLEGIANCE = "no allegiance"
    NEUTRAL = "neutral"  # it never declares


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat (or a spectator, ``you`` None) sees it.

    Tuples by owner of cards (``seats`` people, then who is neutral) or by faction (0–4); what has
    been declared by person. ``table`` is the trick that lies on the table, complete or not, and
    ``trick_status`` what has become of it; ``seen`` is what a careful memory holds: every card
    played in this Age, sorted.
    """

    you: Seat | None
    edition: str
    seats: int
    owners: int
    ring: tuple[Faction, ...]
    age: int
    trick_number: int
    phase: Phase
    decision: Decision | None
    legal: tuple[Action, ...]  # empty unless it is your decision
    cubes: tuple[int, ...]
    chambers: int
    supply: int
    lead: Seat
    controller: Seat | None  # who plays the Emissary's next card; None without it
    order: tuple[Seat, ...]
    table: tuple[tuple[Seat, Card], ...]
    trick_status: TrickStatus
    last_trick: tuple[tuple[Seat, Card], ...]
    visitor: Seat | None
    tricks: tuple[int, ...]
    hand: tuple[Card, ...] | None
    emissary: tuple[Card, ...] | None  # its face-up cards
    termitenator: TermitenatorView | None
    hand_sizes: tuple[int, ...]
    has_declared: tuple[bool, ...]
    declared: tuple[bool | None, ...]  # yours at once, the others' when all are shown
    discard: Card | None  # your own
    rest: int
    seen: tuple[Card, ...]
    scores: tuple[int, ...]
    ledger: tuple[AgeScored, ...]
    winners: tuple[Seat, ...]

    @property
    def progress(self) -> tuple[int, int]:
        """Age and trick."""
        return self.age, self.trick_number

    @property
    def trick(self) -> tuple[tuple[Seat, Card], ...]:
        """The trick on the table; one that is complete lies there until its visit is over."""
        return () if self.trick_status in TAKEN_AWAY else self.table

    @property
    def trick_before(self) -> tuple[tuple[Seat, Card], ...]:
        """The trick before that, which everybody may look at again."""
        return self.table if self.trick_status in TAKEN_AWAY else self.last_trick

    @property
    def this_trick(self) -> int:
        """The number of the trick that lies there, or of the next one."""
        return min(self.trick_number + (self.trick_status is TrickStatus.GATHERED), TRICKS)

    @property
    def won_by(self) -> Seat | None:
        """Whose the complete trick on the table is."""
        return self.lead if self.trick_status is TrickStatus.WON else None

    @property
    def dealt(self) -> bool:
        """Whether this Age has cards or had them: who declares No Allegiance keeps no last one."""
        return any(self.hand_sizes) or any(self.tricks)

    @property
    def oaths(self) -> tuple[Oath, ...]:
        """What lies on the plaques."""
        neutral = (Oath.NEUTRAL,) * (self.owners - self.seats)
        said = zip(self.declared, self.has_declared, strict=True)
        open_ = (_oath(choice=choice, declared=declared) for choice, declared in said)
        return (*open_, *neutral)

    @property
    def broken(self) -> frozenset[Seat]:
        """Who has declared No Allegiance and won a trick of this Age, kept or not (G7)."""
        robbed = self.termitenator is not None and self.termitenator.human_won
        return frozenset(
            seat
            for seat, choice in enumerate(self.declared)
            if choice and (robbed or self.tricks[seat] or seat == self.won_by)
        )

    @property
    def termite(self) -> Faction | None:
        """The Termitenator's own faction; None where it does not play."""
        return None if self.termitenator is None else self.termitenator.termite

    @property
    def trick_is_complete(self) -> bool:
        """Whether everybody has played to the trick on the table."""
        return len(self.table) == len(self.order)

    @property
    def no_allegiance_base(self) -> int:
        """What No Allegiance is worth before the cubes in the Chambers (S8)."""
        return NO_ALLEGIANCE_POINTS if self.termitenator is None else SOLO_NO_ALLEGIANCE_POINTS

    def cards_of(self, owner: Seat) -> tuple[Card, ...] | None:
        """The cards of an owner as far as they can be chosen from here; None if hidden."""
        if owner == self.you:
            return self.hand
        if owner == TERMITENATOR and self.termitenator is not None:
            return self.termitenator.face_up
        return self.emissary if owner == EMISSARY else None


def _oath(*, choice: bool | None, declared: bool) -> Oath:
    """An oath as it lies there; the others' lie face down until all are shown."""
    if not declared:
        return Oath.NONE
    if choice is None:
        return Oath.FACE_DOWN
    return Oath.NO_ALLEGIANCE if choice else Oath.ALLEGIANCE


def view(state: State, seat: Seat | None, *, midway: bool = False) -> View:
    """The table as ``seat`` sees it; in the middle of a step nobody is asked anything."""
    decision = None if midway else engine.decision(state)
    mine = decision is not None and decision.seat == seat
    shown = None not in state.declared and state.phase is not Phase.DECLARE
    found = View(
        you=seat,
        edition=state.setup.edition.name,
        seats=state.setup.seats,
        owners=state.setup.owners,
        ring=state.setup.ring,
        age=state.age,
        trick_number=state.trick_number,
        phase=state.phase,
        decision=decision,
        legal=tuple(engine.legal_actions(state)) if mine else (),
        cubes=tuple(state.cubes),
        chambers=state.chambers,
        supply=state.supply,
        lead=state.lead,
        controller=state.controller,
        order=state.order,
        table=tuple(zip(state.order, state.trick, strict=False)),
        trick_status=state.trick_status,
        last_trick=tuple(zip(state.last_order, state.last_trick, strict=True)),
        visitor=None if state.visitor < 0 else state.visitor,
        tricks=tuple(state.tricks),
        hand=None if seat is None else tuple(state.hands[seat]),
        emissary=None if state.controller is None else tuple(state.hands[EMISSARY]),
        termitenator=_termitenator(state, seat),
        hand_sizes=tuple(map(len, state.hands)),
        has_declared=tuple(choice is not None for choice in state.declared),
        declared=tuple(
            choice if shown or owner == seat else None
            for owner, choice in enumerate(state.declared)
        ),
        discard=None if seat is None else state.discards[seat],
        rest=len(state.rest),
        seen=_seen_cards(state),
        scores=tuple(state.scores),
        ledger=state.ledger,
        winners=state.winners,
    )
    return _swept(found) if state.phase is Phase.DEAL else found


def _swept(view: View) -> View:
    """Nothing of an Age that is over is left when the next one begins but what it has led to."""
    nobody, machine = (0,) * view.owners, view.termitenator
    if machine is not None:
        places = (None,) * HAND_SIZE
        lies = (False,) * HAND_SIZE
        machine = replace(machine, losing=False, places=places, lies=lies, choice=None)
    return replace(
        view,
        trick_number=1,
        table=(),
        trick_status=TrickStatus.OPEN,
        last_trick=(),
        visitor=None,
        tricks=nobody,
        hand=view.hand and (),
        emissary=view.emissary and (),
        termitenator=machine,
        hand_sizes=nobody,
        has_declared=(False,) * view.seats,
        declared=(None,) * view.seats,
    )


def _termitenator(state: State, seat: Seat | None) -> TermitenatorView | None:
    solo = state.solo
    if solo is None:
        return None
    pending = solo.pending
    return TermitenatorView(
        termite=solo.termite,
        personality=solo.personality,
        stake=state.setup.stake,
        losing=solo.losing,
        trigger_row=solo.trigger_row,
        places=tuple(
            card if up else None for card, up in zip(solo.places, solo.face_up, strict=True)
        ),
        lies=tuple(card is not None for card in solo.places),
        taken=len(solo.taken),
        board=solo.board,
        discarded=len(solo.discarded) // 2,
        human_won=solo.human_won,
        tie=None if pending is None else pending.tie,
        tied=() if pending is None else _tied(pending, seat),
        given=None if pending is None else pending.given,
        choice=solo.choice,
    )


def _tied(pending: PendingTie, seat: Seat | None) -> tuple[Card, ...]:
    """Between which cards there is a tie; those to be taken are in the human's hand."""
    return pending.cards if pending.tie is not Tie.TAKE or seat == HUMAN else ()


def _seen_cards(state: State) -> tuple[Card, ...]:
    cards = [card for pile in state.piles for card in pile]
    if state.solo is not None:
        cards += state.solo.discarded
    if len(state.trick) < len(state.order):
        cards += state.trick
    return tuple(sorted(cards))


def redact(event: Event, seat: Seat | None) -> Event:
    """The event as ``seat`` may see it."""
    match event:
        case AgeBegan():
            open_hands = {seat} if event.controller is None else {seat, EMISSARY}
            hands = tuple(
                hand if owner in open_hands else None for owner, hand in enumerate(event.hands)
            )
            return replace(event, hands=hands)
        case AllegianceDeclared():
            return event if event.seat == seat else replace(event, no_allegiance=None)
        case CardDiscarded():
            return event if event.seat == seat else replace(event, card=None)
        case EmissaryRefilled():
            return event if event.discarded_by == seat else replace(event, discarded_by=None)
        case (
            CouncilSeated()
            | DeclarationsRevealed()
            | CardPlayed()
            | TrickWon()
            | VisitBegan()
            | VisitSkipped()
            | VisitPassed()
            | CubesSown()
            | AgeScored()
            | RecruitsArrived()
            | GameEnded()
        ):
            return event
        case (
            TermitenatorArrived()
            | CardsFlipped()
            | IdeologyChanged()
            | CardChosen()
            | PersonalityTriggered()
            | PointGained()
            | StakeRaised()
            | CardsTaken()
            | CardOffered()
            | CardsExchanged()
            | TrickStolen()
            | CubeOnSoloBoard()
            | TrickDiscarded()
            | PokerHandShown()
        ):
            return event
        case _:
            assert_never(event)  # whoever adds an event has to say here what of it is secret


def closed_events(log: Sequence[Event]) -> int:
    """How many events lie before the last trick: tricks further back are closed (G10)."""
    return last_trick_begins(
        log,
        lambda event: isinstance(event, TrickWon),
        lambda event: isinstance(event, CardPlayed) and not event.place,
    )


def recall(then: View, log: Sequence[Event]) -> View:
    """An earlier moment as it may be seen again: without the trick before it, closed by now.

    Nor may one see then why the Termitenator has played to it.
    """
    won = next((event.cards for event in reversed(log) if isinstance(event, TrickWon)), ())
    if then.last_trick == won:
        return then
    machine, choice = then.termitenator, then.termitenator and then.termitenator.choice
    if machine is not None and choice and choice.card in {card for _, card in then.last_trick}:
        machine = replace(machine, choice=None)
    return replace(then, last_trick=(), termitenator=machine)
