"""The base class of the expansions of a game with names, with the types that its methods return.

The package of an expansion has its class in a file of this name, and one object of it, `EXPANSION`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from argosy.catalog import Effect
from argosy.catalog.expansion_classes import ExpansionClass
from argosy.game.score_pad import Worth
from argosy.game.types import Choice, Event, Fields, Refusal, RulesBehind
from argosy.game.wonders.choice_query import ChoiceQuery, CityQuestion
from argosy.game.wonders.paying_units import Cost
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import ChoiceRow, City, Game

Items = tuple[tuple[str, int], ...]
"""Items of a line of the score pad: name and points."""

Copies = tuple[int, tuple[tuple[str, ...], ...]]
"""Science symbols that a city copies at the end, and the symbols that each card shows of which one may be
copied.
"""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """A question that an expansion asks a city besides the card of the turn."""

    mark: str
    """Stands behind Age and turn in the label of the moment."""
    verbs: tuple[str, ...]
    """First words of the answers."""
    form: str
    """How an answer is written, for refusals."""
    listed: str
    """What an answer must be one of, for refusals."""
    step: str
    """The step of a round that asks."""
    any_turn: bool
    """Asked in any turn, when its card has been played; else only in the last turn of an Age."""
    concerns: Callable[[City], bool]
    """Is this city asked, when the step comes?"""
    before_turns: bool = False
    """Asked only before the cards of an Age are dealt."""
    hand: Callable[[Ruleset, City], tuple[str, ...]] | None = None
    """(ruleset, city) -> what is played: stages are built with it, it is sold; None where an answer only
    names something.
    """
    names: Callable[[Ruleset], tuple[str, ...]] = lambda _: ()
    """Everything that such a hand may hold."""
    refuse: Callable[[CityQuestion, ChoiceQuery], Refusal] | None = None
    """Why something of that hand cannot be played in the way of a verb that is the expansion's own."""


class Extra(msgspec.Struct, frozen=True, kw_only=True):
    """A cost that is paid together with a card or a stage, in one sum."""

    words: str
    """Stand behind the card or stage in a refusal."""
    cost: Cost
    coins: int
    saves_one: bool
    """One resource of it, whichever is best, need not be paid."""
    shown_as: str
    """The field of `Explanation` that shows its resources."""


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """The payment of a listed card or stage where the printed cost is not simply paid."""

    coins: int
    """Coins to the bank, taxes apart."""
    printed: bool = False
    """The printed resources are paid, although a chain or a right would make the card free."""
    in_coins: bool = False
    """Coins are paid instead of the resources."""
    chain_from: str | None = None
    right: str | None = None
    """As in `Explanation`."""


