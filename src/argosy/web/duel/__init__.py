"""The table of 7 Wonders Duel: pure functions from a view to HTML, as in `argosy.web` for the wonders game."""
