"""What Cities adds to the table: black cards, losses and debts, Diplomacy, masks."""
