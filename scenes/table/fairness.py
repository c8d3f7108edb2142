"""*Fair?*: what can be said of the cards of a game, as its podium and its film show it."""

from __future__ import annotations

from game.fair import check_deals
from game.words import _
from scenes.table.session import AnySession


def fair_words(session: AnySession) -> str:
    """What was checked, in a sentence, and the fingerprints to compare with what was noted down."""
    match = session.match
    said = check_deals(match, session.setup).said
    if not match.fingerprints or match.decision is not None:
        return said
    words = _("{finding} Fingerprints: {prints}.")
    prints = _(", ").join(each.short for each in match.fingerprints)
    return words.format(finding=said, prints=prints)


def podium_words(session: AnySession) -> str:
    """The same for a podium; empty where no fingerprints were taken."""
    return "" if session.match.fingerprints is None else fair_words(session)
