"""Moments of small tables: the Emissary between two people, and one against the Termitenator."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

from build.album.council_wishes import allowed, refused, view_of
from build.album.setting import Until, lay_out, open_scene, table, wait
from build.album.wishes import over
from game.match import AnyMatch
from game.rules.council.api import (
    EMISSARY,
    CardsExchanged,
    CardsTaken,
    Carry,
    CubeOnSoloBoard,
    Event,
    Personality,
    Phase,
    PlayCard,
    PointGained,
    PokerHandShown,
    TermitenatorArrived,
    TrickStolen,
    card_name,
)
from game.seating import SeatSetup, TableSetup
from scenes.backend.headless import Unseen
from scenes.council.layers.declaration import DeclarationLayer
from scenes.council.layers.tiebreak import TiebreakLayer
from scenes.council.layers.trick import TrickLayer
from scenes.council.layers.visit import VisitLayer
from scenes.council.scoring.scene import ScoringScene
from scenes.council.show.cue_highlights import CouncilCue
from scenes.council.ui import UI
from scenes.kit.preferences import Preferences
from scenes.shell.results.podium import ResultsScene
from scenes.table.routes import ROUTES
from scenes.table.scene import TableScene
from scenes.table.session import AnySession, Session

SEEDS: Final = range(400)
FRAME: Final = 1 / 30
LONGEST: Final = 600  # frames until something is told


def alone(personality: Personality, seed: int) -> TableSetup:
    """A table for one."""
    return TableSetup(
        (SeatSetup("Ada", "orange"),), seed=seed, options={"personality": personality}
    )


def at_random(setup: TableSetup, until: Until) -> AnySession | None:
    """The table when ``until`` first holds in a random game; None: it never does."""
    room = Session.furnish(UI, setup, Preferences(), ROUTES)
    match, chance = room.match, Random(setup.seed)
    while match.decision is not None:
        if until(match):
            return room
        match.play(chance.choice(match.legal))
    return room if until(match) else None


def found(setups: Callable[[int], TableSetup], until: Until) -> AnySession:
    """The first seed's table at which it holds."""
    rooms = (at_random(setups(seed), until) for seed in SEEDS)
    return next(room for room in rooms if room is not None)


def met(personality: Personality, until: Until) -> AnySession:
    """The wanted moment against this opponent."""
    return found(lambda seed: alone(personality, seed), until)


def asked(kind: Phase, least: int = 1, most: int = 10, age: int = 1) -> Until:
    """Whether the human is asked for this in these tricks of an Age."""

    def holds(match: AnyMatch) -> bool:
        view = match.view(None)
        return (
            match.decision is not None
            and match.decision.kind is kind
            and view.age == age
            and least <= view.trick_number <= most
        )

    return holds


# the Emissary


def emissary(unseen: Unseen) -> None:
    """Its controller chooses between its two cards; one of them does not follow suit."""

    def holds(match: AnyMatch) -> bool:
        decision = match.decision
        return (
            decision is not None
            and (decision.seat, decision.hand_of, decision.kind) == (0, EMISSARY, Phase.PLAY)
            and len(match.legal) == 1
            and match.view(None).trick_number > 3
        )

    lay_out(unseen, found(lambda seed: table(seats=2, seed=seed), holds), TrickLayer)


def emissary_allowed(unseen: Unseen) -> None:
    """The card that follows suit."""
    emissary(unseen)
    unseen.hover(allowed(view_of(unseen)))


def emissary_refused(unseen: Unseen) -> None:
    """Why not the other one."""
    emissary(unseen)
    played = allowed(view_of(unseen))
    unseen.hover(next(name for name in unseen.names if name.startswith("card:") and name != played))


# the Termitenator


def arrival(unseen: Unseen) -> None:
    """The opponent comes to the table."""
    room = met(Personality.TRICKSTER, lambda _: True)
    open_scene(unseen, TableScene(room))
    _until_told(unseen, TermitenatorArrived)


def declaration(unseen: Unseen) -> None:
    """Declaring against it."""
    lay_out(unseen, met(Personality.CARD_SHARK, asked(Phase.DECLARE)), DeclarationLayer)
    unseen.hover("declare:no-allegiance")


def pyramid(unseen: Unseen) -> None:
    """Nothing chosen; what it has decided is drawn."""
    lay_out(unseen, met(Personality.THIEF, asked(Phase.PLAY, 3, 5)), TrickLayer)


def answer(unseen: Unseen) -> None:
    """What it would answer from its face-up cards."""
    room = met(Personality.THIEF, lambda match: leads(match) and asked(Phase.PLAY, 4, 8)(match))
    lay_out(unseen, room, TrickLayer)
    unseen.hover(allowed(view_of(unseen)))


def leads(match: AnyMatch) -> bool:
    """Whether whoever plays now leads."""
    view = match.view(None)
    return not view.table or view.trick_is_complete


