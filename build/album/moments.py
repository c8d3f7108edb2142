"""Every moment of the album in its order, and those that need no table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from build.album import (
    again,
    alone,
    collected,
    council,
    council_ages,
    daily,
    gathered,
    learning,
    past,
    phones,
    problems,
    reviews,
    rulebook,
    settings,
    shuffled,
    trilogy,
)
from build.album.setting import Nothing, inclined, long_named, open_scene, table
from build.album.sheets import form, title
from game.bots import bots_of
from game.catalogue import FIRST, SHELF, Game, part_of
from game.seating import SeatSetup, TableSetup
from game.words import _
from scenes.app import shelf
from scenes.backend.headless import Unseen
from scenes.council.entry import ENTRY
from scenes.council.scoring.result import headline, part_names, score_chart_title, source_names
from scenes.council.scoring.settled import tie_words
from scenes.kit.preferences import Captions, Cloth, Contrast, Preferences
from scenes.shell.keys import KeysScene
from scenes.shell.results.podium import FinalResult, ResultsScene
from scenes.shell.shelf.scene import Besides, ShelfScene
from scenes.shell.table_form.delegates import Candidate, DelegatesScene
from scenes.shell.table_form.who import WhoScene
from scenes.shell.title.navigation import PLAY_WHICH
from scenes.table.faces.ending import faces
from scenes.table.faces.people import PORTRAITS
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


def shelf_of_games(unseen: Unseen) -> None:
    """The boxes of all games, and two tables that wait."""
    day = Besides("daily", _("Deal of the day"), lambda: None)
    evening = Besides("gather", _("The Evening: one of each, one score"), lambda: None)
    open_scene(unseen, ShelfScene(shelf(), PLAY_WHICH, {ENTRY.game.id: 2}, [day, evening]))


setup = form(ENTRY)


def who(unseen: Unseen) -> None:
    """Who are you? A name over the one that is proposed, another face than the first."""
    title(unseen)
    open_scene(unseen, WhoScene(Preferences(), PORTRAITS))
    unseen.type("Mira")
    unseen.click("colour:pink")


def setup_full(unseen: Unseen) -> None:
    """Five seats, the longest names, the other edition, two bots with tempers."""
    seats = inclined(long_named(table(seats=5, people=3).seats))
    form(ENTRY, TableSetup(seats, {"edition": "prototype"}, 2))(unseen)
    unseen.hover("level:3:more")


def setup_delegates(unseen: Unseen) -> None:
    """Who sits here? Over the form: two of them sit elsewhere, two have been met."""
    setup(unseen)
    told = bots_of(FIRST).tempers
    sits, record = {"orange": "Ada", "sky": "Bruno"}, _("Won {wins} of {games} against you.")
    met = {"sky": record.format(wins=2, games=7), "white": record.format(wins=11, games=20)}
    found = [
        Candidate(
            colour,
            PORTRAITS[colour],
            _(told[temper]),
            met.get(colour, ""),
            sits.get(colour, ""),
        )
        for colour, temper in bots_of(FIRST).cast.items()
    ]
    open_scene(unseen, DelegatesScene(lambda: found, "leaf"))
    unseen.press("down")


def setup_wrong(unseen: Unseen) -> None:
    """A seat without a name, and what is said about it."""
    setup(unseen)
    unseen.click("name:1")
    for _letter in range(5):
        unseen.press("backspace")


def keys(unseen: Unseen) -> None:
    """The sheet of keys over the title."""
    title(unseen)
    open_scene(unseen, KeysScene())


def shared(unseen: Unseen) -> None:
    """Two share the victory."""
    ages = ((12, 9, 14), (15, 10, 10), (9, 13, 6), (7, 6, 8))
    sources = ((13, 22, 0), (11, 24, 0), (8, 7, 13), (6, 15, 0))
    seats, winners = table().seats, (0, 1)
    why = tie_words(seats, "shared", [sum(own) for own in ages], winners, (2, 2, 3, 3))
    _open_end(unseen, _result(seats, ages, sources, winners, why))


def collected_line(unseen: Unseen) -> None:
    """The game has put something into the case."""
    ages = ((12, 9, 14), (15, 10, 10), (9, 13, 6), (7, 6, 8))
    sources = ((13, 22, 0), (11, 24, 0), (8, 7, 13), (6, 15, 0))
    podium = ResultsScene(_result(table().seats, ages, sources, (0,), ""), Preferences())
    podium.tell(_("New in the collection: {titles}.").format(titles=_("Giant-killer")))
    open_scene(unseen, podium)
    unseen.settle()


def tie_break(unseen: Unseen) -> None:
    """Points were equal, something else decided; five stand round the podium."""
    ages = ((12, 9, 14), (15, 10, 10), (9, 13, 6), (7, 6, 8), (11, 4, 6))
    sources = ((13, 22, 0), (11, 24, 0), (8, 7, 13), (6, 15, 0), (4, 17, 0))
    seats, winners = table(seats=5).seats, (1,)
    won = (3, 4, 1, 2, 0)
    why = tie_words(seats, "final-age-tricks", [sum(own) for own in ages], winners, won)
    _open_end(unseen, _result(seats, ages, sources, winners, why))


def _result(
    seats: tuple[SeatSetup, ...],
    ages: tuple[tuple[int, ...], ...],
    sources: tuple[tuple[int, ...], ...],
    winners: tuple[int, ...],
    why: str,
) -> FinalResult:
    return FinalResult(
        seats,
        ages,
        sources,
        winners,
        part_names(),
        source_names(None),
        headline(seats, winners),
        why,
        score_chart_title(),
        faces=faces(seats, [sum(row) for row in ages], winners),
    )


def _open_end(unseen: Unseen, result: FinalResult) -> None:
    open_scene(unseen, ResultsScene(result, Preferences()))
    unseen.settle()


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
    with Unseen(Nothing(), size) as unseen:
        for moment in chosen:
            wishes = unseen.screen.preferences
            wishes.language = language
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
    Moment("setup", setup),
    Moment("setup_rules", form(ENTRY, rules=True)),
    Moment("setup_full", setup_full),
    Moment("who", who),
    Moment("setup_delegates", setup_delegates),
    Moment("setup_wrong", setup_wrong),
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
    Moment("fingerprint", council_ages.fingerprint),
    Moment("large_fingerprint", council_ages.fingerprint, 200),
    Moment("large_podium_fair", council_ages.podium_fair, 200),
    Moment("shared_victory", shared),
    Moment("tie_break", tie_break),
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
    Moment("keys", keys),
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
    Moment("solo_staked", alone.staked),
    Moment("solo_staked_scored", alone.staked_scored),
    Moment("solo_staked_podium", alone.staked_podium),
    Moment("large_solo_staked", alone.staked, 200),
    *(Moment(name, show) for name, show in again.MOMENTS),
    *(Moment(name, show) for name, show in past.MOMENTS),
    *(Moment(name, show, 200) for name, show in past.LARGE),
    *(Moment(name, show) for name, show in collected.MOMENTS),
    *(Moment(name, show, 200) for name, show in collected.LARGE),
    *(Moment(name, show) for name, show in settings.MOMENTS),
    *(Moment(name, show) for name, show in phones.MOMENTS),
    *(Moment(name, show, 200) for name, show in phones.LARGE),
    Moment("large_who", who, 200),
    Moment("large_setup", setup_full, 200),
    Moment("large_setup_delegates", setup_delegates, 200),
    Moment("large_table", council.follow_refused, 200),
    Moment("large_visit", council.visit_preview, 200),
    Moment("large_alone", alone.answer, 200),
    Moment("podium_collected", collected_line),
    Moment("large_podium", tie_break, 200),
    Moment("large_podium_collected", collected_line, 200),
    Moment("large_review", reviews.review, 200),
    Moment("large_replay_review", reviews.replay_review, 200),
    Moment("large_pause", council.pause, 200),
    Moment("large_levels", council.levels, 200),
    Moment("captions_broken", council.broken, captions=Captions.SOUNDS),
    Moment("captions_large", council.broken, 200, captions=Captions.SOUNDS),
    Moment("captions_podium", council_ages.podium, 200, captions=Captions.SOUNDS),
    Moment("strong_setup", setup_wrong, contrast=Contrast.HIGH),
    Moment("strong_table", council.follow_refused, contrast=Contrast.HIGH),
    Moment("strong_and_large", council.visit_preview, 200, Cloth.LINEN, Contrast.HIGH),
    *(
        Moment(f"cloth_{cloth}", council.five_seats, cloth=cloth)
        for cloth in (Cloth.BERRY, Cloth.SLATE, Cloth.LINEN)
    ),
    *(moment for game in FURTHER for moment in _album_of(game)),
    Moment("shelf", shelf_of_games),
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
