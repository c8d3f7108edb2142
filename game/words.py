"""The door of every visible sentence: whatever a person reads was asked for here.

A sentence is written in English, whole, with named places for what changes in it, and looked up
in the language that is spoken: ``_("{who} leads {card}").format(who=…, card=…)``. Sentences are
never put together from halves, and grammar is never in an f-string: word order, plurals and the
joining of lists differ between languages.
"""

from __future__ import annotations

from collections.abc import Sequence
from gettext import NullTranslations

_spoken: list[NullTranslations] = [NullTranslations()]


def speak(language: NullTranslations) -> None:
    """From here on every sentence is looked up in this catalogue; null: English as written."""
    _spoken[0] = language


def _(message: str) -> str:
    """A sentence in the language that is spoken; places such as ``{who}`` are still open."""
    return _spoken[0].gettext(message) if message else ""


def ngettext(one: str, many: str, count: int) -> str:
    """The sentence for this many, by the language's own plurals; ``{count}`` is still open."""
    return _spoken[0].ngettext(one, many, count)


def pgettext(context: str, message: str) -> str:
    """A short word that would mean two things: the context tells translators which one."""
    return _spoken[0].pgettext(context, message)


def N_(message: str) -> str:  # noqa: N802 — the name that every gettext tool knows
    """Mark a sentence of a constant table: collected here, looked up with ``_`` when shown."""
    return message


def listed(names: Sequence[str]) -> str:
    """``Ada``, ``Ada and Ben``, ``Ada, Ben and Cy``."""
    if len(names) < 2:
        return "".join(names)
    # Translators: joins the last of several names to those before it.
    last = _("{names} and {last}")
    # Translators: stands between names of a longer list.
    comma = _(", ")
    return last.format(names=comma.join(names[:-1]), last=names[-1])
