"""Search with Pantheon."""
