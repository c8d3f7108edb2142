"""The Termitenator's events as cues: cards turn, the lamp changes, the personality acts."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.describe.line import Line
from game.rules.council import api as council
from game.rules.council.api import View
from scenes.council.cards import face
from scenes.council.personas import LOOKS
from scenes.council.positions import Spots
from scenes.council.show.cue_highlights import CouncilCue
from scenes.council.show.entrance import MachineComes
from scenes.council.show.schedules import ARRIVAL
from scenes.council.show.tokens import CUBE, in_hand
from scenes.council.sounds import CouncilSound
from scenes.kit.sound import Sound, SoundCue
from scenes.table.cue import Anchor, Cue, Flight, Manner, OnDeck, spot
from scenes.tricks.seats import OnPile

FLIP: Final = 0.5
CHANGE: Final = 1.1
CHOOSE: Final = 0.9
ACT: Final = 1.3  # what turns a game alone, and is read
TAKE: Final = 0.9
EXCHANGE: Final = 1.4
POKER: Final = 3.2
HUMAN: Final = 0


def solo_cues(event: council.SoloEvent, view: View, after: View, line: Line) -> list[CouncilCue]:
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
                Flight(
                    face(card), spot(Spots.pyramid, place), spot(Spots.pyramid, place), turns=True
                )
                for place, card in cards
            )
            return [
                Cue(FLIP, _without(view, [place for place, _ in cards]), after, flights, line,
                    sound=Sound.CARD)
            ]  # fmt: skip
        case council.IdeologyChanged():
            return [Cue(CHANGE, after, after, line=line, sound=Sound.REVEAL)]
        case council.CardChosen() | council.CardOffered():
            return [Cue(CHOOSE, after, after, line=line)]
        case council.PersonalityTriggered():
            voice = _voice(after)
            return [Cue(ACT, view, after, line=line, sound=CouncilSound.DOOR, voice=voice)]
        case council.PointGained():
            return [Cue(TAKE, after, after, line=line, sound=Sound.SCORE)]
        case council.StakeRaised():
            return [Cue(ACT, view, after, line=line, sound=Sound.SCORE)]
        case council.CardsTaken(count):
            backs = tuple(
                Flight(
                    face(None), OnDeck(), spot(Spots.belongings), 0.1 * i, min(1.0, 0.6 + 0.1 * i)
                )
                for i in range(min(count, 4))
            )
            return [Cue(TAKE, view, after, backs, line, sound=Sound.CARD)]
        case council.CardsExchanged():
            return [_exchange(event, view, after, line)]
        case council.TrickStolen(loser, winner):
            backs = tuple(
                Flight(face(None), OnPile(loser), OnPile(winner), 0.15 * i, 0.8 + 0.15 * i)
                for i in range(2)
            )
            return [Cue(ACT, view, after, backs, line, sound=Sound.GATHER)]
        case council.CubeOnSoloBoard(origin):
            start: Anchor = spot(Spots.supply)
            if origin is not None:
                start = spot(Spots.space, origin, view.cubes[origin] - 1, view.cubes[origin])
            flight = Flight(CUBE, start, spot(Spots.belongings), manner=Manner.HOP)
            return [Cue(ACT, view, after, (flight,), line, sound=CouncilSound.CUBE)]
        case council.TrickDiscarded():
            paid = Flight(CUBE, spot(Spots.belongings), spot(Spots.supply), manner=Manner.HOP)
            return [Cue(ACT, view, after, (paid,), line, sound=CouncilSound.CUBE)]
        case council.PokerHandShown():
            return [_poker(event, view, after, line)]


def _voice(view: View) -> SoundCue | None:
    return (
        None if view.termitenator is None else SoundCue(LOOKS[view.termitenator.personality].voice)
    )


def _without(view: View, places: list[int]) -> View:
    """The view while the cards of these places are in the air."""
    machine = view.termitenator
    assert machine is not None
    lies = tuple(lies and number not in places for number, lies in enumerate(machine.lies))
    return replace(view, termitenator=replace(machine, lies=lies))


def _exchange(event: council.CardsExchanged, view: View, after: View, line: Line) -> CouncilCue:
    """Two cards pass each other: its card into your hand, yours into the pyramid."""
    hand = tuple(card for card in view.hand or () if card != event.taken)
    still = replace(_without(view, [event.place]), hand=hand)
    flights = (
        Flight(face(event.given), spot(Spots.pyramid, event.place), in_hand(HUMAN, event.given)),
        Flight(face(event.taken), in_hand(HUMAN, event.taken), spot(Spots.pyramid, event.place)),
    )
    return Cue(EXCHANGE, still, after, flights, line, sound=Sound.GATHER)


def _poker(event: council.PokerHandShown, view: View, after: View, line: Line) -> CouncilCue:
    """The cards of its best hand are laid out large, all the others small above them."""
    others = [card for card in event.cards if card not in event.made]
    rows = [
        *((card, spot(Spots.others, n, len(others))) for n, card in enumerate(others)),
        *((card, spot(Spots.laid_out, n, len(event.made))) for n, card in enumerate(event.made)),
    ]
    flights = tuple(
        Flight(
            face(card),
            spot(Spots.belongings),
            goal,
            begin=0.04 * number,
            end=0.25 + 0.04 * number,
            turns=True,
        )
        for number, (card, goal) in enumerate(rows)
    )
    return Cue(POKER, view, after, flights, line, sound=Sound.REVEAL)
