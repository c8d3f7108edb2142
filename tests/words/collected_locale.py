"""A made-up language that says only what whoever translates is asked for, context and all."""

from functools import cache

from build.words import collect
from game.pseudo_locale import PseudoLocale


@cache
def asked_for() -> frozenset[tuple[str | None, str]]:
    """Every message of the catalogue with its context; of plurals both forms."""
    return frozenset(
        (message.context or None, words)
        for message in collect()
        for words in ([message.id] if isinstance(message.id, str) else message.id)
    )


class CollectedLocale(PseudoLocale):
    """Leaves in English what no catalogue holds, as a real language would."""

    def gettext(self, message: str) -> str:
        return super().gettext(message) if (None, message) in asked_for() else message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        known = (None, msgid1) in asked_for()
        return super().ngettext(msgid1, msgid2, n) if known else msgid1 if n == 1 else msgid2

    def pgettext(self, context: str, message: str) -> str:
        return super().pgettext(context, message) if (context, message) in asked_for() else message
