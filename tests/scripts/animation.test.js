// Animation steps: in which order they come, how long they take, and what is seen of a piece.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Element, page } from "./page.js";
import { gathered, prepare, seen } from "../../src/argosy/web/static/js/animation.js";
import { signed } from "../../src/argosy/web/static/js/live.js";

beforeEach(() => page.clear());

const step = (name, ...moves) => ({ name, moves: moves.map((at) => ({ do: "drop", at })) });
const places = (steps) => steps.map(({ name, moves }) => [name, ...moves.map(({ at }) => at)]);

test("steps of one name come together, in the order in which names came first", () => {
  const [steps, hands] = gathered([
    { steps: [step("cards", "a"), step("coins", "x")] },
    { steps: [step("coins", "y"), step("cards", "b")] },
  ]);
  assert.deepEqual(places(steps), [["cards", "a", "b"], ["coins", "x", "y"]]); // prettier-ignore
  assert.deepEqual(hands, []);
});

test("however often hands have passed, they travel once and last, all of them", () => {
  const [steps, hands] = gathered([
    { steps: [step("pass", "left"), step("cards", "a")] },
    { steps: [step("pass", "name-0", "hand", "name-2")] },
    { steps: [step("coins", "x")] },
  ]);
  assert.deepEqual(places(steps), [["cards", "a"], ["coins", "x"]]); // prettier-ignore
  assert.deepEqual(places(hands), [["pass", "name-0", "hand", "name-2"]]);
});

test("no reveal, no steps", () => assert.deepEqual(gathered([]), [[], []]));

const telling = (reveals) => new Element({ textContent: JSON.stringify(reveals), data: { icons: "/icons.svg" } });
const state = (...numbers) =>
  new Element().with("#animation", telling(numbers.map((number) => ({ number, steps: [] }))));

test("a state that tells nothing new plays nothing", () => {
  page.with("#animation", telling([{ number: 4, steps: [] }]));
  assert.equal(prepare(state(3, 4)), null);
});

test("a newer state is played, with the pictures that it names", () => {
  page.with("#animation", telling([{ number: 4, steps: [] }])).put("animation", new Element());
  assert.equal(prepare(state(4, 5)).icons, "/icons.svg");
});

test("on a page that has told nothing yet, nothing is played", () => assert.equal(prepare(state(1)), null));

test("a piece is seen where most of it is inside the window", () => {
  const inside = new Element({ box: [10, 10, 50, 50] });
  assert.equal(seen(inside), inside.box);
  assert.equal(seen(new Element({ box: [980, 10, 100, 50] })), null);
  assert.notEqual(seen(new Element({ box: [940, 10, 100, 50] })), null);
  assert.equal(seen(new Element({ box: [10, 10, 0, 0] })), null);
});

test("a box that hides what overflows hides a piece, one without a box of its own does not", () => {
  const inside = (computed) =>
    new Element({ box: [10, 300, 50, 50], parentElement: new Element({ box: [0, 0, 200, 200], computed }) });
  assert.equal(seen(inside({ overflow: "auto" })), null);
  assert.notEqual(seen(inside({ overflow: "visible" })), null);
  assert.notEqual(seen(inside({ overflow: "auto", display: "contents" })), null);
});

test("a change of coins has a sign, and less is written with a true minus", () => {
  assert.equal(signed(3), "+3");
  assert.equal(signed(-2), "−2");
});
