"""First lessons as data: a recorded game, what is said about it, and claims that the rules answer.

``lesson`` reads the files in ``assets/lessons``, ``lines`` plays their games and the answers to
other choices, ``claims`` asks the rules whether what is said is true. No screen is needed.
"""
