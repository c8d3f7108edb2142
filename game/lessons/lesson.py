"""A lesson as it stands in its file: steps, bubbles, answers, and claims that can be proved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from game.decoding import from_json

FORMAT: Final = "backyardia-lesson/1"
DONE: Final = "done"
"""Kept instead of a step, where a lesson has been gone through."""

Codes = tuple[str, ...]
BySeat = Mapping[str, int]
ByFaction = Mapping[str, int]
Verdict = Literal["as good", "weaker", "wrong"]
PRAISED: Final = "as good"
Kind = Literal["tell", "play", "ask", "free"]
Hold = Literal["", "winner", "its-card", "recruits", "scoring"]


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whatever stands in a file of lessons: a key that is not known is a mistake."""


class TrickClaim(Data, frozen=True):
    """Who won the last trick, and with which card."""

    seat: int
    by: str = ""


class Worth(Data, frozen=True):
    """What a kept promise has brought: the base and the Chambers, shared by so many."""

    seat: int
    base: int
    shared: int = 1


class RecruitClaim(Data, frozen=True):
    """Which factions got no recruit, and which got one."""

    none: Codes
    plus: Codes


class Above(Data, frozen=True):
    """The cards of the hand whose value is over this."""

    over: int
    cards: Codes


class SwapClaim(Data, frozen=True):
    """A card that went and one that came, besides what was played."""

    lost: str
    got: str


class Claim(Data, frozen=True):
    """One thing that is said and that the rules have to confirm.

    Args:
        says: The words it backs.
        at: After so many actions of the record, instead of where it stands; negative: from the end.
        line: Actions that are played from there.
        record: Another record than the lesson's.
        clause: A ruling, for the few sentences that no state can show.
    """

    says: str = ""
    at: int | UnsetType = UNSET
    line: Codes | UnsetType = UNSET
    record: str = ""
    clause: str | UnsetType = UNSET
    # what is claimed, each asked of the end of the line
    won: TrickClaim | UnsetType = UNSET
    visits: int | UnsetType | None = UNSET
    cubes: ByFaction | UnsetType = UNSET
    order: str | UnsetType = UNSET
    strongest: Codes | UnsetType = UNSET
    chambers: int | UnsetType = UNSET
    prize: int | UnsetType = UNSET
    tricks: BySeat | UnsetType = UNSET
    scores: BySeat | UnsetType = UNSET
    gained: BySeat | UnsetType = UNSET
    worth: Worth | UnsetType = UNSET
    recruits: RecruitClaim | UnsetType = UNSET
    legal: Codes | UnsetType = UNSET
    turn: Mapping[str, int | str | None] | UnsetType = UNSET
    table: Codes | UnsetType = UNSET
    its_card: str | UnsetType = UNSET
    has: Codes | UnsetType = UNSET
    none_of: str | UnsetType = UNSET
    only_of: str | UnsetType = UNSET
    above: Above | UnsetType = UNSET
    hand_size: int | UnsetType = UNSET
    cards_of: BySeat | UnsetType = UNSET
    faces: Codes | UnsetType = UNSET
    top_number: int | UnsetType = UNSET
    low_number: int | UnsetType = UNSET
    no_suit: str | UnsetType = UNSET
    declared: Mapping[str, str] | UnsetType = UNSET
    machine: Mapping[str, object] | UnsetType = UNSET
    swap: SwapClaim | UnsetType = UNSET
    lost: str | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    # what any game can be asked: parts of its picture, the learner's points, what is refused
    shows: Mapping[str, Any] | UnsetType = UNSET
    counts: Mapping[str, int] | UnsetType = UNSET
    best: int | UnsetType = UNSET
    best_under: int | UnsetType = UNSET
    gains_under: BySeat | UnsetType = UNSET
    refuses: Mapping[str, str] | UnsetType = UNSET


class Answer(Data, frozen=True):
    """What is said to a choice, and why that is true."""

    say: str
    claims: tuple[Claim, ...] = ()


class Other(Data, frozen=True):
    """What is answered to other choices; ``ghost`` are the actions of the others after them."""

    verdict: Verdict
    to: Codes
    say: str
    claims: tuple[Claim, ...]
    ghost: Codes | Mapping[str, Codes] = ()

    @property
    def is_praised(self) -> bool:
        """Whether the choice would have done as well: then the story goes on."""
        return self.verdict == PRAISED

    def line(self, action: str) -> Codes:
        """The choice and what the ghost plays after it."""
        told = self.ghost
        return (action, *(told.get(action, ()) if isinstance(told, Mapping) else told))


class FreePlayNote(Data, frozen=True):
    """What is said in the free play when something happens for the first time."""

    on: str
    say: str
    claims: tuple[Claim, ...] = ()


class Skip(Data, frozen=True):
    """The record is played on fast; so many choices of the learner are made meanwhile."""

    decisions: int


class LessonStep(Data, frozen=True):
    """One bubble: what is lit, said and asked after so many actions of the record.

    ``about`` is what its words speak of besides, and what has to be seen while they are read.
    """

    id: str
    after: int
    kind: Kind
    lit: Codes
    head: str
    say: str
    claims: tuple[Claim, ...] = ()
    task: str = ""
    right: Codes = ()
    options: Codes = ()
    others: tuple[Other, ...] = ()
    refused: Answer | None = None
    about: Codes = ()
    hold: Hold = ""
    skip: Skip | None = None
    notes: tuple[FreePlayNote, ...] = ()
    until: str = ""
    seconds: int = 0


class Lesson(Data, frozen=True):
    """A lesson of a game of the shelf; ``starts`` and ``ends`` count actions of its record.

    ``learned`` says in one sentence what whoever has been through it knows now. ``picture`` is what
    stands before its title: a card of the game, such as ``card:A7``, or a drawing by its name.
    """

    format: Literal["backyardia-lesson/1"]
    id: str
    title: str
    learned: str
    picture: Codes
    first_evening: bool
    record: str
    starts: int
    ends: int
    skipped: str
    elsewhere: Codes
    steps: tuple[LessonStep, ...]
    game: str = "bug-council"

    def is_beside(self, other: Lesson) -> bool:
        """Whether one runs on into the other."""
        return (self.game, self.first_evening) == (other.game, other.first_evening)

    def sentences(self) -> Iterator[str]:
        """Everything that is said in it, as it stands in the file: translators get these."""
        yield from (self.title, self.learned, *self.elsewhere)
        for step in self.steps:
            yield from (step.head, step.say, step.task)
            yield from (other.say for other in step.others)
            yield from (note.say for note in step.notes)
            yield step.refused.say if step.refused is not None else ""


def read_lesson(file: Path) -> Lesson:
    """The lesson in a file. Raises msgspec.DecodeError with the place of what is wrong."""
    return from_json(file.read_bytes(), Lesson)


def next_lesson(told: Sequence[Lesson], kept: Mapping[str, str], after: str = "") -> Lesson | None:
    """The first lesson after this one that has not been gone through, else the first of all.

    After one of the first evening only the others of that evening follow, after another one only
    those of its game. ``kept`` is where each lesson goes on. None: all have been gone through.
    """
    begin = next((number for number, each in enumerate(told) if each.id == after), None)
    order = list(told)
    if begin is not None:
        mine = told[begin]
        order = [each for each in (*told[begin + 1 :], *told[:begin]) if mine.is_beside(each)]
    return next((each for each in order if kept.get(each.id) != DONE), None)
