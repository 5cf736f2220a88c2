"""Field of a table of Duel from real games of all expansions: structure, track, tokens, piles.

The Senate and the Pantheon too.
"""

import random
import re
from functools import cache, cached_property
from itertools import groupby

import pytest

from argosy.game.duel.game import new_duel_game
from argosy.rules.duel.terms import AWAY
from argosy.server.duel.offers import offers
from argosy.texts import words
from argosy.web.duel import part_maker as page
from argosy.web.duel.agora import table as agora
from argosy.web.duel.faces import duel_faces
from argosy.web.duel.live import board, click_targets, piles, prices, structure
from argosy.web.duel.pantheon import table as pantheon
from argosy.web.rendering.assets import FOLDER, files
from argosy.web.rendering.environment import environment
from argosy.web.table.breakdowns import teller
from tests.web.duel import tables
from tests.web.html_reader import Reading
from tests.web.sprites import sprites, symbols

EXPANSIONS = ((), ("agora",), ("pantheon",), ("agora", "pantheon"))
NAMES = {0: "Imogen", 1: "Timur"}
TEMPLATE = """
{% from "duel/_structure.html" import structure with context %}{% from "duel/_track.html" import track with context %}
{% from "duel/_progress.html" import progress with context %}{% from "duel/agora/_senate.html" import senate with context %}
{% from "duel/pantheon/_pantheon.html" import pantheon with context %}
{% from "duel/_piles.html" import piles, discard_sheet with context %}
{% from "duel/agora/_conspiracy.html" import conspiracy with context %}
<form id="choose"></form>
{{ structure(s) }}{{ track(t) }}{{ progress(g) }}{% if n %}{{ senate(n) }}{% endif %}{% if p %}{{ pantheon(p) }}{% endif %}
{{ piles(i) }}{{ discard_sheet(i) }}{% for one in c %}{{ conspiracy(one) }}{% endfor %}
"""


class Seen:
    """All expansions of the field for one viewer of one game."""

    def __init__(self, game, viewer, reveal=(), language="en"):
        self.view = game.view(viewer)
        self.faces = duel_faces(game.ruleset.catalog, language)
        self.offers = offers(game, viewer) if viewer is not None else None
        self.targets = click_targets.targets(self.view, self.offers)
        read = page.Seen(self.view, self.faces, self.offers, self.targets, NAMES, tuple(reveal))
        self.structure = structure.values(read)
        self.track = board.track(read)
        self.senate = agora.senate(read)
        self.pantheon = pantheon.pantheon(read)
        self.progress = board.progress(read)
        self.piles = piles.values(read)
        self.conspiracies = [one for seat in (0, 1) for one in agora.conspiracies(read, seat)]

    @property
    def places(self):
        return [place for row in self.structure.rows for place in row.places]

    @cached_property
    def html(self):
        w = words(self.faces.words.language)
        return environment(w.language).from_string(TEMPLATE).render(
            say=w.say, count=w.count, language=w.language, s=self.structure, t=self.track, g=self.progress,
            n=self.senate, p=self.pantheon, i=self.piles, c=self.conspiracies, tells=teller({}),
        )  # fmt: skip


@cache
def moments(expansions, seeds=2):
    """(game, events) before many choices of games played by chance; every question that comes up is among
    them.
    """
    found, asked = [], set()
    for seed in range(seeds):
        rng, game, events = random.Random(seed), new_duel_game(expansions=list(expansions), seed=seed), ()
        while not game.is_over:
            if game.asked not in asked or game.moment % 16 == 0:
                found.append((game.copy(), events))
            asked.add(game.asked)
            seat = game.owing[0]
            events = tuple(game.choose(seat, rng.choice(game.choices(seat))))
        found.append((game.copy(), events))
    return tuple(found)


@cache
def seen(expansions):
    """Views of both players and now and then of a spectator at these moments."""
    return tuple(
        Seen(game, viewer, events)
        for number, (game, events) in enumerate(moments(expansions))
        for viewer in ((0, 1, None) if number % 4 == 0 else (0, 1))
    )


