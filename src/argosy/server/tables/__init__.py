"""Tables of a process: seats, the running game, bots and planned moves, clocks, talk, the coach."""
