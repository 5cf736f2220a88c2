"""The base class of the expansions of Duel in a game with names.

The package of an expansion has its class in a file of this name, and one object of it, `EXPANSION`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from argosy.catalog.duel import Effect
from argosy.catalog.expansion_classes import ExpansionClass
from argosy.game.duel.actions import Verb
from argosy.game.duel.position.builder import ExpansionBuilder
from argosy.game.duel.position.form import DuelPositionData
from argosy.game.duel.question_forms import Reason
from argosy.game.duel.view import DuelEvent
from argosy.game.duel.view_context import ViewContext
from argosy.game.types import Fields, RulesBehind
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.state import City, Game


class DuelExpansion(ExpansionClass):
    """An expansion of Duel in a game with names: a method for each place where it may say or do something.

    A method that an expansion leaves out does nothing.
    """

    # --- choices and their texts ---

    verbs: ClassVar[Sequence[Verb]] = ()
    """The action numbers of its verbs, and how the text of each is made."""
    turn_verbs: ClassVar[Sequence[str]] = ()
    """Verbs of a turn."""
    secret_things: ClassVar[Sequence[str]] = ()
    """Verbs whose object only the player sees."""
    forms: ClassVar[Mapping[str, str]] = {}
    """The words that stand behind each verb; capitals name a kind of thing."""
    tails: ClassVar[Mapping[str, str]] = {}
    """By verb: the word that numbers may follow behind its form."""
    asked: ClassVar[Mapping[int, str]] = {}
    """Names of its decisions."""
    tasks: ClassVar[Mapping[int, str]] = {}
    """Names of its tasks that nobody is asked about."""
    subjects: ClassVar[Mapping[str, int]] = {}
    """The most subjects of a task."""

    # --- refusals ---

    kinds: ClassVar[Mapping[str, tuple[str, str]]] = {}
    """Words of forms: a group of the catalog, and what one of it is called."""
    laid_out: ClassVar[Mapping[int, str]] = {}
    """Reasons why a progress token cannot be chosen, by what is asked."""
    words: ClassVar[Sequence[str]] = ()
    """Words that may stand in a choice and are no ids."""
    refusals_in_turn: ClassVar[Mapping[str, Reason]] = {}
    """Reasons why an action of a turn is not legal, by verb."""
    refusals: ClassVar[Mapping[str, Reason]] = {}
    """Reasons why another action is not legal, by verb."""
    reasons: ClassVar[RulesBehind] = {}
    """The rules behind the reasons."""

    # --- views, events, features, score sheets ---

    def look_at_table(self, context: ViewContext) -> Fields:
        """Its fields of the view, where it is in play."""
        return {}

    def look_at_city(self, context: ViewContext, seat: int) -> Fields:
        """Its fields of a city, where it is in play."""
        return {}

    def tokens_on_places(self, context: ViewContext) -> dict[int, str]:
        """Tokens that lie on the structure of the Age, by place."""
        return {}

    def events(self, ruleset: DuelRuleset, before: Game, after: Game) -> list[DuelEvent]:
        """Events behind those of cards."""
        return []

    def track_events(self, before: Game, after: Game) -> list[DuelEvent]:
        """Events on the conflict track."""
        return []

    def age_events(self, ruleset: DuelRuleset, after: Game) -> list[DuelEvent]:
        """Events of what is turned up when an Age begins."""
        return []

    def controls(self, before: Game, after: Game) -> dict[int, int | None]:
        """Chambers that change hands by a choice, and who controls them then."""
        return {}

    def has_learned(self, before: Game, after: Game) -> bool:
        """Has a choice brought something hidden to light?"""
        return False

    powers: ClassVar[Mapping[int, str]] = {}
    """Names of its counters of a city in the features."""

    def items(self, ruleset: DuelRuleset, game: Game, seat: int) -> dict[str, list[tuple[str, int]]]:
        """Items by line of the score sheet."""
        return {}

    def points_of(self, effect: Effect, city: City) -> int:
        """Points of an effect of a progress token."""
        return 0

    # --- positions ---

    table_fields: ClassVar[Sequence[str]] = ()
    """Fields of a position that no other expansion has a place for."""
    city_fields: ClassVar[Sequence[str]] = ()
    """And of a city."""
    builder: ClassVar[type[ExpansionBuilder]] = ExpansionBuilder
    """The builder of its part of a position, where it is in play."""
    result_checks: ClassVar[Mapping[str, Callable[[Game, int, str], None]]] = {}
    """By result: what has to be where a game was won by it."""

    def check(self, ruleset: DuelRuleset, plain: DuelPositionData) -> None:
        """Refuse a position that cannot be where it is in play."""

    def check_running(self, game: Game, seat: int) -> None:
        """Refuse a game that goes on although it would have been won by this expansion."""

    def describe_table(self, ruleset: DuelRuleset, state: Game) -> Fields:
        """Its fields of a position."""
        return {}

    def describe_city(self, ruleset: DuelRuleset, state: Game, seat: int) -> Fields:
        """Its fields of a city in a position."""
        return {}
