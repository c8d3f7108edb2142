"""The replay: a game as a film, move by move, and playing on from it."""
