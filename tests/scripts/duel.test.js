// The structure of Duel: where an arrow leads, and what cards have to do with each other.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Element, page } from "./page.js";
import { bound } from "../../src/argosy/web/static/js/duel-field.js";
import { nearest } from "../../src/argosy/web/static/js/duel-keys.js";

const [LEFT, RIGHT, UP, DOWN] = [[-1, 0], [1, 0], [0, -1], [0, 1]]; // prettier-ignore
const card = (x, y) => new Element({ box: [x, y, 60, 90] });

beforeEach(() => page.clear());

// Two rows as in Age I: two cards above, three below, each half a card aside.
const [top1, top2] = [card(100, 0), card(170, 0)];
const [low1, low2, low3] = [card(65, 40), card(135, 40), card(205, 40)];
const cards = [top1, top2, low1, low2, low3];

test("an arrow goes to the neighbour in its row", () => {
  assert.equal(nearest(top1, cards, RIGHT), top2);
  assert.equal(nearest(low2, cards, LEFT), low1);
  assert.equal(nearest(low2, cards, RIGHT), low3);
});

test("an arrow goes to the next row, to one of the two cards that are half aside", () => {
  assert.ok([low1, low2].includes(nearest(top1, cards, DOWN)));
  assert.equal(nearest(low3, cards, UP), top2);
});

test("beyond the last card there is nothing", () => {
  assert.equal(nearest(top1, cards, UP), null);
  assert.equal(nearest(low1, cards, LEFT), null);
  assert.equal(nearest(top1, [top1], RIGHT), null);
});

test("what lies far beside the way counts less than what lies on it", () => {
  const [start, aside, ahead] = [card(0, 0), card(40, 60), card(150, 0)];
  assert.equal(nearest(start, [start, aside, ahead], RIGHT), ahead);
});

test("cards in one place are not in any direction", () => {
  assert.equal(nearest(card(0, 0), [card(3, 3)], RIGHT), null);
});

const place = (name, by = "") => new Element({ data: { place: name, by } });

test("the only cover of a card frees it, one of two helps", () => {
  assert.equal(bound(place("a"), place("z", "a")), "frees");
  assert.equal(bound(place("a"), place("z", "a b")), "helps");
});

test("the cards that still cover one are told", () => {
  assert.equal(bound(place("z", "a b"), place("b")), "covers");
  assert.equal(bound(place("z", "a b"), place("c")), null);
});

test("no place is part of another one's name", () => {
  assert.equal(bound(place("1"), place("z", "11 12")), null);
});

test("the card with the focus marks the others, and a politician the section of the Senate", () => {
  const over = new Element({ data: { place: "a", by: "", section: "2" }, matches: ["#structure [data-place]"] });
  const under = new Element({ data: { place: "z", by: "a" } });
  page.with("#structure [data-place]", over, under);
  const senate = page.put("senate", new Element());
  page.fire("focusin", { target: over });
  assert.equal(under.dataset.mark, "frees");
  assert.equal(senate.attributes.get("data-section"), "2");
  page.fire("focusout");
  assert.ok(!senate.hasAttribute("data-section"));
});
