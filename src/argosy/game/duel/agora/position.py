"""The Agora part of a position: sets up and describes the Senate and the conspiracies."""

from collections.abc import Sequence

from argosy.game.duel.position.builder import ExpansionBuilder, check_once, require
from argosy.game.duel.position.form import ChamberData, ConspiracyData, DuelCityData, held_conspiracies
from argosy.game.types import Fields
from argosy.rules.duel import terms as t
from argosy.rules.duel.agora import terms as a
from argosy.rules.duel.agora.senate import majority_holder
from argosy.rules.duel.agora.state import AgoraGameFields
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.state import Game


class AgoraBuilder(ExpansionBuilder):
    """Conspiracies in their deck, in hand and before the players; chambers with decrees and markers."""

    def cards(self) -> None:
        """Cards under conspiracies."""
        for city in self.plain.cities:
            for one in city.conspiracies:
                if one.prepared:
                    self.game.card_place[self.number("cards", one.prepared)] = a.UNDER_CONSPIRACY

    def tokens(self) -> None:
        """The progress token under Obscurantism."""
        if self.plain.locked:
            self.game.agora.locked = self.number("progress", self.plain.locked)
            self.game.token_place[self.game.agora.locked] = a.LOCKED

    def build(self) -> None:
        """All of it."""
        plain, agora = self.plain, self.game.agora
        self._stock()
        for index, number in enumerate(self.numbers("conspiracies", plain.hand[:2])):
            agora.hand[index] = number
        for seat, city in enumerate(plain.cities):
            self._city(seat, city)
        if plain.swapped:
            agora.swapped = self.number("cards", plain.swapped)
        if plain.chambers is not None:
            require(len(plain.chambers) == a.CHAMBERS, f"chambers: six of them, not {len(plain.chambers)}")
            self._chambers(plain.chambers)
        agora.taken = max(
            (int(n) + 1 for n, h in zip(agora.order, agora.holder, strict=True) if h >= 0), default=0
        )

    def _stock(self) -> None:
        """The deck of conspiracies from the top; left out: as dealt, without those that lie elsewhere."""
        plain, agora = self.plain, self.game.agora
        names = set(self.numbers("conspiracies", [*held_conspiracies(plain), *plain.hand]))
        if plain.stock is None:
            stock = [int(n) for n in agora.stock if n not in names]
        else:
            stock = self.numbers("conspiracies", plain.stock)
        require(len(stock) + len(names) <= a.CONSPIRACIES, "conspiracies: there are 16 of them")
        agora.stock[:] = stock + [t.NONE] * (a.CONSPIRACIES - len(stock))
        agora.stock_count = len(stock)

    def _city(self, seat: int, city: DuelCityData) -> None:
        agora: AgoraGameFields = self.game.agora
        for one in city.conspiracies:
            self._conspiracy(seat, one)
        for number in self.numbers("conspiracies", city.knows_conspiracies):
            agora.known_stock[seat, number] = 1
        for age in city.saw_removed:
            require(1 <= age <= t.AGES, f"saw_removed: Ages 1 to 3, not {age}")
            agora.saw_removed[seat, age - 1] = 1

    def _conspiracy(self, seat: int, one: ConspiracyData) -> None:
        agora: AgoraGameFields = self.game.agora
        number = self.number("conspiracies", one.id)
        agora.holder[number] = seat
        agora.order[number] = agora.taken if one.order is None else one.order
        agora.taken += 1
        agora.shown[number] = int(one.triggered)
        if one.prepared:
            agora.prepared[number] = self.number("cards", one.prepared)

    def _chambers(self, chambers: Sequence[ChamberData]) -> None:
        agora: AgoraGameFields = self.game.agora
        named = [name for chamber in chambers for name in chamber.decrees or []]
        check_once("decrees", named)
        if named:
            agora.turned_up[:] = 0
        for number, chamber in enumerate(chambers):
            self._decrees(number, chamber, named=bool(named))
            markers = chamber.markers
            require(
                len(markers) == 2 and min(markers) >= 0, f"chambers[{number}].markers: two numbers from 0"
            )
            agora.markers[number] = markers
            self._control(number)
        for seat in (0, 1):
            agora.supply[seat] = int(self.tables.markers) - int(agora.markers[:, seat].sum())
            most, count = int(self.tables.markers), int(agora.markers[:, seat].sum())
            message = f"chambers: seat {seat} has {most} markers"
            require(count <= most, message, "too_many", count=count, most=most)

    def _decrees(self, number: int, chamber: ChamberData, *, named: bool) -> None:
        agora: AgoraGameFields = self.game.agora
        if named:
            decrees = self.numbers("decrees", chamber.decrees or [])
            require(len(decrees) <= 2, f"chambers[{number}].decrees: two at most")
            agora.decrees[number] = [*decrees, t.NONE, t.NONE][:2]
        shown = chamber.face_up
        if shown is None:
            shown = bool(self.tables.chamber_up[number]) or sum(chamber.markers) > 0
        decrees = self._decrees_of(number)
        if not isinstance(shown, bool):
            fine = len(shown) == len(decrees)
            require(
                fine,
                f"chambers[{number}].face_up: one for each of its {len(decrees)} decrees, not {len(shown)}",
            )
        for index, decree in enumerate(decrees):
            agora.turned_up[decree] = int(shown if isinstance(shown, bool) else shown[index])

    def _decrees_of(self, chamber: int) -> list[int]:
        return [int(n) for n in self.game.agora.decrees[chamber] if n >= 0]

    def _control(self, number: int) -> None:
        """Give a chamber to the player with more markers; its decrees lie face up and work."""
        agora: AgoraGameFields = self.game.agora
        holder = int(majority_holder(agora, number))
        agora.control[number] = holder
        if holder >= 0:
            for decree in self._decrees_of(number):
                agora.turned_up[decree] = 1
                self.gain(holder, self.tables.decrees[decree])


