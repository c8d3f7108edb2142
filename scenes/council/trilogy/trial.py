"""How the program tries out what one person can play: every opponent once, then a Trilogy."""

from __future__ import annotations

from collections.abc import Iterator

from game.campaign.council import GAMES
from game.match import AnyMatch
from game.rules.council.api import Personality
from game.words import _, listed
from scenes.shell.entry import Trial


def try_alone(trial: Trial) -> Iterator[str]:
    """One alone against each opponent, then a Trilogy; a second one is left and waits."""
    for opponent in Personality:
        trial.use("solo", f"opponent:{opponent}", "play")
        match = trial.play()
        trial.use("title")
        trial.home(match)
        words = _("against {opponent}: {points}; read again")
        yield words.format(opponent=opponent, points=_points(match))
    yield _trilogy(trial)
    trial.use("solo", "trilogy")
    trial.leave()


def _trilogy(trial: Trial) -> str:
    """Three games with all pages of their story, the second one left in between."""
    trial.use("solo", "trilogy")
    games: list[AnyMatch] = []
    for number in range(GAMES):
        if number == 1:
            trial.leave()
            trial.use("continue")
        games.append(trial.play())
        trial.use("rematch")
    trial.use("next")
    trial.home(*games)
    met = listed([str(match.setup.personality) for match in games])
    words = _("a Trilogy against {opponents}: {points}; read again")
    return words.format(opponents=met, points=_points(games[-1]))


def _points(match: AnyMatch) -> str:
    return " : ".join(map(str, match.view(None).scores))
