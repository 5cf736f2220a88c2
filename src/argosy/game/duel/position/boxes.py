"""The boxes' part of a position: the Senate and the conspiracies of Agora, the gods and tokens of Pantheon."""

from collections.abc import Sequence

from argosy.game.duel.position.builder import Builder
from argosy.game.duel.position.checks import check_once, require
from argosy.game.duel.position.form import ChamberData, CityData, ConspiracyData, held_conspiracies
from argosy.rules.duel import terms as t
from argosy.rules.duel.agora import terms as agora_terms
from argosy.rules.duel.agora.senate import majority_holder
from argosy.rules.duel.pantheon import terms as pantheon_terms


class AgoraBuilder(Builder):
    """Conspiracies in their deck, in hand and before the players; chambers with decrees and markers."""

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
            require(len(plain.chambers) == agora_terms.CHAMBERS, f"chambers: six of them, not {len(plain.chambers)}")
            self._chambers(plain.chambers)
        agora.taken = max((int(n) + 1 for n, h in zip(agora.order, agora.holder, strict=True) if h >= 0), default=0)

    def _stock(self) -> None:
        """The deck of conspiracies from the top; left out: as dealt, without those that lie elsewhere."""
        plain, agora = self.plain, self.game.agora
        names = set(self.numbers("conspiracies", [*held_conspiracies(plain), *plain.hand]))
        if plain.stock is None:
            stock = [int(n) for n in agora.stock if n not in names]
        else:
            stock = self.numbers("conspiracies", plain.stock)
        require(len(stock) + len(names) <= agora_terms.CONSPIRACIES, "conspiracies: there are 16 of them")
        agora.stock[:] = stock + [t.NONE] * (agora_terms.CONSPIRACIES - len(stock))
        agora.stock_count = len(stock)

    def _city(self, seat: int, city: CityData) -> None:
        agora = self.game.agora
        for one in city.conspiracies:
            self._conspiracy(seat, one)
        for number in self.numbers("conspiracies", city.knows_conspiracies):
            agora.known_stock[seat, number] = 1
        for age in city.saw_removed:
            require(1 <= age <= t.AGES, f"saw_removed: Ages 1 to 3, not {age}")
            agora.saw_removed[seat, age - 1] = 1

    def _conspiracy(self, seat: int, one: ConspiracyData) -> None:
        agora, number = self.game.agora, self.number("conspiracies", one.id)
        agora.holder[number] = seat
        agora.order[number] = agora.taken if one.order is None else one.order
        agora.taken += 1
        agora.shown[number] = int(one.triggered)
        if one.prepared:
            agora.prepared[number] = self.number("cards", one.prepared)

    def _chambers(self, chambers: Sequence[ChamberData]) -> None:
        agora = self.game.agora
        named = [name for chamber in chambers for name in chamber.decrees or []]
        check_once("decrees", named)
        if named:
            agora.turned_up[:] = 0
        for number, chamber in enumerate(chambers):
            self._decrees(number, chamber, named=bool(named))
            markers = chamber.markers
            require(len(markers) == 2 and min(markers) >= 0, f"chambers[{number}].markers: two numbers from 0")
            agora.markers[number] = markers
            self._control(number)
        for seat in (0, 1):
            agora.supply[seat] = int(self.tables.markers) - int(agora.markers[:, seat].sum())
            require(agora.supply[seat] >= 0, f"chambers: seat {seat} has 12 markers")

    def _decrees(self, number: int, chamber: ChamberData, *, named: bool) -> None:
        agora = self.game.agora
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
            require(fine, f"chambers[{number}].face_up: one for each of its {len(decrees)} decrees, not {len(shown)}")
        for index, decree in enumerate(decrees):
            agora.turned_up[decree] = int(shown if isinstance(shown, bool) else shown[index])

    def _decrees_of(self, chamber: int) -> list[int]:
        return [int(n) for n in self.game.agora.decrees[chamber] if n >= 0]

    def _control(self, number: int) -> None:
        """Who has more markers controls the chamber, and its decrees lie face up and work."""
        agora = self.game.agora
        holder = int(majority_holder(agora, number))
        agora.control[number] = holder
        if holder >= 0:
            for decree in self._decrees_of(number):
                agora.turned_up[decree] = 1
                self.gain(holder, self.tables.decrees[decree])


