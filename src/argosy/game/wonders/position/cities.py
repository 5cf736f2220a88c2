"""The cities of a position: buildings with their effects, then fields that the position sets."""

from collections import Counter

from argosy.errors import PositionError
from argosy.game.engine import run
from argosy.game.wonders.expansions import set_up_more_of_city
from argosy.game.wonders.position.builder import MOST_TOKENS, Builder
from argosy.game.wonders.position.form import CityData, StageData
from argosy.rules.records import Record
from argosy.rules.wonders.city import stand
from argosy.rules.wonders.effects import apply_effects
from argosy.rules.wonders.state import AGES, MAX_STAGES


class CityBuilder(Builder):
    """Puts buildings, stages, coins and tokens into the cities."""

    def build(self) -> None:
        """First what stands in the cities, because its effects reach into other cities; then what is
        written.
        """
        for seat, city in enumerate(self.wanted.cities):
            self._found(seat, city, f"position.cities[{seat}]")
        for seat, city in enumerate(self.wanted.cities):
            self._furnish(seat, city, f"position.cities[{seat}]")

    def _found(self, seat: int, wanted: CityData, where: str) -> None:
        if len(set(wanted.cards)) < len(wanted.cards):
            twice = _twice(wanted.cards)
            raise PositionError(
                f"{_places(wanted.cards, twice, where)}: {twice} stands twice; a city holds each name once",
                "card_twice",
                card=twice,
            )
        for card in wanted.cards:
            self._stand(seat, self.kind(card, f"{where}.cards"))
        self._stages(seat, wanted, where)

    def _furnish(self, seat: int, wanted: CityData, where: str) -> None:
        city = self.state.cities[seat]
        set_up_more_of_city(self.ruleset, self.state, seat, wanted, where)
        city.coins = self.count(
            wanted.coins if wanted.coins is not None else int(self.tables.start_coins), f"{where}.coins"
        )
        city.income, city.free_used = self.count(wanted.income, f"{where}.income"), wanted.free_used
        self._revives(city, wanted, f"{where}.revives")
        if len(wanted.victories) != AGES:
            raise PositionError(
                f"{where}.victories: {len(wanted.victories)} numbers; one for each of {AGES} Ages"
            )
        city.victories[:] = [
            self.count(count, f"{where}.victories[{age}]", MOST_TOKENS)
            for age, count in enumerate(wanted.victories)
        ]
        city.defeats = self.count(wanted.defeats, f"{where}.defeats", MOST_TOKENS)

    def _revives(self, city: Record, wanted: CityData, where: str) -> None:
        counts = wanted.revives if isinstance(wanted.revives, list) else [wanted.revives or 0]
        later = city.later_revives
        if not 1 <= len(counts) <= 1 + len(later):
            raise PositionError(f"{where}: {len(counts)} numbers; 1 to {1 + len(later)}")
        later[:] = [self.count(count, where, MOST_TOKENS) for count in counts[1:]] + [0] * (
            1 + len(later) - len(counts)
        )
        city.revives = self.count(counts[0], where, MOST_TOKENS) + sum(counts[1:])

    def _stand(self, seat: int, kind: int) -> None:
        city, card = self.state.cities[seat], self.tables.cards[kind]
        stand(city, kind)
        city.colors[card.color] += 1
        run(apply_effects)(self.state, self.tables, seat, int(card.first_effect), int(card.effects))

    def _stages(self, seat: int, wanted: CityData, where: str) -> None:
        city = self.state.cities[seat]
        board = self.tables.boards[city.wonder]
        count = wanted.stages if isinstance(wanted.stages, int) else len(wanted.stages)
        if not 0 <= count <= board.stages:
            raise PositionError(
                f"{where}.stages: {count} built, the board has {board.stages}",
                "stages",
                built=count,
                most=int(board.stages),
            )
        stages = [StageData() for _ in range(count)] if isinstance(wanted.stages, int) else wanted.stages
        for place, stage in enumerate(stages[:MAX_STAGES]):
            number = place if stage.number is None else stage.number - 1
            if not 0 <= number < board.stages or city.stages_built >> number & 1:
                raise PositionError(
                    f"{where}.stages: stage {number + 1} stands twice or is not on the board",
                    "stage_twice",
                    stage=number + 1,
                    most=int(board.stages),
                )
            if number != place and not board.any_order:
                raise PositionError(
                    f"{where}.stages: the stages of this board are built from left to right", "stage_order"
                )
            city.stages_built |= 1 << number
            city.markers[number] = -1 if stage.card is None else self.kind(stage.card, f"{where}.stages")
            city.marker_ages[number] = self.count(stage.age or 0, f"{where}.stages", AGES)
            row = board.stage[number]
            run(apply_effects)(self.state, self.tables, seat, int(row.first_effect), int(row.effects))
        city.stages = len(stages)


def _places(cards: list[str], card: str, where: str) -> str:
    return ", ".join(f"{where}.cards[{place}]" for place, one in enumerate(cards) if one == card)


def _twice(cards: list[str]) -> str:
    return next(card for card, count in Counter(cards).items() if count > 1)
