"""Names of the columns and rows of a net, by which one net fits many rulesets.

Each ruleset numbers its cards, boards and leaders in its own way.

    own.coins=5   left.built.baths=1   far.science.gear=2   LEAD=17   own=gizah a   build baths   used baths
    stage 2   left pays 3

Cities are told apart by where they sit: the own one, its neighbours, and all others alike, of whom only a few
things are listed. A partner (ARMADA-TEAM-1) and the free city of two players (BASE-TWO-1) have names of their
own.
"""

from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any

import numpy as np

from argosy.game.wonders.expansions import thing_of
from argosy.game.wonders.features import feature_names
from argosy.rules.wonders import terms
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import KINDS
from argosy.search.wonders.net import features, policy
from argosy.search.wonders.net.listing import BUCKETS

SIDES = 2
"""Even seats and odd ones, which have their partner, or the free city, at different sides."""

UNTOLD = ("age", "turn", "over", "seat", "controller")
UNTOLD_OF_OWN = ("wonder", "sold.", "shipyard")
UNTOLD_OF_OTHERS = ("wonder", "own.", "price.", "owes", "shipyard")
UNTOLD_OF_FAR = (
    *UNTOLD_OF_OTHERS,
    "sold.",
    "built.",
    "hand_size",
    "free_",
    "plays_last",
    "copies_guild",
    "coins",
)
ONCE = ("built.", "recruited.", "island")
"""Things that are there or not."""

EXTRAS = (
    "CLOCK", "LEAD", "LEAD_LEFT", "LEAD_RIGHT", "SHIELDS_LEFT", "SHIELDS_RIGHT", "POINTS", *(f"PAD {line}" for line in terms.LINES)
)  # fmt: skip
"""As numbered in `features.py`."""
BOARDS = ("own", "left", "right")


def columns_of(ruleset: Ruleset, side: int) -> list[str | None]:
    """The name of each number that is observed, None for what is not listed."""
    return [_column(ruleset, side, name) for name in feature_names(ruleset)]


def _column(ruleset: Ruleset, side: int, name: str) -> str | None:
    if not name.startswith("city"):
        return None if name in UNTOLD else name
    city, _, thing = name.partition(".")
    place = _place(ruleset, side, int(city.removeprefix("city")))
    untold = UNTOLD_OF_OWN if place == "own" else UNTOLD_OF_FAR if place == "far" else UNTOLD_OF_OTHERS
    return None if thing.startswith(untold) else f"{place}.{thing}"


def _place(ruleset: Ruleset, side: int, step: int) -> str:
    """Return the name of the place of a city that is so many steps to the left."""
    seats = ruleset.seats
    place = "own" if step == 0 else "left" if step == 1 else "right" if step == seats - 1 else "far"
    if ruleset.has_free_city and step:  # seats 1 and 2 play, so an odd seat has its rival to the left
        return "rival" if (step == 1) == (side == 1) else "free"
    if ruleset.teams and step == (seats - 1 if side else 1):
        return f"{place}-partner"
    return place


def thing_names(ruleset: Ruleset, verb: int) -> Iterator[tuple[int, str]]:
    """The number and name of everything that a verb may be about."""
    word = terms.VERBS[verb]
    if verb == terms.BUILD:
        yield from ((number, f"{word} {card}") for number, card in enumerate(ruleset.card_ids))
        return
    for number in range(KINDS):
        row: Any = SimpleNamespace(verb=verb, card=number, stage=number, add_on=0, how=0, number=0)
        try:
            thing = thing_of(ruleset, row)
        except (IndexError, KeyError, ValueError):
            return
        if thing:
            yield number, f"{word} {thing}"


def slot_names(ruleset: Ruleset) -> dict[int, str]:
    """The name of each slot of the policy that may occur in a ruleset."""
    names = {policy.VERB + verb: word for verb, word in enumerate(terms.VERBS) if word}
    about_cards = (terms.FREE, terms.REVIVE_CARD, terms.STAGE, terms.SELL, terms.NO_VERB, terms.PASS)
    for verb in range(len(terms.VERBS)):
        if verb not in about_cards:
            names |= {
                policy.THING + verb * KINDS + number: name for number, name in thing_names(ruleset, verb)
            }
    names |= {policy.USED + number: f"used {card}" for number, card in enumerate(ruleset.card_ids)}
    names |= {policy.NTH + stage: f"stage {stage}" for stage in range(policy.STAGES)}
    names |= {policy.ADD_ON + bit: f"rider {bit}" for bit in range(policy.ADD_ONS)}
    for first, whom in ((policy.TO_LEFT, "left"), (policy.TO_RIGHT, "right"), (policy.TO_BANK, "bank")):
        names |= {first + coins: f"{whom} gets {coins}" for coins in range(1, policy.PAID)}
    return names


def board_names(ruleset: Ruleset) -> Iterator[tuple[int, int, str]]:
    """Yield the place of a board (own, left, right), its number, and the name of its column."""
    for whose, word in enumerate(BOARDS):
        for number, (wonder, side) in enumerate(ruleset.boards):
            yield whose, number, f"{word}={wonder} {side}"


def column_map(ruleset: Ruleset, known: Mapping[str, int], names: Any) -> None:
    """Write to `names`, a record of `weights.NET`, which column stands for what, -1 where there is none."""
    for side in range(SIDES):
        for place, name in enumerate(columns_of(ruleset, side)):
            names.column[side, place] = _kinds(name, known)
    for number, name in enumerate(EXTRAS):
        names.extra[number] = _kinds(name, known)
    for whose, number, name in board_names(ruleset):
        names.board[whose, number] = known.get(name, -1)


def _kinds(name: str | None, known: Mapping[str, int]) -> Any:
    """The column of each kind of a number; a kind that the net has never seen stands for the next smaller
    one.
    """
    kinds, last = np.full(BUCKETS, -1), -1
    if name is None:
        return kinds
    for bucket in range(BUCKETS):
        last = known.get(f"{name}={bucket}", last)
        kinds[bucket] = last
    return kinds


assert len(EXTRAS) == features.PAD + len(terms.LINES)
