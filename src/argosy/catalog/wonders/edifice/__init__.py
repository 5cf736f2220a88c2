"""The facts of Edifice."""
