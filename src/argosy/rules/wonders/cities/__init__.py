"""Cities: black cards, losses of coins and debts, Diplomacy, masks (CITIES-*)."""
