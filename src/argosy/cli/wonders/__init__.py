"""What commands do for 7 Wonders alone."""
