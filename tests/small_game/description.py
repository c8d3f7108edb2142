"""What is said at the table of Last Leaf: what lies there, what is asked, what happened."""

from __future__ import annotations

from typing import Final, assert_never

from game.describe import (
    Choice,
    Description,
    Path,
    Piece,
    Question,
    RefusalReason,
    Remark,
    Seats,
    Surface,
    Zone,
)
from game.describe.line import Line
from tests.small_game.deck import span, words
from tests.small_game.rules import CLAUSES, KEEP, Began, Dealt, Event, Play, Played, RoundWon, View

ZONES = (Zone("seats", "The players"), Zone("round", "The round"), Zone("hand", "Your hand", "fan"))


def surface(view: View, seats: Seats) -> Surface:
    score = "{name} has {score} points so far."
    plaques = [
        Piece(f"plaque:{seat}", who.name, score.format(name=who.name, score=points), "seats", seat)
        for seat, (who, points) in enumerate(zip(seats, view.scores, strict=True))
    ]
    played = [
        Piece(f"trick:{card}", words(str(card)), f"{who} has played it.", "round", None, span(card))
        for seat, card in view.table
        for who in [seats[seat].name]
    ]
    hand = [
        Piece(f"card:{card}", words(str(card)), "One of yours.", "hand", view.you, span(card))
        for card in view.hand
    ]
    deal, number = view.progress
    return Surface(
        f"Deal {deal}", f"round {number}", view.scores, ZONES, (*plaques, *played, *hand)
    )


def ask(view: View, seats: Seats, _chosen: Path) -> Question[Play]:
    assert view.decision is not None
    seat = view.decision.seat
    choices = tuple(_choice(view, card) for card in view.hand)
    says = Line.to(seats[seat], "play a leaf")
    return Question(seat, "play", "", "your turn", "play", says, choices)


def _choice(view: View, card: int) -> Choice[Play]:
    name, action = f"card:{card}", Play(card)
    if action in view.legal:
        return Choice(name, words(str(card)), action, zone="hand", card=span(card))
    refused = RefusalReason(KEEP, "The last leaf", CLAUSES[KEEP])
    return Choice(name, words(str(card)), None, refused=refused, zone="hand", card=span(card))


def weigh(view: View, _seats: Seats, chosen: Path) -> tuple[Remark, ...]:
    best = all(int(chosen[-1].removeprefix("card:")) > other for _, other in view.table)
    says = "the highest leaf so far" if best else "another leaf is higher"
    return (Remark(Line.of(says), "shared/token_crown"),)


def confirm(_view: View, action: Play) -> str:
    return f"Play the {words(str(action.card))}?"


def say(event: Event, seats: Seats) -> Line:
    match event:
        case Began(lead):
            return Line.by(seats[lead], "{who} leads first", "You lead first")
        case Dealt():
            return Line.of("Five leaves for everyone")
        case Played(seat, card):
            either = "{who} plays the {card}", "You play the {card}"
            return Line.by(seats[seat], *either, card=span(card))
        case RoundWon(winner):
            return Line.by(seats[winner], "{who} wins the round", "You win the round")
        case _:
            assert_never(event)


DESCRIPTION: Final = Description(surface, ask, weigh, confirm, say)
