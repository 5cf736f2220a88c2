"""What Babel adds to a game with names on."""
