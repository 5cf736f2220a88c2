"""7 Wonders with names on: the game, its choices, views, events, positions, records."""
