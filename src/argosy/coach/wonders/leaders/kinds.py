"""The kinds of reasons that Leaders brings."""

PRICE = "leader_price"
"""Recruiting `thing` costs `amount` coins; the city has `total`."""
PRICE_SHORT = "leader_price_short"
"""`amount` coins are missing to recruit `thing` now."""
