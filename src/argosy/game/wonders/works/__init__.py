"""What common works add to events and positions of 7 Wonders, whichever box brings them: penalties."""
