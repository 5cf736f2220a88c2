"""Payments of 7 Wonders: costs, trade with neighbours, and modifiers."""
