// How long others have been thinking, in the largest unit.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { words } from "../../src/argosy/web/static/js/thinking-time.js";

const UNITS = ["# s", "# min", "# h", "# d"];

test("seconds by tens, so that the note rarely changes", () => {
  assert.equal(words(20, UNITS), "20 s");
  assert.equal(words(59.9, UNITS), "50 s");
});

test("whole minutes, hours and days that have passed", () => {
  assert.equal(words(60, UNITS), "1 min");
  assert.equal(words(3599, UNITS), "59 min");
  assert.equal(words(7200, UNITS), "2 h");
  assert.equal(words(3 * 86400 + 5, UNITS), "3 d");
});
