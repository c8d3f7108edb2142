"""Whatever is counted is asked for with its number: of one there is *1 point*, not *1 points*."""

import re
from collections.abc import Iterator
from typing import Final

from build.words import collect

WORD: Final = re.compile(r"[A-Za-z]+")
NO_NOUNS: Final = frozenset({"ones", "others"})
BETWEEN: Final = "(?!of|for|and|in|to)[a-z]+"  # the one word that may stand before what is counted
NAMES: Final = frozenset(
    {
        *("better", "bot", "chosen", "dealer", "game", "leader", "name", "names", "other"),
        *("place", "space", "suit", "visitor", "who"),
    }
)
"""Places of somebody or something: *{who} visits*."""
ALWAYS_MORE: Final = {
    "Misère succeeds here in about {count} of 10 deals, for {points} points each.": "a constant",
    "Misère: win no tricks for {points} points, or get nothing.": "a constant",
    "No cubes are in the Chambers yet: No Allegiance is worth {base} points.": "a constant",
    "to {points} points": "a target",
    "there are {count} seats, so N is {last} at most": "two seats at least",
    "With {count} seats, cards go up to {top}.": "three seats at least",
    "{count} bots; there are at most {most} seats": "more than there are seats",
    "--{option} is for {least} to {most} bots, not for {count}": "the end of a range",
    "{game} needs {least} seats, not {number}": "two seats at least",
    "{game} needs {least} to {most} seats, not {number}": "the end of a range",
    "{least}–{most} pts": "the end of a range",
    "{least}–{most} players": "the end of a range",
    "For {least} to {most} players.": "the end of a range",
    "{pack} cards: {each} for each.": "a whole pack",
    "{floor} bugs on the Floor each round. The End card is below {below} bugs.": "five at least",
    "Then {floor} bugs are on the Floor each round.": "seven at least",
    "after {count} games": "a constant",
    "{count} choices do it. Find one.": "of one another sentence is said",
    (
        "This wins whatever is played against it, in all {count} sample deals that fit what you "
        "know: {choices}."
    ): "as many as an answer takes",
}
"""Sentences in which the number is never 1, and why."""


def _nouns() -> set[str]:
    """What is counted anywhere: the words in which one and many differ."""
    found = set()
    for message in collect():
        if isinstance(message.id, tuple):
            one, many = (WORD.findall(re.sub(r"\{\w+\}", " ", each)) for each in message.id)
            found |= {
                word
                for word in {*many} - {*one}
                if word.endswith("s") and {word[:-1], word[:-2]} & ({*one} - {*many})
            }
    return found - NO_NOUNS


def _uncounted() -> Iterator[str]:
    """Plain sentences in which a number stands before something that is counted."""
    nouns = "|".join(sorted(_nouns()))
    before = re.compile(rf"\{{([a-z]+)\}} (?:{BETWEEN} )?(?:{nouns})\b")
    for message in collect():
        if isinstance(message.id, str) and set(before.findall(message.id)) - NAMES:
            yield message.id


def test_what_is_counted_is_asked_for_with_its_number() -> None:
    assert {"points", "cards", "cubes", "tricks", "games", "seats"} <= _nouns()
    assert sorted(set(_uncounted()) - set(ALWAYS_MORE)) == []


def test_every_exception_is_still_said() -> None:
    assert set(_uncounted()) >= set(ALWAYS_MORE)
