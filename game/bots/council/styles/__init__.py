"""Ways to play Bug Council, quick enough to play whole Ages in a wink: rules of thumb on a state.

A style looks at its own hand and at what lies open, at nothing else, whatever table it is shown.
"""
