"""What the history answers, ready to be drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.history.game_stats import PlayerKind


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games count. An empty kind is every kind, 0 people are any number of them.

    What kinds there are, such as editions, is for the counter of the game to say.
    """

    game: str
    kind: str = ""
    people: int = 0


@dataclass(frozen=True, slots=True)
class PersonReport:
    """Somebody over many games: a human by name, bots by level, who is neutral by name.

    Args:
        best: The most points in one game; ``average`` of a game.
        parts: Points by part of the game, all together.
        sources: Points by source, all together.
        tallies: Whatever else is counted, all together.
    """

    player: PlayerKind
    who: str
    colour: str
    games: int
    wins: int
    average: float
    best: int
    parts: Mapping[int, int] = field(default_factory=dict)
    sources: Mapping[str, int] = field(default_factory=dict)
    tallies: Mapping[str, int] = field(default_factory=dict)

    @property
    def share(self) -> float:
        """Which part of the games was won; a shared victory is one."""
        return self.wins / self.games


@dataclass(frozen=True, slots=True)
class Highlight:
    """A game worth remembering: ``number`` are points, or by how many it was won.

    ``names`` are all who sat at the table, ``who`` among them has done it; ``shared`` a victory
    with others. ``neutral`` is the name of whoever sat there for nobody, a message; empty if
    nobody did.
    """

    table: str
    number: int
    who: str
    colour: str
    names: tuple[str, ...]
    finished: str
    shared: bool = False
    neutral: str = ""


@dataclass(frozen=True, slots=True)
class Opponent:
    """One that somebody plays against alone. ``margin``: the best one, negative for a defeat."""

    id: str
    games: int
    wins: int
    margin: int


@dataclass(frozen=True, slots=True)
class Encounters:
    """A person, as people are told apart, and the bot of a colour: games, and how many it won."""

    who: str
    colour: str
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class CampaignGame:
    """A game of a campaign: against whom, and the points of both after it."""

    opponent: str
    human: int
    other: int


@dataclass(frozen=True, slots=True)
class Series:
    """A campaign: games in a row."""

    name: str
    colour: str
    played: str
    over: bool
    victory: bool
    chapters: tuple[CampaignGame, ...]


@dataclass(frozen=True, slots=True)
class EveningGuest:
    """Somebody at an Evening, and what all its games have brought together."""

    name: str
    colour: str
    points: int
    won: bool


@dataclass(frozen=True, slots=True)
class EveningLine:
    """An Evening that is over. ``played`` is an ISO text; the best guest comes first."""

    played: str
    guests: tuple[EveningGuest, ...]


@dataclass(frozen=True, slots=True)
class BestPart:
    """The most points that a person has made in one part of a game, such as an Age."""

    table: str
    part: int
    number: int
    who: str
    colour: str
    finished: str


@dataclass(frozen=True, slots=True)
class Rival:
    """Somebody whom the one who has played most has met: how often, ahead of them, behind them."""

    player: PlayerKind
    who: str
    colour: str
    games: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Report:
    """Everything about the games that were chosen.

    ``all_games`` counts those that were not chosen too, ``skipped`` the records that nobody could
    read. ``me`` is the person who has played most, empty where nobody has; ``streak`` are the last
    games in a row that this one has won, ``rivals`` whoever sat opposite, most met first.
    ``evenings`` are all that are over, whatever was chosen, the last played first.
    """

    choice: Filter
    games: int
    all_games: int
    skipped: int
    people: tuple[PersonReport, ...] = ()
    highest: tuple[Highlight, ...] = ()
    narrowest: tuple[Highlight, ...] = ()
    opponents: tuple[Opponent, ...] = ()
    series: tuple[Series, ...] = ()
    met: tuple[Encounters, ...] = ()
    me: str = ""
    streak: int = 0
    latest: Highlight | None = None
    best_part: BestPart | None = None
    rivals: tuple[Rival, ...] = ()
    evenings: tuple[EveningLine, ...] = ()


@dataclass(frozen=True, slots=True)
class BestDeed:
    """A deed as it was done best, for the first time so well.

    ``at`` is how many events of the game ``table`` it came after; ``finished`` an ISO text;
    ``times`` in how many games it was done at all.
    """

    game: str
    deed: str
    grade: int
    at: int
    table: str
    finished: str
    times: int = 1


@dataclass(frozen=True, slots=True)
class Collection:
    """The best of each, by game and deed, and when each campaign was won, as ISO texts."""

    best: Mapping[tuple[str, str], BestDeed]
    laurels: tuple[str, ...] = ()

    def grade(self, game: str, deed: str) -> int:
        """How many pins it has; 0: it is missing."""
        there = self.best.get((game, deed))
        return 0 if there is None else there.grade


@dataclass(frozen=True, slots=True)
class DayResult:
    """The try that counts: the first one.

    ``table`` is its record, ``best`` the points of the best opponent; ``winners`` how many have
    won, ``practices`` how many games of the same deal came after it.
    """

    table: str
    score: int
    best: int
    place: int
    winners: int
    practices: int = 0

    @property
    def is_won(self) -> bool:
        """Whether nobody was better."""
        return self.place == 1


Calendar = Mapping[tuple[str, str], DayResult]
"""By the id of a kind of deals, and by the day as an ISO date."""
