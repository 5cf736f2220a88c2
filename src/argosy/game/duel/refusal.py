"""Why a choice of Duel is not possible, in one clause that names what is missing."""

import difflib
from typing import Any

from argosy.catalog.duel import RESOURCES
from argosy.game.citing import with_rules
from argosy.game.duel.choice import normal_form
from argosy.game.duel.look import ASKED
from argosy.game.duel.reasons import RULES
from argosy.game.engine import run
from argosy.game.types import Refusal
from argosy.rules.duel import terms as t
from argosy.rules.duel.payment import card_price, funds, wonder_price
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.structure import place_of

TURN_VERBS = ("build", "recruit", "discard", "wonder", "prepare", "trigger", "activate")
VERBS = (
    *TURN_VERBS, "pick", "first", "token", "destroy", "revive", "pass", "place", "shift", "remove", "conspire", "plot",
    "seize", "lock", "free", "scrap", "take", "give", "decree", "raze", "enshrine", "snake", "strike", "unbuild", "guard",
    "sink", "use", "open", "top",
)  # fmt: skip


class Asked:
    """One question: may this seat do that?"""

    def __init__(self, ruleset: DuelRuleset, game: Any, seat: int, verbs: frozenset[str]) -> None:
        self.ruleset, self.game, self.seat = ruleset, game, seat
        self.verbs = verbs
        """Verbs of the choices that are legal now."""


def refuse(asked: Asked, text: str) -> Refusal:
    """The first reason why the text is not among the legal choices, and its rules. The caller knows that it is not."""
    return with_rules(_first_reason(asked, text), normal_form(text).partition(" ")[0], RULES)


def _first_reason(asked: Asked, text: str) -> Refusal:
    words = normal_form(text).split()
    game = asked.game
    if game.over:
        return Refusal(code="not_asked", text="the game is over")
    if not words or words[0] not in VERBS:
        example = "'build baths', 'wonder sphinx with baths', 'discard tavern'"
        return Refusal(code="unreadable", text=f"{text!r} is not a choice: write e.g. {example}", values={"text": text})
    if game.actor != asked.seat:
        return Refusal(code="not_asked", text=f"seat {int(game.actor)} decides now", values={"seat": int(game.actor)})
    return _unknown(asked, words) or _wrong_verb(asked, words[0]) or _by_verb(asked, words)


def _unknown(asked: Asked, words: list[str]) -> Refusal | None:
    """A name that stands for nothing."""
    known = {
        "with",
        "offering",
        "me",
        "opponent",
        "top",
        "bottom",
        *asked.ruleset.card_ids,
        *asked.ruleset.catalog.mythologies,
    }
    for group in ("wonders", "progress", "conspiracies", "divinities"):
        known |= {thing.id for thing in getattr(asked.ruleset.catalog, group)}
    for word in words[1:]:
        if word not in known and not word.lstrip("+-").isdigit():
            near = difflib.get_close_matches(word, sorted(known), 1)
            hint = f": did you mean {near[0]}?" if near else ""
            return Refusal(code="unreadable", text=f"there is no {word}{hint}", values={"word": word})
    return None


def _wrong_verb(asked: Asked, verb: str) -> Refusal | None:
    if verb in asked.verbs or (asked.game.decision == t.TURN and verb in TURN_VERBS):
        return None
    wanted = ", ".join(sorted(asked.verbs))
    text = f"{verb} is not asked now ({ASKED[int(asked.game.decision)]}): choose one of {wanted}"
    return Refusal(code="not_asked", text=text, values={"verb": verb})


def _by_verb(asked: Asked, words: list[str]) -> Refusal:
    verb = words[0]
    card = _number(asked.ruleset.card_ids, words[-1])
    if verb in ("build", "recruit", "discard", "wonder", "prepare") and asked.game.decision == t.TURN:
        if card is None:
            return Refusal(code="unreadable", text=f"{verb}: name a card of the structure", values={"verb": verb})
        return _not_free(asked, card) or _by_price(asked, verb, words, card)
    if verb == "trigger" and asked.game.decision == t.TURN:
        return _no_trigger(asked, words)
    if verb == "activate" and asked.game.decision == t.TURN:
        return _no_god(asked, words)
    return Refusal(
        code="not_there", text=f"{' '.join(words)}: not one of the choices", values={"text": " ".join(words)}
    )


def _number(ids: tuple[str, ...], name: str) -> int | None:
    return ids.index(name) if name in ids else None