@pytest.mark.sample(1)
@pytest.mark.parametrize("expansions", EXPANSIONS, ids="+".join)
def test_every_expansion_is_sound_html_at_every_moment(expansions):
    for one in seen(expansions):
        page = Reading(one.html)
        assert not page.faults
        assert len(set(page.ids)) == len(page.ids)
        assert not page.dangling
        pieces = [attributes["data-piece"] for _, attributes in page.elements if "data-piece" in attributes]
        names = [name for name in pieces if name.startswith(tables.PHYSICAL)]
        assert len(set(names)) == len(names)
        assert not [attributes for _, attributes in page.elements if "style" in attributes]


@pytest.mark.parametrize("expansions", EXPANSIONS, ids="+".join)
def test_the_structure_shows_every_card_that_lies_there_once(expansions):
    for one in seen(expansions):
        there = {place.place: place for place in one.view.structure if place.back}
        assert sorted(place.number for place in one.places) == sorted(there)
        for place in one.places:
            known = there[place.number]
            assert (place.state == "open") == (known.is_open and known.card is not None)
            assert (place.state == "back") == (known.card is None)
            assert place.covered_by == known.covered_by
            assert (place.row, place.column) == (known.row, known.column - one_edge(one.view))
        assert one.html.count("data-place=") == len(there)


def one_edge(view):
    """Half cards left of the structure."""
    return min(place.column for place in view.structure) - 1


@pytest.mark.parametrize("expansions", EXPANSIONS, ids="+".join)
def test_rows_and_columns_have_their_places_in_the_style_sheet(expansions):
    """Positions are classes, because the policy allows no styles in attributes."""
    sheet = (FOLDER / "css" / "duel-field.css").read_text()
    for one in seen(expansions):
        classes = {f"row-{place.row}" for place in one.places} | {
            f"column-{place.column}" for place in one.places
        }
        if one.view.structure:
            classes |= {f"height-{one.structure.height}", f"width-{one.structure.width}"}
        assert not [name for name in classes if not re.search(rf"\.{name} \{{", sheet)]


@pytest.mark.parametrize("expansions", EXPANSIONS, ids="+".join)
def test_cards_overlap_only_where_one_covers_the_other(expansions):
    """A card of the next row that reaches over a card covers it.

    Two half cards to the left or right do not touch.
    """
    for one in seen(expansions):
        for lower in one.places:
            over = {
                up.number
                for up in one.places
                if up.row == lower.row + 1 and abs(up.column - lower.column) == 1
            }
            assert over <= set(lower.covered_by)


@pytest.mark.parametrize("expansions", EXPANSIONS, ids="+".join)
def test_nothing_is_said_of_what_lies_face_down(expansions):
    """Cards, decrees, conspiracies and gods that the viewer does not know are named nowhere (DUEL-009,
    AGORA-043).
    """
    for one in seen(expansions):
        html, view, catalog = one.html, one.view, one.faces.catalog
        hidden = {card.id for card in catalog.cards} - set(known_cards(view))
        assert not [card for card in hidden if f'"dk-{card}"' in html or f'"card-{card}"' in html]
        shown = {decree for chamber in view.chambers for decree in chamber.decrees if decree}
        assert not [
            decree.id
            for decree in catalog.decrees
            if decree.id not in shown and f'"decree-{decree.id}"' in html
        ]
        plots = {*(one for one in view.stock if one), *known_conspiracies(view)}
        assert not [
            plot.id
            for plot in catalog.conspiracies
            if plot.id not in plots and f'"conspiracy-{plot.id}"' in html
        ]
        gods = {space.god for space in view.spaces if space.god}
        assert not [god.id for god in catalog.divinities if god.id not in gods and f'"god-{god.id}"' in html]


def known_cards(view):
    """Cards that lie open on the field, or under something that both players have seen."""
    yield from (place.card for place in view.structure if place.card)
    yield from view.discard
    yield from (one.prepared for city in view.cities for one in city.conspiracies if one.prepared)


def known_conspiracies(view):
    """Conspiracies before the players that the viewer knows."""
    return (one.conspiracy for city in view.cities for one in city.conspiracies if one.conspiracy)


