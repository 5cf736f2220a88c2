"""Writes tests/coach/calibration.jsonl: values of the search and results of the games.

    python scripts/make_calibration.py [FAMILY ...]

A line is a family: games of a level against itself with a tenth of all choices by chance, positions of them
drawn by lot, for each the value of a search with few iterations and the result for the seat that was asked,
and some of the positions themselves, so that the test can search them again. Families that are not named keep
their lines. Then src/argosy/coach/calibration.toml is fitted: the odds of each family are raised to a power
and multiplied in each Age, as a logistic fit of the results says.
"""

import random
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from argosy import bots  # noqa: E402  because of the path above
from argosy.bots.search_backends import searcher  # noqa: E402
from argosy.coach import REASONERS  # noqa: E402
from argosy.coach.calibration import Fit, age_index  # noqa: E402
from argosy.game import new_game  # noqa: E402
from argosy.rules.wonders.terms import AGES  # noqa: E402  Duel has as many
from argosy.search.types import LEARNED, Budget  # noqa: E402

FILE = ROOT / "tests" / "coach" / "calibration.jsonl"
ITERATIONS = 200
BY_CHANCE = 0.1
BINS = 10
CLOSE, CLOSE_IN_AN_AGE = 0.02, 0.03
"""The expected calibration error that a family may have with its fits, in all Ages together and in each."""
SURE = 0.005
STEPS = 30
FITS = ROOT / "src" / "argosy" / "coach" / "calibration.toml"
HEAD = """# What is done to chances that a search says, so that they come true (src/argosy/coach/calibration.py):
# the power and the logarithm of the factor of the odds in each Age.
# scripts/make_calibration.py writes this file.
source = "logistic fits to the results of the games in tests/coach/calibration.jsonl"
"""
VIEWS = {"wonders": "WondersView", "duel": "DuelView"}
FREE_CITY_PLAYERS = 2
"""Players with a free city, for whom only the edition of 2010 has rules."""
DRAWN = 0.35
"""The share of decisions that are looked at."""
KEPT = 2
"""Positions of a family that are kept themselves."""


class Kept(msgspec.Struct, frozen=True):
    """A position that can be searched again."""

    record: str
    seat: int
    seed: int
    value: float


