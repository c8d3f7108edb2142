"""Moments of games for the highest stake."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from build.album.alone import alone, asked, found, leads
from build.album.council_wishes import view_of
from build.album.setting import lay_out
from build.album.wishes import over
from game.match import AnyMatch
from game.rules.council.api import (
    CARDS,
    FACTIONS,
    STEPS,
    Personality,
    Phase,
    card_name,
    sowing_preview,
)
from game.seating import TableSetup
from scenes.backend.headless import Unseen
from scenes.council.layers.trick import TrickLayer
from scenes.council.layers.visit import VisitLayer
from scenes.council.scoring.scene import ScoringScene
from scenes.shell.results.podium import ResultsScene


def _at_the_top(seed: int) -> TableSetup:
    """A game for the highest stake."""
    setup = alone(Personality.THIEF, seed)
    return replace(setup, options={**setup.options, "stake": int(STEPS[-1])})


def barred(unseen: Unseen) -> None:
    """A visit for the highest stake: the Termites are barred."""
    lay_out(unseen, found(_at_the_top, asked(Phase.VISIT, 4, age=2)), VisitLayer)
    its = view_of(unseen).termitenator
    assert its is not None
    unseen.hover(f"space:{FACTIONS[its.termite]}")


def tribute(unseen: Unseen) -> None:
    """A visit that would give the Termitenator a point."""
    room = found(_at_the_top, lambda match: asked(Phase.VISIT, 4)(match) and bool(_paid(match)))
    lay_out(unseen, room, VisitLayer)
    unseen.hover(f"space:{FACTIONS[_paid(room.match)[0]]}")


def _paid(match: AnyMatch) -> list[int]:
    """The spaces whose activation a stake has a price for."""
    view = match.view(0)
    return [each for each in range(5) if view.cubes[each] and sowing_preview(view, each).tribute]


def eight(unseen: Unseen) -> None:
    """An 8 that would be led."""
    eights = {CARDS[f"{letter}8"] for letter in FACTIONS}

    def holds(match: AnyMatch) -> bool:
        held = eights.intersection(match.view(0).hand or ())
        return asked(Phase.PLAY, 4)(match) and leads(match) and bool(held)

    lay_out(unseen, found(_at_the_top, holds), TrickLayer)
    unseen.hover(f"card:{card_name(min(eights.intersection(view_of(unseen).hand or ())))}")


def scored(unseen: Unseen) -> None:
    """The points of an Age, with what the stake brought."""
    room = found(_at_the_top, lambda match: len(match.view(None).ledger) == 1)
    lay_out(unseen, room, ScoringScene)
    unseen.settle()


def podium(unseen: Unseen) -> None:
    """The end of such a game: what the stake brought has a place in the table of points."""
    lay_out(unseen, found(_at_the_top, over), ResultsScene)
    unseen.settle()


MOMENTS: Final = (
    ("solo_staked", barred),
    ("solo_staked_visit", tribute),
    ("solo_staked_lead", eight),
    ("solo_staked_scored", scored),
    ("solo_staked_podium", podium),
)
LARGE: Final = (
    ("large_solo_staked", barred),
    ("large_solo_staked_visit", tribute),
    ("large_solo_staked_lead", eight),
)
