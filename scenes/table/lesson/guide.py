"""What all steps of a lesson share: who guides, in which words, and the ways on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from string import Formatter

from game.describe.line import Span, flat, phrase
from scenes.shell.dialogs.pause import PauseScene
from scenes.table.cue import Point
from scenes.table.faces.people import PORTRAITS
from scenes.table.lesson.teaching import Teaching
from scenes.table.session import AnySession


class Way(Enum):
    """Ways through a lesson that are no answers."""

    NEXT = "next"
    BACK = "back"
    SKIP = "skip"
    STOP = "stop"
    PLAY = "play"


@dataclass(slots=True)
class Guide:
    """What all steps of a lesson share.

    ``elsewhere`` is said in turn to clicks on nothing in particular. ``home`` is where the firefly
    was seen last; None: it has not come yet.
    """

    session: AnySession
    teaching: Teaching
    elsewhere: tuple[str, ...] = ()
    home: Point | None = None

    def spans(self, words: str) -> tuple[Span, ...]:
        """A sentence of the lesson with its cards and names."""
        return phrase(
            words, **{name: self.teaching.span(self.session, name) for name in names_in(words)}
        )

    def plain(self, words: str) -> str:
        """The same as plain words."""
        return flat(self.spans(words))

    def menu(self) -> PauseScene:
        """The menu of the table; where somebody is in a lesson is kept."""
        session = self.session
        return PauseScene(
            session.preferences, session.rules, lambda _patience: True, faces=PORTRAITS
        )


def names_in(words: str) -> set[str]:
    """The cards and people that a sentence names: ``A7`` and ``1`` of ``{1} played {A7}``."""
    return {name for _text, name, _form, _kind in Formatter().parse(words) if name is not None}
