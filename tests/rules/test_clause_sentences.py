"""What a clause says is one sentence for people, in every game."""

import pytest

from game.catalogue import SHELF

CLAUSES = {
    f"{game.id} {name}": sentence
    for game in SHELF.values()
    for name, sentence in game.rules.clauses.items()
}


@pytest.mark.parametrize("clause", sorted(CLAUSES))
def test_a_clause_is_one_plain_sentence(clause: str) -> None:
    sentence = CLAUSES[clause]
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert sentence.count(".") == 1
    assert len(sentence) <= 100
