"""How the program tries out what one person can play: every opponent once, then a Trilogy."""

from __future__ import annotations

from collections.abc import Iterator

from game.campaign.council import GAMES
from game.match import AnyMatch
from game.rules.council.api import Personality
from game.words import _, join_names
from scenes.shell.entry import GameDriver


def try_alone(driver: GameDriver) -> Iterator[str]:
    """One alone against each opponent, then a Trilogy; a second one is left and waits."""
    for opponent in Personality:
        driver.use("solo", f"opponent:{opponent}", "play")
        match = driver.play()
        driver.use("title")
        driver.home(match)
        words = _("against {opponent}: {points}; read again")
        yield words.format(opponent=opponent, points=_points(match))
    yield _trilogy(driver)
    driver.use("solo", "trilogy")
    driver.leave()


def _trilogy(driver: GameDriver) -> str:
    """Three games with all pages of their story, the second one left in between."""
    driver.use("solo", "trilogy")
    games: list[AnyMatch] = []
    for number in range(GAMES):
        if number == 1:
            driver.leave()
            driver.use("continue")
        games.append(driver.play())
        driver.use("rematch")
    driver.use("next")
    driver.home(*games)
    met = join_names([str(match.setup.personality) for match in games])
    words = _("a Trilogy against {opponents}: {points}; read again")
    return words.format(opponents=met, points=_points(games[-1]))


def _points(match: AnyMatch) -> str:
    return " : ".join(map(str, match.view(None).scores))
