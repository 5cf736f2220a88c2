"""Drivers of games of 7 Wonders: entry points, batches, random games, features, compact actions."""
