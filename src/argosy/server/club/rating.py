"""Changes of ratings by a finished game: Plackett-Luce, as openskill has it; pure.

Each side is rated apart, against the opponents of whom something is known: bots of this server and people
whose ratings are settled. For provisional ratings people with an account and some games count too, with less
weight: so a club without bots settles in time. Guests and accounts that come and go move nobody's rating.
"""

from collections.abc import Collection, Mapping, Sequence
from statistics import fmean
from typing import Any

import msgspec

from argosy.server.club.sides import BOT, Side

MU = 25.0
SIGMA = MU / 3
SURE = 3
"""So many sigmas below mu lies the number that is shown: whoever has played little is not shown high."""
SHOWN = 100
"""The number that is shown is so many times as large, because whole numbers are easier to read."""


SETTLED = 5.0
"""The largest sigma of a settled rating; those above are provisional and stand in no list."""
DOUBT = 2.0
"""The sigma of somebody with an account and a provisional rating counts so many times for the opponents."""
FIRST_GAMES = 10
"""Rated games after which somebody with an account counts for others whose ratings are provisional."""


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """Strength of a party: most likely `mu`, and how sure that is."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def shown(self) -> int:
        """The number on the page."""
        return round(SHOWN * (self.mu - SURE * self.sigma))

    @property
    def spread(self) -> int:
        """Return the number behind ±: one sigma."""
        return round(SHOWN * self.sigma)

    @property
    def is_settled(self) -> bool:
        """True if it is sure enough for a place in the list."""
        return self.sigma <= SETTLED


def rated(
    sides: Sequence[Side], known: Mapping[str, Rating], with_account: Collection[str] = ()
) -> dict[str, Rating]:
    """Return the new ratings of a game.

    Without an opponent who counts only people with an account have one game more.

    A party with several seats counts once, with the mean of their changes.

    with_account: the people who have an account, as parties.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415  because only the end of a rated game needs it

    model = PlackettLuce()
    before = {party: known.get(party, Rating()) for side in sides for party in side.parties}
    after: dict[str, list[tuple[float, float]]] = {}
    for index, side in enumerate(sides):
        is_settled = any(before[party].is_settled for party in side.parties)
        counted = frozenset[str]() if is_settled else frozenset(with_account)
        weighed = [_weighed(other, before, counted) for other in sides]
        others = [other for other, team in enumerate(weighed) if team and other != index]
        if not others and not all(party in with_account for party in side.parties):
            continue
        own = [(before[party].mu, before[party].sigma) for party in side.parties]
        ranks = [float(sides[one].rank) for one in (index, *others)]
        found = _rate(model, [own, *(weighed[one] for one in others)], ranks) if others else own
        for party, one in zip(side.parties, found, strict=True):
            after.setdefault(party, []).append(one)
    return {
        party: Rating(
            mu=fmean(mu for mu, _ in changed),
            sigma=fmean(sigma for _, sigma in changed),
            games=before[party].games + 1,
        )
        for party, changed in after.items()
    }


def _weighed(
    side: Side, before: Mapping[str, Rating], with_account: Collection[str]
) -> list[tuple[float, float]]:
    """Return mu and sigma of a side as its opponents meet it; empty if it does not count for them."""
    if not all(_counts(one, before[one], with_account) for one in side.parties):
        return []
    return [(before[one].mu, before[one].sigma * _doubt(one, before[one])) for one in side.parties]


def _counts(party: str, rating: Rating, with_account: Collection[str]) -> bool:
    return (
        party.startswith(BOT) or rating.is_settled or (party in with_account and rating.games >= FIRST_GAMES)
    )


def _doubt(party: str, rating: Rating) -> float:
    return 1.0 if party.startswith(BOT) or rating.is_settled else DOUBT


def _rate(
    model: Any, teams: Sequence[Sequence[tuple[float, float]]], ranks: list[float]
) -> list[tuple[float, float]]:
    """Return mu and sigma of the first team after a game."""
    rated_teams = model.rate(
        [[model.rating(mu=mu, sigma=sigma) for mu, sigma in team] for team in teams], ranks=ranks
    )
    return [(one.mu, one.sigma) for one in rated_teams[0]]
