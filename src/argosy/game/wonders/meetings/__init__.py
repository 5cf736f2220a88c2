"""What boxes say to a game of 7 Wonders only where they are played together."""
