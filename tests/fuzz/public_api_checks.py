"""Checks of the public API of any game against nonsense: a clear refusal, or a sound game."""

from random import Random

import argosy
from argosy.errors import ArgosyError, PositionError, RecordError
from argosy.game import WondersGame, engine


def play_on(game, chance: Random, moments: int) -> None:
    """Some moments of random choices."""
    wanted = game.moment + moments
    while not game.is_over and game.moment < wanted:
        seat = game.owing[0]
        game.choose(seat, chance.choice(game.choices(seat)))


def check_usable(game) -> None:
    """An accepted text must be a game: it can be looked at, described and played on."""
    game.scores()
    for seat in (None, *(game.players if isinstance(game, WondersGame) else (0, 1))):
        game.view(seat)
    assert argosy.from_position(game.position()).array.tobytes() == game.array.tobytes()
    play_on(game, Random(1), 3)


def answer(backend: str, position, refusal: type[ArgosyError]) -> bytes | str:
    """The record that a position gives in a gear, or the refusal."""
    with engine.in_backend(backend):
        try:
            return argosy.from_position(position).array.tobytes()
        except refusal as error:
            return str(error)


def check_position(position, refusal: type[ArgosyError] = PositionError) -> None:
    """A position is refused in words, or it is a game; the same in both backends, where the rules are
    compiled already.
    """
    if engine.is_cached():
        assert answer("compiled", position, refusal) == answer("plain", position, refusal)
    try:
        game = argosy.from_position(position)
    except refusal as error:
        assert len(str(error)) > 10  # noqa: PT017  because it may also be accepted
        return
    check_usable(game)


def check_record(text) -> None:
    """A record is refused in words, or it is a game whose own record replays to the same."""
    try:
        game = argosy.replay(text)
    except RecordError as error:
        assert len(str(error)) > 10  # noqa: PT017  because it may also be accepted
        return
    assert argosy.replay(game.record()).state_hash() == game.state_hash()
