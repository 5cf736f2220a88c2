"""The Agora part of the search."""
