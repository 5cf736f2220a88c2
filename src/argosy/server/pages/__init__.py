"""Values of pages, filled from tables and the store."""
