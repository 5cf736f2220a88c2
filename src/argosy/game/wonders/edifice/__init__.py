"""What Edifice adds to a game with names on. Penalties are asked and told as in Babel, by whichever box is in play."""
