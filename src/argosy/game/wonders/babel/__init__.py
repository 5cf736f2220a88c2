"""The Babel part of a game of 7 Wonders with names."""
