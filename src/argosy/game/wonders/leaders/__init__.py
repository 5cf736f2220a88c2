"""The Leaders part of a game of 7 Wonders with names: texts, views, events, scores, positions."""
