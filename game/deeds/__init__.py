"""Deeds: what a finished game has earned for a person, read off its record and nothing else.

A game has nine of them in a file of its own. Each has three grades with one meaning everywhere:
done; done in a game that was won; and that against strong opponents.
"""

from game.deeds.deed import GRADES, Book, Deed, EarnedDeed
from game.deeds.earning import book_of, deed_of, earned_deeds, is_fair

__all__ = ["GRADES", "Book", "Deed", "EarnedDeed", "book_of", "deed_of", "earned_deeds", "is_fair"]
