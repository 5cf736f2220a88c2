"""What Cities adds to the reasons."""
