"""The Armada part of the search."""
