"""Choices of Duel as canonical text, made from an action number (docs/bots/duel.md has the grammar)."""

import msgspec

from argosy.game.duel.actions import Action, Verb, card_action, plain_action, thing_action, with_card_action
from argosy.game.duel.expansions import EXPANSIONS
from argosy.game.types import Price
from argosy.rules.duel import terms as t
from argosy.rules.duel.expansions.numbers import ACTIONS
from argosy.rules.duel.ruleset import DuelRuleset

TURN_VERBS = (
    "build",
    "recruit",
    "discard",
    "wonder",
    *(verb for expansion in EXPANSIONS for verb in expansion.turn_verbs),
)
FORMS = {
    "build": "CARD", "recruit": "SENATOR", "discard": "CARD", "wonder": "WONDER with CARD", "pick": "WONDER",
    "first": "me|opponent", "token": "TOKEN", "destroy": "CARD", "revive": "CARD", "pass": "",
    **{verb: form for expansion in EXPANSIONS for verb, form in expansion.forms.items()},
}  # fmt: skip
"""Arguments of each verb. Capitals name a kind of thing."""
VERBS = tuple(FORMS)
TAILS = {verb: tail for expansion in EXPANSIONS for verb, tail in expansion.tails.items()}
"""By verb: the word that numbers may follow behind its form."""
SECRET_THINGS = tuple(verb for expansion in EXPANSIONS for verb in expansion.secret_things)
"""Verbs whose object only the player sees (AGORA-043, PANTHEON-011, 018)."""
HOW = ("paid", "chain", "engineering", "free")


class DuelChoice(msgspec.Struct, frozen=True, kw_only=True):
    """One legal action of a seat with its fixed price. `str(choice)` is the canonical text."""

    seat: int
    """The seat that decides."""
    city: int = 0
    """The city that acts: always the seat's own, whatever is given here."""
    verb: str
    """First word of the text: build, recruit, discard, wonder, pick, token, place, ..."""
    text: str
    """Canonical text, e.g. `wonder sphinx with baths`; public and stable."""
    number: int
    """Number in the action space of Duel, the same for all expansions (docs/bots/duel.md)."""
    card: str | None = None
    """Id of the card that is used."""
    thing: str | None = None
    """Id of the wonder, token, conspiracy, god or mythology."""
    price: Price = Price()
    """`bank`: coins to the bank; `opponent`: coins to an opponent with Economy."""
    how: str = "free"
    """How a construction is paid for: paid, chain, engineering, free."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "city", self.seat)

    def __str__(self) -> str:
        return self.text


def spell(action: Action, number: int, seat: int) -> str:
    """The canonical text of an action. Only `first` depends on who chooses."""
    if action.verb == "first":
        return "first me" if number - t.DO_FIRST == seat else "first opponent"
    return " ".join((action.verb, *action.words))


def action_of(ruleset: DuelRuleset, number: int) -> Action:
    """Return the action of a number; ValueError for a number that there is not."""
    for first, size, make in SPACE:
        if first <= number < first + size:
            return make(ruleset, number - first)
    raise ValueError(f"there is no action {number}: they run from 0 to {ACTIONS - 1}")


def _build(ruleset: DuelRuleset, index: int) -> Action:
    card = ruleset.catalog.cards[index]
    return Action("recruit" if card.deck == "senator" else "build", (card.id,), card.id)


SPACE: tuple[Verb, ...] = tuple(
    sorted(
        (
            (t.DO_BUILD, t.CARDS, _build),
            (t.DO_DISCARD, t.CARDS, card_action("discard")),
            (t.DO_WONDER, t.WONDERS * t.CARDS, with_card_action("wonder", "wonders")),
            (t.DO_PICK, t.WONDERS, thing_action("pick", "wonders")),
            (t.DO_FIRST, 2, plain_action("first")),
            (t.DO_TOKEN, t.TOKENS, thing_action("token", "progress")),
            (t.DO_DESTROY, t.CARDS, card_action("destroy")),
            (t.DO_REVIVE, t.CARDS, card_action("revive")),
            (t.DO_PASS, 1, plain_action("pass")),
            *(verb for expansion in EXPANSIONS for verb in expansion.verbs),
        ),
        key=lambda verb: verb[0],
    )
)
"""The action space in the order of its numbers."""