def not_allowed(unseen: Unseen) -> None:
    """A card that does not follow suit."""

    def holds(match: AnyMatch) -> bool:
        view = match.view(0)
        return asked(Phase.PLAY, 3, 6)(match) and 1 < len(view.legal) < len(view.hand or ())

    lay_out(unseen, met(Personality.PACIFIST, holds), TrickLayer)
    unseen.hover(refused(view_of(unseen)))


def losing(unseen: Unseen) -> None:
    """The red lamp, before the human leads."""

    def holds(match: AnyMatch) -> bool:
        it = match.view(None).termitenator
        assert it is not None
        return it.losing and leads(match) and asked(Phase.PLAY)(match)

    lay_out(unseen, met(Personality.PACIFIST, holds), TrickLayer)
    unseen.hover(allowed(view_of(unseen)))


def tie(unseen: Unseen) -> None:
    """Equal cards: the human settles which."""
    lay_out(unseen, met(Personality.PACIFIST, asked(Phase.TIEBREAK)), TiebreakLayer)
    unseen.hover(unseen.names[0])


def visit(unseen: Unseen) -> None:
    """The five spaces, one of them the Termites'."""
    lay_out(unseen, met(Personality.TRICKSTER, asked(Phase.VISIT, 4)), VisitLayer)
    unseen.hover(next(name for name in unseen.names if name.startswith("space:")))


def acting(personality: Personality, event: type[Event]) -> Callable[[Unseen], None]:
    """Its ability at work."""

    def show(unseen: Unseen) -> None:
        room, card = _before(personality, event)
        lay_out(unseen, room, TrickLayer)
        unseen.click(f"card:{card}")
        _until_told(unseen, event)

    return show


def _before(personality: Personality, event: type[Event]) -> tuple[AnySession, str]:
    """The table before a card is played that makes this happen, and the card."""

    def holds(match: AnyMatch) -> bool:
        if not match.actions or not isinstance(match.actions[-1], PlayCard):
            return False
        return any(isinstance(told, event) for told in match.log[match.turns[-1].start :])

    after = met(personality, holds)
    last = after.match.actions[-1]
    assert isinstance(last, PlayCard)
    before = Session.furnish(UI, after.setup, Preferences(), ROUTES)
    for action in after.match.actions[:-1]:
        before.match.play(action)
    return before, card_name(last.card)


def _until_told(unseen: Unseen, event: type[Event]) -> None:
    """Wait until the table says that this has happened, and for half of the time that it takes."""
    for _ in range(LONGEST):
        cue = _cue(unseen)
        if cue is not None and cue.line is not None and cue.line.words in _said(unseen, event):
            wait(unseen, cue.seconds * 0.55)
            return
        unseen.step(FRAME)
    raise LookupError(f"nobody ever told of {event.__name__}")


def _said(unseen: Unseen, event: type[Event]) -> set[str]:
    """All sentences about events of this kind at the table."""
    scene = unseen.screen.stack.scenes[-1]
    assert isinstance(scene, TableScene)
    session = scene.session
    told = (each for each in session.match.log if isinstance(each, event))
    return {UI.description.line(each, session.seats).words for each in told}


def _cue(unseen: Unseen) -> CouncilCue | None:
    """What the table shows now."""
    scene = unseen.screen.stack.scenes[-1]
    return scene.narrator.player.cue if isinstance(scene, TableScene) else None


def scored(unseen: Unseen) -> None:
    """The points of an Age, with what its personality brought."""
    room = met(Personality.PACIFIST_2, lambda match: len(match.view(None).ledger) == 1)
    lay_out(unseen, room, ScoringScene)
    unseen.settle()


def podium(unseen: Unseen) -> None:
    """The end of a game against it."""
    room = met(Personality.CARD_SHARK, over)
    lay_out(unseen, room, ResultsScene)
    unseen.settle()


def chapter_end(unseen: Unseen) -> None:
    """The end of the second game of a Trilogy; the story goes on."""

    def second(seed: int) -> TableSetup:
        carry = Carry((38, 52), 2)
        return replace(alone(Personality.THIEF, seed), carry=carry, lead=0, campaign="evening")

    lay_out(unseen, found(second, over), ResultsScene)
    unseen.settle()


ACTS: Final = (
    ("solo_point", acting(Personality.PACIFIST_2, PointGained)),
    ("solo_sleeve", acting(Personality.CARD_SHARK, CardsTaken)),
    ("solo_poker", acting(Personality.CARD_SHARK, PokerHandShown)),
    ("solo_exchange", acting(Personality.THIEF, CardsExchanged)),
    ("solo_stolen", acting(Personality.TRICKSTER, TrickStolen)),
    ("solo_cube", acting(Personality.TRICKSTER, CubeOnSoloBoard)),
)
