"""Pages of 7 Wonders: pure functions from a view to HTML."""