@pytest.mark.sample(1)
@pytest.mark.parametrize("expansions", EXPANSIONS, ids="+".join)
def test_what_can_be_chosen_on_the_field_is_a_button_there(expansions):
    kinds = ("card", "place", "chamber", "space", "track", "pawn", "deck")
    for one in seen(expansions):
        page = Reading(one.html)
        texts = {attributes.get("value") for attributes in page.all("button", name="choice")}
        keys = {attributes.get("data-select") for attributes in page.all("button", type="button")}
        seconds = {
            attributes["data-second"] for _, attributes in page.elements if "data-second" in attributes
        }
        for key, text in one.targets.direct.items():
            if key.split(":")[0] in kinds:
                assert text in texts, key
        assert {key for key in one.targets.select if key.split(":")[0] in kinds} <= keys
        for pairs in one.targets.second.values():
            assert {key for key in pairs if key.split(":")[0] in ("chamber", "space")} <= seconds


@pytest.mark.parametrize("expansions", EXPANSIONS, ids="+".join)
def test_every_free_card_says_its_price_or_what_is_missing(expansions):
    for one in seen(expansions):
        mine = one.offers is not None and one.view.asked == "turn"
        for place in one.places:
            assert (place.tag is not None) == (mine and place.state == "open")
            if place.tag:
                prices = [
                    offer.choice.price.total
                    for offer in one.offers.legal
                    if offer.choice.card == place.face.id and offer.choice.verb in ("build", "recruit")
                ]
                assert place.tag.state == ("no" if not prices else "pay" if min(prices) else "free")
                assert place.tag.words in place.label


def test_coins_that_are_missing_are_counted():
    assert prices.missing(None) == 0
    game = poor_game()
    one = Seen(game, game.owing[0])
    short = [place for place in one.places if place.tag and place.tag.state == "no"]
    assert short
    for place in short:
        refusal = one.offers.refusals[f"build {place.face.id}"]
        assert prices.missing(refusal) == refusal.values["coins"] - refusal.values["has"] > 0
        assert "short" in place.tag.inside


def poor_game():
    """A game in its first turn whose player has no coin left."""
    game = new_duel_game(seed=3)
    while game.asked == "pick":
        game.choose(game.owing[0], game.choices(game.owing[0])[0])
    game.state.cities[0].coins = 0
    return game.resume()


def test_labels_say_all_that_the_picture_shows():
    game = next(game for game, _ in moments(("agora",)) if game.asked == "turn" and game.view(0).age == 2)
    one = Seen(game, game.owing[0])
    for place in one.places:
        if place.face:
            assert place.label.startswith(f"{place.face.name}, {place.face.color_word}.")
        assert ("Free to take." in place.label) == (place.state == "open")
        assert ("Covered by" in place.label) == bool(place.covered_by)
    hidden = next(place for place in one.places if place.state == "back")
    assert hidden.label.startswith("Face-down")


def test_a_politician_shows_its_section():
    """AGORA-034."""
    shown = {
        place.section
        for one in seen(("agora",))
        for place in one.places
        if place.face and place.face.id.startswith("left")
    }
    assert shown == {"left"}
    others = {
        place.section
        for one in seen(("agora",))
        for place in one.places
        if not place.face or place.face.kind == "card"
    }
    assert others == {""}


def test_the_track_is_turned_to_whoever_sits_below():
    """The own lead is above for either seat; tokens keep the names that choices use."""
    for game, _ in moments(("pantheon",)):
        for viewer, sign in ((0, 1), (1, -1), (None, 1)):
            one = Seen(game, viewer)
            spaces = [space for zone in one.track.zones for space in zone.spaces]
            assert [space.lead for space in spaces] == list(range(9, -10, -1))
            assert [space.lead for space in spaces if space.has_pawn] == [one.view.pawn * sign]
            minerva = [space.lead * sign for space in spaces if space.has_minerva]
            assert minerva == ([] if one.view.minerva is None else [one.view.minerva])
            tokens = {zone.token.name: zone for zone in one.track.zones if zone.token}
            assert sorted(tokens) == sorted(one.view.track)
            assert all((int(name) * sign > 0) == (zone.side == "mine") for name, zone in tokens.items())
            assert [zone.points for zone in one.track.zones] == [None, 10, 5, 2, 0, 2, 5, 10, None]
            assert sum(zone.is_here for zone in one.track.zones) == 1


