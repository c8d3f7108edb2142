"""What a list says of a game: who sat there, and what came of it."""

from types import SimpleNamespace

import pytest

from scenes.shell.lists.summary import winner_words


class Over:
    """A game that is over with these points."""

    def __init__(self, *scores: int) -> None:
        self.scores = scores

    def view(self, _seat: None) -> SimpleNamespace:
        best = max(self.scores)
        winners = [seat for seat, score in enumerate(self.scores) if score == best]
        return SimpleNamespace(winners=winners, scores=self.scores)


@pytest.mark.parametrize(
    ("match", "said"),
    [
        (Over(3, 8, 5), "Bruno wins with 8 points"),
        (Over(1, 0, 0), "Ada wins with 1 point"),
        (Over(7, 3, 7), "Ada and Chika share the victory with 7 points"),
    ],
)
def test_whoever_has_most_points_wins_or_shares_the_victory(match: Over, said: str) -> None:
    assert winner_words(match, ["Ada", "Bruno", "Chika"]) == said  # type: ignore[arg-type]  # so far a match
