"""What single boards add to a game with names on."""
