"""How long a table takes to tell what happens: seconds at normal speed, on a clock of its own.

Bots play whole games at the real table, sixty steps a second, with nothing drawn. What a person
waits for is one step of the game: a trick, the power of a bug, the turn of somebody.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from build.bench.turns import Aim
from game.catalogue import FIRST, SHELF, part_of
from game.rules.bugami import api as bugami
from game.rules.council import api as council
from game.rules.glass import api as glass
from game.rules.rugs import api as rugs
from game.seating import SeatSetup, TableSetup
from scenes.kit.preferences import Preferences
from scenes.kit.theme import player_colours
from scenes.table.routes import ROUTES
from scenes.table.scene import TableScene
from scenes.table.session import AnySession, TableSession

Sign: TypeAlias = Callable[[object], bool]

STEP: Final = 1 / 60
GAMES: Final = 6
BRISK: Final = Aim(4.5, "s")
ORDINARY, TRUMPED, TURNING, UNVISITED = "ordinary", "another suit wins", "turning", "no visit"


class Beat(NamedTuple):
    """A step of a game: of what kind it is, and for how many seconds it was told."""

    kind: str
    seconds: float


def report(*, quick: bool = False) -> Iterator[str]:
    """Measure and tell, game by game."""
    yield "PACE, in seconds at normal speed (bots, told to the first seat)"
    games = 1 if quick else GAMES
    for name, beats in (
        ("Bug Council, 4 seats, a trick", council_tricks(4, range(games))),
        ("Bugs on Rugs, 4 seats, the power of a round", rugs_powers(4, range(games))),
        ("Bugami, 4 seats, a trick", bugami_tricks(4, range(games))),
        ("Under Glass, a turn", glass_turns(range(games))),
    ):
        yield f"  {name}"
        for kind in sorted({beat.kind for beat in beats}):
            yield _row(kind, [beat.seconds for beat in beats if beat.kind == kind])
        ordinary = [beat.seconds for beat in beats if beat.kind == ORDINARY]
        if ordinary:
            yield BRISK.judge("the longest of the ordinary ones", max(ordinary))


def _row(kind: str, taken: Sequence[float]) -> str:
    mean, middle = statistics.mean(taken), statistics.median(taken)
    figures = f"mean {mean:.2f}   median {middle:.2f}   max {max(taken):.2f}"
    return f"    {kind:<28}{len(taken):>5}   {figures}"


def tell_game(game: str, seats: int, seed: int) -> tuple[AnySession, list[float]]:
    """A whole game of bots, and how long each event of its log was told."""
    who = tuple(SeatSetup(f"Bot {colour}", colour, "sensible") for colour in player_colours(seats))
    setup, ui = TableSetup(who, seed=seed, game=game), part_of(SHELF[game], "scenes.*.ui.UI")
    scene = TableScene(TableSession.new_unsaved(ui, setup, Preferences(), ROUTES))
    narrator, match = scene.narrator, scene.session.match
    narrator.viewer, narrator.view = 0, scene.session.view(0, 0)
    seconds: list[float] = []
    while match.decision is not None or narrator.player or narrator.told < len(match.log):
        scene.tick(STEP)
        seconds += [0.0] * (narrator.told - len(seconds))
        if narrator.player:
            seconds[narrator.told - 1] += STEP
    return scene.session, seconds + [0.0] * (len(match.log) - len(seconds))


def _steps(
    game: str, seats: int, seeds: Iterable[int], begins: Sign, ends: Sign
) -> Iterator[tuple[AnySession, range, float]]:
    """From each event that begins a step up to the next one that begins or ends one."""
    for seed in seeds:
        session, seconds = tell_game(game, seats, seed)
        first = None
        for at, event in enumerate(session.match.log):
            if first is not None and (begins(event) or ends(event)):
                yield session, range(first, at), sum(seconds[first:at])
                first = None
            first = at if begins(event) else first


def council_tricks(seats: int, seeds: Iterable[int]) -> list[Beat]:
    """The tricks of Bug Council, from the first card until they are swept away."""
    steps = _steps(
        FIRST, seats, seeds,
        lambda event: isinstance(event, council.CardPlayed) and event.place == 0,
        lambda event: isinstance(event, council.AgeScored),
    )  # fmt: skip
    return [Beat(_kind_of_trick(session, at), seconds) for session, at, seconds in steps]


def _kind_of_trick(session: AnySession, at: range) -> str:
    """Ordinary is what somebody at the table would have expected."""
    before, after = session.view(None, at.start), session.view(None, at.stop)
    events = session.match.log[at.start : at.stop]
    won = next(event for event in events if isinstance(event, council.TrickWon))
    opens = won.number == 1 and before.age == 1
    if opens or won.number == council.TRICKS or before.broken != after.broken:
        return TURNING
    if _strongest(before.cubes) != _strongest(after.cubes):
        return TURNING
    if not any(isinstance(event, council.CubesSown) for event in events):
        return UNVISITED
    suit = council.suit_of(dict(won.cards)[won.seat])
    return ORDINARY if suit == council.suit_of(won.cards[0][1]) else TRUMPED


def _strongest(cubes: Sequence[int]) -> set[int]:
    return {faction for faction, count in enumerate(cubes) if count == max(cubes)}


def rugs_powers(seats: int, seeds: Iterable[int]) -> list[Beat]:
    """The powers of Bugs on Rugs, each by its kind."""
    steps = _steps(
        "bugs-on-rugs", seats, seeds, lambda event: isinstance(event, rugs.PowerSetOff),
        lambda event: isinstance(event, rugs.RoundBegan | rugs.FinalRoundEnded),
    )  # fmt: skip
    return [Beat(session.match.log[at.start].clause, seconds) for session, at, seconds in steps]


def bugami_tricks(seats: int, seeds: Iterable[int]) -> list[Beat]:
    """The tricks of Bugami: a card whose trick is not won yet belongs to the next one."""
    beats = []
    for seed in seeds:
        session, seconds = tell_game("bugami", seats, seed)
        since = 0.0
        for event, taken in zip(session.match.log, seconds, strict=True):
            since += taken if isinstance(event, bugami.CardPlayed | bugami.TrickWon) else 0.0
            if isinstance(event, bugami.TrickWon):
                beats.append(Beat("trick", since))
                since = 0.0
    return beats


def glass_turns(seeds: Iterable[int]) -> list[Beat]:
    """The turns of Under Glass."""
    steps = _steps(
        "display-case", 2, seeds, lambda event: isinstance(event, glass.TurnBegan),
        lambda event: isinstance(event, glass.CasesClosed),
    )  # fmt: skip
    return [Beat("turn", seconds) for _, _, seconds in steps]
