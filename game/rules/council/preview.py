"""What would happen, and why not: the rules' own answers, asked from a view."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.council import decision_table, engine, pyramid, refusals, sowing, trick
from game.rules.council.actions import Action
from game.rules.council.cards import (
    TRICKS,
    Card,
    Faction,
    suit_of,
)
from game.rules.council.decision_trace import TermitenatorChoice
from game.rules.council.solo import Tie
from game.rules.council.stakes import barred_space, tribute
from game.rules.council.view import TermitenatorView, View
from game.table import Seat


@dataclass(frozen=True, slots=True)
class TrickStanding:
    """Who would win a trick and who would visit if it ended like this, and why."""

    winner: Seat
    winning_card: Card
    clause: str
    visitor: Seat | None
    visiting_card: Card | None


@dataclass(frozen=True, slots=True)
class SowingPreview:
    """The council after activating ``origin``; tuples by faction."""

    origin: Faction
    path: tuple[Faction, ...]
    to_chambers: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    order_before: tuple[Faction, ...]
    order_after: tuple[Faction, ...]
    held: tuple[int, ...]  # cards of each faction in your hand
    no_allegiance_before: int
    no_allegiance_after: int
    tribute: int  # points that a stake gives it for this visit of yours


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed, and what is instead."""

    clause: str
    sentence: str
    instead: tuple[Action, ...]


def standing(table: tuple[tuple[Seat, Card], ...], cubes: tuple[int, ...]) -> TrickStanding | None:
    """How a trick stands as it lies there; None for no cards. ``cubes`` by faction.

    To preview a card, add it to the trick. A complete trick counts until its visit, because
    sowing changes the strengths.
    """
    if not table:
        return None
    cards, strengths = [played for _, played in table], list(cubes)
    best = trick.winner(cards, strengths)
    lowest = trick.visitor(cards)
    return TrickStanding(
        winner=table[best][0],
        winning_card=cards[best],
        clause=trick.reason(cards, strengths),
        visitor=None if lowest is None else table[lowest][0],
        visiting_card=None if lowest is None else cards[lowest],
    )


def sowing_preview(view: View, origin: Faction) -> SowingPreview:
    """What activating ``origin`` does to the council and to the suits in your hand."""
    cubes = list(view.cubes)
    path, left_over = sowing.sow(cubes, view.ring, origin)
    hand = view.hand or ()
    value, solo = view.no_allegiance_base + view.chambers, view.termitenator
    return SowingPreview(
        origin=origin,
        path=path,
        to_chambers=left_over,
        before=view.cubes,
        after=tuple(cubes),
        order_before=sowing.strength_order(view.cubes, view.ring),
        order_after=sowing.strength_order(cubes, view.ring),
        held=tuple(sum(card >> 4 == faction for card in hand) for faction in range(5)),
        no_allegiance_before=value,
        no_allegiance_after=value + left_over,
        tribute=0 if solo is None else tribute(solo.stake, solo.termite, path),
    )


def answers(view: View, card: Card) -> TermitenatorChoice | None:
    """What the Termitenator would play to ``card``, from its face-up cards alone, and why.

    What it is about to turn over may change its choice, and its mind. None where it does not
    follow, or shows no card.
    """
    solo = view.termitenator
    if solo is None or not solo.face_up:
        return None
    if view.table and not view.trick_is_complete:
        return None  # it has led
    return _choice(view, solo, card)


def open_choice(view: View) -> TermitenatorChoice | None:
    """The Termitenator's choice that a human has to settle; None where it plays by itself."""
    solo = view.termitenator
    if solo is None or solo.tie is not Tie.PLAY:
        return None
    led = view.table[0][1] if len(view.table) == 1 else None
    return _choice(view, solo, led)


def _choice(view: View, solo: TermitenatorView, led: Card | None) -> TermitenatorChoice:
    rows = [
        (shown, pyramid.ROWS[place]) for place, shown in enumerate(solo.places) if shown is not None
    ]
    final = view.trick_number == TRICKS
    return decision_table.choose(rows, view.cubes, led, losing=solo.losing, final=final)


def why_not(view: View, action: Action) -> Refusal | None:
    """Why this action is refused at your own decision; None if it is legal."""
    if action in view.legal:
        return None
    decision = view.decision
    hand = None if decision is None else view.cards_of(decision.hand_of)
    solo = view.termitenator
    barred = None if solo is None else barred_space(solo.stake, solo.termite, view.age)
    clause = engine.refusal(view.phase, hand or (), action, barred)
    return Refusal(clause, refusals.sentence(clause, action, _moment(view)), view.legal)


def _moment(view: View) -> refusals.RefusalContext:
    decision, solo = view.decision, view.termitenator
    led = view.table[0][1] if view.table and not view.trick_is_complete else None
    return refusals.RefusalContext(
        view.phase,
        view.legal,
        None if led is None else suit_of(led),
        decision is not None and decision.hand_of >= view.seats,
        None if solo is None else solo.tie,
        None if solo is None else solo.termite,
    )
