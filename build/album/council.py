"""Moments at the council table, each from a fixed seed."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from build.album.council_wishes import allowed, leads, lies, refused, trick, view_of
from build.album.setting import cut, found, lay_out, open_scene, played, table, wait, wait_for
from build.album.wishes import mine, must_follow
from game.coach.judge import ENOUGH
from game.coach.tally import Outcome, Tally
from game.describe.council.people import is_broken
from game.match import AnyMatch
from game.rules.council.api import FACTIONS, PASS, Phase, TrickWon, View
from game.words import _
from scenes.backend.headless import Unseen
from scenes.council.layers.declaration import DeclarationLayer
from scenes.council.layers.trick import TrickLayer
from scenes.council.layers.visit import VisitLayer
from scenes.council.scoring.scene import ScoringScene
from scenes.council.sounds import CouncilSound
from scenes.council.ui import UI
from scenes.kit.display import Text
from scenes.kit.sound import Sound
from scenes.shell.dialogs.hand_over import HandOverScene
from scenes.table.hint import advice_on
from scenes.table.scene import TableScene
from scenes.tricks.cues import PLAY

FOLLOW: Final = mine(Phase.PLAY, trick(3, 7), lies(2), must_follow)
VISIT: Final = mine(Phase.VISIT, trick(3), lambda view: max(view.cubes) > 3)


def seating(unseen: Unseen) -> None:
    """The council sits down."""
    open_scene(unseen, TableScene(played(table(), lambda _: True)))
    wait(unseen, 1.55)


def dealing(unseen: Unseen) -> None:
    """Cards fly out."""
    open_scene(unseen, TableScene(played(table(), lambda _: True)))
    wait(unseen, 2.75 + 0.85)


def curtain(unseen: Unseen) -> None:
    """Two people: the hand is handed over."""
    room = played(table(people=2), lambda match: len(match.log) > 60 and _asked(match) == 1)
    lay_out(unseen, room, HandOverScene)


def _asked(match: AnyMatch) -> int | None:
    return match.decision.seat if match.decision else None


def declaration(unseen: Unseen) -> None:
    """Nothing chosen yet."""
    lay_out(unseen, played(table(lead=0), mine(Phase.DECLARE)), DeclarationLayer)


def declaration_yes(unseen: Unseen) -> None:
    """Allegiance in the focus."""
    declaration(unseen)
    unseen.hover("declare:allegiance")


def declaration_no(unseen: Unseen) -> None:
    """No Allegiance in the focus."""
    declaration(unseen)
    unseen.hover("declare:no-allegiance")


def reveal(unseen: Unseen) -> None:
    """All declarations are turned over."""
    declaration(unseen)
    unseen.click("declare:allegiance")
    wait(unseen, 2.0)


def discard(unseen: Unseen) -> None:
    """No Allegiance costs a card."""
    seeds = (table(seed=seed) for seed in range(100))
    is_asked = mine(Phase.DISCARD)
    room = next(
        room
        for room in (played(setup, lambda match: _is_trick_one(match) or is_asked(match))
                     for setup in seeds)
        if is_asked(room.match)
    )  # fmt: skip
    lay_out(unseen, room, TrickLayer)
    unseen.hover(unseen.names[3])


def _is_trick_one(match: AnyMatch) -> bool:
    return match.decision is not None and match.decision.kind is Phase.PLAY


def lead(unseen: Unseen) -> None:
    """An empty table before me."""
    lay_out(unseen, played(table(lead=0), mine(Phase.PLAY, trick(2), leads)), TrickLayer)


def follow(unseen: Unseen) -> None:
    """Follow suit, nothing in the focus."""
    lay_out(unseen, played(table(), FOLLOW), TrickLayer)


def follow_allowed(unseen: Unseen) -> None:
    """What a card would do."""
    follow(unseen)
    unseen.hover(allowed(view_of(unseen)))


def follow_refused(unseen: Unseen) -> None:
    """Why not."""
    follow(unseen)
    unseen.hover(refused(view_of(unseen)))


def flying(unseen: Unseen) -> None:
    """My card lies, somebody else's is on its way."""
    room = played(table(), mine(Phase.PLAY, trick(3), lies(1)))
    lay_out(unseen, room, TrickLayer)
    unseen.click(allowed(view_of(unseen)))
    wait(unseen, PLAY + 0.2)


def visit(unseen: Unseen) -> None:
    """Nothing chosen yet."""
    lay_out(unseen, played(table(), VISIT), VisitLayer)


def visit_preview(unseen: Unseen) -> None:
    """What the fullest space would do."""
    visit(unseen)
    unseen.hover(f"space:{_fullest(view_of(unseen))}")


def visit_refused(unseen: Unseen) -> None:
    """An empty space."""
    room = played(table(seed=9), mine(Phase.VISIT, lambda view: 0 in view.cubes))
    lay_out(unseen, room, VisitLayer)
    unseen.hover(f"space:{FACTIONS[room.view(0).cubes.index(0)]}")


def _fullest(view: View) -> str:
    most = max(range(5), key=lambda faction: view.cubes[faction])
    return FACTIONS[most]


def sowing(unseen: Unseen) -> None:
    """Cubes in the air."""
    visit_preview(unseen)
    unseen.press("return")
    wait_for(unseen, CouncilSound.CUBE, 0.3)