class PantheonBuilder(Builder):
    """Gods in cities, in the Pantheon and in their decks; tokens in cities and in the structures."""

    def build(self) -> None:
        """All of it."""
        plain, pantheon = self.plain, self.game.pantheon
        for seat, city in enumerate(plain.cities):
            for number in self.numbers("divinities", city.gods):
                pantheon.owner[number] = seat
                self.gain(seat, self.tables.gods[number])
            self._city_tokens(seat, city)
        if plain.spaces is not None:
            require(len(plain.spaces) == pantheon_terms.SPACES, f"spaces: six of them, not {len(plain.spaces)}")
            pantheon.space[:] = [self.number("divinities", name) if name else t.NONE for name in plain.spaces]
        self._decks()
        self._places_of_tokens()
        if plain.snake is not None:
            self._snake(plain.snake)
        require(len(plain.open_gods) <= pantheon_terms.MYTHOLOGIES, f"open_gods: at most {pantheon_terms.MYTHOLOGIES}")
        for index, number in enumerate(self.numbers("divinities", plain.open_gods)):
            pantheon.choice[index], pantheon.choice_count = number, index + 1

    def _city_tokens(self, seat: int, data: CityData) -> None:
        city = self.game.cities[seat]
        for name in data.mythology:
            city.mythology[self._mythology(name)] += 1
        for value in data.offerings:
            city.offerings |= 1 << self._offering(value)
        city.protected = data.protected
        for number in self.numbers("divinities", data.knows_gods):
            self.game.pantheon.known[seat, number] = 1

    def _decks(self) -> None:
        """The decks of the mythologies; left out: as dealt, without gods that lie elsewhere."""
        pantheon, named = self.game.pantheon, self.plain.mythology_decks
        placed = {int(n) for n in pantheon.space if n >= 0} | {
            n for n in range(pantheon_terms.GODS) if pantheon.owner[n] >= 0
        }
        require(
            named is None or len(named) == pantheon_terms.MYTHOLOGIES,
            "mythology_decks: one for each of the five mythologies",
        )
        for mythology in range(pantheon_terms.MYTHOLOGIES):
            if named is not None:
                gods = self.numbers("divinities", named[mythology])
            else:
                gods = [int(n) for n in pantheon.decks[mythology] if n >= 0 and int(n) not in placed]
            require(len(gods) <= pantheon_terms.MYTHOLOGY_CARDS, "mythology_decks: three at most in each deck")
            require(not placed & set(gods), "mythology_decks: a god can lie in one place only")
            pantheon.decks[mythology] = [*gods, t.NONE, t.NONE, t.NONE][: pantheon_terms.MYTHOLOGY_CARDS]
            pantheon.deck_count[mythology] = len(gods)

    def _places_of_tokens(self) -> None:
        """Mythology tokens in the structure of Age I, offering tokens in that of Age II."""
        plain, pantheon = self.plain, self.game.pantheon
        if plain.mythology_at is None:
            self._leave_mythologies()
        else:
            pantheon.mythology_at[:] = t.NONE
            for place, name in plain.mythology_at.items():
                pantheon.mythology_at[self._place(place)] = self._mythology(name)
        if plain.offering_at is None:
            held = int(self.game.cities[0].offerings) | int(self.game.cities[1].offerings)
            for place, value in enumerate(pantheon.offering_at):
                if value >= 0 and held >> int(value) & 1:
                    pantheon.offering_at[place] = t.NONE
        else:
            pantheon.offering_at[:] = t.NONE
            for place, value in plain.offering_at.items():
                pantheon.offering_at[self._place(place)] = self._offering(value)

    def _leave_mythologies(self) -> None:
        """PANTHEON-003: five tokens have been laid out; those in the cities lie there no more."""
        tokens = self.game.pantheon.mythology_at
        for mythology in range(pantheon_terms.MYTHOLOGIES):
            for _ in range(sum(int(city.mythology[mythology]) for city in self.game.cities)):
                places = [place for place, token in enumerate(tokens) if token >= 0]
                same = [place for place in places if tokens[place] == mythology]
                for place in (same or places)[:1]:
                    tokens[place] = t.NONE

    def _snake(self, card: str) -> None:
        """The token of Nisaba lends its owner the symbol of a green card (PANTHEON-022)."""
        pantheon, owner = self.game.pantheon, -1 if self.plain.snake_owner is None else self.plain.snake_owner
        require(owner in (0, 1), "snake_owner: seat 0 or 1")
        pantheon.snake, pantheon.snake_owner = self.number("cards", card), owner
        place = int(self.game.card_place[pantheon.snake])
        require(place == t.IN_CITY + 1 - owner, f"snake: seat {1 - owner} has no {card}, on which it could lie")
        symbol = int(self.tables.cards[pantheon.snake].symbol)
        require(symbol >= 0, f"snake: {card} has no science symbol")
        self.game.cities[owner].symbols[symbol] += 1

    def _place(self, text: str) -> int:
        require(text.isdigit() and int(text) < t.PLACES, f"places: {text!r} is no place of a structure")
        return int(text)

    def _mythology(self, name: str) -> int:
        require(name in self.catalog.mythologies, f"mythology: there is no {name!r}")
        return self.catalog.mythologies.index(name)

    def _offering(self, value: int) -> int:
        require(value in self.catalog.pantheon.offerings, f"offering: there is no token of {value}")
        return self.catalog.pantheon.offerings.index(value)
