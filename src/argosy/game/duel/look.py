"""From the record of a game of Duel to what a viewer may see of it."""

from collections.abc import Sequence
from typing import Any

from argosy.catalog.duel import COLORS, RESOURCES, SECTIONS
from argosy.game.duel.choice import TRACK_TOKENS
from argosy.game.duel.printed import printed
from argosy.game.duel.view import (
    ChamberView,
    ConspiracyView,
    DeckView,
    DuelCityView,
    DuelView,
    PlaceView,
    SpaceView,
    WonderView,
)
from argosy.game.engine import run
from argosy.rules.duel import terms as t
from argosy.rules.duel.agora import terms as agora_terms
from argosy.rules.duel.agora.knowledge import knows_conspiracy, plots, saw_removed
from argosy.rules.duel.knowledge import sees_drawn, structure_is_laid
from argosy.rules.duel.pantheon import terms as pantheon_terms
from argosy.rules.duel.pantheon.gods import god_price
from argosy.rules.duel.pantheon.knowledge import known_gods, sees_choice
from argosy.rules.duel.pantheon.state import NO_MINERVA
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.score import total_points
from argosy.rules.records import Records

RESULTS = (None, "military", "science", "political", "civilian", "blue", "shared", "science_shared")

ASKED = {
    t.TURN: "turn",
    t.PICK: "pick",
    t.FIRST: "first",
    t.PROGRESS: "progress",
    t.DRAWN_PROGRESS: "drawn_progress",
    t.DESTROY: "destroy",
    t.REVIVE: "revive",
    agora_terms.PLACE: "place",
    agora_terms.SHIFT: "shift",
    agora_terms.REMOVE: "remove",
    agora_terms.SENATE: "senate",
    agora_terms.CONSPIRATOR: "conspirator",
    agora_terms.PLOT: "plot",
    agora_terms.CURIA: "curia",
    agora_terms.TAKE_WONDER: "take_wonder",
    agora_terms.LOCK: "lock",
    agora_terms.TOP_ROW: "top_row",
    agora_terms.REMOVED_CARD: "removed_card",
    agora_terms.ESPIONAGE: "espionage",
    agora_terms.SCRAP: "scrap",
    agora_terms.TAKE_BUILDING: "take_building",
    agora_terms.SWAP: "swap",
    agora_terms.GIVE: "give",
    agora_terms.MOVE_DECREE: "move_decree",
    agora_terms.SABOTAGE: "sabotage",
    pantheon_terms.ENSHRINE: "enshrine",
    pantheon_terms.ENKI: "enki",
    pantheon_terms.SNAKE: "snake",
    pantheon_terms.ZEUS: "zeus",
    pantheon_terms.ANUBIS: "anubis",
    pantheon_terms.ISIS: "isis",
    pantheon_terms.MINERVA: "minerva",
    pantheon_terms.SINK: "sink",
    pantheon_terms.USE: "use",
    pantheon_terms.GATE_CARD: "gate",
    pantheon_terms.THEATER_DECK: "theater_deck",
    pantheon_terms.THEATER_CARD: "theater_card",
    pantheon_terms.THEATER_ORDER: "theater_order",
}
"""Names of the decisions."""


def winners_of(game: Any) -> tuple[int, ...]:
    """The winner, or both after a shared result; empty while the game runs."""
    if not game.over:
        return ()
    return (0, 1) if game.winner < 0 else (int(game.winner),)


def look(ruleset: DuelRuleset, game: Any, seat: int | None) -> DuelView:
    """What a seat may know; None: what a spectator may know."""
    viewer = t.SPECTATOR if seat is None else seat
    eyes = _Eyes(ruleset, game, viewer)
    return DuelView(
        seat=seat,
        fingerprint=ruleset.fingerprint,
        boxes=ruleset.boxes,
        options={name: getattr(ruleset.options, name) for name in ruleset.options.__struct_fields__},
        age=int(game.age),
        turn=int(game.turn),
        moment=int(game.moment),
        on_turn=int(game.on_turn),
        owing=() if game.over else (int(game.actor),),
        asked=ASKED.get(int(game.decision)),
        play_again=bool(game.play_again),
        triggered=bool(game.triggered),
        senate_actions=int(game.tasks[game.depth - 1].amount) if game.decision == agora_terms.SENATE else 0,
        picks=int(game.picks),
        shown_wonders=eyes.shown_wonders(),
        structure=eyes.structure(),
        discard=eyes.cards_at(t.DISCARDED),
        pawn=int(game.pawn),
        track=tuple(name for number, name in enumerate(TRACK_TOKENS) if game.track[number]),
        minerva=None if game.pantheon.minerva == NO_MINERVA else int(game.pantheon.minerva),
        board=eyes.tokens_at(t.ON_BOARD),
        box=eyes.tokens_at(t.IN_BOX) if eyes.sees_drawn else eyes.tokens_at(t.IN_BOX, t.DRAWN),
        drawn=eyes.tokens_at(t.DRAWN) if eyes.sees_drawn else (),
        locked=eyes.token(game.agora.locked),
        cities=(eyes.city(0), eyes.city(1)),
        chambers=eyes.chambers(),
        stock=eyes.stock(),
        hand=eyes.hand(),
        removed=eyes.removed(),
        spaces=eyes.spaces(),
        decks=eyes.decks(),
        open_gods=eyes.open_gods(),
        enki=eyes.tokens_at(pantheon_terms.ON_ENKI),
        snake=eyes.card(game.pantheon.snake),
        is_over=bool(game.over),
        result=RESULTS[int(game.over)],
        winners=winners_of(game),
    )


