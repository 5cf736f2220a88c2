"""Logs of whole games as a server has stored them: they must replay for ever.

A file has what the game came to in its first line, then the lines of the log. The logs are never made anew,
because games of people lie in databases just like them; `scripts/make_logs.py` adds files for what has none.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec

from argosy.server.storage.rows import Entry, GameRequest
from argosy.server.tables.running_game import deal_entry, dealt, replayed

FOLDER = Path(__file__).parents[1] / "logs"
UNDO_RATE = 0.05
EXPANSIONS = {"armada": 2020, "babel": 2010, "cities": 2020, "edifice": 2020, "leaders": 2020}
"""Expansions of 7 Wonders, with an edition that each is played with."""
WANTED = {
    "wonders-2010-p2": GameRequest(players=2, edition=2010),
    "wonders-2010-p3": GameRequest(players=3, edition=2010),
    "wonders-2020-p4": GameRequest(players=4, edition=2020),
    **{
        f"wonders-{expansion}": GameRequest(players=3, edition=year, expansions=(expansion,))
        for expansion, year in EXPANSIONS.items()
    },
    "wonders-leaders-cities-armada-edifice": GameRequest(
        players=4, edition=2020, expansions=("armada", "cities", "edifice", "leaders")
    ),
    "wonders-2010-leaders-cities-babel": GameRequest(
        players=5, edition=2010, expansions=("babel", "cities", "leaders")
    ),
    "wonders-all-boxes": GameRequest(
        players=3,
        edition=2020,
        expansions=("armada", "babel", "cities", "edifice", "leaders"),
        options={"babel_parts": "tower"},
    ),
    "wonders-teams": GameRequest(players=4, edition=2020, expansions=("cities",), options={"teams": True}),
    "duel": GameRequest(game="duel", players=2),
    "duel-agora": GameRequest(game="duel", players=2, expansions=("agora",)),
    "duel-pantheon": GameRequest(game="duel", players=2, expansions=("pantheon",)),
    "duel-agora-pantheon": GameRequest(game="duel", players=2, expansions=("agora", "pantheon")),
}


class End(msgspec.Struct, frozen=True):
    """The end of a game.

    The hash names the whole state, so it also changes when a state is laid out in another way.
    """

    totals: tuple[int, ...]
    reveals: int
    state: str


def end_of(entries: list[Entry]) -> End:
    """The end of a log's game with the rules of today."""
    playing = replayed(entries)
    assert playing.game.is_over
    return End(playing.standing().totals, len(playing.reveals), playing.game.state_hash())


def stored(name: str) -> tuple[End, list[Entry]]:
    """A file: its first line and its log."""
    first, *lines = (FOLDER / f"{name}.jsonl").read_bytes().splitlines()
    return msgspec.json.decode(first, type=End), [msgspec.json.decode(line, type=Entry) for line in lines]


def text_of(entries: list[Entry]) -> str:
    """The file for a log."""
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in (end_of(entries), *entries))


def played(request: GameRequest, seed: int) -> list[Entry]:
    """The log of a game by chance, with some who change their minds."""
    chance, playing = random.Random(seed), dealt(request, seed)
    entries = [deal_entry(playing, at=0.0)]

    def note(kind: str, seat: int, text: str = "") -> None:
        entries.append(Entry(seq=len(entries), kind=kind, seat=seat, moment=playing.moment, text=text))

    while not playing.game.is_over:
        seat = chance.choice(playing.game.owing)
        text = chance.choice(playing.game.choices(seat)).text
        note("choose", seat, text)
        playing.choose(seat, text, None)
        if playing.can_undo(seat) and chance.random() < UNDO_RATE:
            playing.undo(seat)
            note("undo", seat)
    return entries


def missing() -> Iterator[tuple[Path, str]]:
    """Files that there are not yet, with their texts."""
    for seed, (name, request) in enumerate(WANTED.items()):
        path = FOLDER / f"{name}.jsonl"
        if not path.exists():
            yield path, text_of(played(request, seed))


def laid_out_anew() -> Iterator[tuple[Path, str]]:
    """Files with the hashes of today, of logs that come to the same as ever."""
    for name in WANTED:
        before, entries = stored(name)
        now = end_of(entries)
        if (now.totals, now.reveals) != (before.totals, before.reveals):
            raise SystemExit(
                f"{name} came to {before.totals} and comes to {now.totals} now: a rule has moved"
            )
        yield FOLDER / f"{name}.jsonl", text_of(entries)
