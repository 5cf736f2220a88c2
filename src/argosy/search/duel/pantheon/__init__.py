"""The Pantheon part of the search."""
