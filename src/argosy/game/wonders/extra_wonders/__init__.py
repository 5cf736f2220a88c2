"""The part of single boards in a game of 7 Wonders with names."""