def gathering(unseen: Unseen) -> None:
    """The trick on its way to the pile, the last one beside it."""
    visit_preview(unseen)
    unseen.press("return")
    wait_for(unseen, Sound.GATHER, 0.2)


def broken(unseen: Unseen) -> None:
    """A trick has ended a No Allegiance."""

    def breaks(match: AnyMatch) -> bool:
        view = match.view(None)
        return view.age == 1 and any(is_broken(view, seat) for seat in range(view.seats))

    cut(unseen, found((table(seed=seed) for seed in range(40)), breaks, UI), TrickWon, 0.1)
    wait_for(unseen, CouncilSound.BROKEN, 0.3)


def prototype(unseen: Unseen) -> None:
    """A shuffled ring, and a visit one may refuse."""
    setup = table(edition="prototype", seed=3)
    room = played(setup, mine(Phase.VISIT, trick(4), lambda view: PASS in view.legal))
    lay_out(unseen, room, VisitLayer)
    unseen.hover(f"space:{_fullest(view_of(unseen))}")


def look_closer(unseen: Unseen) -> None:
    """One card, large."""
    follow_allowed(unseen)
    unseen.press("i")


def asked(unseen: Unseen) -> None:
    """What the Chambers are, told to whoever asks by key."""
    follow(unseen)
    while not any(
        isinstance(item, Text) and item.text == _("The Chambers") for item in unseen.items
    ):
        unseen.press("w")


def last_trick(unseen: Unseen) -> None:
    """The last trick, large."""
    follow(unseen)
    unseen.press("t")


def log(unseen: Unseen) -> None:
    """What has happened."""
    follow(unseen)
    unseen.press("l")


def since(unseen: Unseen) -> None:
    """What has happened since the last turn, in sentences."""
    follow(unseen)
    unseen.press("n")


def where(unseen: Unseen) -> None:
    """Where the game stands, in sentences."""
    follow(unseen)
    unseen.press("g")


def hint(unseen: Unseen) -> None:
    """All that somebody is told who asks three times; how good the choices are is invented."""
    _advised(unseen)
    for _step in range(3):
        unseen.press("c")


def warning(unseen: Unseen) -> None:
    """A word before a choice that costs a lot, at a table that wants it."""
    layer = _advised(unseen)
    session = layer.session
    session.setup = replace(session.setup, coach="warnings")
    allowed = {choice.action: choice.id for choice in layer.question.choices}
    unseen.click(allowed[layer.view.legal[1]])


def _advised(unseen: Unseen) -> TrickLayer:
    """Whoever is asked has a coach who has thought already, and whose figures are invented."""
    follow(unseen)
    layer = unseen.screen.stack.scenes[-1]
    assert isinstance(layer, TrickLayer)
    advice = advice_on(layer.session, layer.seat)
    assert advice is not None
    worth = (0.41, 0.28, 0.4, 0.12)
    row = [Outcome(worth[at % 4], 0.0, (at, 0, 0, 0)) for at in range(len(advice.names))]
    better = [each._replace(chance=each.chance + 0.01) for each in row]
    advice.tally = Tally.of([row, better] * (ENOUGH // 2))
    return layer


def pause(unseen: Unseen) -> None:
    """The menu."""
    follow(unseen)
    unseen.press("escape")


def levels(unseen: Unseen) -> None:
    """How the bots play, one of them better from now on."""
    pause(unseen)
    unseen.click("bots")
    unseen.click("bot:2:more")


def leave(unseen: Unseen) -> None:
    """The question before a table is left."""
    pause(unseen)
    unseen.click("leave")


def two_seats(unseen: Unseen) -> None:
    """Two at the table, and the Emissary."""
    lay_out(unseen, played(table(seats=2), mine(Phase.PLAY, trick(4), lies(1))), TrickLayer)
    unseen.hover(allowed(view_of(unseen)))


def two_seats_visit(unseen: Unseen) -> None:
    """The panels beside the Emissary."""
    lay_out(unseen, played(table(seats=2), VISIT), VisitLayer)
    unseen.hover(f"space:{_fullest(view_of(unseen))}")


def three_seats(unseen: Unseen) -> None:
    """Three at the table."""
    setup = table(seats=3)
    lay_out(unseen, played(setup, mine(Phase.PLAY, trick(4), lies(2))), TrickLayer)
    unseen.hover(allowed(view_of(unseen)))


def five_seats(unseen: Unseen) -> None:
    """Five at the table."""
    lay_out(unseen, played(table(seats=5), mine(Phase.PLAY, trick(4), lies(4))), TrickLayer)
    unseen.hover(allowed(view_of(unseen)))


def five_seats_visit(unseen: Unseen) -> None:
    """Five at the table, panels at both sides."""
    lay_out(unseen, played(table(seats=5), VISIT), VisitLayer)
    unseen.hover(f"space:{_fullest(view_of(unseen))}")


def five_seats_scoring(unseen: Unseen) -> None:
    """Five rows of points."""
    room = played(table(seats=5), lambda match: len(match.client(None).view().ledger) == 1)
    lay_out(unseen, room, ScoringScene)
    unseen.settle()


def bots_only(unseen: Unseen) -> None:
    """A table that is watched."""
    scene = TableScene(played(table(people=0), lambda _: True))
    open_scene(unseen, scene)
    for _number in range(9):
        scene.hurry()
    wait(unseen, 1.2)
