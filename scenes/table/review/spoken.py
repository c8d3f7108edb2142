"""The course of a game in words, for whoever does not see its lines."""

from __future__ import annotations

from game.coach.review import Measure
from game.words import _
from scenes.table.review.course import CourseLook


def course_in_words(look: CourseLook) -> str:
    """What everybody's line begins with, its lowest and highest, and its end."""
    if not look.points:
        return _("Course of the game")
    words = _("{name}, of 100 games: {first} at first, {low} to {high} later, {last} at last.")
    if look.measure is Measure.POINTS:
        words = _("{name}, points: {first} at first, {low} to {high} later, {last} at last.")
    lines = []
    for seat, who in enumerate(look.seats):
        way = [round(point.values[seat]) for point in look.points]
        low, high = min(way), max(way)
        said = words.format(name=who.name, first=way[0], low=low, high=high, last=way[-1])
        lines.append(said)
    return " ".join(lines)
