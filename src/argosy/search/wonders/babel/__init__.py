"""The Babel part of the search."""
