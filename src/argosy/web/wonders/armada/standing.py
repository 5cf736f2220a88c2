"""What the naval conflict would bring each city if the Age ended now, for whoever asks the scale (ARMADA-CONFLICT-3 to -11)."""

from collections import Counter
from collections.abc import Mapping

from argosy.catalog.wonders.armada.facts import NavalConflict
from argosy.game.wonders.view import WondersView
from argosy.rules.wonders.armada.ruleset import facts_of
from argosy.texts import Words
from argosy.web.accounts import Account, Line
from argosy.web.parts import roman, signed
from argosy.web.wonders.armada.shipyard import at_sea, prizes
from argosy.web.wonders.faces import Faces


def tokens(conflict: NavalConflict, strengths: Mapping[int, int], age: int) -> dict[int, int]:
    """The points of each seat, by the naval strengths of all. The engine counts on its own state; a test compares both."""
    cities, (lowest, *others) = Counter(strengths.values()), sorted(set(strengths.values()))
    if not others:
        return dict.fromkeys(strengths, 0)
    paid, rank = {lowest: conflict.lowest[age - 1]}, 0
    for strength in reversed(others):
        rank += cities[strength] > 1  # equal cities take the prize one rank down
        ranks = conflict.prizes[age - 1]
        paid[strength] = ranks[rank] if rank < len(ranks) else 0
        rank += 1
    return {seat: paid[strength] for seat, strength in strengths.items()}


def tokens_now(faces: Faces, view: WondersView) -> dict[int, int]:
    """The tokens as it stands."""
    strengths = {city.seat: at_sea(city).strength for city in view.cities}
    return tokens(facts_of(faces.catalog).setup.naval_conflict, strengths, _age(view))


def naval_text(w: Words, view: WondersView, points: int) -> str:
    """What the strength of one city is worth now."""
    return w.say("If Age {age} ended now, points at sea: {points}.", age=roman(_age(view)), points=signed(points))


def scale_account(faces: Faces, view: WondersView) -> Account:
    """Each city with its strength, the best first, and what it would get; below, what the Age pays."""
    w, paid = faces.words, tokens_now(faces, view)
    order = sorted(view.cities, key=lambda city: -at_sea(city).strength)
    found = tuple(
        Line(w.pair(faces.city(city.wonder), w.say("naval strength {n}", n=at_sea(city).strength)), paid[city.seat])
        for city in order
    )
    return Account(
        title=w.say("At sea, if Age {age} ended now", age=roman(_age(view))), lines=found, text=prizes(faces, view.age)
    )


def _age(view: WondersView) -> int:
    return max(view.age, 1)
