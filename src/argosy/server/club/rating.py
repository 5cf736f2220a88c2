"""What a finished game changes in the ratings of those who played: Plackett-Luce, as openskill has it; pure."""

from collections.abc import Mapping, Sequence
from statistics import fmean

import msgspec

from argosy.server.club.sides import Side

MU = 25.0
SIGMA = MU / 3
SURE = 3
"""So many sigmas below mu lies the number that is shown: whoever has played little is not shown high."""
SHOWN = 100
"""The number that is shown is so many times as large, because whole numbers are easier to read."""


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """How well a party plays: most likely `mu`, and how sure that is."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def shown(self) -> int:
        """The number on the page."""
        return round(SHOWN * (self.mu - SURE * self.sigma))

    @property
    def spread(self) -> int:
        """What stands behind ±: one sigma."""
        return round(SHOWN * self.sigma)


def rated(sides: Sequence[Side], known: Mapping[str, Rating]) -> dict[str, Rating]:
    """The new ratings of all who played. A party with several seats counts once, with the mean of what its seats would change."""
    from openskill.models import PlackettLuce  # noqa: PLC0415  because only the end of a rated game needs it

    model = PlackettLuce()
    before = {party: known.get(party, Rating()) for side in sides for party in side.parties}
    teams = [[model.rating(mu=before[one].mu, sigma=before[one].sigma) for one in side.parties] for side in sides]
    after: dict[str, list[tuple[float, float]]] = {}
    for side, team in zip(sides, model.rate(teams, ranks=[float(side.rank) for side in sides]), strict=True):
        for party, one in zip(side.parties, team, strict=True):
            after.setdefault(party, []).append((one.mu, one.sigma))
    return {
        party: Rating(
            mu=fmean(mu for mu, _ in changed),
            sigma=fmean(sigma for _, sigma in changed),
            games=before[party].games + 1,
        )
        for party, changed in after.items()
    }
