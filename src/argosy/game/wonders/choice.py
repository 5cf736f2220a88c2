"""The text of choices of 7 Wonders: from a choice row to its canonical text and back to a normal form.

    build CARD [+ ship] [PAY] | stage [N] with CARD [+ ship [COLOUR]] [PAY] | free CARD [+ ship] [PAY]
    sell CARD | sell CARD for ship | revive CARD | move COLOUR [COLOUR [COLOUR]] | keep ISLAND | fight | abstain | pass
    PAY = "pay" and any of  left N, right N, far left N, far right N, bank N    (parts of 0 are left out)

N only where stages may be built in any order, COLOUR only where the lane is free to choose (Lost Island).
Two players: a choice for the free city has "city: " before it. Lower case, single spaces.
"""

from typing import Any

from argosy.game.types import Choice, Price
from argosy.rules.wonders import terms
from argosy.rules.wonders.armada import terms as naval_terms
from argosy.rules.wonders.ruleset import Ruleset

CITY_PREFIX = "city: "
PARTS = (("left", "left"), ("right", "right"), ("far_left", "far left"), ("far_right", "far right"))


def make_choice(ruleset: Ruleset, game: Any, row: Any, seat: int, city: int) -> Choice:
    """A row of the choice list as a Choice of the seat that decides for a city."""
    verb = terms.VERBS[row.verb]
    keeps = row.verb == naval_terms.KEEP_ISLAND
    card = ruleset.catalog.cards[row.card].id if row.card >= 0 and not keeps else None
    island = ruleset.ids("islands")[row.card] if keeps else None
    ships = tuple(name for lane, name in enumerate(naval_terms.LANES) if row.ship >> lane & 1)
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
        text=(CITY_PREFIX if city != seat else "")
        + _text(verb, card or island, ships, price, _stage_words(ruleset, game, row, city)),
        number=int(row.number),
        card=card,
        stage=int(row.stage) or None,
        ships=ships,
        island=island,
        price=price,
    )


def _stage_words(ruleset: Ruleset, game: Any, row: Any, city: int) -> tuple[str, bool]:
    """What the text of a stage has to say: its number, if it could be another one; is the ship's colour free?"""
    acting = game.cities[city]
    number = f" {row.stage}" if row.stage and ruleset.tables.boards[acting.wonder].any_order else ""
    return number, bool(acting.armada.any_stage_ship)


def _text(verb: str, thing: str | None, ships: tuple[str, ...], price: Price, stage: tuple[str, bool]) -> str:
    parts = [f"{words} {coins}" for name, words in PARTS if (coins := getattr(price, name))]
    pay = f" pay {' '.join(parts)}" if parts else ""
    number, names_color = stage
    if verb == "stage":
        ship = f" + ship {ships[0]}" if ships and names_color else " + ship" if ships else ""
        return f"stage{number} with {thing}{ship}{pay}"
    if verb == "move":
        return f"move {' '.join(ships)}"
    if verb == "sell":
        return f"sell {thing} for ship" if ships else f"sell {thing}"
    return f"{verb} {thing}{' + ship' if ships else ''}{pay}" if thing else verb


def normal_form(text: str) -> str:
    """A text as a person may type it in the form of canonical texts: lower case, single spaces."""
    return " ".join(text.lower().split())
