"""What every record says, whatever the game: each game adds its own keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Annotated, Any, ClassVar, Final

import msgspec

from game.words import N_

FORMAT: Final = "backyardia/1"

# How long a text may be at most; the rules say what has to be in it.
Word = Annotated[str, msgspec.Meta(max_length=20)]
Cards = Annotated[str, msgspec.Meta(max_length=400)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class RecordSchema(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    """A recorded game before the rules have looked at it. The fields are the keys of the file.

    ``seats`` are the names of the people, ``actions`` are in the game's own notation. ``meta``
    belongs to the app; the rules never read it.

    A game derives its own kind from this one. ``deals_key`` is the key of its deals, and
    ``deal_missing`` what to say where the cards of deal ``{number}`` (from 1) are not there
    although ``{action}`` needs them.
    """

    deals_key: ClassVar[str] = "deals"
    deal_missing: ClassVar[str] = N_(
        "the cards of deal {number} are missing, and {action} needs them"
    )

    format: str
    game: str
    seats: tuple[Name, ...]
    actions: tuple[Word, ...]
    meta: dict[str, Any] = {}

    def check_keys(self) -> None:
        """Raise NotationError with a place where keys do not go together."""


def shorten(text: str, longest: int = 40) -> str:
    """A text from a file, short enough for a message and without anything unprintable."""
    shown = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in shown)


Speller = Callable[[Any], object]
"""Something of a view as records write it."""


def spell(
    view: object, words: Mapping[str, Speller], *, but: AbstractSet[str] = frozenset()
) -> dict[str, object]:
    """What somebody sees, fit for JSON: the fields of a view, some of them in words of records.

    Those in ``but`` are left out: who is asked needs none of them, only who has watched.
    """
    plain: dict[str, object] = msgspec.to_builtins(view, str_keys=True)
    told = plain | {name: word(getattr(view, name)) for name, word in words.items()}
    return {name: value for name, value in told.items() if name not in but}


def name_speller(names: Mapping[Any, str] | Sequence[str]) -> Speller:
    """Looks up names: of one thing, of many, of many for each seat; nothing stays nothing."""
    known: Mapping[Any, str] = names if isinstance(names, Mapping) else dict(enumerate(names))

    def name(what: object) -> object:
        if what is None:
            return None
        return [name(each) for each in what] if isinstance(what, tuple) else known[what]

    return name


def each(word: Speller) -> Speller:
    """A speller for sequences of such things."""
    return lambda things: [word(what) for what in things]


def seat_speller(word: Speller) -> Speller:
    """The same for what lies beside a seat: a trick, card by card."""
    return lambda pairs: [[seat, word(what)] for seat, what in pairs]
