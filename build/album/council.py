"""What the list of Bug Council speaks of, and its moments that no list can say."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from build.album.setting import lay_out, played, table
from build.album.vocabulary import control, moment, step, wish
from build.album.wishes import over
from game.coach.judge import ENOUGH
from game.coach.tally import OutcomeTally, TableOutcome
from game.fingerprints import Fingerprint
from game.library import AppFolders, Library
from game.match import AnyMatch
from game.rules.council.api import FACTIONS, PASS, View
from game.words import _
from scenes.backend.headless import HeadlessScreen
from scenes.council.layers.trick import TrickLayer
from scenes.council.layers.visit import VisitLayer
from scenes.kit.display import Text
from scenes.shell.results.podium import ResultsScene
from scenes.table.hint import advice_on

NONCE: Final = "5e" * 32


@wish
def leads(match: AnyMatch, _rest: str) -> bool:
    """Whoever plays leads a trick."""
    view = match.view(0)
    return not view.table or view.trick_is_complete


@wish
def may_pass(match: AnyMatch, _rest: str) -> bool:
    """A visit may be refused."""
    return PASS in match.legal


@wish
def broken(match: AnyMatch, _rest: str) -> bool:
    """Somebody's No Allegiance has ended."""
    view = match.view(None)
    return bool(view.broken)


@wish
def kept_no_allegiance(match: AnyMatch, _rest: str) -> bool:
    """Somebody has won no trick of the Age that was scored last, as declared."""
    rows = match.view(None).ledger[-1].rows
    return any(row.no_allegiance and not row.tricks for row in rows)


@control
def fullest(unseen: HeadlessScreen, _rest: str) -> str:
    """The space with most cubes."""
    cubes = view_of(unseen).cubes
    return f"space:{FACTIONS[cubes.index(max(cubes))]}"


@control
def emptiest(unseen: HeadlessScreen, _rest: str) -> str:
    """The first with fewest."""
    cubes = view_of(unseen).cubes
    return f"space:{FACTIONS[cubes.index(min(cubes))]}"


def view_of(unseen: HeadlessScreen) -> View:
    """What the layer that asks has been given."""
    layer = unseen.screen.stack.scenes[-1]
    assert isinstance(layer, TrickLayer | VisitLayer)
    return layer.view


@step
def ask_about_chambers(unseen: HeadlessScreen, _rest: str) -> None:
    """What the Chambers are, asked for by key."""
    words = _("The Chambers")
    while not any(isinstance(item, Text) and item.text == words for item in unseen.items):
        unseen.press("w")


@step
def advise(unseen: HeadlessScreen, _rest: str) -> None:
    """Whoever is asked has a coach who has thought already, and whose figures are invented."""
    layer = unseen.screen.stack.scenes[-1]
    assert isinstance(layer, TrickLayer)
    advice = advice_on(layer.session, layer.seat)
    assert advice is not None
    worth = (0.41, 0.28, 0.4, 0.12)
    row = [TableOutcome(worth[at % 4], 0.0, (at, 0, 0, 0)) for at in range(len(advice.names))]
    better = [each._replace(chance=each.chance + 0.01) for each in row]
    advice.tally = OutcomeTally.of([row, better] * (ENOUGH // 2))


@step
def warn(unseen: HeadlessScreen, _rest: str) -> None:
    """A word before a choice that costs a lot, at a table that wants it."""
    layer = unseen.screen.stack.scenes[-1]
    assert isinstance(layer, TrickLayer)
    session = layer.session
    session.setup = replace(session.setup, coach="warnings")
    allowed = {choice.action: choice.id for choice in layer.question.choices}
    unseen.click(allowed[layer.view.legal[1]])


@moment("podium_fair")
def podium_fair(unseen: HeadlessScreen) -> None:
    """What *Fair?* says of the cards: its deals have fingerprints, as in a game without a seed."""
    room = played(table(), over)
    match = room.match
    match.fingerprints = [
        Fingerprint.with_nonce(match.game, match.setup, number, deal, NONCE)
        for number, deal in enumerate(match.deals)
    ]
    room.setup = replace(room.setup, seed=None)
    room.library = Library(AppFolders.within(Path("nowhere")))
    lay_out(unseen, room, ResultsScene)
    unseen.settle()
    unseen.hover("fair")
