// When steps begin and end, and which ways cards and hands take.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  around,
  flown,
  landing,
  risen,
  SPANS,
  starts,
  turnOf,
} from "../../src/argosy/web/static/js/animation-paths.js";

const LIMIT = 1500;
const step = (does, many = 1) => ({ name: does, moves: Array.from({ length: many }, () => ({ do: does, at: "a" })) });
const others = (count) => Array.from({ length: count }, () => step("fly", 5));
const lasts = { play: SPANS.play + turnOf(7, 8), pass: SPANS.pass, fly: 380 + 4 * 28 };
const turn = (between, cities) => [step("play", cities), ...others(between), step("pass", cities)];

test("a step alone begins at once", () => assert.deepEqual(starts([step("play")]), [0]));

test("no steps, no times", () => assert.deepEqual(starts([]), []));

test("a few steps take their time: cards are read before coins run", () => {
  const times = starts([step("play"), step("fly")]);
  assert.equal(times[0], 0);
  assert.ok(times[1] > SPANS.play / 2 && times[1] < SPANS.play, `${times}`);
});

for (const cities of [3, 7, 8])
  test(`a turn of ${cities} cities with all boxes ends within the limit`, () => {
    for (let between = 0; between < 12; between += 1) {
      const steps = turn(between, cities);
      const times = starts(steps);
      times.forEach((start, n) => assert.ok(start + lasts[steps[n].name] <= LIMIT + 1e-6, `step ${n} of ${times}`));
      assert.deepEqual(
        times,
        [...times].sort((one, other) => one - other),
      );
      assert.equal(times[0], 0);
    }
  });

test("hands set out when most of the cards are at their place, however many steps come between", () => {
  for (let between = 0; between < 12; between += 1)
    assert.ok(starts(turn(between, 8)).at(-1) >= Math.min(landing(step("play")), SPANS.play * 0.62));
});

test("what drops waits for the cards of its step, and for nothing where there are none", () => {
  assert.equal(landing(step("drop")), 0);
  assert.ok(landing(step("play")) > SPANS.play / 2);
});

test("cards of several cities come in quick order, those of eight not later than those of three", () => {
  assert.equal(turnOf(0, 1), 0);
  assert.equal(turnOf(0, 3), 0);
  assert.equal(turnOf(2, 3), turnOf(7, 8));
  assert.ok(turnOf(1, 8) < turnOf(2, 8));
});

/** Where the middle of something is in a frame. */
const point = ({ transform }, { width, height }) => {
  const [, x, y] = /translate\((.+)px, (.+)px\)/.exec(transform).map(Number);
  return [x + width / 2, y + height / 2];
};
const box = (left, top, width, height) => ({ left, top, width, height });
const places = (frames, size) => frames.filter(({ transform }) => transform).map((frame) => point(frame, size));
const onlyCheap = (frames) =>
  frames.forEach((frame) =>
    assert.deepEqual(
      Object.keys(frame).filter((name) => !["transform", "opacity", "offset", "easing"].includes(name)),
      [],
    ),
  );

test("the own card leaves its place in the hand and ends in its row", () => {
  const [from, to] = [box(100, 500, 110, 180), box(300, 200, 200, 40)];
  const way = places(flown(from, to), from);
  assert.deepEqual(way[0], [155, 590]);
  assert.deepEqual(way.at(-1), [400, 220]);
  onlyCheap(flown(from, to));
});

test("a card of another city stands inside the window and as large as it is", () => {
  const [from, size] = [box(-10, 0, 40, 20), { width: 74, height: 100 }];
  const frames = risen(from, from, size, 390);
  const stands = frames.filter(({ transform }) => transform?.includes("scale(1)"));
  assert.equal(stands.length, 2);
  const [x, y] = point(stands[0], size);
  assert.ok(x >= 37 && y >= 50, `${x}, ${y}`);
  onlyCheap(frames);
});

test("a hand goes from one city to the other, and away from the middle of the table on its way", () => {
  const [size, table] = [
    { width: 54, height: 72 },
    { width: 1280, height: 720 },
  ];
  const [left, right] = [box(20, 60, 100, 40), box(1100, 60, 100, 40)];
  const hand = box(500, 560, 200, 120);
  const along = places(around(left, right, size, table), size);
  assert.deepEqual([along[0], along.at(-1)], [[70, 80], [1150, 80]]); // prettier-ignore
  assert.ok(
    along.every(([x], n) => !n || x >= along[n - 1][0]),
    "it never turns back",
  );
  assert.ok(
    along.every(([, y]) => y >= size.height / 2),
    "it stays in the window",
  );
  const [, , half] = places(around(hand, left, size, table), size);
  assert.ok(half[0] < (600 + 70) / 2, "it bends to the left of the straight way");
  onlyCheap(around(hand, left, size, table));
});
