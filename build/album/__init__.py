"""The moments of the game that are worth a picture: for people to look at, and for comparison."""
