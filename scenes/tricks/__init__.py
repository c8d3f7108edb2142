"""What trick-taking games share on the screen: seats, cards of a trick, deal, play, gather."""
