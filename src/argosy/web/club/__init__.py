"""Club pages: ratings and tournaments."""
