"""The context of a view: one viewer of one game."""

from collections.abc import Sequence

from argosy.game.duel.printed_facts import printed
from argosy.rules.duel.hidden_information.knowledge import sees_drawn
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.state import Game
from argosy.rules.records import Records


class ViewContext:
    """Arrays are read as lists, once: single entries of a record are slow to read."""

    def __init__(self, ruleset: DuelRuleset, game: Game, viewer: int) -> None:
        self.ruleset, self.game, self.viewer = ruleset, game, viewer
        self.catalog, self.tables = ruleset.catalog, ruleset.tables
        self.print = printed(ruleset)
        self.sees_drawn = sees_drawn(game, viewer)
        self.age = int(game.age)
        self.card_place: list[int] = game.card_place.tolist()
        self.token_place: list[int] = game.token_place.tolist()
        self.wonder_owner: list[int] = game.wonder_owner.tolist()
        self.wonder_built: list[int] = game.wonder_built.tolist()

    def card(self, number: int) -> str | None:
        """The id of a card; None for -1."""
        return self.print.cards[number] if number >= 0 else None

    def token(self, number: int) -> str | None:
        """The id of a progress token; None for -1."""
        return self.catalog.progress[number].id if number >= 0 else None

    def cards_at(self, place: int) -> tuple[str, ...]:
        """Cards that lie there."""
        return tuple(
            name for name, lies in zip(self.print.cards, self.card_place, strict=True) if lies == place
        )

    def tokens_at(self, *places: int) -> tuple[str, ...]:
        """Progress tokens that lie there."""
        tokens = zip(self.catalog.progress, self.token_place, strict=True)
        return tuple(token.id for token, lies in tokens if lies in places)


def counted(names: Sequence[str], counts: Records) -> dict[str, int]:
    """Counters by name, those that are not 0."""
    return {name: count for name, count in zip(names, counts.tolist(), strict=True) if count}
