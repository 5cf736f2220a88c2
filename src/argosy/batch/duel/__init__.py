"""Many games of Duel at once and their features."""
