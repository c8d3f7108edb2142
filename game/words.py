"""The door of every visible sentence: whatever a person reads was asked for here.

A sentence is written in English, whole, with named places for what changes in it, and looked up
in the language that is spoken: ``_("{who} leads {card}").format(who=…, card=…)``. Sentences are
never put together from halves, and grammar is never in an f-string: word order, plurals and the
joining of lists differ between languages.

The language may change at any moment. So a constant holds its sentences marked with ``N_``, and
whoever shows one looks it up with ``_`` at that moment; a function gives sentences looked up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, reduce
from gettext import NullTranslations
from typing import Final, NamedTuple

STOPS: Final = ".。"
"""What sentences end with, in the languages that are spoken here."""
ENDS: Final = STOPS + "!?！？…”»」"
"""The same with what else may stand at the end of one."""

_spoken: list[NullTranslations] = [NullTranslations()]
_aside: ContextVar[NullTranslations | None] = ContextVar("aside", default=None)


def speak(language: NullTranslations) -> None:
    """From here on every sentence is looked up in this catalogue; null: English as written."""
    _spoken[0] = language


@contextmanager
def aside(language: NullTranslations | None) -> Iterator[None]:
    """Speak to one person in their own language meanwhile, in this thread; None: as to all."""
    before = _aside.set(language)
    try:
        yield
    finally:
        _aside.reset(before)


def _catalogue() -> NullTranslations:
    return _aside.get() or _spoken[0]


def _(message: str) -> str:
    """A sentence in the language that is spoken; places such as ``{who}`` are still open."""
    return _catalogue().gettext(message) if message else ""


def ngettext(one: str, many: str, count: int) -> str:
    """The sentence for this many, by the language's own plurals; ``{count}`` is still open."""
    return _catalogue().ngettext(one, many, count)


def pgettext(context: str, message: str) -> str:
    """A short word that would mean two things: the context tells translators which one."""
    return _catalogue().pgettext(context, message)


def npgettext(context: str, one: str, many: str, count: int) -> str:
    """As ``ngettext``, where the same words would count two things."""
    return _catalogue().npgettext(context, one, many, count)


def N_(message: str) -> str:  # noqa: N802 — the name that every gettext tool knows
    """Mark a sentence of a constant table: collected here, looked up with ``_`` when shown."""
    return message


def NC_(_context: str, message: str) -> str:  # noqa: N802 — the name that every gettext tool knows
    """Mark a word with a context in a constant table; ``pgettext`` with the same looks it up."""
    return message


def join_names(names: Sequence[str]) -> str:
    """``Ada``, ``Ada and Ben``, ``Ada, Ben and Cy``."""
    if len(names) < 2:
        return "".join(names)
    # Translators: joins the last of several names to those before it.
    last = _("{names} and {last}")
    # Translators: stands between names of a longer list.
    comma = _(", ")
    return last.format(names=comma.join(names[:-1]), last=names[-1])


def in_turn(sentences: Iterable[str]) -> str:
    """Sentences one after the other, as many as say something."""
    # Translators: two sentences, one after the other.
    both = _("{words} {others}")
    return reduce(
        lambda before, after: both.format(words=before, others=after) if before else after,
        filter(None, sentences),
        "",
    )


def with_full_stop(clause: str) -> str:
    """A clause as a sentence of its own."""
    # Translators: a full stop behind words that have none yet.
    return _("{clause}.").format(clause=clause.rstrip(STOPS)) if clause else ""


def as_sentence(words: str) -> str:
    """A line as a sentence: with a stop, where nothing ends it yet."""
    return words if words[-1:] in ENDS else with_full_stop(words)


def capitalise(words: str) -> str:
    """The same words as the beginning of a line: only their first letter changes."""
    return words[:1].upper() + words[1:]


def number(value: float, digits: int = 0) -> str:
    """``1234``, ``12.5``: with so many digits after the point, grouped as the language does it."""
    # Translators: this number as you write it; what stands between its digits is used for others.
    style = _style(pgettext("a number", "1234567.8"))
    whole, _point, rest = f"{abs(value):.{digits}f}".partition(".")
    if style.group:
        first = len(whole) % 3
        groups = [whole[:first]] if first else []
        groups += [whole[at : at + 3] for at in range(first, len(whole), 3)]
        whole = style.group.join(groups)
    sign = "−" if value < 0 and any(digit not in "0." for digit in whole + rest) else ""
    return f"{sign}{whole}{style.point}{rest}" if rest else f"{sign}{whole}"


def percent(share: float) -> str:
    """``12 %`` of 0.12."""
    # Translators: twelve per cent, with the blank and the sign where you put them.
    return _("{number} %").format(number=number(round(share * 100)))


def with_sign(change: int) -> str:
    """``+10``, ``−4``, ``±0``."""
    if not change:
        return "±0"
    return f"+{change}" if change > 0 else f"−{-change}"


class _Style(NamedTuple):
    """What stands between thousands, and before the parts of one."""

    group: str
    point: str


@lru_cache(maxsize=4)
def _style(example: str) -> _Style:
    """Read off a written 1234567.8; one that cannot be read counts as English."""
    digits = [at for at, sign in enumerate(example) if sign.isdecimal()]
    if len(digits) != 8:
        return _Style("", ".")
    return _Style(example[digits[3] + 1 : digits[4]], example[digits[6] + 1 : digits[7]] or ".")
