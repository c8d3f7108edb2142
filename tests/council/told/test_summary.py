"""What a list says of a game of the council: who sat there, and what came of it."""

from __future__ import annotations

from scenes.council.words.summary import _people_words, _result
from tests.council.games import room


def test_the_emissary_has_its_article_whether_it_wins_alone_or_shares() -> None:
    said = set()
    for seed in range(300):
        match = room(2, seed=seed).match
        winners = match.view(None).winners
        if 2 in winners:
            said.add(_result(match, ["Ada", "Bruno"]).split(" with ")[0])
            if len(winners) > 1:
                break
    assert "The Emissary wins" in said
    assert said - {"The Emissary wins"} <= {
        f"{people} and the Emissary share the council" for people in ("Ada", "Bruno", "Ada, Bruno")
    }


def test_a_personality_stands_within_a_sentence_and_at_its_beginning() -> None:
    match = room(1, "thief").match
    assert _people_words(match, ["Ada"]) == "Ada against the Thief"
    lost = next(
        match
        for seed in range(100)
        for match in [room(1, "thief", seed=seed).match]
        if match.view(None).winners == (1,)
    )
    assert _result(lost, ["Ada"]).startswith("The Thief wins ")