class Family(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the file."""

    name: str
    game: str
    players: int
    expansions: tuple[str, ...] = msgspec.field(name="boxes")
    player: str
    games: int
    seed: int
    iterations: int = ITERATIONS
    said: tuple[tuple[tuple[float, int, float], ...], ...] = ()
    """By Age values of the search, each with the number of positions that had it and the wins of their seats.
    """
    kept: tuple[Kept, ...] = ()

    @property
    def options(self) -> dict[str, Any]:
        """Arguments of `argosy.new_game`; two players play the edition of 2010, which alone is for them."""
        players = {"players": self.players} if self.game == "wonders" else {}
        edition = {"edition": 2010} if self.game == "wonders" and self.players == FREE_CITY_PLAYERS else {}
        return {"expansions": list(self.expansions), **players, **edition}


def _duel(name: str, *expansions: str) -> Family:
    return Family(
        name=name, game="duel", players=2, expansions=expansions, player="captain@300", games=500, seed=1
    )


def _wonders(name: str, players: int, games: int, *expansions: str) -> Family:
    return Family(
        name=name,
        game="wonders",
        players=players,
        expansions=expansions,
        player="captain@100",
        games=games,
        seed=1,
    )


FAMILIES = (
    _duel("duel"),
    _duel("duel-agora", "agora"),
    _duel("duel-pantheon", "pantheon"),
    _duel("duel-both", "agora", "pantheon"),
    _wonders("wonders-2", 2, 600),
    _wonders("wonders", 3, 1_200),
    _wonders("wonders-4", 4, 500),
    _wonders("wonders-5", 5, 400),
    _wonders("wonders-6", 6, 400),
    _wonders("wonders-7", 7, 400),
    _wonders("armada", 3, 300, "armada"),
    _wonders("leaders-cities", 3, 250, "leaders", "cities"),
)


def measured(family: Family) -> Family:
    """The line of a family, played anew."""
    said, kept = tuple(dict[float, list[float]]() for _ in range(AGES)), list[Kept]()
    for seed in range(family.seed, family.seed + family.games):
        asked, wins = _play(family, seed)
        kept += [one for _, one in asked if "\n" in one.record][: max(0, KEPT - len(kept))]
        for age, one in asked:
            said[age].setdefault(round(one.value, 3), []).append(wins[one.seat])
    rows = tuple(
        tuple((value, len(shares), round(sum(shares), 4)) for value, shares in sorted(of_age.items()))
        for of_age in said
    )
    return msgspec.structs.replace(family, said=rows, kept=tuple(kept))


def _play(family: Family, seed: int) -> tuple[list[tuple[int, Kept]], dict[int, float]]:
    """The positions of a game, each with its Age (from 0), and everybody's share of the win."""
    game, chance = new_game(family.game, seed=seed, **family.options), random.Random(f"calibration {seed}")
    player, asked = bots.bot(family.player), list[tuple[int, Kept]]()
    while not game.is_over:
        for seat in game.owing:
            if len(game.numbers(seat)) > 1 and chance.random() < DRAWN:
                asked.append(_asked(game, seat, chance.getrandbits(30), family.iterations))
        for seat in game.owing:
            while seat in game.owing:
                by_chance = chance.random() < BY_CHANCE
                number = (
                    chance.choice(game.numbers(seat))
                    if by_chance
                    else bots.decide(player, game, seat, chance)
                )
                game.play(seat, number)
    ranks = {one.seat: one.rank for one in game.scores() if one.seat in game.players}
    winners = sum(rank == 1 for rank in ranks.values())
    return asked, {seat: (rank == 1) / winners for seat, rank in ranks.items()}


def _asked(game, seat: int, seed: int, iterations: int) -> tuple[int, Kept]:
    view = game.view(seat)
    value = searcher(view).search(view, Budget(iterations=iterations), LEARNED, seed).best.value
    return age_index(view), Kept(game.record(), seat, seed, value)


def read() -> dict[str, Family]:
    """The families of the file by name."""
    lines = FILE.read_text().splitlines() if FILE.exists() else []
    return {one.name: one for one in (msgspec.json.decode(line, type=Family) for line in lines)}


def main(names: list[str]) -> None:
    """Measure the families that are named, or all."""
    for family in FAMILIES:
        if family.name in names or not names:
            found = read() | {family.name: measured(family)}
            lines = [msgspec.json.encode(found[one.name]).decode() for one in FAMILIES if one.name in found]
            FILE.write_text("\n".join(lines) + "\n")
    FITS.write_text(fits())


def chances_of(family: Family, age: int) -> tuple[np.ndarray, np.ndarray]:
    """Chances by the search in an Age (from 0), not fitted, and the results, by position.

    Equal values share their results.
    """
    room = import_module(REASONERS[VIEWS[family.game]])
    values, positions, wins = np.array(family.said[age]).T
    counts = positions.astype(int)
    return np.repeat([room.chance(value) for value in values], counts), np.repeat(wins / positions, counts)


def error(chances: np.ndarray, results: np.ndarray) -> float:
    """The expected calibration error in ten bins: by how much the mean chance of a bin is off its share of
    wins, weighed by its positions.
    """
    place = np.minimum(BINS - 1, (chances * BINS).astype(int))
    off = [abs((chances - results)[place == one].sum()) for one in range(BINS)]
    return float(sum(off) / len(chances))


def fitted_chances(family: Family, by_age: Sequence[Fit]) -> tuple[np.ndarray, np.ndarray]:
    """As `chances_of` for all Ages together, the chances fitted."""
    ages = [chances_of(family, age) for age in range(AGES)]
    chances = [fit(chance) for (of_age, _), fit in zip(ages, by_age, strict=True) for chance in of_age]
    return np.array(chances), np.concatenate([results for _, results in ages])


def fits() -> str:
    """The text of calibration.toml."""
    return "\n".join([HEAD, *map(row, read().values())])


def first_view(family: Family):
    """The view of the first player of a new game."""
    game = new_game(family.game, seed=0, **family.options)
    return game.view(game.players[0])


def row(family: Family) -> str:
    """The fit of a family as a table of TOML."""
    numbers = ", ".join(
        str([round(number, 3) for number in fitted(*chances_of(family, age))]) for age in range(AGES)
    )
    names = ", ".join(f'"{expansion}"' for expansion in first_view(family).expansions)
    lines = (f'view = "{VIEWS[family.game]}"', f"players = {family.players}", f"boxes = [{names}]")
    return "\n".join(("[[family]]", *lines, f"ages = [{numbers}]", ""))


def fitted(chances: np.ndarray, results: np.ndarray) -> tuple[float, float]:
    """A logistic fit of the results to the log odds, by Newton's method; sure things say nothing about it."""
    open_ = (chances > SURE) & (chances < 1 - SURE)
    odds, won = np.log(chances[open_] / (1 - chances[open_])), results[open_]
    inputs, weights = np.stack([odds, np.ones_like(odds)], axis=1), np.array([1.0, 0.0])
    for _ in range(STEPS):
        share = 1 / (1 + np.exp(-inputs @ weights))
        gradient = inputs.T @ (share - won)
        hessian = (inputs * (share * (1 - share))[:, None]).T @ inputs
        weights -= np.linalg.solve(hessian, gradient)
    return float(weights[0]), float(weights[1])


if __name__ == "__main__":
    main(sys.argv[1:])