def _not_free(asked: Asked, card: int) -> Refusal | None:
    """DUEL-011."""
    game, tables = asked.game, asked.ruleset.tables
    name = asked.ruleset.card_ids[card]
    place = int(run(place_of)(game, tables, card))
    if place < 0 or not game.revealed >> place & 1:
        return Refusal(code="not_there", text=f"{name}: does not lie face up in the structure", values={"card": name})
    if game.open >> place & 1:
        return None
    over = int(tables.structures[game.age - 1].covered_by[place]) & int(game.present)
    places = ", ".join(str(other) for other in range(t.PLACES) if over >> other & 1)
    return Refusal(code="covered", text=f"{name}: covered by the cards at places {places}", values={"card": name})


def _by_price(asked: Asked, verb: str, words: list[str], card: int) -> Refusal:
    name = asked.ruleset.card_ids[card]
    if verb in ("build", "recruit"):
        is_senator = asked.ruleset.catalog.cards[card].deck == "senator"
        if is_senator != (verb == "recruit"):
            return Refusal(
                code="unreadable", text=f"{name}: {'recruit' if is_senator else 'build'} it", values={"card": name}
            )
        bank, trade, _ = run(card_price)(asked.game, asked.ruleset.tables, asked.seat, card)
        cost = asked.ruleset.tables.cards[card].cost
        return _short(asked, name, int(bank) + int(trade), cost)
    thing = words[1] if len(words) > 2 else ""
    if verb == "wonder":
        return _no_wonder(asked, thing)
    return Refusal(
        code="not_yours",
        text=f"{thing or 'prepare'}: not an own conspiracy that is still unprepared",
        values={"thing": thing},
    )


def _no_wonder(asked: Asked, name: str) -> Refusal:
    wonders = tuple(wonder.id for wonder in asked.ruleset.catalog.wonders)
    number = _number(wonders, name)
    city = asked.game.cities[asked.seat]
    if number is None or number not in city.unbuilt[: city.unbuilt_count]:
        return Refusal(
            code="not_yours", text=f"{name or 'wonder'}: not an own wonder to be constructed", values={"thing": name}
        )
    bank, trade = run(wonder_price)(asked.game, asked.ruleset.tables, asked.seat, number)
    return _short(asked, name, int(bank) + int(trade), asked.ruleset.tables.wonders[number].cost)


def _short(asked: Asked, name: str, coins: int, cost: Any) -> Refusal:
    """`aqueduct: costs 9 coins (3 stone: you make 0, 3 coins each), you have 7`."""
    city = asked.game.cities[asked.seat]
    parts = [
        f"{int(cost[n])} {resource}: you make {int(city.makes[n])}, {int(city.price[n])} coins each"
        for n, resource in enumerate(RESOURCES)
        if cost[n] > city.makes[n]
    ]
    has = int(funds(city))
    reason = f" ({'; '.join(parts)})" if parts else ""
    text = f"{name}: costs {coins} coins{reason}, you have {has}"
    return Refusal(code="needs_coins", text=text, values={"what": name, "coins": coins, "has": has})


def _no_trigger(asked: Asked, words: list[str]) -> Refusal:
    """AGORA-062, 064."""
    name = words[1] if len(words) > 1 else "trigger"
    agora = asked.game.agora
    number = _number(tuple(one.id for one in asked.ruleset.catalog.conspiracies), name)
    if asked.game.triggered:
        text = f"{name}: one conspiracy has been triggered in this turn"
        return Refusal(code="right_used", text=text, values={"in_a_turn": 1})
    if number is None or agora.holder[number] != asked.seat:
        return Refusal(code="not_yours", text=f"{name}: not an own conspiracy", values={"thing": name})
    if agora.shown[number]:
        return Refusal(code="right_used", text=f"{name}: is used up", values={"thing": name})
    if agora.prepared[number] < 0:
        return Refusal(code="not_prepared", text=f"{name}: is not prepared", values={"thing": name})
    return Refusal(code="no_effect", text=f"{name}: would have no effect now", values={"thing": name})


def _no_god(asked: Asked, words: list[str]) -> Refusal:
    """PANTHEON-013 to 016."""
    name = words[1] if len(words) > 1 else "activate"
    number = _number(tuple(god.id for god in asked.ruleset.catalog.divinities), name)
    if asked.game.age == 1 or number is None or number not in asked.game.pantheon.space:
        return Refusal(code="not_there", text=f"{name}: does not lie open in the Pantheon", values={"thing": name})
    has = int(funds(asked.game.cities[asked.seat]))
    return Refusal(
        code="needs_coins",
        text=f"{name}: not with these coins and offerings, you have {has} coins",
        values={"what": name},
    )
