"""What Leaders adds to the reasons."""
