"""What Cities adds to events and positions of 7 Wonders."""
