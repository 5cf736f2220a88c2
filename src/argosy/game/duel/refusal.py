"""Refusals of Duel: why a choice is not legal, in one clause, with the rules behind it."""

import difflib

from argosy.catalog.duel import RESOURCES
from argosy.game.arguments import normal_form
from argosy.game.duel.actions import ids_of
from argosy.game.duel.choice import FORMS, TAILS, TURN_VERBS, VERBS
from argosy.game.duel.expansions import EXPANSIONS
from argosy.game.duel.question_forms import Reason, SeatQuestion, because, in_city
from argosy.game.duel.words import ASKED
from argosy.game.types import Refusal, RulesBehind, with_rules
from argosy.rules.duel import terms as t
from argosy.rules.duel.payment import card_price, funds, wonder_price
from argosy.rules.duel.state import Numbers

MOST_DIGITS = 6
"""Longer words are no numbers."""
MORE_IN_TURN: dict[str, Reason] = {
    verb: reason for expansion in EXPANSIONS for verb, reason in expansion.refusals_in_turn.items()
}
"""Reasons of expansions in a turn, by verb."""
RULES: RulesBehind = {
    ("unreadable", ""): ("DUEL-020",),
    ("unreadable", "build"): ("DUEL-021", "AGORA-030"),
    ("unreadable", "recruit"): ("AGORA-030",),
    ("unknown", ""): ("DUEL-020",),
    ("other_verb", ""): ("DUEL-021", "AGORA-030"),
    ("not_asked", ""): ("DUEL-020",),
    ("not_asked", "pick"): ("DUEL-007",),
    ("not_asked", "first"): ("DUEL-091",),
    ("not_asked", "token"): ("DUEL-081",),
    ("not_there", ""): ("DUEL-020",),
    ("not_there", "build"): ("DUEL-010",),
    ("not_there", "recruit"): ("DUEL-010",),
    ("not_there", "discard"): ("DUEL-010",),
    ("not_there", "wonder"): ("DUEL-010",),
    ("covered", ""): ("DUEL-011",),
    ("not_yours", ""): ("DUEL-024",),
    ("needs_coins", ""): ("DUEL-026",),
    ("needs_coins", "recruit"): ("AGORA-031",),
    ("not_in_city", ""): ("DUEL-057",),
    ("other_color", ""): ("DUEL-057",),
    ("not_in_discard", ""): ("DUEL-058",),
    ("no_senators", ""): ("DUEL-058", "Z-06"),
    ("taken", ""): ("DUEL-007",),
    ("not_shown", ""): ("DUEL-081",),
    ("not_shown", "pick"): ("DUEL-007",),
    ("no_such_place", ""): ("DUEL-020",),
    ("gone", ""): ("DUEL-011",),
    **{row: rules for expansion in EXPANSIONS for row, rules in expansion.reasons.items()},
}
KINDS = {
    "CARD": ("cards", "card"),
    "WONDER": ("wonders", "wonder"),
    "TOKEN": ("progress", "progress token"),
    **{word: kind for expansion in EXPANSIONS for word, kind in expansion.kinds.items()},
}
"""Words of the forms of choices: a group of the catalog, and what one of it is called."""
LAID_OUT = {
    t.PROGRESS: "does not lie on the board",
    t.DRAWN_PROGRESS: "is none of the tokens that were drawn",
    **{asked: reason for expansion in EXPANSIONS for asked, reason in expansion.laid_out.items()},
}
"""Reasons why a progress token cannot be chosen, by what is asked."""


def refuse(asked: SeatQuestion, text: str) -> Refusal:
    """The first reason why the text is not among the legal choices, and its rules.

    The caller knows that it is not.
    """
    return with_rules(_first_reason(asked, text), normal_form(text).partition(" ")[0], RULES)


def _first_reason(asked: SeatQuestion, text: str) -> Refusal:
    words = normal_form(text).split()
    game = asked.game
    if game.over:
        return Refusal(code="not_asked", text="the game is over")
    if not words or words[0] not in VERBS:
        return Refusal(
            code="unreadable", text=f"{text!r} is not a choice: write {_form(asked)}", values={"text": text}
        )
    if game.actor != asked.seat:
        return Refusal(
            code="not_asked", text=f"seat {int(game.actor)} decides now", values={"seat": int(game.actor)}
        )
    return (
        _unknown(asked, words)
        or _wrong_verb(asked, words[0])
        or _not_the_form(asked, words)
        or (_by_verb(asked, words) if game.decision == t.TURN else refuse_answer(asked, words))
    )


def _form(asked: SeatQuestion) -> str:
    """Return how an answer to this seat's question is written.

    In a turn, and for the other seat: how a card is taken.
    """
    if asked.game.decision == t.TURN or asked.game.actor != asked.seat:
        return "e.g. 'build baths', 'wonder sphinx with baths', 'discard tavern'"
    return ", ".join(f"'{f'{verb} {FORMS[verb]}'.strip()}'" for verb in sorted(asked.verbs))


def _unknown(asked: SeatQuestion, words: list[str]) -> Refusal | None:
    """A name that stands for nothing."""
    names = ids_of(asked.ruleset)
    known = {"with", "me", "opponent", *(word for expansion in EXPANSIONS for word in expansion.words)}
    known = known.union(*names.values())
    for word in words[1:]:
        if word not in known and not word.lstrip("+-").isdigit():
            near = difflib.get_close_matches(word, sorted(known), 1)
            hint = f": did you mean {near[0]}?" if near else ""
            return Refusal(code="unknown", text=f"there is no {word}{hint}", values={"word": word})
    return None


