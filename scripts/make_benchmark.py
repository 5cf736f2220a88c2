"""Writes docs/bots/benchmark.md: the protocol of `argosy benchmark` and the figures of the baselines.

    scripts/make_benchmark.py

It takes about ten minutes of one core; the figures are the same in every run of one version.
"""

import argparse
import datetime as dt
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import argosy  # noqa: E402  because of the path above
from argosy.game import engine  # noqa: E402
from argosy.lab import benchmark as protocol  # noqa: E402

PAGE = ROOT / "docs" / "bots" / "benchmark.md"
BASELINES = protocol.OPPONENTS
"""Bots whose figures stand on the page: the opponents themselves."""


def page(rows: Sequence[protocol.BenchmarkRow], day: str) -> str:
    """The text of the page."""
    opponents = ", ".join(f"`{name}`" for name in protocol.OPPONENTS)
    each = protocol.SEEDS * protocol.GAMES
    command = f"argosy benchmark {' '.join(BASELINES)}"
    seeds = ", ".join(f"{(number + 1) * protocol.STEP:,}" for number in range(protocol.SEEDS))
    return f"""# Benchmark

One command measures a bot in both games, so that two papers, or two versions of a bot, can be compared:

```
argosy benchmark mybots:Builder
argosy benchmark mybots:Builder captain@50ms --game duel
```

It prints a table like the one below. `--processes` share the work and change nothing; with `--seeds` or `--games` it is for trying out.

## Protocol

- **Opponents**: {opponents}, one after the other, the weakest first. `random` takes every choice with the same chance, `greedy` the one with the
  highest prior of its net, `captain-1` searches with so many iterations a choice ([bots](writing-a-bot.md)). `captain-1` is the same in every version; `greedy` changes
  with its nets, so compare its rows only between results of one version. None of them looks at a clock. A bot does not play against itself.
- **Tables**: Duel without expansions; 7 Wonders 2010 without expansions, 3 players: one seat is the bot's, two are the opponent's. Boards are dealt.
- **Deals and seeds**: {protocol.SEEDS} matches of {protocol.GAMES} games against each opponent. Game i of a match has the deal of `argosy.new_game(seed=first + i)`; the first seeds are
  {seeds}. Everybody moves one seat on from game to game, so the bot has each seat equally often. Each bot meets the same deals.
- **Budget**: the bot's own; say it with its name (`captain@50ms`, `captain-1@500`). A bot of yours has 10 seconds for a choice (`--move-seconds`) and
  forfeits the game without one; budgets in iterations can be repeated anywhere, those in seconds depend on the machine: name it.
- **Result**: the share of wins in all {each} games with its 95 % interval (Wilson), and by match; a shared win is a part for each. Among equals the share is 50 % in
  Duel and 33.3 % in 7 Wonders. Mean points of the bot and of the opponent's seats stand beside.
- **To be reported with it**: version of Argosy, name and budget of the bot, machine if a clock counts.

Two bots differ when their intervals against the same opponent do not overlap; for smaller differences play them against each other
([strength](strength.md)). For a question of your own about these games, `argosy simulate --bots` writes them as [data](data-files.md#games-of-bots).

## Baselines

{day}, Argosy {argosy.__version__}, `{command}`, written by `python scripts/make_benchmark.py`:

{protocol.markdown(rows)}
"""


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description="Write docs/bots/benchmark.md.")
    parser.add_argument("--processes", type=int, default=1)
    processes = parser.parse_args().processes
    rows: list[protocol.BenchmarkRow] = []
    for game in protocol.TABLES:
        engine.warm_up(engine.programs_of(game, searches=True))
        for bot in BASELINES:
            for row in protocol.benchmark(bot, game, processes=processes):
                print(f"{row.game}: {row.bot} against {row.opponent}, {row.share:.1%}", file=sys.stderr)
                rows.append(row)
    today = dt.datetime.now(tz=dt.UTC)
    PAGE.write_text(page(rows, f"{today.day} {today:%B %Y}"), encoding="utf-8")


if __name__ == "__main__":
    main()
