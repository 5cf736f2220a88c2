"""What the single boards add to the reasons."""
