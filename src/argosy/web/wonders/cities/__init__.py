"""Pages of the Cities expansion: black cards, losses and debts, Diplomacy, masks."""
