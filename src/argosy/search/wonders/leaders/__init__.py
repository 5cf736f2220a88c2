"""The Leaders part of the search."""
