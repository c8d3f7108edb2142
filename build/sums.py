"""Writes a sum for all that a rearrangement must leave as it is, or says what has changed.

FILE gets a line for every scene of the album in three sizes, every picture of a film of each game,
every state of the records that tests keep and of games played by chance, and every sentence.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final

from build import catalogues
from build.album.moments import MOMENTS, pictures
from build.album.setting import Nothing, seated
from build.shots import SIZES
from build.words import collect
from game.catalogue import SHELF
from game.match import Match
from game.records import make_record, read_record, replay
from game.seating import TableSetup, chance
from scenes.app import ENTRIES
from scenes.backend.headless import HeadlessScreen
from scenes.kit.preferences import Preferences, Speed
from scenes.shell.results.podium import ResultsScene
from scenes.table.score_sheet import ScoreSheetScene

import pygame  # isort: skip  # after ours, which tell SDL what to use

SAVES: Final = Path(__file__).parents[1] / "tests" / "golden" / "saves"
GAMES: Final = 200  # played by chance, over all seats of all games
SEED: Final = 7
STEP: Final = 0.1  # seconds of a film between two looks
APART: Final = 5  # so many looks between two pictures
LONGEST: Final = 6000  # looks at a film
SHOWN: Final = 40  # changes that are named

Sums = dict[str, str]


def main(argv: Sequence[str]) -> int:
    """Write the sums, or compare with those of before; 1 where something has changed."""
    parser = argparse.ArgumentParser(prog="sums", description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE", help="where the sums are, or will be")
    parser.add_argument("--compare", action="store_true", help="say what is no longer the same")
    wanted = parser.parse_args(argv)
    catalogues.refresh()  # a title without languages is another picture
    now = dict(everything())
    if not wanted.compare:
        wanted.file.write_text(json.dumps(now, indent=0), encoding="utf-8")
        print(f"{len(now)} sums, in {wanted.file}.")
        return 0
    before: Sums = json.loads(wanted.file.read_text(encoding="utf-8"))
    changed = list(changes(before, now))
    for words in changed[:SHOWN]:
        print(words)
    print(f"{len(changed)} of {len(before | now)} have changed.")
    return 1 if changed else 0


def changes(before: Sums, now: Sums) -> Iterator[str]:
    """What is no longer the same, in a line each."""
    for name in before | now:
        if name not in now:
            yield f"gone: {name}"
        elif name not in before:
            yield f"new: {name}"
        elif before[name] != now[name]:
            yield f"changed: {name}"


def everything() -> Iterator[tuple[str, str]]:
    """The name and the sum of each thing."""
    for message in collect():
        if message.id:
            yield f"sentence {message.context or ''} {message.id}", ""
    for file in sorted(SAVES.glob("*.json")):
        game = replay(read_record(file))
        yield from states(f"save {file.stem}", game.game, game.states)
    yield from games()
    for box in ENTRIES:
        yield from film(box.game.id)
    for size in SIZES:
        for moment, picture in pictures(size, MOMENTS):
            yield f"scene {size[0]}x{size[1]} {moment.name}", sum_of(picture)


def states(name: str, game: str, states: Sequence[object]) -> Iterator[tuple[str, str]]:
    """What `record state` prints of each of these states."""
    for number, state in enumerate(states):
        told = json.dumps(SHELF[game].rules.dump_state(state))
        yield f"state {name} {number}", sha256(told.encode()).hexdigest()


def games() -> Iterator[tuple[str, str]]:
    """Games of all kinds and numbers of seats, each action by chance."""
    kinds = [(game, seats) for game in SHELF.values() for seats in game.seats]
    for number in range(GAMES):
        game, seats = kinds[number % len(kinds)]
        people = seated(seats, 0)
        match = Match.open(TableSetup(people, {}, None, seed=number, game=game.id))
        luck = chance(number, "choices")
        while match.decision is not None:
            match.play(_chosen(match.legal, luck))
        names = [seat.name for seat in people]
        record = make_record(game.id, match.setup, names, match.deals, match.actions)
        told = map(game.rules.dump_state, replay(record).states)
        words = "\n".join(map(json.dumps, told))
        yield f"game {game.id} {seats} {number}", sha256(words.encode()).hexdigest()


def _chosen(legal: Sequence[object], luck: Random) -> object:
    return legal[luck.randrange(len(legal))]


def film(game: str) -> Iterator[tuple[str, str]]:
    """A game of bots from the first deal to the podium, picture by picture."""
    box = next(each for each in ENTRIES if each.game.id == game)
    wishes = Preferences(speed=Speed.FAST)
    setup = TableSetup(seated(max(2, min(box.game.table_seats[-1], 4)), 0), seed=SEED, game=game)
    with HeadlessScreen(Nothing(), SIZES[0], preferences=wishes) as unseen:
        unseen.screen.open(box.open_table(setup, wishes))
        for look in range(LONGEST):
            unseen.screen.tick(STEP)
            if look % APART == 0:
                yield f"film {game} {look * STEP:.1f}", sum_of(unseen.render())
            top = unseen.screen.stack.scenes[-1]
            if isinstance(top, ResultsScene) and not top.is_moving:
                return
            if isinstance(top, ScoreSheetScene) and top.is_done:
                unseen.render()
                unseen.press("return")
    raise LookupError(f"the film of {game} does not end")


def sum_of(picture: pygame.Surface) -> str:
    """The sum of all its pixels."""
    return sha256(pygame.image.tobytes(picture, "RGB")).hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
