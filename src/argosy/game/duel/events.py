"""Public events of a choice of Duel and its consequences.

Secrets stay in the views of their owners.
"""

from argosy.game.changes import changed
from argosy.game.duel.actions import TRACK_TOKENS
from argosy.game.duel.choice import SECRET_THINGS, DuelChoice
from argosy.game.duel.expansions import EXPANSIONS
from argosy.game.duel.view import DuelEvent
from argosy.game.duel.words import RESULTS, winners_of
from argosy.rules.duel import terms as t
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.state import City, Game
from argosy.rules.records import Records


def events_of(ruleset: DuelRuleset, before: Records, after: Records, choice: DuelChoice) -> list[DuelEvent]:
    """The choice, then everything open that it has changed, in a fixed order."""
    watch = _Watch(ruleset, before[0], after[0], choice)
    return [
        watch.chosen(),
        *watch.coins(),
        *watch.military(),
        *watch.progress(),
        *watch.cards(),
        *_more_events(ruleset, before[0], after[0]),
        *watch.turned_up(),
        *watch.ages(),
        *watch.over(),
    ]


class _Watch:
    """The two states around one choice."""

    def __init__(self, ruleset: DuelRuleset, before: Game, after: Game, choice: DuelChoice) -> None:
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
        found: list[tuple[int, int]] = []
        for seat in (0, 1):
            change = _funds(self.after.cities[seat]) - _funds(self.before.cities[seat])
            change += self.choice.price.total if seat == self.choice.seat else -self.choice.price.opponent
            found.append((seat, change))
        return [DuelEvent(kind="coins", seat=seat, coins=change) for seat, change in found if change]

    def military(self) -> list[DuelEvent]:
        before, after = self.before, self.after
        events = [DuelEvent(kind="pawn", pawn=int(after.pawn))] if before.pawn != after.pawn else []
        gone = [n for n, was, now in changed(before.track, after.track) if was and not now]
        events += [DuelEvent(kind="military_token", thing=TRACK_TOKENS[n]) for n in gone]
        return [*events, *_more_of_track(before, after)]

    def progress(self) -> list[DuelEvent]:
        owners = {n: now - t.TAKEN for n, _, now in changed(self.before.token_place, self.after.token_place)}
        return [
            DuelEvent(kind="progress", seat=seat, thing=self.catalog.progress[n].id)
            for n, seat in owners.items()
            if seat in (0, 1)
        ]

    def cards(self) -> list[DuelEvent]:
        """Cards that changed cities or left one, and wonders that no longer stand."""
        cities = (t.IN_CITY, t.IN_CITY + 1)
        events = [
            DuelEvent(
                kind="moved", card=self.catalog.cards[n].id, seat=now - t.IN_CITY if now in cities else None
            )
            for n, was, now in changed(self.before.card_place, self.after.card_place)
            if was in cities
        ]
        wonders = changed(self.before.wonder_built, self.after.wonder_built)
        lost = [n for n, was, now in wonders if was and not now]
        return events + [DuelEvent(kind="lost_wonder", thing=self.catalog.wonders[n].id) for n in lost]

    def turned_up(self) -> list[DuelEvent]:
        if self.before.age != self.after.age:
            return []
        fresh = int(self.after.revealed) & ~int(self.before.revealed)
        deck = self.after.deck[self.after.age - 1]
        return [
            DuelEvent(kind="turned_up", place=place, card=self.catalog.cards[int(deck[place])].id)
            for place in range(t.PLACES)
            if fresh >> place & 1
        ]

    def ages(self) -> list[DuelEvent]:
        if self.before.age == self.after.age:
            return []
        return [DuelEvent(kind="age_began", age=int(self.after.age)), *_more_of_age(self.ruleset, self.after)]

    def over(self) -> list[DuelEvent]:
        if not self.after.over:
            return []
        return [DuelEvent(kind="over", result=RESULTS[int(self.after.over)], winners=winners_of(self.after))]


def _funds(city: City) -> int:
    return int(city.coins) + int(city.protected)


def _more_events(ruleset: DuelRuleset, before: Game, after: Game) -> list[DuelEvent]:
    """Events of expansions, behind those of cards."""
    return [event for expansion in EXPANSIONS for event in expansion.events(ruleset, before, after)]


def _more_of_track(before: Game, after: Game) -> list[DuelEvent]:
    """Events of expansions on the conflict track."""
    return [event for expansion in EXPANSIONS for event in expansion.track_events(before, after)]


def _more_of_age(ruleset: DuelRuleset, after: Game) -> list[DuelEvent]:
    """Return the events of components that expansions turn up when an Age begins."""
    return [event for expansion in EXPANSIONS for event in expansion.age_events(ruleset, after)]


def has_learned_more(before: Game, after: Game) -> bool:
    """Has a choice brought something hidden of an expansion to light?"""
    return any(expansion.has_learned(before, after) for expansion in EXPANSIONS)


def more_controls(before: Game, after: Game) -> dict[int, int | None]:
    """Chambers that change hands by a choice, and who controls them then."""
    return {
        chamber: seat
        for expansion in EXPANSIONS
        for chamber, seat in expansion.controls(before, after).items()
    }
