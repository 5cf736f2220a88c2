"""Combinations of expansions that the rulebooks allow: editions, parts, numbers of players, teams.

`allowed` says it again in words of the rulebooks, so that a ruleset that refuses too much or too little is
noticed.
"""

from functools import cached_property
from itertools import combinations, product
from random import Random

import msgspec

from argosy.rules.wonders.ruleset import Options, Ruleset, wonders_ruleset

BASES = (2010, 2020)
ARMADA = (None, "armada_2018", "armada_2020")
LEADERS = (None, "leaders_2011", "leaders_2020")
CITIES = (None, "cities_2012", "cities_2020")
BABEL = (None, "tower", "projects", "both")
EDIFICE = (None, "edifice")
FOR_EIGHT = {None, "armada_2018", "leaders_2011", "cities_2012"}


class Mix(msgspec.Struct, frozen=True, dict=True):
    """One kind of table."""

    base: int
    armada: str | None
    leaders: str | None
    cities: str | None
    babel: str | None
    edifice: str | None
    players: int
    teams: bool
    boards: str | None = None
    """An expansion of boards without cards; not among the combinations of `ALL`, which it would only
    double.
    """

    def __str__(self) -> str:
        babel = f"babel_{self.babel}" if self.babel else None
        names = (
            str(self.base),
            self.armada,
            self.leaders,
            self.cities,
            babel,
            self.edifice,
            self.boards,
            f"p{self.players}",
        )
        return "-".join([*(name for name in names if name), *["teams"] * self.teams])

    @property
    def expansions(self) -> tuple[str, ...]:
        """The expansions by their ids."""
        expansions = (
            self.armada,
            self.leaders,
            self.cities,
            self.babel and "babel",
            self.edifice,
            self.boards,
        )
        return tuple(expansion for expansion in expansions if expansion)

    @cached_property
    def ruleset(self) -> Ruleset:
        """Its ruleset, with all leaders of the box."""
        pack = (
            "standard_and_expert" if self.leaders == "leaders_2020" else "standard"
        )  # the box of 2011 has one pack
        options = Options(babel_parts=self.babel or "both", leaders_pack=pack)
        return wonders_ruleset(
            players=self.players,
            edition=self.base,
            expansions=self.expansions,
            teams=self.teams,
            options=options,
        )


def allowed(mix: Mix) -> bool:
    """Do the rulebooks have such a table?"""
    if mix.edifice and mix.babel == "projects":
        return False  # Edifice has taken the place of the Great Projects
    if mix.teams and (mix.players % 2 or not (mix.armada or mix.cities)):
        return False  # ARMADA-TEAM-1, CITIES-TEAM-1, AMB-95
    return mix.players < 8 or is_for_eight(mix)


def is_for_eight(mix: Mix) -> bool:
    """ARMADA-EIGHT-1, CITIES-EIGHT-1, CITIES-MIX-5, LEADERS-MIX-8, BABEL-TOWER-1, EDIFICE-1."""
    if mix.edifice or not {mix.armada, mix.leaders, mix.cities} <= FOR_EIGHT:
        return False
    return bool(mix.cities) if mix.leaders else bool(mix.cities) != bool(mix.armada)


def fits_eight_once(mix: Mix) -> bool:
    """No rulebook says how many cards eight players get of both Armada and Cities."""
    return mix.players < 8 or not (mix.armada and mix.cities)


def is_tower_alone(values: tuple) -> bool:
    """True for a mix with Edifice and `both` of Babel: the same table as with the tower alone."""
    return values[4] == "both" and bool(values[5])


ALL = [
    Mix(*values)
    for values in product(BASES, ARMADA, LEADERS, CITIES, BABEL, EDIFICE, range(3, 9), (False, True))
    if any(values[1:6]) and not is_tower_alone(values)
]
EVERY = [mix for mix in ALL if allowed(mix) and fits_eight_once(mix)]
REFUSED = [mix for mix in ALL if not (allowed(mix) and fits_eight_once(mix))]


def covering() -> list[Mix]:
    """A few of them in which every two values that go together meet at least once."""
    numbers: dict[tuple, int] = {}
    pairs = {
        mix: sum(
            1 << numbers.setdefault(pair, len(numbers))
            for pair in combinations(
                enumerate(msgspec.structs.astuple(mix)[:-1]), 2
            )  # boards are never there
        )
        for mix in Random(7).sample(EVERY, len(EVERY))
    }
    chosen, left = [], (1 << len(numbers)) - 1
    while left:
        best = max(pairs, key=lambda mix: (pairs[mix] & left).bit_count())
        chosen.append(best)
        left &= ~pairs[best]
    return chosen
