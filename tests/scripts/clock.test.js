// The clock of a turn: its words, and how it follows what the server has said.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Element, page } from "./page.js";
import { until, words } from "../../src/argosy/web/static/js/clock.js";

let now = 0;
let face = null;
let clock = null;
let said = null;
let table = null;

/** What the server says; every reveal is a new version. */
function say(left, version, warns = 30) {
  clock.dataset = { left: String(left), warns: String(warns), warning: "Hurry" };
  table.dataset = { version: String(version) };
  page.fire("argosy:changed", { detail: { moved: false } });
}

beforeEach(() => {
  page.clear();
  mock.method(performance, "now", () => now);
  face = new Element({ textContent: "as it came" });
  clock = page.put("clock", new Element().with("b", face));
  table = page.put("table", new Element());
  said = page.put("said", new Element());
});
afterEach(() => mock.restoreAll());

test("minutes and seconds, with two digits for seconds", () => {
  assert.deepEqual([0, 5, 59, 60, 125, 3599].map(words), ["0:00", "0:05", "0:59", "1:00", "2:05", "59:59"]);
});

test("a second that has begun still counts, and nothing is left after the end", () => {
  assert.equal(until(0, 1000), 1);
  assert.equal(until(1, 1000), 1);
  assert.equal(until(0, 1001), 2);
  assert.equal(until(2000, 1000), 0);
});

test("the time that the server has said runs down by the page's own clock", () => {
  say(90, 1);
  assert.equal(face.textContent, "1:30");
  now += 61_000;
  say(90, 1); // the same state once more: it does not start again
  assert.equal(face.textContent, "0:29");
  say(90, 2);
  assert.equal(face.textContent, "1:30");
});

test("of hours the words of the server stay", () => {
  say(7200, 3);
  assert.equal(face.textContent, "as it came");
});

test("it warns once, and only whose turn it is", () => {
  clock.classes.add("yours");
  say(90, 4);
  assert.equal(said.textContent, undefined);
  now += 70_000;
  say(90, 4);
  assert.ok(clock.classes.has("soon"));
  assert.equal(said.textContent, "Hurry");
  said.textContent = "";
  now += 5000;
  say(90, 4);
  assert.equal(said.textContent, "");
});

test("nobody else is warned", () => {
  say(90, 5);
  now += 70_000;
  say(90, 5);
  assert.ok(clock.classes.has("soon"));
  assert.equal(said.textContent, undefined);
});

test("whoever comes when little time is left sees that without a warning", () => {
  clock.classes.add("yours");
  say(20, 6);
  assert.ok(clock.classes.has("soon"));
  assert.equal(said.textContent, undefined);
});
