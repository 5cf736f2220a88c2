"""What Babel adds to the texts of choices.

take N                    the tile of the draft that is kept
tile N with CARD          the card is discarded, the own tile N is laid face down
build CARD + project      the cost of taking part is paid in the same sum; also `free CARD + project`
free CARD by token        a token of an earlier project makes the card free; also `stage with CARD by token`
discard CARD, discard N   what a penalty takes: a building, a victory token of N points
"""

from typing import Any

from argosy.rules.wonders.babel.terms import BY_TAXED_CHAIN, BY_TOKEN, FOR_COINS, LAY_TILE, TAKE_TILE, WITH_PROJECT
from argosy.rules.wonders.edifice.terms import WITH_EDIFICE
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.works.terms import GIVE_UP

WAYS = "(?: by chain| for coins| by token)"
RIDERS = (rf"(?: by [a-z_]+)? \+ project{WAYS}?", rf" \+ ship(?: (?:red|yellow|blue|green))?{WAYS}", WAYS)


def choice_fields(ruleset: Ruleset, row: Any) -> dict[str, Any]:
    """The tile that is kept or laid, whether the city takes part in the project, whether a token pays."""
    tile = row.card if row.verb == TAKE_TILE else row.stage - 1 if row.verb == LAY_TILE else None
    return {
        "tile": None if tile is None else int(ruleset.ids("tiles")[tile]),
        "joins": joins(row),
        "by_token": _is_play(row) and bool(row.rider & BY_TOKEN),
    }


def joins(row: Any) -> bool:
    """Does the city take part in the project or the edifice of the Age?"""
    return _is_play(row) and bool(row.rider & (WITH_PROJECT | WITH_EDIFICE))


def first_words(ruleset: Ruleset, row: Any) -> str:
    """`tile N with`."""
    return f"tile {ruleset.ids('tiles')[row.stage - 1]} with" if row.verb == LAY_TILE else ""


def thing(ruleset: Ruleset, row: Any) -> str:
    """What an answer names: a tile, a building, the points of a victory token."""
    return ruleset.ids("tiles")[row.card] if row.verb == TAKE_TILE else thing_to_give_up(ruleset, row)


def thing_to_give_up(ruleset: Ruleset, row: Any) -> str:
    """What a penalty takes: a building, or the points of a victory token."""
    if row.verb != GIVE_UP:
        return ""
    return str(ruleset.tables.victory[row.card]) if row.stage else ruleset.card_ids[row.card]


def rider(_ruleset: Ruleset, _city: Any, row: Any) -> str:
    """What is done together with a card, and by which right."""
    if not _is_play(row):
        return ""
    words = (
        (WITH_PROJECT, " + project"),
        (BY_TAXED_CHAIN, " by chain"),
        (FOR_COINS, " for coins"),
        (BY_TOKEN, " by token"),
    )
    return "".join(text for bit, text in words if row.rider & bit)


def _is_play(row: Any) -> bool:
    """Is a card built, or put under a stage?"""
    return row.verb not in (TAKE_TILE, LAY_TILE, GIVE_UP)
