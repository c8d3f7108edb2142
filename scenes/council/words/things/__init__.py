"""What the things on the council's table are, each in one plain sentence of what everybody sees.

Whoever points at a thing and waits is told this. The stage is what lies there now, ``seats`` are
those of the session (who is neutral comes last).
"""
