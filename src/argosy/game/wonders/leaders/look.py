"""From the record to a view: what a seat sees of leaders (LEADERS-DRAFT-3, LEADERS-RECRUIT-2, -4, -5)."""

from typing import Any

from argosy.catalog import Effect
from argosy.catalog.wonders.leader import leaders_of
from argosy.game.wonders.leaders.questions import hand
from argosy.game.wonders.leaders.view import CityLeaders
from argosy.rules.wonders.leaders.knowledge import leaders_passed_on
from argosy.rules.wonders.leaders.terms import DRAFT
from argosy.rules.wonders.ruleset import Ruleset


def named(ruleset: Ruleset, numbers: Any) -> tuple[str, ...]:
    """Leaders by their ids; -1 stands for none."""
    return tuple(ruleset.ids("leaders")[number] for number in numbers if number >= 0)


def effects_of(ruleset: Ruleset, city: Any) -> list[Effect]:
    """Effects of the leaders in play, a copied one included."""
    leaders = {leader.id: leader for leader in leaders_of(ruleset.catalog)}
    ids = named(ruleset, (*city.leaders.face_up, city.leaders.copied))
    return [effect for leader in ids for effect in leaders[leader].effects]


def look_at_city(ruleset: Ruleset, city: Any) -> dict[str, Any]:
    """The leaders of a city as everybody sees them."""
    leaders = city.leaders
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


def look_at_table(ruleset: Ruleset, game: Any, seat: int | None, asked: int | None) -> dict[str, Any]:
    """The viewer's own leaders, those it drafts from, those it has passed on, the partner's, and how many are left in
    the box (LEADERS-MIX-7).
    """
    drafts = asked is not None and game.cities[asked].owes == DRAFT
    partner = seat ^ 1 if ruleset.teams and seat is not None else None
    return {
        "leaders_hand": () if seat is None else hand(ruleset, game.cities[seat]),
        "leaders_offered": named(ruleset, game.cities[asked].leaders.packet) if drafts else (),
        "leaders_passed": ()
        if seat is None
        else tuple(named(ruleset, p) for p in leaders_passed_on(game, ruleset.tables, seat)),
        "leaders_left": int(game.leaders.left),
        "partner_leaders": () if partner is None else hand(ruleset, game.cities[partner]),
    }
