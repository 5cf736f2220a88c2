"""The Pantheon part of a position: sets up and describes gods and their tokens."""

from argosy.game.duel.position.builder import ExpansionBuilder, require
from argosy.game.duel.position.form import DuelCityData
from argosy.game.types import Fields
from argosy.rules.duel import terms as t
from argosy.rules.duel.pantheon import terms as p
from argosy.rules.duel.pantheon.state import NO_MINERVA, PantheonGameFields
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.state import Game


class PantheonBuilder(ExpansionBuilder):
    """Gods in cities, in the Pantheon and in their decks; tokens in cities and in the structures."""

    def tokens(self) -> None:
        """The Minerva pawn, and progress tokens on Enki."""
        if self.plain.minerva is not None:
            self.game.pantheon.minerva = self.plain.minerva
        for number in self.numbers("progress", self.plain.enki):
            self.game.token_place[number] = p.ON_ENKI

    def build(self) -> None:
        """All of it."""
        plain, pantheon = self.plain, self.game.pantheon
        for seat, city in enumerate(plain.cities):
            for number in self.numbers("divinities", city.gods):
                pantheon.owner[number] = seat
                self.gain(seat, self.tables.gods[number])
            self._city_tokens(seat, city)
        if plain.spaces is not None:
            require(len(plain.spaces) == p.SPACES, f"spaces: six of them, not {len(plain.spaces)}")
            pantheon.space[:] = [self.number("divinities", name) if name else t.NONE for name in plain.spaces]
        self._decks()
        self._places_of_tokens()
        if plain.snake is not None:
            self._snake(plain.snake)
        require(len(plain.open_gods) <= p.MYTHOLOGIES, f"open_gods: at most {p.MYTHOLOGIES}")
        for index, number in enumerate(self.numbers("divinities", plain.open_gods)):
            pantheon.choice[index], pantheon.choice_count = number, index + 1

    def _city_tokens(self, seat: int, data: DuelCityData) -> None:
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
        pantheon: PantheonGameFields = self.game.pantheon
        named = self.plain.mythology_decks
        placed = {int(n) for n in pantheon.space if n >= 0} | {
            n for n in range(p.GODS) if pantheon.owner[n] >= 0
        }
        require(
            named is None or len(named) == p.MYTHOLOGIES,
            "mythology_decks: one for each of the five mythologies",
        )
        for mythology in range(p.MYTHOLOGIES):
            if named is not None:
                gods = self.numbers("divinities", named[mythology])
            else:
                gods = [int(n) for n in pantheon.decks[mythology] if n >= 0 and int(n) not in placed]
            require(len(gods) <= p.MYTHOLOGY_CARDS, "mythology_decks: three at most in each deck")
            require(not placed & set(gods), "mythology_decks: a god can lie in one place only")
            pantheon.decks[mythology] = [*gods, t.NONE, t.NONE, t.NONE][: p.MYTHOLOGY_CARDS]
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
        for mythology in range(p.MYTHOLOGIES):
            for _ in range(sum(int(city.mythology[mythology]) for city in self.game.cities)):
                places = [place for place, token in enumerate(tokens) if token >= 0]
                same = [place for place in places if tokens[place] == mythology]
                for place in (same or places)[:1]:
                    tokens[place] = t.NONE

    def _snake(self, card: str) -> None:
        """The token of Nisaba lends its owner the symbol of a green card (PANTHEON-022)."""
        pantheon: PantheonGameFields = self.game.pantheon
        owner = -1 if self.plain.snake_owner is None else self.plain.snake_owner
        require(owner in (0, 1), "snake_owner: seat 0 or 1")
        pantheon.snake, pantheon.snake_owner = self.number("cards", card), owner
        place = int(self.game.card_place[pantheon.snake])
        require(
            place == t.IN_CITY + 1 - owner, f"snake: seat {1 - owner} has no {card}, on which it could lie"
        )
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


def describe(ruleset: DuelRuleset, state: Game) -> Fields:
    """Fields of a position."""
    catalog, pantheon = ruleset.catalog, state.pantheon
    gods, names, values = _gods(ruleset), catalog.mythologies, catalog.pantheon.offerings
    return {
        "minerva": None if pantheon.minerva == NO_MINERVA else int(pantheon.minerva),
        "enki": [token.id for n, token in enumerate(catalog.progress) if state.token_place[n] == p.ON_ENKI],
        "spaces": [gods[n] if n >= 0 else None for n in pantheon.space],
        "mythology_decks": [
            [gods[n] for n in pantheon.decks[m, : pantheon.deck_count[m]]] for m in range(p.MYTHOLOGIES)
        ],
        "mythology_at": {str(n): names[m] for n, m in enumerate(pantheon.mythology_at) if m >= 0},
        "offering_at": {str(n): values[v] for n, v in enumerate(pantheon.offering_at) if v >= 0},
        "snake": ruleset.card_ids[pantheon.snake] if pantheon.snake >= 0 else None,
        "snake_owner": None if pantheon.snake < 0 else int(pantheon.snake_owner),
        "open_gods": [gods[n] for n in pantheon.choice[: pantheon.choice_count]],
    }


def _gods(ruleset: DuelRuleset) -> tuple[str, ...]:
    return tuple(god.id for god in ruleset.catalog.divinities)


def describe_city(ruleset: DuelRuleset, state: Game, seat: int) -> Fields:
    """Fields of a city."""
    catalog, city, gods = ruleset.catalog, state.cities[seat], _gods(ruleset)
    return {
        "gods": [name for n, name in enumerate(gods) if state.pantheon.owner[n] == seat],
        "mythology": [name for n, name in enumerate(catalog.mythologies) for _ in range(city.mythology[n])],
        "offerings": [v for n, v in enumerate(catalog.pantheon.offerings) if int(city.offerings) >> n & 1],
        "protected": int(city.protected),
        "knows_gods": [name for n, name in enumerate(gods) if state.pantheon.known[seat, n]],
    }
