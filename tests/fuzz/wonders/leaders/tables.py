"""Tables with Leaders for random games: editions, packs, numbers of players, with Armada, in teams."""

from random import Random

import msgspec

from argosy import new_game
from argosy.game import WondersGame


class Hall(msgspec.Struct, frozen=True):
    """One kind of table."""

    edition: int
    players: int
    expansions: tuple[str, ...] = ("leaders",)
    teams: bool = False
    pack: str = "standard_and_expert"

    def __str__(self) -> str:
        teams = "-teams" if self.teams else ""
        return f"{self.edition}-{'-'.join(self.expansions)}-p{self.players}{teams}-{self.pack}"

    @property
    def pack_of_expansion(self) -> str:
        """The box of 2011 has one pack."""
        return self.pack if self.edition == 2020 else "standard"

    def fresh(self, seed: int) -> WondersGame:
        """A game; Roma, Abu Simbel and Halikarnassos are often there."""
        chance = Random(seed)
        named = ["roma", "abu_simbel", "halikarnassos", "olympia"]
        chance.shuffle(named)
        wonders = [*named[: chance.choice((0, 2, 3))], *[None] * self.players][: self.players]
        return new_game(
            "wonders",
            players=self.players,
            edition=self.edition,
            expansions=list(self.expansions),
            teams=self.teams,
            seed=seed,
            wonders=wonders,
            leaders_pack=self.pack_of_expansion,
        )


SEA = ("armada", "leaders")
TABLES = [Hall(edition, players) for edition in (2010, 2020) for players in (3, 4, 7)]
TABLES += [Hall(2020, 5, pack="standard"), Hall(2010, 3, SEA), Hall(2020, 5, SEA)]
DARK = ("leaders", "cities")
TABLES += [Hall(2010, 4, DARK), Hall(2020, 4, DARK), Hall(2020, 5, ("leaders_2020", "cities_2012"))]
TABLES += [
    Hall(2010, 4, SEA, teams=True),
    Hall(2020, 6, SEA, teams=True),
    Hall(2020, 4, ("leaders_2011",), pack="standard"),
]
