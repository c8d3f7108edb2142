"""Whether the cards of a game were dealt as the table says: what can be checked, by anybody."""

from game.fair.finding import Dealt, Fairness, Finding, check_deals, told_of

__all__ = ["Dealt", "Fairness", "Finding", "check_deals", "told_of"]