@pytest.mark.parametrize(("pawn", "viewer", "said"), [
    (0, 0, "The conflict pawn stands in the middle."),
    (4, 0, "You lead by 4 spaces: 5 points."),
    (4, 1, "Imogen leads by 4 spaces: 5 points."),
    (-1, None, "Timur leads by 1 space: 2 points."),
    (-7, 1, "You lead by 7 spaces: 10 points."),
])  # fmt: skip
def test_the_leading_side_is_named(pawn, viewer, said):
    game = new_duel_game(seed=1)
    game.state.pawn = pawn
    assert Seen(game, viewer).track.words == said


@pytest.mark.parametrize(("viewer", "first", "last"), [
    (0, "Your lead of 9 spaces", "Lead of Timur by 9 spaces"),
    (1, "Your lead of 9 spaces", "Lead of Imogen by 9 spaces"),
    (None, "Lead of Imogen by 9 spaces", "Lead of Timur by 9 spaces"),
])  # fmt: skip
def test_spaces_of_the_track_say_whose_lead_they_are(viewer, first, last):
    spaces = [space for zone in Seen(new_duel_game(seed=1), viewer).track.zones for space in zone.spaces]
    assert [spaces[0].label, spaces[9].label, spaces[-1].label] == [first, "The middle", last]


def test_tokens_of_agora_take_the_place_of_those_of_the_base_game():
    """AGORA-009, 091."""
    base, agora = (
        Seen(new_duel_game(expansions=list(expansions), seed=1), 0) for expansions in ((), ("agora",))
    )
    told = [[zone.token.face.text for zone in one.track.zones if zone.token] for one in (base, agora)]
    assert len(told[0]) == len(told[1]) == 4
    assert not set(told[0]) & set(told[1])


def test_progress_tokens_on_the_board_and_empty_places():
    for game, _ in moments(("agora",)):
        one = Seen(game, 0)
        assert [token.face.id for token in one.progress.tokens] == list(one.view.board)
        assert len(one.progress.tokens) + one.progress.empty == 5
        assert one.progress.in_box == len(one.view.box)
        assert (one.progress.locked is None) == (one.view.locked is None)


def test_the_token_that_obscurantism_has_locked_lies_there_with_a_lock():
    """AGORA-152."""
    game = new_duel_game(expansions=["agora"], seed=1)
    number = next(
        n for n, token in enumerate(game.ruleset.catalog.progress) if token.id in game.view(0).board
    )
    game.state.token_place[number] = AWAY
    game.state.agora.locked = number
    one = Seen(game, 0)
    assert one.progress.locked.id == game.ruleset.catalog.progress[number].id
    assert len(one.progress.tokens) == 4
    assert f"{one.progress.locked.name}: locked, out of the game" in one.html


def test_chambers_show_markers_control_points_and_decrees():
    for game, _ in moments(("agora", "pantheon")):
        for viewer in (0, 1):
            one = Seen(game, viewer)
            for chamber, known in zip(one.senate.chambers, one.view.chambers, strict=True):
                mine, theirs = known.markers[viewer], known.markers[1 - viewer]
                counts = {marks.side: marks.number or marks.drawn for marks in chamber.markers}
                assert counts == {side: n for side, n in (("mine", mine), ("theirs", theirs)) if n}
                assert sum(marks.drawn for marks in chamber.markers) <= agora.CUBES
                assert chamber.side == (
                    "none" if known.control is None else "mine" if known.control == viewer else "theirs"
                )
                assert [decree.face and decree.face.id for decree in chamber.decrees] == list(known.decrees)
            assert one.senate.mine == sum(chamber.side == "mine" for chamber in one.senate.chambers)
            assert one.senate.my_supply == one.view.cities[viewer].supply
    assert Seen(moments(())[0][0], 0).senate is None


def test_a_chamber_is_said_in_words():
    game = new_duel_game(expansions=["agora"], seed=1)
    game.state.agora.markers[2] = (2, 1)
    game.state.agora.control[2] = 0
    assert Seen(game, 0).senate.chambers[2].label == (
        "Chamber 3, middle section, 3 points. Markers: you 2, Timur 1. You control it."
    )
    assert "Imogen controls it." in Seen(game, 1).senate.chambers[2].label
    described = Reading(Seen(game, 0).html)
    assert all(
        "aria-describedby" in chamber for chamber in described.all("button") if "data-chamber" in chamber
    )


