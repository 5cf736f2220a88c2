// Where hints and notes may stand.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { edge, places } from "../../src/argosy/web/static/js/tutorial-hints.js";
import { overlap } from "../../src/argosy/web/static/js/dom.js";
import { spots } from "../../src/argosy/web/static/js/tooltips.js";

const box = { left: 100, top: 100, right: 200, bottom: 160 };

test("a note is never offered a spot over its thing", () => {
  const own = { width: 80, height: 40 };
  const all = [...spots(box, own)];
  assert.equal(all.length, 12);
  for (const { left, top } of all)
    assert.equal(overlap({ left, top, right: left + own.width, bottom: top + own.height }, box), 0);
});

test("boxes share what lies in both", () => {
  assert.equal(overlap(box, { left: 150, top: 120, right: 400, bottom: 400 }), 50 * 40);
  assert.equal(overlap(box, { left: 200, top: 100, right: 300, bottom: 160 }), 0);
});

test("a hint stands inside the window, wherever its thing is", () => {
  for (const thing of [null, box, { left: -50, top: 780, right: 1200, bottom: 900 }])
    for (const { left, top } of places(thing, 300, 120, [1000, 800])) {
      assert.ok(left >= 12 && left + 300 <= 1000 - 12, `left ${left}`);
      assert.ok(top >= 12 && top + 120 <= 800 - 12, `top ${top}`);
    }
});

test("a hint larger than the window begins at its corner", () => {
  for (const { left, top } of places(null, 500, 500, [320, 400])) assert.deepEqual([left, top], [12, 12]);
});

test("without a thing only the grid is tried, with one also its sides", () => {
  assert.equal([...places(null, 300, 120, [1000, 800])].length, 81);
  assert.equal([...places(box, 300, 120, [1000, 800])].length, 93);
});

test("the course leaves a box at its edge, towards the other point", () => {
  assert.deepEqual(edge(box, [400, 130]), [200, 130]);
  assert.deepEqual(edge(box, [150, 0]), [150, 100]);
  assert.deepEqual(edge(box, [250, 230]), [180, 160]);
});

test("to a point inside of the box the course ends there", () => assert.deepEqual(edge(box, [160, 130]), [160, 130]));
