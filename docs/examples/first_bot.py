"""A program that plays any game of the shelf; docs/opponents.md says what it is asked."""

import json
import random
import sys

for line in sys.stdin:
    asked = json.loads(line)
    view, legal = asked["view"], asked["legal"]
    chance = random.Random(asked["seed"])
    if asked["game"] == "bugami" and view["phase"] == "play":
        low = [card for card in legal if card[1:] in {"2", "3", "4", "5", "6"}]
        legal = low or legal
    print(chance.choice(legal), flush=True)