def test_the_wedges_of_the_hemicycle_stand_side_by_side_and_match_the_sheet():
    outlines = [agora.wedge(number) for number in range(1, 7)]
    assert len(set(outlines)) == 6
    assert agora.point(100, 0) == pytest.approx((170, 262))
    assert agora.point(100, 90) == pytest.approx((270, 162))
    sheet = files()["css/duel-agora.css"].read_text()
    for number in range(1, 7):
        x, y = agora.point(115, number * 30 - 15)
        assert re.search(rf"--px: {round(x / 5.4, 2):g}%;\s+--py: {round(y / 2.78, 2):g}%", sheet)


def test_niches_show_gods_backs_and_prices_for_both():
    """PANTHEON-014, 016: prices of the viewer first; before Age II gods lie face down."""
    states = set()
    for game, _ in moments(("pantheon",)):
        for viewer in (0, 1):
            one = Seen(game, viewer)
            for niche, space in zip(one.pantheon.niches, one.view.spaces, strict=True):
                assert (niche.my_price, niche.their_price) == (space.prices[viewer], space.prices[1 - viewer])
                assert (niche.state == "empty") == (not space.is_taken)
                assert (niche.state in ("open", "gate")) == (space.is_taken and one.view.age > 1)
                assert (niche.mythology is None) == (niche.state in ("empty", "gate"))
                states.add(niche.state)
    assert states == {"empty", "down", "open", "gate"}
    assert Seen(moments(())[0][0], 0).pantheon is None


def test_whoever_laid_a_god_face_down_knows_it_and_the_other_sees_its_mythology():
    """PANTHEON-011."""
    for game, _ in moments(("pantheon",)):
        both = [Seen(game, viewer) for viewer in (0, 1)]
        for mine, theirs in zip(both[0].pantheon.niches, both[1].pantheon.niches, strict=True):
            if mine.state == "down":
                assert mine.mythology == theirs.mythology
                assert (mine.face is None) != (theirs.face is None)
                return
    pytest.fail("no game has a god face down")


def test_the_discard_pile_lists_its_cards():
    """DUEL-023."""
    game = next(game for game, _ in reversed(moments(())) if len(game.view(0).discard) > 3)
    one = Seen(game, None)
    listed = Reading(one.html).words.split("Discard pile")[1]
    assert all(one.faces.cards[card].name in listed for card in one.view.discard)
    colors = [discarded.face.color for discarded in one.piles.discard]
    assert [color for color, _ in groupby(colors)] == list(dict.fromkeys(colors))
    assert one.piles.more == ()


def test_conspiracies_of_the_deck_that_a_player_has_put_back_are_named_to_that_player_alone():
    """AGORA-042, 043."""
    game = with_conspiracy_put_back()
    seat = next(seat for seat in (0, 1) if any(game.view(seat).stock))
    mine, theirs = Seen(game, seat), Seen(game, 1 - seat)
    number, face = mine.piles.more[0].known[0]
    assert mine.view.stock[number - 1] == face.id
    assert f"{face.name} is number {number} from the top" in mine.piles.more[0].words
    assert face.name in mine.html
    assert not theirs.piles.more[0].known
    assert face.name not in theirs.html


def with_conspiracy_put_back():
    """A game in which one player has looked at two conspiracies and put one of them on top of the deck."""
    game = new_duel_game(expansions=["agora"], seed=1)
    while game.asked != "plot":
        choices = game.choices(game.owing[0])
        wanted = [
            choice for choice in choices if choice.verb == "conspire" or "conspirator" in (choice.card or "")
        ]
        game.choose(game.owing[0], (wanted or choices)[0])
    game.choose(
        game.owing[0], next(choice for choice in game.choices(game.owing[0]) if choice.text.endswith("top"))
    )
    return game


@pytest.mark.parametrize("language", ["fr", "ru", "pl", "uk"])
def test_the_field_speaks_every_language(language):
    game = moments(("agora", "pantheon"))[20][0]
    page = Reading(Seen(game, 0, (), language).html)
    assert not page.faults
    assert not re.search(r"\{\w+\}", page.words)


def test_symbols_that_the_field_uses_exist():
    drawn = {sprite: set(symbols(sprite)) for sprite in sprites()}
    for one in seen(("agora", "pantheon")):
        for sprite, ids in drawn.items():
            assert set(re.findall(rf"/{re.escape(sprite)}#([^\"]+)", one.html)) <= ids
