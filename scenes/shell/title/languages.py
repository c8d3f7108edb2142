"""The language at the title: a quiet word in the corner, and the sheet it opens."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.languages import Language, current_code, languages_offered
from game.words import _
from scenes.kit import parts
from scenes.kit.display import Control, Elements, Font, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import circle, path, shape
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Frame
from scenes.kit.theme import FOCUS, PAPER
from scenes.shell.title.menu import SMALL_LINK, TitleEntry
from scenes.shell.title.routes import WaysScene

LANGUAGES: Final = "languages"
SIZE: Final = 20.0
GLOBE: Final = 11.0  # its radius


def language_link(frame: Frame, left: Place) -> Items:
    """What is spoken, by its own name, to the right of a place; nothing where there is no choice.

    A globe stands before it, for whoever cannot read the name.
    """
    now = next((each for each in languages_offered() if each.code == current_code()), None)
    if now is None or len(languages_offered()) < 2:
        return ()
    chosen = frame.focus == LANGUAGES
    colour, alpha = (FOCUS, 1.0) if chosen else (PAPER, 0.75)
    fit = parts.fit_text(frame, now.name, frame.width / 6, SIZE)
    radius = GLOBE * fit.size / SIZE
    x, y, high = left.right + 12, left.cy, max(SMALL_LINK, 2 * fit.size)
    words = x + 12 + 2 * radius + 8
    place = parts.box(x, y - high / 2, words - x + fit.width + 12, high)
    return (
        shape(_globe(radius, colour), x + 12, y - radius, 2 * radius, 2 * radius, alpha=alpha),
        Text(fit.text, words, y, fit.size, Font.BOLD, colour, "l", alpha),
        Control(LANGUAGES, *place[:4], parts.control_name(_("Language"), now.name)),
    )


def _globe(r: float, colour: str) -> Elements:
    side = 0.42 * r
    meridian = f"M{r} 0C{r - 1.2 * side} {r * 0.5} {r - 1.2 * side} {r * 1.5} {r} {2 * r}"
    other = f"M{r} 0C{r + 1.2 * side} {r * 0.5} {r + 1.2 * side} {r * 1.5} {r} {2 * r}"
    lines = f"{meridian}{other}M0 {r}H{2 * r}"
    return circle(r, r, r, "none", colour, 2) + path(lines, "none", colour, 1.6)


def languages_sheet(preferences: Preferences) -> WaysScene:
    """All languages, each by its own name: whoever opened it by mistake finds the way back."""
    from scenes.shell.settings.rows import progress  # the title stands sooner without them

    def speaks(language: Language) -> None:
        preferences.language = language.code

    def entry(language: Language) -> TitleEntry:
        icon = "shared/token_check" if language.code == current_code() else "shared/icon_language"
        told = (progress(language),)
        return TitleEntry(language.code, language.name, icon, partial(speaks, language), told)

    return WaysScene(
        lambda: [*map(entry, languages_offered())], _("Language"), focus=current_code()
    )
