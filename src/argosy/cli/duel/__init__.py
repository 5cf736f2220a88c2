"""What commands do for Duel alone."""
