"""Neutral choices of seats that a test is not about."""

from collections.abc import Collection, Sequence

from argosy.game import Choice


def quiet_choice(choices: Sequence[Choice], keep: Collection[str]) -> Choice:
    """Sell a card that nobody has named, else any card; if nothing may be sold, decline, else take what
    comes first.
    """
    sales = [choice for choice in choices if choice.verb == "sell"]
    harmless = [choice for choice in sales if (choice.card or choice.leader) not in keep]
    declined = [choice for choice in choices if choice.verb == "pass"]
    return [*harmless, *sales, *declined, *choices][0]
