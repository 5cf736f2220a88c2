"""What Babel adds to the reasons."""
