"""Common works in a game of 7 Wonders with names: penalties, shared by the expansions."""
