"""Matches, ladders and training of bots, with enough games to tell chance from strength."""
