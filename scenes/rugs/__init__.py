"""Bugs on Rugs on the screen: an attic at evening, a line of bugs, and the big rug."""