def describe(ruleset: DuelRuleset, state: Game) -> Fields:
    """Fields of a position."""
    catalog, agora = ruleset.catalog, state.agora
    return {
        "triggered": bool(state.triggered),
        "locked": None if agora.locked < 0 else catalog.progress[int(agora.locked)].id,
        "chambers": [_describe_chamber(ruleset, agora, chamber) for chamber in range(a.CHAMBERS)],
        "stock": [catalog.conspiracies[int(n)].id for n in agora.stock[: agora.stock_count]],
        "hand": [catalog.conspiracies[int(n)].id for n in agora.hand if n >= 0],
        "swapped": _card(ruleset, agora.swapped),
    }


def _card(ruleset: DuelRuleset, number: int) -> str | None:
    return ruleset.card_ids[number] if number >= 0 else None


def _describe_chamber(ruleset: DuelRuleset, agora: AgoraGameFields, chamber: int) -> ChamberData:
    decrees = [int(n) for n in agora.decrees[chamber] if n >= 0]
    return ChamberData(
        markers=[int(n) for n in agora.markers[chamber]],
        decrees=[ruleset.catalog.decrees[n].id for n in decrees],
        face_up=[bool(agora.turned_up[n]) for n in decrees],
    )


def describe_city(ruleset: DuelRuleset, state: Game, seat: int) -> Fields:
    """Fields of a city."""
    agora: AgoraGameFields = state.agora
    conspiracies = [one.id for one in ruleset.catalog.conspiracies]
    held = sorted(
        (n for n in range(a.CONSPIRACIES) if agora.holder[n] == seat), key=lambda n: int(agora.order[n])
    )
    return {
        "conspiracies": [
            ConspiracyData(
                id=conspiracies[n],
                prepared=_card(ruleset, agora.prepared[n]),
                triggered=bool(agora.shown[n]),
                order=int(agora.order[n]),
            )
            for n in held
        ],
        "knows_conspiracies": [name for n, name in enumerate(conspiracies) if agora.known_stock[seat, n]],
        "saw_removed": [age + 1 for age in range(t.AGES) if agora.saw_removed[seat, age]],
    }
