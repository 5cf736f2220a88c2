"""The text of choices of 7 Wonders: from a choice row to its canonical text and back to a normal form.

    build CARD [PAY] | stage with CARD [PAY] | free CARD | sell CARD | revive CARD | pass
    PAY = "pay" and any of  left N, right N, far left N, far right N, bank N    (parts of 0 are left out)

Two players: a choice for the free city has "city: " before it. Lower case, single spaces.
"""

from typing import Any

from argosy.game.types import Choice, Price
from argosy.rules.wonders import terms
from argosy.rules.wonders.ruleset import Ruleset

CITY_PREFIX = "city: "
PARTS = (("left", "left"), ("right", "right"), ("far_left", "far left"), ("far_right", "far right"))


def make_choice(ruleset: Ruleset, row: Any, seat: int, city: int) -> Choice:
    """A row of the choice list as a Choice of the seat that decides for a city."""
    verb = terms.VERBS[row.verb]
    card = ruleset.catalog.cards[row.card].id if row.card >= 0 else None
    price = Price(
        left=int(row.left),
        right=int(row.right),
        far_left=int(row.far_left),
        far_right=int(row.far_right),
        bank=int(row.bank),
    )
    return Choice(
        seat=seat,
        city=city,
        verb=verb,
        text=(CITY_PREFIX if city != seat else "") + _text(verb, card, price),
        number=int(row.number),
        card=card,
        stage=int(row.stage) or None,
        price=price,
    )


def _text(verb: str, card: str | None, price: Price) -> str:
    parts = [f"{words} {coins}" for name, words in PARTS if (coins := getattr(price, name))]
    pay = f" pay {' '.join(parts)}" if parts else ""
    if verb == "stage":
        return f"stage with {card}{pay}"
    return f"{verb} {card}{pay}" if card else verb


def normal_form(text: str) -> str:
    """A text as a person may type it in the form of canonical texts: lower case, single spaces."""
    return " ".join(text.lower().split())
