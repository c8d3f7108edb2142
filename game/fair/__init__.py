"""Whether the cards of a game were dealt as the table says: what can be checked, by anybody."""

from game.fair.finding import Fairness, Finding, FingerprintedGame, check_deals, told_of

__all__ = ["Fairness", "Finding", "FingerprintedGame", "check_deals", "told_of"]
