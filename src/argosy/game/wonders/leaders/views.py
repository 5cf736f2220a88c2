"""The Leaders part of a view, read from the record.

Rules LEADERS-DRAFT-3, LEADERS-RECRUIT-2, -4, -5.
"""

from collections.abc import Iterable

import msgspec

from argosy.catalog import Effect
from argosy.catalog.wonders.leader import leaders_of
from argosy.game.types import Fields
from argosy.rules.wonders.leaders.knowledge import leaders_passed_on
from argosy.rules.wonders.leaders.state import LeadersCityFields
from argosy.rules.wonders.leaders.terms import DRAFT
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import City, Game


class CityLeaders(msgspec.Struct, frozen=True, kw_only=True):
    """The Leaders part of a city; all of it is public."""

    hand_size: int
    """Leaders in the hand."""
    recruited: tuple[str, ...]
    """Leaders that lie face up, in the order in which they came."""
    ages: tuple[int, ...]
    """The Age in which each of them was recruited."""
    buried: tuple[str, ...]
    """Leaders that were turned face down under the board; everybody has seen them before."""
    copied: str | None
    """The leader of a neighbour whose effect is this city's too."""
    under_stages: tuple[int, ...]
    """1-based stages that have a leader as marker."""
    sold: int
    """Leaders discarded for coins."""
    discounts: tuple[int, int, int]
    """Coins less for leaders of this city, of its left neighbour, of its right neighbour."""
    leaders_free: bool


def named(ruleset: Ruleset, numbers: Iterable[int]) -> tuple[str, ...]:
    """Leaders by their ids; -1 stands for none."""
    return tuple(ruleset.ids("leaders")[number] for number in numbers if number >= 0)


def hand(ruleset: Ruleset, city: City) -> tuple[str, ...]:
    """The leaders of the hand."""
    return tuple(
        ruleset.ids("leaders")[int(leader)] for leader in city.leaders.hand[: city.leaders.hand_size]
    )


def effects_of(ruleset: Ruleset, city: City) -> list[Effect]:
    """Effects of the leaders in play, a copied one included."""
    leaders = {leader.id: leader for leader in leaders_of(ruleset.catalog)}
    ids = named(ruleset, (*city.leaders.face_up, city.leaders.copied))
    return [effect for leader in ids for effect in leaders[leader].effects]


def look_at_city(ruleset: Ruleset, city: City) -> Fields:
    """The leaders of a city as everybody sees them."""
    leaders: LeadersCityFields = city.leaders
    seen = CityLeaders(
        hand_size=int(leaders.hand_size),
        recruited=named(ruleset, leaders.face_up),
        ages=tuple(int(age) for age in leaders.ages[: leaders.recruited]),
        buried=named(ruleset, leaders.buried),
        copied=next(iter(named(ruleset, (leaders.copied,))), None),
        under_stages=tuple(stage for stage, leader in enumerate(leaders.markers, 1) if leader >= 0),
        sold=int(leaders.sales),
        discounts=tuple(int(coins) for coins in leaders.discount),  # type: ignore[arg-type]
        leaders_free=bool(leaders.free),
    )
    return {"leaders": seen}


def look_at_table(ruleset: Ruleset, game: Game, seat: int | None, asked: int | None) -> Fields:
    """The viewer's own leaders, those it drafts from, those it has passed on, the partner's, and how many
    are left in the box (LEADERS-MIX-7).
    """
    packet = () if asked is None or game.cities[asked].owes != DRAFT else game.cities[asked].leaders.packet
    partner = seat ^ 1 if ruleset.teams and seat is not None else None
    return {
        "leaders_hand": () if seat is None else hand(ruleset, game.cities[seat]),
        "leaders_offered": named(ruleset, packet),
        "leaders_passed": ()
        if seat is None
        else tuple(named(ruleset, p) for p in leaders_passed_on(game, ruleset.tables, seat)),
        "leaders_left": int(game.leaders.left),
        "partner_leaders": () if partner is None else hand(ruleset, game.cities[partner]),
    }
