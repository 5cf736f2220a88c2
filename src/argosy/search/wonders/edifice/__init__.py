"""What Edifice adds to the search."""
