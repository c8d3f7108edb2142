"""How it moves in the attic: events as cues, and where things fly."""
