"""Tables of Cities for random games: both editions, 3 to 8 players, teams, with Armada."""

from typing import NamedTuple

from argosy.game import WondersGame, new_game


class Town(NamedTuple):
    """One kind of table."""

    edition: int
    players: int
    expansions: tuple[str, ...] = ("cities",)
    teams: bool = False

    def __str__(self) -> str:
        return "-".join((str(self.edition), f"p{self.players}", *self.expansions, *(("teams",) * self.teams)))

    def fresh(self, seed: int) -> WondersGame:
        """A new game."""
        return new_game(
            "wonders",
            players=self.players,
            edition=self.edition,
            expansions=list(self.expansions),
            teams=self.teams,
            seed=seed,
        )


TABLES = [Town(2010, players) for players in (3, 5, 8)] + [Town(2020, players) for players in (3, 4, 7)]
TABLES += [Town(2010, 8, teams=True), Town(2020, 4, teams=True)]
TABLES += [Town(2010, 4, ("armada", "cities")), Town(2020, 5, ("armada", "cities"))]
TABLES += [Town(2020, 4, ("armada", "cities"), teams=True)]
