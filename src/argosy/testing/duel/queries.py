"""Queries of tests about a game of Duel: choices as texts, prices, coins, cards, points."""

from argosy.game.duel.game import DuelGame


def play(game: DuelGame, *choices: str) -> DuelGame:
    """Choices one after the other, each by the seat that decides."""
    for text in choices:
        game.choose(game.owing[0], text)
    return game


def texts(game: DuelGame) -> list[str]:
    """The legal choices of whoever decides."""
    return [choice.text for choice in game.choices(game.owing[0])] if game.owing else []


def prices(game: DuelGame) -> dict[str, int]:
    """Return the total price of every legal choice of the seat that decides."""
    return {choice.text: choice.price.total for choice in game.choices(game.owing[0])}


def price(game: DuelGame, text: str) -> int:
    """Return the total price of a legal choice."""
    return prices(game)[text]


def coins(game: DuelGame, seat: int) -> int:
    """The treasury of a seat."""
    return game.view(seat).cities[seat].coins


def cards(game: DuelGame, seat: int) -> set[str]:
    """The buildings of a seat."""
    return set(game.view(seat).cities[seat].cards)


def line(game: DuelGame, seat: int, name: str) -> int:
    """Points of one row of the score pad."""
    return next(row.points for row in game.scores()[seat].lines if row.line == name)
