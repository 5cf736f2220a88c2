"""Values of pages, filled from tables and the store: presenters, position editor, puzzles, analysis, score pad."""
