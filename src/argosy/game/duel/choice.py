"""The text of choices of Duel: from an action number to its canonical text (docs/duel.md has the grammar)."""

from collections.abc import Callable
from functools import lru_cache

import msgspec

from argosy.game.types import Price
from argosy.rules.duel import terms as t
from argosy.rules.duel.agora import terms as agora_terms
from argosy.rules.duel.boxes.numbers import ACTIONS
from argosy.rules.duel.pantheon import terms as pantheon_terms
from argosy.rules.duel.ruleset import DuelRuleset

TRACK_TOKENS = ("-6", "-3", "+3", "+6")
"""Military tokens by the first space of their zone, counted as the lead of seat 0."""

HOW = ("paid", "chain", "engineering", "free")


class Action(msgspec.Struct, frozen=True):
    """What an action number means, whoever chooses it."""

    verb: str
    words: tuple[str, ...] = ()
    card: str | None = None
    thing: str | None = None
    """Id of the wonder, token, conspiracy, god or mythology that the action is about."""


class DuelChoice(msgspec.Struct, frozen=True, kw_only=True):
    """One legal action of a seat with its fixed price. `str(choice)` is the canonical text."""

    seat: int
    """The seat that decides."""
    verb: str
    """First word of the text: build, recruit, discard, wonder, pick, token, place, ..."""
    text: str
    """Canonical text, e.g. `wonder sphinx with baths`; public and stable."""
    number: int
    """Number in the action space of Duel, the same for all boxes (docs/duel.md)."""
    card: str | None = None
    """Id of the card that is used."""
    thing: str | None = None
    """Id of the wonder, token, conspiracy, god or mythology."""
    price: Price = Price()
    """`bank`: coins to the bank; `opponent`: coins to an opponent with Economy."""
    how: str = "free"
    """How a construction is paid for: paid, chain, engineering, free."""

    @property
    def city(self) -> int:
        """The city that acts: always the seat's own."""
        return self.seat

    def __str__(self) -> str:
        return self.text


def spell(action: Action, number: int, seat: int) -> str:
    """The canonical text of an action. Only `first` depends on who chooses."""
    if action.verb == "first":
        return "first me" if number - t.DO_FIRST == seat else "first opponent"
    return " ".join((action.verb, *action.words))


@lru_cache(maxsize=8)
def ids_of(ruleset: DuelRuleset) -> dict[str, tuple[str, ...]]:
    """Ids of all things by their group, in the order of their numbers."""
    catalog = ruleset.catalog
    groups = ("cards", "wonders", "progress", "conspiracies", "divinities")
    ids = {group: tuple(thing.id for thing in getattr(catalog, group)) for group in groups}
    return {**ids, "mythologies": catalog.mythologies}


def action_of(ruleset: DuelRuleset, number: int) -> Action:
    """What an action number means."""
    for first, size, make in SPACE:
        if first <= number < first + size:
            return make(ruleset, number - first)
    raise ValueError(f"there is no action {number}: they run from 0 to {ACTIONS - 1}")


Make = Callable[[DuelRuleset, int], Action]


def _card(verb: str) -> Make:
    def make(ruleset: DuelRuleset, index: int) -> Action:
        card = ids_of(ruleset)["cards"][index]
        return Action(verb, (card,), card)

    return make


def _build(ruleset: DuelRuleset, index: int) -> Action:
    card = ruleset.catalog.cards[index]
    return Action("recruit" if card.deck == "senator" else "build", (card.id,), card.id)


def _thing(verb: str, group: str) -> Make:
    def make(ruleset: DuelRuleset, index: int) -> Action:
        thing = ids_of(ruleset)[group][index]
        return Action(verb, (thing,), None, thing)

    return make


