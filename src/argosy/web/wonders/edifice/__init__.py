"""Pages of the Edifice expansion: edifices, pawns, and the penalties of common works."""
