"""Every clause has a witness: a moment at the table at which the rules give it as the reason.

A clause without a witness fails, and so does a witness for a clause that is not in the list.
"""

from collections.abc import Mapping

import pytest

from game.catalogue import SHELF
from tests.rules.any_game import Witness
from tests.rules.bugami.witnesses import WITNESSES as BUGAMI
from tests.rules.council.witnesses import WITNESSES as COUNCIL
from tests.rules.glass.witnesses import WITNESSES as GLASS
from tests.rules.rugs.witnesses import WITNESSES as RUGS

WITNESSES: dict[str, Mapping[str, Witness]] = {
    "bug-council": COUNCIL,
    "bugs-on-rugs": RUGS,
    "bugami": BUGAMI,
    "display-case": GLASS,
}


@pytest.mark.parametrize("game", SHELF)
def test_every_clause_has_a_witness_and_every_witness_a_clause(game: str) -> None:
    assert set(WITNESSES[game]) == set(SHELF[game].rules.clauses)


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in WITNESSES for name in WITNESSES[game]]
)
def test_the_rules_give_the_clause_as_the_reason(game: str, name: str) -> None:
    given = WITNESSES[game][name]()
    assert name in ([given] if isinstance(given, str) else given)


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
