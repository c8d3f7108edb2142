"""The course of a game in words, for whoever does not see its lines."""

from __future__ import annotations

from game.coach.review import Measure
from game.words import _
from scenes.kit.reader.reading import Group, Thing
from scenes.table.review.course import CourseLook


def course_in_words(look: CourseLook) -> tuple[Group, ...]:
    """What everybody's line begins with, its lowest and highest, and its end."""
    if not look.points:
        return ()
    words = _("Of 100 games: {first} at first, {low} at least, {high} at most, {last} at last.")
    if look.measure is Measure.POINTS:
        words = _("Points: {first} at first, {low} at least, {high} at most, {last} at last.")
    lines = []
    for seat in range(len(look.points[0].values)):
        way = [round(point.values[seat]) for point in look.points]
        said = words.format(first=way[0], low=min(way), high=max(way), last=way[-1])
        lines.append(Thing(f"course:{seat}", look.seats[seat].name, said))
    return (Group("course", _("Course of the game"), tuple(lines)),)