class GameExpansion(ExpansionClass):
    """An expansion of a game with names: a method for each place where it may say or do something.

    A method that an expansion leaves out does nothing. Only expansions in play are called; the words of texts
    and positions are known at any table.

    `row`: a row of the list of choices. `city`, `seat`: a number or a record of the game.
    """

    comes_first: ClassVar[bool] = False
    """Asked before all others, which may write over what it has written."""

    def is_in_play(self, ruleset: Ruleset) -> bool:
        """Does a package that is no expansion take part in the games of a ruleset?"""
        return False

    # --- texts of choices, refusals ---

    questions: ClassVar[Mapping[str, Question]] = {}
    """By the words of `terms.OWES`."""
    words: ClassVar[Sequence[str]] = ()
    """Words that may stand behind the first thing that an answer names."""
    plays: ClassVar[Sequence[str]] = ()
    """First words of choices that play a card of the hand."""
    add_ons: ClassVar[Sequence[str]] = ()
    """Patterns of what a choice may do together with a card."""
    reasons: ClassVar[RulesBehind] = {}
    """The rules behind its refusals: code, and the first word of the choice where it matters -> ids."""

    def choice_fields(self, ruleset: Ruleset, row: ChoiceRow) -> Fields:
        """Its fields of `Choice`."""
        return {}

    def first_words(self, ruleset: Ruleset, row: ChoiceRow) -> str:
        """The words before the card of a choice, if they are more than the verb."""
        return ""

    def thing(self, ruleset: Ruleset, row: ChoiceRow) -> str:
        """The thing that an answer names; empty where a card is played or nothing named."""
        return ""

    def add_on(self, ruleset: Ruleset, city: City, row: ChoiceRow) -> str:
        """The words for what is done together with a card."""
        return ""

    def refuse_play(self, asked: CityQuestion, query: ChoiceQuery) -> Refusal | None:
        """The reason why a verb of its own is not possible; None if it is not one of its own.

        Asked at tables without the box too.
        """
        return None

    def refuse_free(self, asked: CityQuestion, query: ChoiceQuery) -> Refusal | None:
        """The reason why a card is not free by a right of its own; None: the base game says why."""
        return None

    def gives_right(self, asked: CityQuestion, card: str) -> bool:
        """Has the city a right of the box to build this card free?"""
        return False

    def refuse_add_on(self, asked: CityQuestion, query: ChoiceQuery) -> Refusal | None:
        """The reason why the add-on of the text, one of its own, is not possible; None if it is.

        Asked at tables without the box too.
        """
        return None

    def queried_extra(self, asked: CityQuestion, query: ChoiceQuery) -> Extra | None:
        """The cost of the add-on of the text, one of its own; None if nothing more is paid."""
        return None

    def listed_extra(self, ruleset: Ruleset, game: Game, choice: Choice) -> Extra | None:
        """The cost of the add-on of a listed choice; None if nothing more is paid."""
        return None

    def way(self, ruleset: Ruleset, game: Game, choice: Choice) -> Way | None:
        """The payment of a listed card or stage; None: as the base game says."""
        return None

    def fee(self, ruleset: Ruleset, game: Game, verb: str, card: str | None) -> int:
        """Coins that building costs on top."""
        return 0

    # --- trade with others than neighbours ---

    def sellers(self, game: Game, city: int) -> Mapping[str, int]:
        """The cities that sell to a city, by source as in `Units`."""
        return {}

    def offers(self, game: Game, city: int) -> Sequence[tuple[int, str, int]]:
        """Their offers: price of a unit, source, units at most."""
        return ()

    def bought(self, game: Game, choice: Choice) -> Mapping[str, int]:
        """Units that a listed choice buys of them, by source."""
        return {}

    def paid(self, game: Game, city: int) -> Sequence[tuple[int, int]]:
        """The cities among them that the choice of a city pays, with coins."""
        return ()

    # --- views, events, features, score sheets ---

    def effects(self, ruleset: Ruleset, city: City) -> Sequence[Effect]:
        """Effects of what it brings into a city, cards and stages apart."""
        return ()

    def resting(self, ruleset: Ruleset, city: City) -> frozenset[str]:
        """Cards that do not work now, and the word `board` for the resource of the board."""
        return frozenset()

    def look_at_city(self, ruleset: Ruleset, city: City) -> Fields:
        """Its fields of `CityView`, as all players see them; what is none of them stands in `more`."""
        return {}

    def look_at_table(self, ruleset: Ruleset, game: Game, seat: int | None, asked: int | None) -> Fields:
        """Its fields of `WondersView`; `asked`: the number of the city for which the viewer is asked."""
        return {}

    def events(self, step: str, before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
        """Events of a step that has just run; `before`: a copy of the game from before it."""
        return []

    def reveals_hidden(self, step: str, game: Game) -> bool:
        """Would this step, if it came next, bring something hidden to light?"""
        return False

    def as_scored(self, ruleset: Ruleset, game: Game, seat: int, copied: str | None) -> Game:
        """The game as a seat adds it up, a copy where it is another; `copied`: the guild that it copies."""
        return game

    def items(self, ruleset: Ruleset, game: Game, seat: int) -> dict[str, Items]:
        """Items by line of the score pad."""
        return {}

    def by_hand(self, ruleset: Ruleset) -> Mapping[str, Mapping[str, Worth]]:
        """By line of the score pad the pieces that can be counted at a real table, with their worth."""
        return {}

    def copies(self, ruleset: Ruleset, game: Game, seat: int) -> Copies:
        """The science symbols that the city may copy at the end."""
        return 0, ()

    # --- positions; its part of a city in a position is called like the package, None there says nothing ---

    table_field: ClassVar[str | None] = None
    """Its field in a position, if it has one; None there says nothing."""

    def describe_city(self, ruleset: Ruleset, city: City) -> Fields:
        """Its fields of a city in a position."""
        return {}

    def describe_table(self, ruleset: Ruleset, game: Game) -> Fields:
        """Its fields of a position."""
        return {}

    def set_up_city(self, ruleset: Ruleset, game: Game, seat: int, city: Any, where: str) -> None:
        """Write its part of a city of a position; effects of cards and stages have been applied."""

    def set_up_table(self, ruleset: Ruleset, game: Game, table: Any) -> None:
        """Write its part of a position; all cities are set up."""


def is_open(part: str, field: str) -> Callable[[City], bool]:
    """(city) -> is this field of an expansion set? Then the city is asked, when the step comes."""
    return lambda city: bool(city[part][field])
