"""The Termitenator's events as cues: cards turn, the lamp changes, the personality acts."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.describe.line import Line
from game.rules.council import api as council
from scenes.council.anchors import (
    CUBE,
    InPyramid,
    InSupply,
    LaidOut,
    OnBelongings,
    OnSpace,
    face,
    in_hand,
)
from scenes.council.personas import LOOKS
from scenes.council.show.cue_highlights import CouncilCue
from scenes.council.show.entrance import MachineComes
from scenes.council.show.schedules import ARRIVAL
from scenes.council.sounds import CouncilSound
from scenes.council.stage.table_stage import Stage
from scenes.kit.sound import Heard, Sound
from scenes.table.cue import Anchor, Cue, Flight, Manner, OnDeck
from scenes.tricks.cues import OnPile

FLIP: Final = 0.5
CHANGE: Final = 1.1
CHOOSE: Final = 0.9
ACT: Final = 1.3  # what turns a game alone, and is read
TAKE: Final = 0.9
EXCHANGE: Final = 1.4
POKER: Final = 3.2
HUMAN: Final = 0


def solo_cues(event: council.SoloEvent, stage: Stage, after: Stage, line: Line) -> list[CouncilCue]:
    """The show of one event of a solo game."""
    match event:
        case council.TermitenatorArrived(_, personality):
            show, voice = MachineComes(personality), _voice(after)
            return [
                Cue(ARRIVAL.length, after, after, line=line, sound=CouncilSound.DOOR, voice=voice,
                    ceremony=show)
            ]  # fmt: skip
        case council.CardsFlipped(cards):
            flights = tuple(
                Flight(face(card), InPyramid(place), InPyramid(place), turns=True)
                for place, card in cards
            )
            return [
                Cue(FLIP, _without(stage, [place for place, _ in cards]), after, flights, line,
                    sound=Sound.CARD)
            ]  # fmt: skip
        case council.IdeologyChanged():
            return [Cue(CHANGE, after, after, line=line, sound=Sound.REVEAL)]
        case council.CardChosen() | council.CardOffered():
            return [Cue(CHOOSE, after, after, line=line)]
        case council.PersonalityTriggered():
            voice = _voice(after)
            return [Cue(ACT, stage, after, line=line, sound=CouncilSound.DOOR, voice=voice)]
        case council.PointGained():
            return [Cue(TAKE, after, after, line=line, sound=Sound.SCORE)]
        case council.StakeRaised():
            return [Cue(ACT, stage, after, line=line, sound=Sound.SCORE)]
        case council.CardsTaken(count):
            backs = tuple(
                Flight(face(None), OnDeck(), OnBelongings(), 0.1 * i, min(1.0, 0.6 + 0.1 * i))
                for i in range(min(count, 4))
            )
            return [Cue(TAKE, stage, after, backs, line, sound=Sound.CARD)]
        case council.CardsExchanged():
            return [_exchange(event, stage, after, line)]
        case council.TrickStolen(loser, winner):
            backs = tuple(
                Flight(face(None), OnPile(loser), OnPile(winner), 0.15 * i, 0.8 + 0.15 * i)
                for i in range(2)
            )
            return [Cue(ACT, stage, after, backs, line, sound=Sound.GATHER)]
        case council.CubeOnSoloBoard(origin):
            start: Anchor = InSupply()
            if origin is not None:
                start = OnSpace(origin, stage.cubes[origin] - 1, stage.cubes[origin])
            flight = Flight(CUBE, start, OnBelongings(), manner=Manner.HOP)
            return [Cue(ACT, stage, after, (flight,), line, sound=CouncilSound.CUBE)]
        case council.TrickDiscarded():
            paid = Flight(CUBE, OnBelongings(), InSupply(), manner=Manner.HOP)
            return [Cue(ACT, stage, after, (paid,), line, sound=CouncilSound.CUBE)]
        case council.PokerHandShown():
            return [_poker(event, stage, after, line)]


def _voice(stage: Stage) -> Heard | None:
    return None if stage.solo is None else Heard(LOOKS[stage.solo.personality].voice)


def _without(stage: Stage, places: list[int]) -> Stage:
    """The stage while the cards of these places are in the air."""
    assert stage.solo is not None
    lies = tuple(lies and number not in places for number, lies in enumerate(stage.solo.lies))
    return replace(stage, solo=replace(stage.solo, lies=lies))


def _exchange(event: council.CardsExchanged, stage: Stage, after: Stage, line: Line) -> CouncilCue:
    """Two cards pass each other: its card into your hand, yours into the pyramid."""
    hand = tuple(card for card in stage.hand if card != event.taken)
    still = replace(_without(stage, [event.place]), hand=hand)
    flights = (
        Flight(face(event.given), InPyramid(event.place), in_hand(HUMAN, event.given)),
        Flight(face(event.taken), in_hand(HUMAN, event.taken), InPyramid(event.place)),
    )
    return Cue(EXCHANGE, still, after, flights, line, sound=Sound.GATHER)


def _poker(event: council.PokerHandShown, stage: Stage, after: Stage, line: Line) -> CouncilCue:
    """The cards of its best hand are laid out large, all the others small above them."""
    others = [card for card in event.cards if card not in event.made]
    rows = [
        *((card, LaidOut(n, len(others), others=True)) for n, card in enumerate(others)),
        *((card, LaidOut(n, len(event.made))) for n, card in enumerate(event.made)),
    ]
    flights = tuple(
        Flight(
            face(card),
            OnBelongings(),
            goal,
            begin=0.04 * number,
            end=0.25 + 0.04 * number,
            turns=True,
        )
        for number, (card, goal) in enumerate(rows)
    )
    return Cue(POKER, stage, after, flights, line, sound=Sound.REVEAL)
