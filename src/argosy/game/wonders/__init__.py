"""7 Wonders with names: the game, its choices, views, events, positions, records."""
