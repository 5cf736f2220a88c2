"""7 Wonders Duel with names: the game, its choices, views, events, positions, records."""
