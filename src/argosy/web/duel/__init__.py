"""Pages of 7 Wonders Duel: pure functions from a view to HTML."""
