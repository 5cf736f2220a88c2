"""What everybody at a table of Duel may see of a choice and its consequences. Secrets stay in the views of their owners."""

from typing import Any

import msgspec

from argosy.game.duel.choice import TRACK_TOKENS, DuelChoice
from argosy.game.duel.look import RESULTS, winners_of
from argosy.rules.duel import terms as t
from argosy.rules.duel.agora import terms as agora_terms
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.records import Records

SECRET_THINGS = ("plot", "prepare", "enshrine", "top")
"""Verbs whose object only the player sees (AGORA-043, PANTHEON-011, 018)."""


class DuelEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something everybody at the table may see. Which fields are set depends on `kind`:

    the verb of a choice (seat, and card, thing, number where they are open; coins paid)
    · coins (seat, coins: change) · pawn (pawn) · military_token (thing) · minerva (pawn)
    · progress (seat, thing) · moved (card, seat or None: to the discard pile) · lost_wonder (thing) · turned_up (place, card)
    · control (chamber, seat or None) · decree (chamber, thing) · god (space, thing) · age_began (age) · over (result, winners)
    """

    kind: str
    seat: int | None = None
    card: str | None = None
    thing: str | None = None
    coins: int = 0
    place: int | None = None
    space: int | None = None
    chamber: int | None = None
    age: int = 0
    pawn: int | None = None
    number: str | None = None
    """What stands behind the verb when it is no id: a chamber, two chambers, a space, top or bottom."""
    result: str | None = None
    winners: tuple[int, ...] = ()


def events_of(ruleset: DuelRuleset, before: Records, after: Records, choice: DuelChoice) -> list[DuelEvent]:
    """The choice, then everything open that it has changed, in a fixed order."""
    watch = _Watch(ruleset, before[0], after[0], choice)
    return [
        watch.chosen(),
        *watch.coins(),
        *watch.military(),
        *watch.progress(),
        *watch.cards(),
        *watch.senate(),
        *watch.turned_up(),
        *watch.ages(),
        *watch.over(),
    ]


class _Watch:
    """The two states around one choice."""

    def __init__(self, ruleset: DuelRuleset, before: Any, after: Any, choice: DuelChoice) -> None:
        self.catalog, self.ruleset = ruleset.catalog, ruleset
        self.before, self.after, self.choice = before, after, choice

    def chosen(self) -> DuelEvent:
        choice = self.choice
        secret = choice.verb in SECRET_THINGS
        words = choice.text.split()[1:]
        number = " ".join(word for word in words if word not in (choice.card, choice.thing, "with"))
        return DuelEvent(
            kind=choice.verb,
            seat=choice.seat,
            card=choice.card,
            thing=None if secret else choice.thing,
            coins=choice.price.total,
            number=number or None,
        )

    def coins(self) -> list[DuelEvent]:
        found = []
        for seat in (0, 1):
            change = _funds(self.after.cities[seat]) - _funds(self.before.cities[seat])
            change += self.choice.price.total if seat == self.choice.seat else -self.choice.price.opponent
            found.append((seat, change))
        return [DuelEvent(kind="coins", seat=seat, coins=change) for seat, change in found if change]

    def military(self) -> list[DuelEvent]:
        before, after = self.before, self.after
        events = [DuelEvent(kind="pawn", pawn=int(after.pawn))] if before.pawn != after.pawn else []
        gone = [name for n, name in enumerate(TRACK_TOKENS) if before.track[n] and not after.track[n]]
        events += [DuelEvent(kind="military_token", thing=name) for name in gone]
        if before.pantheon.minerva != after.pantheon.minerva:
            events.append(DuelEvent(kind="minerva", pawn=int(after.pantheon.minerva)))
        return events

    def progress(self) -> list[DuelEvent]:
        changed = [n for n in range(t.TOKENS) if self.before.token_place[n] != self.after.token_place[n]]
        owners = {n: int(self.after.token_place[n]) - t.TAKEN for n in changed}
        return [
            DuelEvent(kind="progress", seat=seat, thing=self.catalog.progress[n].id)
            for n, seat in owners.items()
            if seat in (0, 1)
        ]

    def cards(self) -> list[DuelEvent]:
        """Cards that changed cities or left one, and wonders that no longer stand."""
        events = []
        for n, card in enumerate(self.catalog.cards):
            old, new = int(self.before.card_place[n]), int(self.after.card_place[n])
            if old != new and old in (t.IN_CITY, t.IN_CITY + 1):
                seat = new - t.IN_CITY if new in (t.IN_CITY, t.IN_CITY + 1) else None
                events.append(DuelEvent(kind="moved", card=card.id, seat=seat))
        lost = [n for n in range(t.WONDERS) if self.before.wonder_built[n] and not self.after.wonder_built[n]]
        return events + [DuelEvent(kind="lost_wonder", thing=self.catalog.wonders[n].id) for n in lost]

    def senate(self) -> list[DuelEvent]:
        old, new = self.before.agora, self.after.agora
        events = []
        for chamber in range(agora_terms.CHAMBERS):
            if old.control[chamber] != new.control[chamber]:
                seat = int(new.control[chamber])
                events.append(DuelEvent(kind="control", chamber=chamber + 1, seat=None if seat < 0 else seat))
            decrees = [int(n) for n in new.decrees[chamber] if n >= 0 and new.turned_up[n] and not old.turned_up[n]]
            events += [DuelEvent(kind="decree", chamber=chamber + 1, thing=self.catalog.decrees[n].id) for n in decrees]
        return events

    def turned_up(self) -> list[DuelEvent]:
        if self.before.age != self.after.age:
            return []
        fresh = int(self.after.revealed) & ~int(self.before.revealed)
        deck = self.after.deck[self.after.age - 1]
        return [
            DuelEvent(kind="turned_up", place=place, card=self.catalog.cards[deck[place]].id)
            for place in range(t.PLACES)
            if fresh >> place & 1
        ]

    def ages(self) -> list[DuelEvent]:
        if self.before.age == self.after.age:
            return []
        events = [DuelEvent(kind="age_began", age=int(self.after.age))]
        if self.after.age == 2 and self.ruleset.tables.has_pantheon:
            spaces = enumerate(int(god) for god in self.after.pantheon.space)
            gods = self.catalog.divinities
            events += [DuelEvent(kind="god", space=n + 1, thing=gods[god].id) for n, god in spaces if god >= 0]
        return events

    def over(self) -> list[DuelEvent]:
        if not self.after.over:
            return []
        return [DuelEvent(kind="over", result=RESULTS[int(self.after.over)], winners=winners_of(self.after))]


def _funds(city: Any) -> int:
    return int(city.coins) + int(city.protected)
