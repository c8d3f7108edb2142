"""Every moment of the album in its order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from build.album import (
    again,
    alone,
    before,
    collected,
    council,
    council_ages,
    daily,
    gathered,
    learning,
    past,
    phones,
    podiums,
    problems,
    reviews,
    rulebook,
    settings,
    shuffled,
    staked,
    trilogy,
)
from build.album.setting import Nothing
from build.album.sheets import form, title
from game.catalogue import FIRST, SHELF, Game, part_of
from scenes.backend.headless import Unseen
from scenes.council.entry import ENTRY
from scenes.kit.preferences import Captions, Cloth, Contrast, Preferences
from scenes.shell.results.podium import ResultsScene
from scenes.table.layer import Layer

import pygame  # isort: skip  # after ours, which tell SDL what to use


class Moment(NamedTuple):
    """A picture of the album: ``player`` leaves the window as it should be seen."""

    name: str
    show: Callable[[Unseen], None]
    letters: int = 100  # per cent
    cloth: Cloth = Cloth.MOSS
    contrast: Contrast = Contrast.SOFT
    captions: Captions = Captions.OFF

    @property
    def usual(self) -> bool:
        """Whether it is shown as most people see it."""
        return self[2:] == (100, Cloth.MOSS, Contrast.SOFT, Captions.OFF)


def pictures(
    size: tuple[int, int],
    chosen: Iterable[Moment],
    language: str = "en",
    letters: int | None = None,
) -> Iterator[tuple[Moment, pygame.Surface]]:
    """Some moments one after the other, as pictures."""
    for moment, unseen in windows(size, chosen, language, letters):
        yield moment, unseen.render()


def windows(
    size: tuple[int, int],
    chosen: Iterable[Moment],
    language: str = "en",
    letters: int | None = None,
) -> Iterator[tuple[Moment, Unseen]]:
    """The same, in one window that shows them; each has letters of its own or these."""
    with Unseen(Nothing(), size, preferences=Preferences(language=language)) as unseen:
        for moment in chosen:
            wishes = unseen.screen.preferences
            wishes.text_size, wishes.cloth, wishes.contrast, wishes.captions = moment[2:]
            wishes.text_size = letters or wishes.text_size
            moment.show(unseen)
            if isinstance(unseen.screen.stack.scenes[-1], Layer | ResultsScene):
                unseen.settle()  # a card in focus still rises, and the last ones still come
            yield moment, unseen


def _album_of(game: Game) -> Iterator[Moment]:
    """As most people see it, in large letters, and in strong contrast."""
    for name, show in part_of(game, "build.album.*.moments.MOMENTS"):
        yield Moment(name, show)
    for name, show in part_of(game, "build.album.*.moments.LARGE"):
        yield Moment(name, show, 200)
    for name, show in part_of(game, "build.album.*.moments.STRONG"):
        yield Moment(name, show, contrast=Contrast.HIGH)


FURTHER: Final = tuple(game for game in SHELF.values() if game.id != FIRST)
"""The games beside Bug Council, each with an album of its own."""
STEPS: Final = tuple(Moment(name, show) for name, show in learning.every())
"""Every step of every lesson; the album itself has one of each lesson."""
MOMENTS: Final = (
    Moment("title", title),
    Moment("setup", before.setup),
    Moment("setup_rules", form(ENTRY, rules=True)),
    Moment("setup_full", before.setup_full),
    Moment("who", before.who),
    Moment("setup_delegates", before.setup_delegates),
    Moment("setup_wrong", before.setup_wrong),
    Moment("seating", council.seating),
    Moment("dealing", council.dealing),
    Moment("curtain", council.curtain),
    Moment("declaration", council.declaration),
    Moment("declaration_yes", council.declaration_yes),
    Moment("declaration_no", council.declaration_no),
    Moment("reveal", council.reveal),
    Moment("discard", council.discard),
    Moment("lead", council.lead),
    Moment("follow", council.follow),
    Moment("follow_allowed", council.follow_allowed),
    Moment("follow_refused", council.follow_refused),
    Moment("flying", council.flying),
    Moment("visit", council.visit),
    Moment("visit_preview", council.visit_preview),
    Moment("visit_refused", council.visit_refused),
    Moment("sowing", council.sowing),
    Moment("gathering", council.gathering),
    Moment("broken", council.broken),
    Moment("scoring", council_ages.scoring),
    Moment("moonlight", council_ages.moonlight),
    Moment("recruits", council_ages.recruits),
    Moment("scored", council_ages.scored),
    Moment("second_age", council_ages.second_age),
    Moment("final_scoring", council_ages.final_scoring),
    Moment("podium", council_ages.podium),
    Moment("podium_fair", council_ages.podium_fair),
    Moment("podium_asked", council_ages.podium_asked),
    Moment("large_podium_fair", council_ages.podium_fair, 200),
    Moment("large_podium_asked", council_ages.podium_asked, 200),
    Moment("shared_victory", podiums.shared),
    Moment("tie_break", podiums.tie_break),
    Moment("pause", council.pause),
    Moment("leave", council.leave),
    Moment("levels", council.levels),
    Moment("log", council.log),
    Moment("since", council.since),
    Moment("hint", council.hint),
    Moment("warning", council.warning),
    Moment("review", reviews.review),
    Moment("review_begins", reviews.review_begins),
    Moment("review_whose", reviews.review_whose),
    Moment("replay_review", reviews.replay_review),
    Moment("podium_tried", reviews.podium_tried),
    Moment("where", council.where),
    Moment("keys", before.keys),
    Moment("look_closer", council.look_closer),
    Moment("asked", council.asked),
    Moment("last_trick", council.last_trick),
    Moment("three_seats", council.three_seats),
    Moment("five_seats", council.five_seats),
    Moment("five_seats_visit", council.five_seats_visit),
    Moment("five_seats_scoring", council.five_seats_scoring),
    Moment("prototype", council.prototype),
    Moment("bots_only", council.bots_only),
    Moment("two_seats", council.two_seats),
    Moment("two_seats_visit", council.two_seats_visit),
    Moment("emissary", alone.emissary),
    Moment("emissary_allowed", alone.emissary_allowed),
    Moment("emissary_refused", alone.emissary_refused),
    Moment("solo_menu", trilogy.menu),
    Moment("solo_menu_chosen", trilogy.menu_chosen),
    Moment("solo_menu_wrong", trilogy.menu_wrong),
    Moment("solo_arrival", alone.arrival),
    Moment("solo_declaration", alone.declaration),
    Moment("solo_pyramid", alone.pyramid),
    Moment("solo_answer", alone.answer),
    Moment("solo_refused", alone.not_allowed),
    Moment("solo_losing", alone.losing),
    Moment("solo_tie", alone.tie),
    Moment("solo_visit", alone.visit),
    *(Moment(name, show) for name, show in alone.ACTS),
    Moment("solo_scored", alone.scored),
    Moment("solo_podium", alone.podium),
    Moment("chapter_end", alone.chapter_end),
    Moment("campaigns", trilogy.campaigns),
    *(Moment(name, show) for name, show in trilogy.STORY),
    *(Moment(name, show) for name, show in trilogy.STAKES),
    *(Moment(name, show, 200) for name, show in trilogy.LARGE),
    *(Moment(name, show) for name, show in staked.MOMENTS),
    *(Moment(name, show, 200) for name, show in staked.LARGE),
    *(Moment(name, show) for name, show in again.MOMENTS),
    *(Moment(name, show) for name, show in past.MOMENTS),
    *(Moment(name, show, 200) for name, show in past.LARGE),
    *(Moment(name, show) for name, show in collected.MOMENTS),
    *(Moment(name, show, 200) for name, show in collected.LARGE),
    *(Moment(name, show) for name, show in settings.MOMENTS),
    *(Moment(name, show) for name, show in phones.MOMENTS),
    *(Moment(name, show, 200) for name, show in phones.LARGE),
    Moment("large_who", before.who, 200),
    Moment("large_setup", before.setup_full, 200),
    Moment("large_setup_delegates", before.setup_delegates, 200),
    Moment("large_table", council.follow_refused, 200),
    Moment("large_visit", council.visit_preview, 200),
    Moment("large_alone", alone.answer, 200),
    Moment("podium_collected", podiums.collected_line),
    Moment("large_podium", podiums.tie_break, 200),
    Moment("large_podium_collected", podiums.collected_line, 200),
    Moment("large_review", reviews.review, 200),
    Moment("large_replay_review", reviews.replay_review, 200),
    Moment("large_pause", council.pause, 200),
    Moment("large_levels", council.levels, 200),
    Moment("captions_broken", council.broken, captions=Captions.SOUNDS),
    Moment("captions_large", council.broken, 200, captions=Captions.SOUNDS),
    Moment("captions_podium", council_ages.podium, 200, captions=Captions.SOUNDS),
    Moment("strong_setup", before.setup_wrong, contrast=Contrast.HIGH),
    Moment("strong_table", council.follow_refused, contrast=Contrast.HIGH),
    Moment("strong_and_large", council.visit_preview, 200, Cloth.LINEN, Contrast.HIGH),
    *(
        Moment(f"cloth_{cloth}", council.five_seats, cloth=cloth)
        for cloth in (Cloth.BERRY, Cloth.SLATE, Cloth.LINEN)
    ),
    *(moment for game in FURTHER for moment in _album_of(game)),
    Moment("shelf", before.shelf_of_games),
    *(Moment(name, show) for name, show in gathered.MOMENTS),
    *(Moment(f"{name}_large", show, 200) for name, show in gathered.MOMENTS[:4]),
    *(Moment(name, show) for name, show in learning.MOMENTS),
    *(Moment(name, show, 200) for name, show in learning.LARGE),
    *(Moment(name, show) for name, show in problems.MOMENTS),
    *(Moment(name, show) for name, show in daily.MOMENTS),
    *(Moment(name, show) for name, show in shuffled.MOMENTS),
    *(Moment(name, show, 200) for name, show in problems.LARGE),
    *(Moment(name, show, 200) for name, show in daily.LARGE),
    *(Moment(name, show, 200) for name, show in shuffled.LARGE),
    *(Moment(name, show) for name, show in rulebook.MOMENTS),
    *(Moment(name, show, 200) for name, show in rulebook.LARGE),
    *(Moment(name, show, contrast=Contrast.HIGH) for name, show in rulebook.STRONG),
)
