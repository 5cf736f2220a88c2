"""Rulesets of Armada for random games: all pairs of editions, 3 to 8 players, teams, options."""

from typing import NamedTuple

from argosy.rules.wonders.ruleset import Options, Ruleset, wonders_ruleset


class Sea(NamedTuple):
    """One kind of table."""

    edition: int
    expansion: int
    players: int
    teams: bool = False
    options: Options = Options()

    def __str__(self) -> str:
        more = ("teams",) * self.teams + ("switches",) * (self.options != Options())
        return "-".join((str(self.edition), str(self.expansion), f"p{self.players}", *more))

    @property
    def ruleset(self) -> Ruleset:
        """Its ruleset."""
        expansion = (f"armada_{self.expansion}",)
        return wonders_ruleset(
            players=self.players,
            edition=self.edition,
            expansions=expansion,
            teams=self.teams,
            options=self.options,
        )


PAIRINGS = [(2010, 2018), (2020, 2020), (2010, 2020), (2020, 2018)]
SWITCHES = Options(equal_taxes="leviers_exempt", babylon_last_card="same_turn")

EVERY = [Sea(*pair, players) for pair in PAIRINGS for players in range(3, 8)]
EVERY += [Sea(edition, 2018, 8) for edition in (2010, 2020)]
EVERY += [Sea(*pair, players, teams=True) for pair in PAIRINGS for players in (4, 6)]
EVERY += [Sea(edition, 2018, 8, teams=True) for edition in (2010, 2020)]
EVERY += [Sea(2010, 2018, 5, options=SWITCHES), Sea(2020, 2020, 4, options=SWITCHES)]

QUICK = [
    Sea(2010, 2018, 3),
    Sea(2010, 2018, 5),
    Sea(2010, 2018, 8),
    Sea(2010, 2018, 4, teams=True),
    Sea(2020, 2020, 4),
    Sea(2020, 2020, 7),
    Sea(2020, 2020, 6, teams=True),
    Sea(2010, 2020, 6),
    Sea(2020, 2018, 3),
    Sea(2020, 2020, 4, options=SWITCHES),
]
"""Each pairing, each number of players, teams and switches once: for the everyday suite."""
