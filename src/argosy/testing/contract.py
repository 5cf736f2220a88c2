"""Contract of every bot and every ruleset, checked at each step of played games.

A check that fails raises AssertionError and says what broke, in which game, at which moment. Nothing is
returned.

    argosy.testing.check_bot(MyBot())
    argosy.testing.check_bot(MyDuelBot(), DUEL_TABLES)
    argosy.testing.check_ruleset(wonders_ruleset(players=5, edition=2010))
    argosy.testing.check_ruleset(duel_ruleset(expansions=["agora"]))
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any, cast

import msgspec

from argosy.bots import Bot
from argosy.catalog.registry import EXPANSIONS
from argosy.errors import ArgosyError
from argosy.game import from_position, game_of, replay

WONDERS_TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2, "edition": 2010},
    {"players": 3, "edition": 2010},
    {"players": 3, "edition": 2020},
    {"players": 4, "edition": 2010, "wonders": ["halikarnassos:b", "olympia:a", "babylon:b", None]},
    {"players": 5, "edition": 2020},
    {"players": 7, "edition": 2010},
)
"""Tables that ask a bot everything: cards, the free city's card, the last card, the discard pile."""

DUEL_TABLES: tuple[dict[str, Any], ...] = tuple(
    {"game": "duel", "expansions": list(expansions)}
    for n in range(len(EXPANSIONS["duel"]) + 1)
    for expansions in combinations(sorted(EXPANSIONS["duel"]), n)
)
"""Tables of Duel, with every combination of expansions."""

TABLES = (*WONDERS_TABLES, *DUEL_TABLES)
"""Both games: a bot that plays one of them is checked with its tables."""

MOMENTS_A_GAME = 6
"""Moments of each game at which a ruleset is looked at closely: every choice of every seat is tried out."""


def check_bot(bot: Bot, tables: Iterable[dict[str, Any]] = TABLES, seed: int = 0) -> None:
    """Let a bot play one game at each table, in every seat, and check each of its decisions.

    tables: arguments of `argosy.new_game`, by default tables of both games (`WONDERS_TABLES`, `DUEL_TABLES`).
    It takes one of the choices that it was given; it decides the same when view, choices and chance are the
    same, also from a view that has travelled as MessagePack; it leaves the global chance of Python alone; the
    game ends.
    """
    for number, deal in enumerate(tables):
        game = game_of({"seed": seed + number, **deal})
        for seat, choices in _asked(game):
            choice = _decide_checked(bot, game, seat, choices, seed)
            game.choose(seat, choice)


def check_ruleset(ruleset: Any, games: int = 3, seed: int = 0) -> None:
    """Play random games of a ruleset and check what holds in all of them.

    Every listed choice can be applied and has a number and a text of its own; copies evolve alike; the order
    in which seats commit changes nothing; a position and a record bring back the same game; cards are neither
    lost nor doubled; coins never go below zero; the game ends, with winners.
    """
    for number in range(games):
        game, chance = _dealt(ruleset, seed + number), random.Random(seed + number)
        before = _cards(game)
        length = LENGTHS[ruleset.game]
        looked_at = frozenset(chance.sample(range(length), MOMENTS_A_GAME))
        while not game.is_over:
            _say(game.owing, game, "the game is not over, and nobody owes a choice")
            if game.moment % length in looked_at:
                _check_choices(game)
                _check_position(game)
            _play_moment_twice(game, chance)
            _check_things(game, before)
        _check_end(game)


LENGTHS = {"wonders": 18, "duel": 80}
"""About how many moments a game has."""


# --- bots ---------------------------------------------------------------------------------------------------


def _decide_checked(bot: Bot, game: Any, seat: int, choices: Sequence[Any], seed: int) -> Any:
    view, key = game.view(seat), f"{seed} {game.moment} {seat}"
    outer = random.getstate()
    choice = bot.decide(view, choices, random.Random(key))
    _say(choice in choices, game, f"seat {seat} was answered {choice!s}, which is not among its choices")
    _say(random.getstate() == outer, game, f"seat {seat}: the bot used Python's global chance; it has `rng`")
    _say(view == game.view(seat), game, f"seat {seat}: the bot changed the view")
    travelled = msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=cast("type[Any]", type(view)))
    again = bot.decide(travelled, tuple(choices), random.Random(key))
    _say(again == choice, game, f"seat {seat}: {choice!s} at first, {again!s} when asked the same again")
    return choice


def _asked(game: Any) -> Iterator[tuple[int, Sequence[Any]]]:
    """Every question of a game; the caller answers each before it asks for the next."""
    while not game.is_over:
        seat = game.owing[0]
        yield seat, game.choices(seat)


# --- rulesets -----------------------------------------------------------------------------------------------


def _dealt(ruleset: Any, seed: int) -> Any:
    """A fresh game of a ruleset, with random boards where it has boards."""
    if ruleset.game != "wonders":
        options = {name: getattr(ruleset.options, name) for name in ruleset.options.__struct_fields__}
        return game_of(options, game=ruleset.game, expansions=ruleset.expansions, seed=seed)
    from argosy.game.wonders.game import deal_game  # noqa: PLC0415  because bot authors do not need the inside of a game
    from argosy.game.wonders.wonder_deal import deal_boards  # noqa: PLC0415  likewise

    return deal_game(ruleset, seed, deal_boards(ruleset, seed, "random", "random"))


