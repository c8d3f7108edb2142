"""What the list of small tables speaks of: the Emissary, and one against the Termitenator."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from build.album.council import view_of
from build.album.line import CHANCE
from build.album.setting import FRAME, found, lay_out, seated, wait
from build.album.vocabulary import control, moment, step, wish
from build.album.wishes import over, told
from game.match import AnyMatch
from game.rules.council.api import (
    CARDS,
    EMISSARY,
    FACTIONS,
    Carry,
    Phase,
    PlayCard,
    View,
    card_name,
    sowing_preview,
)
from game.seating import TableSetup
from scenes.backend.headless import HeadlessScreen
from scenes.council.layers.trick import TrickLayer
from scenes.council.show.cue_highlights import CouncilCue
from scenes.council.ui import UI
from scenes.kit.preferences import Preferences
from scenes.shell.results.podium import ResultsScene
from scenes.table.routes import ROUTES
from scenes.table.scene import TableScene
from scenes.table.session import TableSession

SEEDS: Final = range(400)
LONGEST: Final = 600  # frames until something is told
EIGHTS: Final = frozenset(CARDS[f"{letter}8"] for letter in FACTIONS)


def alone(personality: str, seed: int) -> TableSetup:
    """A table for one."""
    return TableSetup(seated(1, 1), {"personality": personality}, seed=seed)


@wish
def emissary_bound(match: AnyMatch, _rest: str) -> bool:
    """The first seat plays for the Emissary, whose hand has one card that follows suit."""
    asked = match.decision
    return (
        asked is not None
        and (asked.seat, asked.hand_of, asked.kind) == (0, EMISSARY, Phase.PLAY)
        and len(match.legal) == 1
    )


@wish
def costs_tribute(match: AnyMatch, _rest: str) -> bool:
    """A visit would give the Termitenator a point."""
    return bool(_tributes(match.view(0)))


@control
def tribute(unseen: HeadlessScreen, _rest: str) -> str:
    """The space of such a visit."""
    return f"space:{FACTIONS[_tributes(view_of(unseen))[0]]}"


def _tributes(view: View) -> list[int]:
    """The spaces whose activation a stake has a price for."""
    return [each for each in range(5) if view.cubes[each] and sowing_preview(view, each).tribute]


@control
def termites(unseen: HeadlessScreen, _rest: str) -> str:
    """The Termite Space."""
    its = view_of(unseen).termitenator
    assert its is not None
    return f"space:{FACTIONS[its.termite]}"


@wish
def holds_eight(match: AnyMatch, _rest: str) -> bool:
    """An 8 is in the hand."""
    return not EIGHTS.isdisjoint(match.view(0).hand or ())


@control
def eight(unseen: HeadlessScreen, _rest: str) -> str:
    """The first of them."""
    return f"card:{card_name(min(EIGHTS.intersection(view_of(unseen).hand or ())))}"


@step
def act(unseen: HeadlessScreen, rest: str) -> None:
    """``act thief CardsExchanged``: an ability at work, set off by a card that is played now."""
    personality, _space, event = rest.partition(" ")

    def holds(match: AnyMatch) -> bool:
        return (
            bool(match.actions) and isinstance(match.actions[-1], PlayCard) and told(match, event)
        )

    after = found((alone(personality, seed) for seed in SEEDS), holds, UI, CHANCE)
    *others, last = after.match.actions
    assert isinstance(last, PlayCard)
    room = TableSession.new_unsaved(UI, after.setup, Preferences(), ROUTES)
    for action in others:
        room.match.play(action)
    lay_out(unseen, room, TrickLayer)
    unseen.click(f"card:{card_name(last.card)}")
    tell(unseen, event)


@step
def tell(unseen: HeadlessScreen, rest: str) -> None:
    """Until the table says that this has happened, and for half of the time that it takes."""
    for _ in range(LONGEST):
        cue = _cue(unseen)
        if cue is not None and cue.line is not None and cue.line.words in _said(unseen, rest):
            wait(unseen, cue.seconds * 0.55)
            return
        unseen.step(FRAME)
    raise LookupError(f"nobody ever told of {rest}")


def _said(unseen: HeadlessScreen, event: str) -> set[str]:
    """All sentences about events of this kind at the table."""
    scene = unseen.screen.stack.scenes[-1]
    assert isinstance(scene, TableScene)
    session = scene.session
    told = (each for each in session.match.log if type(each).__name__ == event)
    return {UI.description.line(each, session.seats).words for each in told}


def _cue(unseen: HeadlessScreen) -> CouncilCue | None:
    """What the table shows now."""
    scene = unseen.screen.stack.scenes[-1]
    return scene.narrator.player.cue if isinstance(scene, TableScene) else None


@moment("chapter_end")
def chapter_end(unseen: HeadlessScreen) -> None:
    """The end of the second game of a Trilogy; the story goes on."""
    carried = (
        replace(alone("thief", seed), carry=Carry((38, 52), 2), lead=0, campaign="evening")
        for seed in SEEDS
    )
    lay_out(unseen, found(carried, over, UI, CHANCE), ResultsScene)
    unseen.settle()
