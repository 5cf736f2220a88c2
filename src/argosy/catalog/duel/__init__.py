"""The facts of 7 Wonders Duel and its boxes as typed values."""