def _check_choices(game: Any) -> None:
    """Each listed choice of each seat can be committed, and the moment can be completed after it."""
    for seat in game.owing:
        choices = game.choices(seat)
        _check_list(game, seat, choices)
        for choice in choices:
            trial = game.copy()
            try:
                trial.choose(seat, choice)
                _complete(trial, game.moment)
            except ArgosyError as error:
                raise AssertionError(
                    f"{_where(game)}: {choice!s} of seat {seat} is listed, but: {error}"
                ) from error
            _say(trial.moment > game.moment, game, f"after {choice!s} of seat {seat} the moment does not end")


def _check_list(game: Any, seat: int, choices: Sequence[Any]) -> None:
    _say(choices, game, f"seat {seat} owes a choice and has none")
    for field in ("text", "number"):
        doubled = [
            value for value, count in Counter(getattr(one, field) for one in choices).items() if count > 1
        ]
        _say(not doubled, game, f"seat {seat} has two choices with the {field} {doubled[:1]}")


def _complete(game: Any, moment: int) -> None:
    """The others take their last choice, until the moment is over."""
    while game.moment == moment and not game.is_over:
        seat = game.owing[-1]
        game.choose(seat, game.choices(seat)[-1])


def _check_position(game: Any) -> None:
    """A position set up again is the same game: same position, same choices."""
    again = from_position(game.position())
    _say(again.position() == game.position(), game, "its position, set up again, is another position")
    for seat in game.owing:
        _say(
            again.choices(seat) == game.choices(seat),
            game,
            f"seat {seat} has other choices in its position set up again",
        )


def _play_moment_twice(game: Any, chance: random.Random) -> None:
    """One moment by chance, on the game and on a copy whose seats commit in the opposite order."""
    copy, moment = game.copy(), game.moment
    made = _commit_all(game, moment, chance)
    for seat in reversed(list(made)):
        for text in made[seat]:
            copy.choose(seat, text)
    _say(
        copy.state_hash() == game.state_hash(),
        game,
        "a copy whose seats chose in another order came out different",
    )


def _commit_all(game: Any, moment: int, chance: random.Random) -> dict[int, list[str]]:
    """Random choices until the moment is over: the texts of each seat, seats in the order of their first
    choice.
    """
    made: dict[int, list[str]] = {}
    while game.moment == moment and not game.is_over:
        seat = chance.choice(game.owing)
        choice = chance.choice(game.choices(seat))
        made.setdefault(seat, []).append(choice.text)
        game.choose(seat, choice)
    return made


def _check_things(game: Any, before: Counter[int] | None) -> None:
    for city in game.view(None).cities:
        coins = city.coins
        _say(coins >= 0, game, f"city {city.seat} has {coins} coins")
    if before is not None:
        now = _cards(game)
        lost, doubled = before - now, now - before
        _say(
            not lost and not doubled,
            game,
            f"cards {dict(lost)} are lost and {dict(doubled)} doubled (by number)",
        )


def _cards(game: Any) -> Counter[int]:
    """Count how often each card (by number) exists anywhere."""
    return _cards_of_duel(game) if game.ruleset.game == "duel" else _cards_of_wonders(game)


def _cards_of_duel(game: Any) -> Counter[int]:
    """In cities, in the discard pile, under wonders and conspiracies, in the structures, in the box.

    A card has one number of a place, so what is looked for is a card that lies in a structure as well.
    """
    from argosy.rules.duel.terms import AWAY  # noqa: PLC0415  because bot authors do not need the rules

    state = game.state
    found = Counter(
        number for number in range(len(game.ruleset.card_ids)) if state.card_place[number] != AWAY
    )
    laid_out = [
        int(card) for place, card in enumerate(state.deck[state.age - 1]) if state.present >> place & 1
    ]
    found.update(laid_out)
    found.update(number for number in range(len(game.ruleset.card_ids)) if number not in found)
    return found


def _cards_of_wonders(game: Any) -> Counter[int]:
    """In cities, under stages, in hands, in the pile, in decks that are not dealt yet."""
    from argosy.rules.wonders.city import has_built  # noqa: PLC0415  because bot authors do not need the rules

    state, kinds = game.state, len(game.ruleset.card_ids)
    found = Counter({kind: int(state.discard[kind]) for kind in range(kinds)})
    for city in state.cities[: state.seats]:
        found.update(kind for kind in range(kinds) if has_built(city, kind))
        found.update(int(kind) for kind in (*city.hand, *city.markers) if kind >= 0)
    dealt = state.age - (state.turn == 0)  # turn 0: before the cards of the Age are dealt
    for deck in state.decks[dealt:]:
        found.update(int(kind) for kind in deck if kind >= 0)
    return found


def _check_end(game: Any) -> None:
    _say(game.winners, game, "it is over and nobody has won")
    _say(not game.owing, game, f"it is over and seats {game.owing} owe choices")
    again = replay(game.record())
    _say(again.state_hash() == game.state_hash(), game, "its record, played again, ends differently")


def _say(holds: object, game: Any, what: str) -> None:
    if not holds:
        raise AssertionError(f"{_where(game)}: {what}")


def _where(game: Any) -> str:
    return f"{game.ruleset.name}, seed {int(game.state.seed)}, moment {game.moment}"
