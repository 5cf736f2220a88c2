"""What Agora adds to the reasons."""