def _with_card(verb: str, group: str) -> Make:
    def make(ruleset: DuelRuleset, index: int) -> Action:
        thing, card = ids_of(ruleset)[group][index // t.CARDS], ids_of(ruleset)["cards"][index % t.CARDS]
        return Action(verb, (thing, "with", card), card, thing)

    return make


def _plain(verb: str) -> Make:
    return lambda _, __: Action(verb)


def _number(verb: str, first: int) -> Make:
    return lambda _, index: Action(verb, (str(index + first),))


def _space_of_track(_: DuelRuleset, index: int) -> Action:
    return Action("guard", (f"{index - t.TRACK_SIDE:+d}" if index != t.TRACK_SIDE else "0",))


def _pair(verb: str) -> Make:
    return lambda _, index: Action(
        verb, (str(index // agora_terms.CHAMBERS + 1), str(index % agora_terms.CHAMBERS + 1))
    )


def _plot(ruleset: DuelRuleset, index: int) -> Action:
    kept = ids_of(ruleset)["conspiracies"][index // 2]
    return Action("plot", (kept, "bottom" if index % 2 else "top"), None, kept)


def _activate(ruleset: DuelRuleset, index: int) -> Action:
    god = ids_of(ruleset)["divinities"][index // pantheon_terms.OFFERING_SETS]
    values = ruleset.catalog.pantheon.offerings
    given = [str(values[n]) for n in range(pantheon_terms.OFFERINGS) if index % pantheon_terms.OFFERING_SETS >> n & 1]
    return Action("activate", (god, *(("offering", *given) if given else ())), None, god)


def _enshrine(ruleset: DuelRuleset, index: int) -> Action:
    god = ids_of(ruleset)["divinities"][index // pantheon_terms.SPACES]
    return Action("enshrine", (god, str(index % pantheon_terms.SPACES + 1)), None, god)


def _track_token(verb: str) -> Make:
    return lambda _, index: Action(verb, (TRACK_TOKENS[index],))


def _mythology(ruleset: DuelRuleset, index: int) -> Action:
    name = ruleset.catalog.mythologies[index]
    return Action("open", (name,), None, name)


SPACE: tuple[tuple[int, int, Make], ...] = (
    (t.DO_BUILD, t.CARDS, _build),
    (t.DO_DISCARD, t.CARDS, _card("discard")),
    (t.DO_WONDER, t.WONDERS * t.CARDS, _with_card("wonder", "wonders")),
    (agora_terms.DO_PREPARE, agora_terms.CONSPIRACIES * t.CARDS, _with_card("prepare", "conspiracies")),
    (t.DO_PICK, t.WONDERS, _thing("pick", "wonders")),
    (t.DO_FIRST, 2, _plain("first")),
    (t.DO_TOKEN, t.TOKENS, _thing("token", "progress")),
    (t.DO_DESTROY, t.CARDS, _card("destroy")),
    (t.DO_REVIVE, t.CARDS, _card("revive")),
    (t.DO_PASS, 1, _plain("pass")),
    (agora_terms.DO_PLACE, agora_terms.CHAMBERS, _number("place", 1)),
    (agora_terms.DO_SHIFT, agora_terms.CHAMBERS * agora_terms.CHAMBERS, _pair("shift")),
    (agora_terms.DO_REMOVE, agora_terms.CHAMBERS, _number("remove", 1)),
    (agora_terms.DO_CONSPIRE, 1, _plain("conspire")),
    (agora_terms.DO_PLOT, 2 * agora_terms.CONSPIRACIES, _plot),
    (agora_terms.DO_TRIGGER, agora_terms.CONSPIRACIES, _thing("trigger", "conspiracies")),
    (agora_terms.DO_SEIZE, t.WONDERS, _thing("seize", "wonders")),
    (agora_terms.DO_LOCK, t.TOKENS, _thing("lock", "progress")),
    (agora_terms.DO_FREE, t.CARDS, _card("free")),
    (agora_terms.DO_SCRAP, t.CARDS, _card("scrap")),
    (agora_terms.DO_TAKE, t.CARDS, _card("take")),
    (agora_terms.DO_GIVE, t.CARDS, _card("give")),
    (agora_terms.DO_DECREE, agora_terms.CHAMBERS * agora_terms.CHAMBERS, _pair("decree")),
    (agora_terms.DO_RAZE, t.WONDERS, _thing("raze", "wonders")),
    (pantheon_terms.DO_ACTIVATE, pantheon_terms.GODS * pantheon_terms.OFFERING_SETS, _activate),
    (pantheon_terms.DO_ENSHRINE, pantheon_terms.GODS * pantheon_terms.SPACES, _enshrine),
    (pantheon_terms.DO_SNAKE, t.CARDS, _card("snake")),
    (pantheon_terms.DO_STRIKE, t.PLACES, _number("strike", 0)),
    (pantheon_terms.DO_UNBUILD, t.WONDERS, _thing("unbuild", "wonders")),
    (pantheon_terms.DO_GUARD, t.TRACK, _space_of_track),
    (pantheon_terms.DO_SINK, t.MILITARY_TOKENS, _track_token("sink")),
    (pantheon_terms.DO_USE, t.MILITARY_TOKENS, _track_token("use")),
    (pantheon_terms.DO_OPEN, pantheon_terms.MYTHOLOGIES, _mythology),
    (pantheon_terms.DO_TOP, pantheon_terms.GODS, _thing("top", "divinities")),
)
"""(first number, how many, what each means): the action space in the order of its numbers."""


def normal_form(text: str) -> str:
    """A text as a person may type it in the form of canonical texts: lower case, single spaces."""
    return " ".join(text.lower().split())
