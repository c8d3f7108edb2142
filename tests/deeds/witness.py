"""Games of seeded bots that earn the deeds, or just miss them."""

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from game.catalogue import SHELF
from game.deeds.deed import Sighting
from game.deeds.earning import book_of, furthest
from game.records import Replay, parse_record, replay

FOLDER: Final = Path(__file__).parent / "witnesses"


class Witness(NamedTuple):
    """A seat of a recorded game: what it earns (how far it went, after which event), and misses."""

    game: Replay
    seat: int
    earns: Mapping[str, tuple[int, int]]
    misses: Mapping[str, int]

    @property
    def reached(self) -> Mapping[str, Sighting]:
        looking = book_of(self.game.game).onlooker(self.seat)
        return furthest(looking.watch(self.game.log, self.game.after))


@lru_cache
def witnesses(game: str) -> tuple[Witness, ...]:
    kept = json.loads((FOLDER / f"{SHELF[game].folder}.json").read_text("utf-8"))
    found = []
    for each in kept:
        told = replay(parse_record(json.dumps(each["record"]).encode()))
        for seat, about in each["seats"].items():
            earns = {deed: tuple(number) for deed, number in about["earns"].items()}
            found.append(Witness(told, int(seat), earns, about["misses"]))
    return tuple(found)
