"""Tables of a process: seats, game, bots, planned moves, clocks, talk, coach."""
