"""What hangs on a plaque covers nothing that has to be read, and a refusal keeps its order."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.seating import SeatSetup
from scenes.kit.display import Font, Text
from scenes.kit.layout import Place
from scenes.kit.parts import box
from scenes.table.pieces.bubble import why_not_bubble
from scenes.table.pieces.plaque import PlaqueNote, PlaquePile, Sitter, plaque
from tests.support.window import WINDOWS, frame

FLAT = (box(740, 8, 500, 60), box(1504, 96, 392, 60), box(1504, 170, 392, 60))


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("letters", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("place", FLAT)
@pytest.mark.parametrize("name", ["Ö", "Edda", "Wilhelmina W"])
@pytest.mark.parametrize("status", ["won trick 3", "leads this trick", "visits"])
def test_a_pill_on_a_flat_plaque_covers_neither_name_nor_number(
    size: tuple[int, int], letters: float, place: Place, name: str, status: str
) -> None:
    window = replace(frame(*size), letters=letters)
    note = PlaqueNote("council/token_allegiance", ("Allegiance",))
    sitter = Sitter(
        SeatSetup(name, "sky"),
        7,
        note,
        PlaquePile("shared/token_trickpile", 3, "3 tricks"),
        status=status,
    )
    texts = [item for item in plaque(window, place, sitter) if isinstance(item, Text)]
    pill = next(text for text in texts if text.text == status)
    half = window.measure(status, pill.size, Font.HEAVY) / 2 + 8
    for text in texts:
        if text is pill or text.text == "7":
            continue
        wide = window.measure(text.text, text.size, text.font)
        left = text.x - {"l": 0, "c": wide / 2, "r": wide}[text.align]
        beside = left >= pill.x + half or left + wide <= pill.x - half
        apart = abs(text.y - pill.y) >= (text.size + pill.size) * 0.5
        assert beside or apart, text.text
    assert place.x < pill.x - half
    assert pill.x + half < place.right


def test_your_name_is_never_smaller_than_anybody_elses_because_it_is_yours() -> None:
    window, place = replace(frame(), letters=2.0), box(40, 800, 300, 150)
    yours, theirs = (
        next(item for item in plaque(window, place, sitter) if str(item).count("Annegret"))
        for sitter in (Sitter(SeatSetup("Annegret", "sky"), 7, you=you) for you in (True, False))
    )
    assert isinstance(yours, Text)
    assert isinstance(theirs, Text)
    assert yours.size == theirs.size


@pytest.mark.parametrize("letters", [1.0, 1.3, 2.0])
def test_a_refusal_says_the_rule_then_the_reason_then_what_can_be_done(letters: float) -> None:
    window = replace(frame(), letters=letters)
    place = box(620, 776, 680, 72)
    items = why_not_bubble(window, place, None, "Follow suit:", "you hold Ants, the suit Ö led.")
    said = [item for item in items if isinstance(item, Text)]
    rule, reason = (item for item in said if item.text != "?")  # the key that opens the rule
    assert (rule.text, reason.text) == ("Follow suit:", "you hold Ants, the suit Ö led.")
    assert (rule.y, rule.x) < (reason.y + 1, reason.x + 10_000 * (reason.y > rule.y + 1))
