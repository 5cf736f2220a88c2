"""Drivers of games of Duel: entry points, batches, random games, features, compact actions."""
