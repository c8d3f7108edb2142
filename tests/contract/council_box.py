"""What the contract suite has to know of Bug Council to look inside."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import chain
from random import Random
from typing import Final

from hypothesis import strategies as st

from game.rules.council import api as council
from game.table import Carry, Seat


@cache
def cards_of(edition: str, seats: int, without: int | None) -> list[int]:
    return list(council.deck(council.EDITIONS[edition], seats, without))


SOLO_CARDS: Final = 32
REVEALING: Final = (  # a card that is offered tells that cards of the hand are tied
    council.AgeScored, council.CardOffered, council.CardsExchanged, council.CardsFlipped,
    council.DeclarationsRevealed, council.EmissaryRefilled, council.PokerHandShown,
)  # fmt: skip
FACE_UP: Final = {2: 2}  # cards of the leftover deck that lie open, by hands dealt


class CouncilBox:
    length = 1
    private = True

    vocabulary: Sequence[council.Action] = (
        *council.DECLARATIONS, *council.DISCARDS.values(), *council.PLAYS.values(),
        *council.VISITS, council.PASS, *council.SETTLES.values(),
    )  # fmt: skip
    order: Final = {
        text: place
        for place, text in enumerate(
            ["allegiance", "no-allegiance"]
            + [f"{suit}{value}" for suit in "ABCFM" for value in range(1, 13)]
            + ["A", "B", "C", "F", "M", "pass"]
        )
    }

    def carry(self, seats: int, rng: Random) -> tuple[Seat, Carry] | None:
        if seats > 1 or rng.random() < 0.5:
            return None
        carry = Carry((rng.randrange(80), rng.randrange(80)), rng.choice((2, 3)))
        return rng.randrange(2), carry

    def setups(self, edition: str, seats: int) -> st.SearchStrategy[council.Setup]:
        if seats == 1:
            return self.solo_setups()
        printed = st.just(list(council.read_factions(council.PRINTED_RING)))
        return st.builds(
            council.Setup,
            st.just(council.EDITIONS[edition]),
            st.just(seats),
            st.permutations(range(5)).map(tuple),
            (printed if edition == "published" else st.permutations(range(5))).map(tuple),
            st.integers(0, seats - 1),
        )

    def solo_setups(self) -> st.SearchStrategy[council.Setup]:
        """Every possible solo game: the Termitenator leads unless something is carried over."""
        scores = st.tuples(st.integers(0, 999), st.integers(0, 999))
        fixed = (
            st.just(council.EDITIONS["published"]),
            st.just(1),
            st.permutations(range(5)).map(tuple),
        )
        ring, personality = (
            st.just(council.read_factions(council.PRINTED_RING)),
            st.sampled_from(council.Personality),
        )
        single = st.builds(
            council.Setup, *fixed, ring, st.just(council.TERMITENATOR), personality, st.none()
        )
        carry = st.builds(Carry, scores, st.sampled_from((2, 3)))
        return single | st.builds(
            council.Setup, *fixed, ring, st.integers(0, 1), personality, carry
        )

    def check(self, state: council.State) -> None:
        solo = state.solo
        cubes = (*state.cubes, state.chambers, state.supply, 0 if solo is None else solo.board)
        assert sum(cubes) == council.CUBES
        assert min(cubes) >= 0
        if not state.order:
            return  # no card has been dealt yet
        lying = state.trick if len(state.trick) < len(state.order) else []
        places = [*state.hands, *state.piles, state.rest, lying]
        if solo is not None:
            places += [solo.taken, solo.discarded]
            assert sorted(card for card in solo.places if card is not None) == state.hands[1]
        start = state.setup
        assert sorted(chain.from_iterable(places)) == cards_of(
            start.edition.name, start.seats, start.termite
        )
        if solo is not None:
            self.check_solo(state, solo)
            return
        owners = state.setup.owners
        buried = [card for card in state.discards if card is not None]
        if owners == state.setup.seats:
            assert sorted(buried) == sorted(state.rest[: len(buried)])
        complete = sum(state.tricks)
        for seat, held in enumerate(state.hands):
            playing = seat in state.order[: len(lying)]
            if seat < state.setup.seats:
                gone = (state.discards[seat] is not None) + complete + playing
                assert len(held) == council.HAND_SIZE - gone
            else:
                assert len(held) == self.open_cards(state) - playing
            assert len(state.piles[seat]) == state.tricks[seat] * owners
        assert state.scores == [
            sum(age.rows[seat].points for age in state.ledger) for seat in range(owners)
        ]

    def check_solo(self, state: council.State, solo: council.Solo) -> None:
        """The tricks, the pyramid and the points of a solo game."""
        complete = sum(state.tricks) + len(solo.discarded) // 2
        assert complete == state.trick_number - 1 + (len(state.trick) == 2) * self.on_last(state)
        lying = state.order[: len(state.trick)] if len(state.trick) < 2 else ()
        discarded = sum(card is not None for card in state.discards)
        assert len(state.hands[0]) == council.HAND_SIZE - complete - (0 in lying) - discarded
        assert len(state.hands[1]) == council.HAND_SIZE - complete - (1 in lying)
        assert [len(pile) for pile in state.piles] == [2 * won for won in state.tricks]
        if solo.pending is not None and solo.pending.tie is council.Tie.TAKE:
            assert {*solo.pending.cards} <= {*state.hands[0]}
        for place, up in enumerate(solo.face_up):
            covering = [solo.places[upper] for upper in council.COVERED_BY[place]]
            assert not (up and any(card is not None for card in covering))
        carry = state.setup.carry
        scores = [0, solo.marked] if carry is None else [*carry.scores]
        if carry is not None:
            scores[1] += solo.marked
        for age in state.ledger:
            scores = [score + row.points for score, row in zip(scores, age.rows, strict=True)]
        assert scores == state.scores

    def on_last(self, state: council.State) -> bool:
        """Whether the trick on the table still has the number of the trick to come."""
        solo = state.solo
        assert solo is not None
        thieving = solo.pending is not None and solo.pending.tie is not council.Tie.PLAY
        return thieving or state.phase in {
            council.Phase.VISIT,
            council.Phase.DEAL,
            council.Phase.OVER,
        }

    def open_cards(self, state: council.State) -> int:
        """How many cards the Emissary has before it plays."""
        missing = state.trick_number == council.TRICKS and sum(state.tricks) == council.TRICKS
        waiting = state.phase is council.Phase.VISIT  # it is given its next card after the visit
        return 2 - (missing or waiting)

    def finished(self, state: council.State) -> bool:
        return (
            state.phase is council.Phase.OVER
            and [age.age for age in state.ledger] == [1, 2, 3]
            and sum(state.tricks) + self.lost_tricks(state) == council.TRICKS
            and bool(state.winners)
            and all(state.scores[seat] == max(state.scores) for seat in state.winners)
        )

    def lost_tricks(self, state: council.State) -> int:
        return 0 if state.solo is None else len(state.solo.discarded) // 2

    def disguise(self, state: council.State, seat: Seat | None, rng: Random) -> council.State:
        """Shuffle all cards that the seat does not see, and what others declared in secret."""
        twin = state.copy()
        if None in twin.declared:
            for other, said in enumerate(twin.declared):
                if other != seat and said is not None:
                    twin.declared[other] = rng.random() < 0.5
        open_hands = state.phase in {
            council.Phase.DEAL,
            council.Phase.OVER,
        }  # the last cards have been shown
        if state.solo is not None:
            return self.disguise_solo(twin, state.solo, seat, rng)
        people = state.hands[: state.setup.seats]
        mine = [] if seat is None else [*state.hands[seat], state.discards[seat]]
        closed = state.rest[:] if open_hands else sum(people, state.rest)
        closed = [card for card in closed if card not in mine]
        others = dict(zip(closed, rng.sample(closed, len(closed)), strict=True))
        twin.rest = [others.get(card, card) for card in state.rest]
        twin.discards = [card and others.get(card, card) for card in state.discards]
        if not open_hands:
            twin.hands = [sorted(others.get(card, card) for card in held) for held in state.hands]
        return twin

    def disguise_solo(
        self, twin: council.State, solo: council.Solo, seat: Seat | None, rng: Random
    ) -> council.State:
        """Shuffle what lies face down: in the pyramid, up the sleeve, in the leftover deck."""
        state, copied = twin.copy(), twin.solo
        assert copied is not None
        closed = [*state.rest, *solo.taken]
        closed += [
            card
            for card, up in zip(solo.places, solo.face_up, strict=True)
            if card is not None and not up
        ]
        if seat is None:
            closed += state.hands[0]
        closed = [card for card in closed if seat is None or card not in state.discards]
        others: dict[int | None, int] = dict(
            zip(closed, rng.sample(closed, len(closed)), strict=True)
        )
        twin.rest = [others.get(card, card) for card in state.rest]
        twin.discards = [card and others.get(card, card) for card in state.discards]
        copied.taken = [others.get(card, card) for card in solo.taken]
        copied.places = [card and others.get(card, card) for card in solo.places]
        pending = solo.pending
        if pending is not None and pending.tie is council.Tie.TAKE:  # between cards of the hand
            tied = tuple(sorted(others.get(card, card) for card in pending.cards))
            copied.pending = replace(pending, cards=tied)
        twin.hands = [
            sorted(others.get(card, card) for card in state.hands[0]),
            sorted(card for card in copied.places if card is not None),
        ]
        return twin

    def disguise_deal(
        self, deal: council.Deal, seat: Seat | None, seats: int, rng: Random
    ) -> council.Deal:
        closed = [card for owner, held in enumerate(deal.hands) if owner != seat for card in held]
        # At a table of two the first cards of the leftover deck lie open; solo has fewer cards.
        solo = sum(map(len, deal.hands)) + len(deal.rest) == SOLO_CARDS
        closed += deal.rest[0 if solo else FACE_UP.get(len(deal.hands), 0) :]
        others = dict(zip(closed, rng.sample(closed, len(closed)), strict=True))
        hands = tuple(tuple(others.get(card, card) for card in held) for held in deal.hands)
        return council.Deal(hands, tuple(others.get(card, card) for card in deal.rest))

    def said_in_secret(self, state: council.State, seat: Seat | None) -> bool:
        decision = council.COUNCIL.decision(state)
        assert decision is not None
        return (
            decision.kind in {council.Phase.DECLARE, council.Phase.DISCARD}
            and decision.seat != seat
        )

    def reveals(self, event: council.Event) -> bool:
        return isinstance(event, REVEALING)

    def seen(self, view: council.View) -> set[str]:
        """The own hand and discard, two tricks, and what lies open before whoever is neutral.

        A complete trick that is no longer visited is the last one: nobody looks at older ones.
        """
        gathered = view.trick_is_complete and view.phase is not council.Phase.VISIT
        tricks = view.table if gathered else (*view.table, *view.last_trick)
        cards = [card for _seat, card in tricks]
        cards += (*(view.hand or ()), *(view.emissary or ()))
        if view.discard is not None:
            cards.append(view.discard)
        if view.termitenator is not None:
            cards += view.termitenator.face_up
        return set(map(council.card_name, cards))


BOX: Final = CouncilBox()
