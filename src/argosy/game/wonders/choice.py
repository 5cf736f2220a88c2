"""Choices of 7 Wonders as canonical text, made from a choice row.

    build CARD [ADD_ON] [PAY] | stage [N] with CARD [ADD_ON] [PAY] | free CARD [ADD_ON] [PAY]
    sell CARD [ADD_ON] | revive CARD | pass | ANSWER [THING]
    PAY = "pay" and any of  left N, right N, far left N, far right N, bank N    (parts of 0 and printed coins
    are left out)

N only where stages may be built in any order. ADD_ON, ANSWER and THING belong to expansions: what is done
together with a card, and answers to questions of their own.
Two players: a choice for the free city has "city: " before it. Lower case, single spaces.
"""

from collections import namedtuple
from collections.abc import Callable

from argosy.game.types import Choice, Fields, Price
from argosy.game.wonders.expansions import PLAYS, in_play, thing_of
from argosy.rules.records import Record
from argosy.rules.wonders import terms
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import CHOICE, ChoiceRow, City, Game

CITY_PREFIX = "city: "
PLAYED = ("build", "stage", "free", "sell", "revive")
"""First words of choices that name a card, or what an expansion lets a city play like one."""
PARTS = (("left", "left"), ("right", "right"), ("far_left", "far left"), ("far_right", "far right"))


Row: Callable[..., ChoiceRow] = namedtuple("Row", CHOICE.names or ())  # type: ignore[reportUntypedNamedTuple]  # noqa: PYI024  because the rules name its fields
"""A row of the choice list as plain numbers, because asking the record for each of them takes as long as all
the rest.
"""


def make_choice(ruleset: Ruleset, game: Game, listed: Record, seat: int, city: int) -> Choice:
    """A row of the choice list as a Choice of the seat that decides for a city."""
    row = Row(*listed.item())
    verb, thing = terms.VERBS[row.verb], thing_of(ruleset, row)
    card = ruleset.catalog.cards[row.card].id if verb in (*PLAYED, *PLAYS) and not thing else None
    price = Price(
        left=row.left, right=row.right, far_left=row.far_left, far_right=row.far_right, bank=row.bank
    )
    words = [_first_words(ruleset, game.cities[city], row), card or thing]
    fields: Fields = {}
    rest = ""
    for expansion in in_play(ruleset):
        fields |= expansion.choice_fields(ruleset, row)
        rest += expansion.add_on(ruleset, game.cities[city], row)
    rest += _pay_words(price, row.from_bank)
    return Choice(
        seat=seat,
        city=city,
        verb=verb,
        text=(CITY_PREFIX if city != seat else "") + " ".join(word for word in words if word) + rest,
        number=row.number,
        card=card,
        stage=row.stage or None if row.verb == terms.STAGE else None,
        price=price,
        from_bank=row.from_bank,
        **fields,
    )


def _first_words(ruleset: Ruleset, city: City, row: ChoiceRow) -> str:
    """The verb; for a stage its number, if it could be another one."""
    if row.verb != terms.STAGE:
        words = "".join(expansion.first_words(ruleset, row) for expansion in in_play(ruleset))
        return words or terms.VERBS[row.verb]
    return f"stage {row.stage} with" if ruleset.tables.boards[city.wonder].any_order else "stage with"


def _pay_words(price: Price, from_bank: int) -> str:
    """Coins that are printed on the card are not repeated."""
    parts = [f"{words} {coins}" for name, words in PARTS if (coins := getattr(price, name))]
    parts += [f"bank {from_bank}"] if from_bank else []
    return f" pay {' '.join(parts)}" if parts else ""
