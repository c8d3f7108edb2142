"""Measures how many letters there is room for, wherever a message is fitted into a fixed place.

The moments of the album are drawn in English and in the made-up language, and whoever fits a text
is listened to. A place that is no wider for the longer words is fixed: what could not grow to twice
its length there is written down in ``build/room.json``, of which translators get notes.
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from functools import wraps
from gettext import NullTranslations
from inspect import BoundArguments
from typing import Final, NamedTuple, ParamSpec, Self, TypeVar
from unittest.mock import patch

from build.album.moments import MOMENTS, Moment
from build.album.setting import Nothing
from build.translators import ROOM
from game import languages
from game.pseudo_locale import PseudoLocale
from scenes.backend.headless import HeadlessScreen
from scenes.backend.paint.painter import Painter
from scenes.kit.parts import paragraphs, text
from scenes.kit.parts.text import usual_size

P = ParamSpec("P")
R = TypeVar("R")
SIZE: Final = (1280, 720)
GROWS: Final = 2  # times as long as in English: more nobody has to be told of
SAME: Final = 1.03  # as wide as before, but for rounding
Key = tuple[str, str]
"""The context of a message, empty without one, and the message."""


class TracedMessage(str):
    """A message that is still known when its places are filled in."""

    __slots__ = ("key",)
    key: Key

    @classmethod
    def of(cls, key: Key, words: str) -> Self:
        """These words, which are of this message."""
        said = cls(words)
        said.key = key
        return said

    def format(self, *args: object, **places: object) -> str:
        """The message with something in its places."""
        return TracedMessage.of(self.key, super().format(*args, **places))


class TracingLanguage(NullTranslations):
    """A language that says of every sentence which message it is."""

    def __init__(self, language: NullTranslations) -> None:
        super().__init__()
        self._language = language

    def gettext(self, message: str) -> str:
        """The sentence."""
        return TracedMessage.of(("", message), self._language.gettext(message))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The sentence for this many, known by the first of both."""
        return TracedMessage.of(("", msgid1), self._language.ngettext(msgid1, msgid2, n))

    def pgettext(self, context: str, message: str) -> str:
        """The word."""
        return TracedMessage.of((context, message), self._language.pgettext(context, message))


class Room(NamedTuple):
    """The narrowest place of a message.

    Args:
        has: How many letters it has at its longest.
        holds: How many letters there is room for.
        wide: How much room that is, in heights of the smallest letters.
    """

    has: int
    holds: int
    wide: float

    @property
    def is_narrow(self) -> bool:
        """Whether a translation could be too long."""
        return self.holds < GROWS * self.has


class RoomNeeds(dict[Key, Room]):
    """By message, the room that has been seen so far."""

    def hear(self, call: BoundArguments, leading: float) -> None:
        """Somebody fits a text: a line of it, or as many as a height holds."""
        given = call.arguments
        words, frame, width, font = (given[name] for name in ("text", "frame", "width", "font"))
        if not isinstance(words, TracedMessage) or not words.strip():
            return
        least, lines = usual_size(frame, given["floor"]), 1
        if leading and " " in words:
            lines = max(1, int(given.get("height", given.get("high", 0.0)) / (least * leading)))
        holds = int(len(words) * width / frame.measure(words, least, font)) * lines
        here = Room(len(words), holds, width * lines / least)
        before = self.get(words.key, here)
        self[words.key] = Room(
            max(before.has, here.has), min(before.holds, here.holds), min(before.wide, here.wide)
        )


class Listener:
    """Stands in for whoever fits a text, hears what is wanted, and has it done.

    Only the first of several that call each other hears: it knows the whole place.
    """

    def __init__(self, found: RoomNeeds) -> None:
        self._found = found
        self._is_busy = False

    def before(self, fit: Callable[P, R], leading: float) -> Callable[P, R]:
        """The same, heard; ``pop_after`` is 0 where there is a single line."""
        signature = inspect.signature(fit)

        @wraps(fit)
        def heard(*args: P.args, **named: P.kwargs) -> R:
            if self._is_busy:
                return fit(*args, **named)
            call = signature.bind(*args, **named)
            call.apply_defaults()
            self._found.hear(call, leading)
            self._is_busy = True
            try:
                return fit(*args, **named)
            finally:
                self._is_busy = False

        return heard


def narrow(moments: Sequence[Moment] = MOMENTS) -> dict[Key, int]:
    """The letters there are for each message of these moments that could be too long."""
    ours, longer = measure_room(moments, NullTranslations()), measure_room(moments, PseudoLocale())
    return {
        key: room.holds
        for key, room in sorted(ours.items())
        if room.is_narrow and key in longer and longer[key].wide <= room.wide * SAME
    }


def measure_room(moments: Iterable[Moment], language: NullTranslations) -> RoomNeeds:
    """What the usual moments among these have room for in a language."""
    found = RoomNeeds()
    with ExitStack() as stack:
        for place, name, other in _instead(Listener(found), TracingLanguage(language)):
            stack.enter_context(patch.object(place, name, other))
        for moment in moments:
            if moment.usual:
                _draw(moment)
    return found


def _draw(moment: Moment) -> None:
    with HeadlessScreen(Nothing(), SIZE) as unseen:
        unseen.screen.preferences.language = languages.MADE_UP
        unseen.show()
        moment.show(unseen)
        unseen.show()


def _instead(listener: Listener, language: TracingLanguage) -> Iterator[tuple[object, str, object]]:
    """What is exchanged while it is measured: where it lies, its name and what is there then."""
    yield languages, "PseudoLocale", lambda: language
    yield Painter, "paint", lambda *_, **__: None
    for fit, leading in (
        (text.fit_text, 0.0),
        (text.fitted_lines, text.TIGHTEST),
        (text.line_or_lines, text.TIGHTEST),
        (paragraphs.fitted_paragraph, paragraphs.LEADING),
    ):
        heard = listener.before(fit, leading)
        for module in list(sys.modules.values()):
            if getattr(module, fit.__name__, None) is fit:
                yield module, fit.__name__, heard


def write() -> str:
    """Measure, and write down what is narrow; a line about it."""
    told: dict[str, dict[str, int]] = {}
    for (context, message), holds in narrow().items():
        told.setdefault(context, {})[message] = holds
    ROOM.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return f"{ROOM.name}: {sum(map(len, told.values()))} sentences with little room"
