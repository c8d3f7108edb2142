"""What is said at the table: a sentence with its speaker, made of words, cards and signs.

A sentence is kept in pieces, so that whoever draws it knows where a card or a sign is meant and
no translation has to be searched for one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from string import Formatter
from typing import Final, NamedTuple, assert_never

from game.seating import SeatSetup
from game.words import _, capitalise, in_turn, join_names

_TEMPLATES: Final = Formatter()


@dataclass(frozen=True, slots=True)
class WhoSpan:
    """The speaker, who stands out from the words."""

    name: str


@dataclass(frozen=True, slots=True)
class CardSpan:
    """A card that is named: its code, all its words, its value where there is little room.

    ``sign`` is the picture of its suit; whoever draws the card finds the colours by it.
    """

    code: str
    words: str
    value: str
    sign: str


@dataclass(frozen=True, slots=True)
class SignSpan:
    """A name with a picture of its own, such as a faction with its emblem."""

    sign: str
    words: str


Span = str | WhoSpan | CardSpan | SignSpan
Part = Span | int | tuple[Span, ...]
"""What a place of a sentence is filled with."""


class Line(NamedTuple):
    """A sentence, and whose it is (may be empty).

    It names them itself or says *you*, or it is ``asked`` of somebody, who is named before it.
    """

    who: str
    spans: tuple[Span, ...]
    asked: bool = False

    @classmethod
    def of(cls, sentence: str, who: str = "", *, called: str = "", **places: Part) -> Line:
        """A translated sentence with its places filled; ``{who}`` is the speaker.

        ``called`` is what they are called in a sentence, where that is not their name.
        """
        return cls(who, phrase(sentence, who=WhoSpan(called or who), **places))

    @classmethod
    def by(
        cls, who: SeatSetup, theirs: str, yours: str, *, called: str = "", **places: Part
    ) -> Line:
        """A translated sentence about somebody: with their name, ``{who}``, or with *you*."""
        return cls.of(said_of(who, theirs, yours), who.name, called=called, **places)

    @classmethod
    def to(cls, who: SeatSetup, request: str, **places: Part) -> Line:
        """A translated request: ``Ada, lead any card.``, or ``Lead any card.`` to *you*."""
        first, *rest = phrase(request, **places)
        if who.you and isinstance(first, str):
            first = capitalise(first)
        return cls(who.name, (first, *rest), asked=not who.you)

    @property
    def lead(self) -> str:
        """Who is named before the words: the subject of the sentence, or whom it speaks to."""
        first = self.spans[0] if self.spans else ""
        if isinstance(first, WhoSpan):
            return first.name
        if not self.asked:
            return ""
        # Translators: somebody at the table is spoken to, such as in “Ada, lead any card.”
        return _("{who},").format(who=self.who)

    @property
    def words(self) -> str:
        """The sentence without the one who is named before it."""
        rest = self.spans
        if self.lead and rest and isinstance(rest[0], WhoSpan):
            rest = rest[1:]
        return flat(rest).strip()

    @property
    def text(self) -> str:
        """The whole line in one."""
        return in_turn((self.lead, self.words)) if self.asked else flat(self.spans).strip()


def said_of(who: SeatSetup, theirs: str, yours: str) -> str:
    """What is said of somebody: with a place for their name, or the whole sentence with *you*."""
    return yours if who.you else theirs


def tag_of(who: SeatSetup) -> str:
    """What a tag on somebody's things bears: their name, or *You*."""
    return said_of(who, who.name, _("You"))


def said_of_all(several: Sequence[SeatSetup], theirs: str, yours: str, ours: str) -> str:
    """What is said of some: of ``{names}``, of *you* alone, or of *you* with ``{names}``."""
    if not any(who.you for who in several):
        return theirs
    return ours if len(several) > 1 else yours


def names_of(several: Sequence[SeatSetup]) -> str:
    """The ``{names}`` of those who are not *you*."""
    return join_names([who.name for who in several if not who.you])


def points_of(rows: Iterable[tuple[SeatSetup, object]]) -> str:
    """``Ada 5, Bruno 3``, or ``you 5, Bruno 3``: what each has, as a list within a sentence."""
    # Translators: stands between the points of one person and of the next.
    return _(", ").join(
        said_of(who, _("{name} {points}"), _("you {points}")).format(name=who.name, points=points)
        for who, points in rows
    )


def words_of(span: Span) -> str:
    """What is read of a part of a sentence."""
    match span:
        case str():
            return span
        case WhoSpan(name):
            return name
        case CardSpan() | SignSpan():
            return span.words
        case _:
            assert_never(span)


def flat(spans: Sequence[Span]) -> str:
    """The sentence as plain words."""
    return "".join(map(words_of, spans))


def phrase(sentence: str, **places: Part) -> tuple[Span, ...]:
    """A sentence with its places filled; words that touch become one part.

    Raises KeyError where the sentence has a place that nothing is there for.
    """
    spans: list[Span] = []
    for words, name, _format, _conversion in _TEMPLATES.parse(sentence):
        _add(spans, words)
        if name is not None:
            part = places[name]
            for span in part if isinstance(part, tuple) else (part,):
                _add(spans, span)
    return tuple(spans)


def _add(spans: list[Span], part: Span | int) -> None:
    span = str(part) if isinstance(part, int) else part
    if isinstance(span, str) and spans and isinstance(spans[-1], str):
        spans[-1] += span
    elif span != "":
        spans.append(span)


def listed_spans(spans: Sequence[Span]) -> tuple[Span, ...]:
    """Several cards or signs, joined as the language joins names."""
    places = {f"n{number}": span for number, span in enumerate(spans)}
    return phrase(join_names([f"{{{name}}}" for name in places]), **places)
