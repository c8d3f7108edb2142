"""What the sheet says the Termitenator looks for is what the rules let it look for (S6)."""

from __future__ import annotations

from itertools import product

import pytest

from game.rules.council.tree import TREE
from scenes.council.solo.mind import Mood


@pytest.mark.parametrize(("losing", "leads", "last"), list(product((False, True), repeat=3)))
def test_each_mood_is_named_after_the_branch_of_the_tree(
    *, losing: bool, leads: bool, last: bool
) -> None:
    table = TREE[losing]
    if last:
        branches = table.final_leading if leads else table.final_following
    else:
        branches = table.leading if leads else table.following
    words, _ = Mood(losing, leads, last).looks(losing=losing, leads=leads)
    assert words.lower().replace(" ", "-") == branches[0].name
