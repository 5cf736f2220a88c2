"""What Edifice adds to the reasons."""
