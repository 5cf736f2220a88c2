"""What Armada adds to the reasons."""
