"""The council board: the ring of factions, the Chambers, the score track."""