class _Eyes:
    """One viewer's look at one game. Arrays are read as lists, once: single entries of a record are slow to read."""

    def __init__(self, ruleset: DuelRuleset, game: Any, viewer: int) -> None:
        self.ruleset, self.game, self.viewer = ruleset, game, viewer
        self.catalog, self.tables = ruleset.catalog, ruleset.tables
        self.print = printed(ruleset)
        self.sees_drawn = sees_drawn(game, viewer)
        self.known_gods = known_gods(game, viewer)
        self.age = int(game.age)
        self.card_place: list[int] = game.card_place.tolist()
        self.token_place: list[int] = game.token_place.tolist()
        self.wonder_owner: list[int] = game.wonder_owner.tolist()
        self.wonder_built: list[int] = game.wonder_built.tolist()

    # --- names

    def card(self, number: int) -> str | None:
        return self.print.cards[number] if number >= 0 else None

    def token(self, number: int) -> str | None:
        return self.catalog.progress[number].id if number >= 0 else None

    def cards_at(self, place: int) -> tuple[str, ...]:
        return tuple(name for name, lies in zip(self.print.cards, self.card_place, strict=True) if lies == place)

    def tokens_at(self, *places: int) -> tuple[str, ...]:
        tokens = zip(self.catalog.progress, self.token_place, strict=True)
        return tuple(token.id for token, lies in tokens if lies in places)

    # --- the table

    def shown_wonders(self) -> tuple[str, ...]:
        game, shown = self.game, int(self.tables.shown)
        if game.picks >= self.tables.draft_picks:
            return ()
        first = int(game.picks) // shown * shown
        laid = [int(wonder) for wonder in game.wonder_deck[first : first + shown]]
        return tuple(self.catalog.wonders[wonder].id for wonder in laid if game.wonder_owner[wonder] < 0)

    def structure(self) -> tuple[PlaceView, ...]:
        """Every place with the back of its card, and the card if it lies face up (DUEL-009)."""
        if not structure_is_laid(self.game, self.tables):
            return ()
        game, deck = self.game, self.game.deck[self.age - 1].tolist()
        present, revealed, free = int(game.present), int(game.revealed), int(game.open)
        tokens = self._tokens_on_places()
        found = []
        for place, spot in enumerate(self.print.structures[self.age - 1]):
            is_there, card = bool(present >> place & 1), deck[place]
            found.append(
                PlaceView(
                    place=place,
                    row=spot.row,
                    column=spot.column,
                    back=self.print.backs[card] if is_there else None,
                    card=self.print.cards[card] if is_there and revealed >> place & 1 else None,
                    is_open=bool(free >> place & 1),
                    covered_by=tuple(other for other in spot.covered_by if present >> other & 1),
                    token=tokens.get(place),
                )
            )
        return tuple(found)

    def _tokens_on_places(self) -> dict[int, str]:
        """Tokens of Pantheon that lie on the structure."""
        if not self.tables.has_pantheon or self.age == t.AGES:
            return {}
        if self.age == 1:
            names, lying = self.catalog.mythologies, self.game.pantheon.mythology_at
        else:
            names = tuple(f"offering {value}" for value in self.catalog.pantheon.offerings)
            lying = self.game.pantheon.offering_at
        return {place: names[token] for place, token in enumerate(lying.tolist()) if token >= 0}

    def removed(self) -> tuple[tuple[str, ...], ...]:
        return tuple(self._removed(age) if saw_removed(self.game, self.viewer, age) else () for age in range(t.AGES))

    def _removed(self, age: int) -> tuple[str, ...]:
        cards = sorted(self.game.removed[age].tolist())
        return tuple(self.print.cards[card] for card in cards if card >= 0 and self.card_place[card] == t.AWAY)

    # --- cities

    def city(self, seat: int) -> DuelCityView:
        game, city, catalog = self.game, self.game.cities[seat], self.catalog
        offerings, given, colors = enumerate(catalog.pantheon.offerings), int(city.offerings), city.colors.tolist()
        return DuelCityView(
            seat=seat,
            coins=int(city.coins),
            protected=int(city.protected),
            cards=self.cards_at(t.IN_CITY + seat),
            colors=dict(zip(COLORS, colors, strict=False)),
            wonders=self._wonders(seat),
            progress=self.tokens_at(t.TAKEN + seat),
            symbols=_counted(catalog.science.symbols, city.symbols),
            shields=int(game.pawn) * (1 - 2 * seat),
            makes=_counted(RESOURCES, city.makes),
            chooses=self._chooses(seat),
            prices=dict(zip(RESOURCES, city.price.tolist(), strict=True)),
            senators=colors[agora_terms.SENATOR],
            conspiracies=self._conspiracies(seat),
            supply=int(game.agora.supply[seat]),
            gods=self._gods(seat),
            mythology=_counted(catalog.mythologies, city.mythology),
            offerings=tuple(value for number, value in offerings if given >> number & 1),
            points=int(run(total_points)(game, self.tables, seat)),
        )

    def _gods(self, seat: int) -> tuple[str, ...]:
        owners = self.game.pantheon.owner.tolist()
        return tuple(god.id for god, owner in zip(self.catalog.divinities, owners, strict=True) if owner == seat)

    def _wonders(self, seat: int) -> tuple[WonderView, ...]:
        under = self.game.wonder_card.tolist()
        return tuple(
            WonderView(wonder=wonder.id, is_built=bool(self.wonder_built[number]), card=self.card(under[number]))
            for number, wonder in enumerate(self.catalog.wonders)
            if self.wonder_owner[number] == seat
        )

    def _chooses(self, seat: int) -> tuple[tuple[str, ...], ...]:
        found: list[tuple[str, ...]] = []
        for number, options in self.print.card_options.items():
            if self.card_place[number] == t.IN_CITY + seat:
                found += options
        for number, options in self.print.wonder_options.items():
            if self.wonder_owner[number] == seat and self.wonder_built[number]:
                found += options
        return tuple(found)

    # --- Agora

    def _conspiracies(self, seat: int) -> tuple[ConspiracyView, ...]:
        agora = self.game.agora
        holders, orders, prepared = agora.holder.tolist(), agora.order.tolist(), agora.prepared.tolist()
        mine = [number for number, holder in enumerate(holders) if holder == seat]
        return tuple(
            ConspiracyView(
                conspiracy=self._conspiracy(number),
                prepared=self.card(prepared[number]),
                is_triggered=bool(agora.shown[number]),
            )
            for number in sorted(mine, key=lambda number: orders[number])
        )

    def _conspiracy(self, number: int) -> str | None:
        known = knows_conspiracy(self.game, self.viewer, number)
        return self.catalog.conspiracies[number].id if known else None

    def stock(self) -> tuple[str | None, ...]:
        agora = self.game.agora
        return tuple(self._conspiracy(int(number)) for number in agora.stock[: agora.stock_count])

    def hand(self) -> tuple[str, ...]:
        if plots(self.game) != self.viewer:
            return ()
        return tuple(self.catalog.conspiracies[number].id for number in self.game.agora.hand if number >= 0)

    def chambers(self) -> tuple[ChamberView, ...]:
        if not self.tables.has_agora:
            return ()
        return tuple(self._chamber(number) for number in range(agora_terms.CHAMBERS))

    def _chamber(self, number: int) -> ChamberView:
        agora, tables = self.game.agora, self.tables
        decrees = [int(decree) for decree in agora.decrees[number] if decree >= 0]
        return ChamberView(
            chamber=number + 1,
            section=SECTIONS[tables.section[number]],
            points=int(tables.chamber_points[number]),
            markers=(int(agora.markers[number, 0]), int(agora.markers[number, 1])),
            control=None if agora.control[number] < 0 else int(agora.control[number]),
            decrees=tuple(self.catalog.decrees[n].id if agora.turned_up[n] else None for n in decrees),
        )

    # --- Pantheon

    def _god(self, number: int) -> str | None:
        if number < 0 or not (number == pantheon_terms.GATE or number in self.known_gods):
            return None
        return self.catalog.divinities[number].id

    def spaces(self) -> tuple[SpaceView, ...]:
        if not self.tables.has_pantheon:
            return ()
        return tuple(self._space(number) for number in range(pantheon_terms.SPACES))

    def _space(self, number: int) -> SpaceView:
        price = run(god_price)
        god = int(self.game.pantheon.space[number])
        return SpaceView(
            space=number + 1,
            is_taken=god >= 0,
            mythology=self.catalog.divinities[god].mythology if god >= 0 else None,
            god=self._god(god),
            prices=(
                int(price(self.game, self.tables, 0, number, 0)),
                int(price(self.game, self.tables, 1, number, 0)),
            ),
        )

    def decks(self) -> tuple[DeckView, ...]:
        if not self.tables.has_pantheon:
            return ()
        pantheon = self.game.pantheon
        return tuple(
            DeckView(
                mythology=name, gods=tuple(self._god(int(god)) for god in pantheon.decks[n, : pantheon.deck_count[n]])
            )
            for n, name in enumerate(self.catalog.mythologies)
        )

    def open_gods(self) -> tuple[str, ...]:
        if not sees_choice(self.game, self.viewer):
            return ()
        pantheon = self.game.pantheon
        return tuple(self.catalog.divinities[god].id for god in pantheon.choice[: pantheon.choice_count])


def _counted(names: Sequence[str], counts: Records) -> dict[str, int]:
    """Counters by name, those that are not 0."""
    return {name: count for name, count in zip(names, counts.tolist(), strict=True) if count}
