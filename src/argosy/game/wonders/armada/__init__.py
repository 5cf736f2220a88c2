"""The Armada part of a game of 7 Wonders with names: choices, views, events, scores, positions."""
