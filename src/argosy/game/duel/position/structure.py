"""Lays out the structure of a position: the cards of its Age and of later ones, and their faces."""

from collections.abc import Sequence

from argosy.catalog.duel import DECKS
from argosy.errors import PositionError
from argosy.game.duel.position.builder import Builder, require
from argosy.game.engine import run
from argosy.rules.duel import terms as t
from argosy.rules.duel.structure import lay_out


class StructureBuilder(Builder):
    """Lays the cards out: those that the position names, and others where it is silent."""

    def build(self) -> None:
        """Cards in all places, then what is present, free and face up."""
        run(lay_out)(self.game, self.tables, self.plain.age)
        if self.plain.decks is not None:
            self._read_decks(self.plain.decks)
        if self.plain.removed is not None:
            self._read_removed(self.plain.removed)
        if self.plain.structure is not None:
            self._read_structure(self.plain.structure)
        if self.plain.decks is None:
            self._deal_rest()
        if self.plain.removed is None:
            self._repair_removed(self._spare(self._named()))
        self._open()
        self._reveal()

    def _read_decks(self, decks: Sequence[Sequence[str | None]]) -> None:
        require(
            [len(deck) for deck in decks] == [t.PLACES] * t.AGES, f"decks: {t.PLACES} entries for each Age"
        )
        for age, deck in enumerate(decks):
            self.game.deck[age] = [self.number("cards", name) if name else t.NONE for name in deck]
        for age in range(self.plain.age if self.plain.structure is not None else self.plain.age - 1, t.AGES):
            self._check_complete(age, decks[age])

    def _check_complete(self, age: int, deck: Sequence[str | None]) -> None:
        """A structure that `structure` says nothing about is laid out whole."""
        places = self._places(age)
        require(all(deck[:places]), f"decks: Age {age + 1} has a card on each of its {places} places")

    def _read_removed(self, removed: Sequence[Sequence[str]]) -> None:
        for age, row in enumerate(removed):
            self.game.removed[age] = [*self.numbers("cards", row), *[t.NONE] * t.REMOVED][: t.REMOVED]

    def _read_structure(self, structure: Sequence[str | None]) -> None:
        plain, game, places = self.plain, self.game, self._places(self.plain.age - 1)
        require(
            len(structure) == places, f"structure: Age {plain.age} has {places} places, not {len(structure)}"
        )
        game.present = sum(1 << place for place, name in enumerate(structure) if name)
        fine = game.present or plain.result or plain.tasks
        require(fine, "structure: a turn needs a card to take", "duel_no_card")
        for place, name in enumerate(structure):
            if name:
                game.deck[plain.age - 1, place] = self.number("cards", name)

    def _places(self, age: int) -> int:
        return int(self.tables.structures[age].places)

    def _open(self) -> None:
        """A card is free when no card covers it (DUEL-020)."""
        game, structure = self.game, self.tables.structures[self.plain.age - 1]
        game.open = sum(
            1 << place
            for place in range(int(structure.places))
            if game.present >> place & 1 and not int(structure.covered_by[place]) & int(game.present)
        )

    def _reveal(self) -> None:
        game, structure, revealed = self.game, self.tables.structures[self.plain.age - 1], self.plain.revealed
        places = int(structure.places)
        if revealed is None:
            gone = int(structure.whole) & ~int(game.present)
            game.revealed = int(structure.face_up) | int(game.open) | gone
        else:
            require(all(0 <= n < places for n in revealed), f"revealed: places 0 to {places - 1}")
            game.revealed = sum(1 << place for place in set(revealed))

    # --- cards that the position does not name

    def _deal_rest(self) -> None:
        """Cards that the position puts elsewhere make room in the decks of this Age and the later ones."""
        named = self._named()
        spare = self._spare(named)
        for age in range(self.plain.age - 1, t.AGES):
            for place in range(self._places(age)):
                self._deal_place(age, place, named, spare)

    def _named(self) -> set[int]:
        """Cards that the position puts into the structure or into the box."""
        named = self.numbers("cards", [name for name in self.plain.structure or [] if name])
        return {*named, *self.numbers("cards", [name for row in self.plain.removed or [] for name in row])}

    def _spare(self, named: set[int]) -> dict[int, list[int]]:
        """Cards of each deck that lie nowhere and are not named."""
        spare: dict[int, list[int]] = {deck: [] for deck in range(len(DECKS))}
        backs, places = self.tables.cards["back"].tolist(), self.game.card_place.tolist()
        for card in range(len(self.catalog.cards)):
            if places[card] == t.AWAY and card not in named:
                spare[backs[card]].append(card)
        return spare

    def _deal_place(self, age: int, place: int, named: set[int], spare: dict[int, list[int]]) -> None:
        deck, card = self.game.deck[age], int(self.game.deck[age, place])
        if age == self.plain.age - 1 and self.plain.structure is not None:
            if self.plain.structure[place] is None:
                deck[place] = t.NONE
        elif card in named or not self._is_away(card):
            deck[place] = self._replacement(spare, age, self._deck_of(card))
        elif card in spare.get(self._deck_of(card), []):
            spare[self._deck_of(card)].remove(card)

    def _repair_removed(self, spare: dict[int, list[int]]) -> None:
        """The cards removed at setup lie nowhere else; fewer of them where the position leaves no others."""
        game = self.game
        present = {int(n) for age in range(self.plain.age - 1, t.AGES) for n in game.deck[age] if n >= 0}
        for age in range(t.AGES):
            left = [n for n in spare[age] if n not in present]
            dealt = [int(n) for n in game.removed[age]]
            kept = [n for n in dealt if self._is_away(n) and n not in present]
            found = [*kept, *(n for n in left if n not in dealt), *[t.NONE] * t.REMOVED]
            game.removed[age] = found[: t.REMOVED]

    def _is_away(self, card: int) -> bool:
        return bool(self.game.card_place[card] == t.AWAY)

    def _deck_of(self, card: int) -> int:
        return int(self.tables.cards[card].back)

    def _replacement(self, spare: dict[int, list[int]], age: int, deck: int) -> int:
        """A card of the same deck (guild for guild, senator for senator), otherwise one of the Age."""
        dealt = {int(n) for row in self.game.deck[self.plain.age - 1 :] for n in row}
        for pool in (spare[deck], spare[age]):
            for card in pool:
                if card not in dealt:
                    pool.remove(card)
                    return card
        raise PositionError(
            f"structure: not enough cards are left for Age {age + 1}; name them with `structure`",
            "duel_few_cards",
            age=age + 1,
        )
