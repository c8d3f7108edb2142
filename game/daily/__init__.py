"""The deal of the day: one table for each game, from the date alone, the same for everybody.

Nothing here knows what day it is: whoever asks says so.
"""