def _wrong_verb(asked: SeatQuestion, verb: str) -> Refusal | None:
    if verb in asked.verbs or (asked.game.decision == t.TURN and verb in TURN_VERBS):
        return None
    wanted = ", ".join(sorted(asked.verbs))
    text = f"{verb} is not asked now ({ASKED[int(asked.game.decision)]}): choose one of {wanted}"
    return Refusal(code="not_asked", text=text, values={"verb": verb})


def _not_the_form(asked: SeatQuestion, words: list[str]) -> Refusal | None:
    """The words are those that go with the verb, and every name is of the kind that is wanted."""
    form, given = FORMS[words[0]].split(), words[1:]
    if len(given) > 2 and given[1] == TAILS.get(words[0]):
        fine = all(_is_number(word) for word in given[2:])
        given = given[:1] if fine else given
    if len(given) != len(form):
        return _wrong_form(words)
    for kind, word in zip(form, given, strict=True):
        if kind in KINDS:
            group, what = KINDS[kind]
            if asked.number(group, word) < 0:
                return Refusal(code="unknown", text=f"{words[0]}: {word} is no {what}", values={"word": word})
        elif not _fits(asked, kind, word):
            return _wrong_form(words)
    return None


def _wrong_form(words: list[str]) -> Refusal:
    """The words behind a verb are not those that go with it."""
    verb, tail = words[0], f" [{TAILS[words[0]]} N ...]" if words[0] in TAILS else ""
    form = f"{verb} {FORMS[verb]}".strip() + tail
    form += " (+3, -6, 0)" if form.endswith("SPACE") else ""
    return Refusal(
        code="unreadable", text=f"{' '.join(words)}: write {form}", values={"text": " ".join(words)}
    )


def _fits(asked: SeatQuestion, kind: str, word: str) -> bool:
    if kind in ("N", "SPACE"):
        return _is_number(word) and word == (_space(int(word)) if kind == "SPACE" else str(int(word)))
    return word in (ids_of(asked.ruleset)["mythologies"] if kind == "MYTHOLOGY" else kind.split("|"))


def _is_number(word: str) -> bool:
    return (
        word.lstrip("+-").isdecimal() and word.count("+") + word.count("-") <= 1 and len(word) < MOST_DIGITS
    )


def _space(lead: int) -> str:
    """Spaces of the track as the lead of seat 0."""
    return f"{lead:+d}" if lead else "0"


def _by_verb(asked: SeatQuestion, words: list[str]) -> Refusal:
    """In a turn; what stands behind the verb has its form."""
    verb = words[0]
    if verb in MORE_IN_TURN:
        return MORE_IN_TURN[verb](asked, words)
    card = asked.number("cards", words[-1])
    return asked.not_free(card) or _by_price(asked, verb, words, card)


def _by_price(asked: SeatQuestion, verb: str, words: list[str], card: int) -> Refusal:
    name = asked.ruleset.card_ids[card]
    if verb in ("build", "recruit"):
        is_senator = asked.ruleset.catalog.cards[card].deck == "senator"
        if is_senator != (verb == "recruit"):
            right = "recruit" if is_senator else "build"
            return Refusal(
                code="other_verb", text=f"{name}: {right} it", values={"card": name, "verb": right}
            )
        bank, trade, _ = card_price(asked.game, asked.ruleset.tables, asked.seat, card)
        cost = asked.ruleset.tables.cards[card].cost
        return _short(asked, name, int(bank) + int(trade), cost)
    return _no_wonder(asked, words[1])


def _no_wonder(asked: SeatQuestion, name: str) -> Refusal:
    number = asked.number("wonders", name)
    city = asked.game.cities[asked.seat]
    if number not in city.unbuilt[: city.unbuilt_count]:
        text = f"{name}: not an own wonder to be constructed"
        return Refusal(code="not_yours", text=text, values={"thing": name})
    bank, trade = wonder_price(asked.game, asked.ruleset.tables, asked.seat, number)
    return _short(asked, name, int(bank) + int(trade), asked.ruleset.tables.wonders[number].cost)


def _short(asked: SeatQuestion, name: str, coins: int, cost: Numbers) -> Refusal:
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


def refuse_answer(asked: SeatQuestion, words: list[str]) -> Refusal:
    """The reason.

    The verb is asked for, the words have its form, every name is of its kind; still it is not legal.
    """
    return REASONS[words[0]](asked, words)


def _revive(asked: SeatQuestion, words: list[str]) -> Refusal:
    """DUEL-058, Z-06."""
    if asked.game.card_place[asked.number("cards", words[1])] != t.DISCARDED:
        return because("not_in_discard", words[1], "is not in the discard pile")
    return because("no_senators", words[1], "senators of the discard pile are not recruited at this table")


def _pick(asked: SeatQuestion, words: list[str]) -> Refusal:
    """DUEL-007."""
    if asked.game.wonder_owner[asked.number("wonders", words[1])] >= 0:
        return because("taken", words[1], "has been chosen already")
    return because("not_shown", words[1], "is none of the wonders laid out")


def _token(asked: SeatQuestion, words: list[str]) -> Refusal:
    return because("not_shown", words[1], LAID_OUT[int(asked.game.decision)])


def _no_other_answer(_: SeatQuestion, words: list[str]) -> Refusal:
    """Verbs that go with nothing that could be wrong: `pass`, `conspire`, `first me`."""
    return _wrong_form(words)


REASONS: dict[str, Reason] = {
    "destroy": in_city(of_opponent=True),
    "revive": _revive,
    "pick": _pick,
    "token": _token,
    "first": _no_other_answer,
    **{verb: _no_other_answer for verb, form in FORMS.items() if not form},
    **{verb: reason for expansion in EXPANSIONS for verb, reason in expansion.refusals.items()},
}
