// What scripts read from a page: steps of a replay, fields of the pad, signs, the element around an event.
import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { Element, page } from "./page.js";
import { around, there } from "../../src/argosy/web/static/js/dom.js";
import { stepOf, within } from "../../src/argosy/web/static/js/replay.js";

let written = null;
let signsIn = null;

// These two are for pages that have certain things, and ask for them as they start.
before(async () => {
  for (const id of ["padform", "learn", "learned", "learn-t"]) page.put(id, new Element());
  page.with("[data-lay]", new Element());
  ({ written } = await import("../../src/argosy/web/static/js/score-pad.js"));
  ({ signsIn } = await import("../../src/argosy/web/static/js/lessons.js"));
});
beforeEach(() => page.clear());

test("a replay stays between its begin and its end", () => {
  assert.deepEqual([-1, 0, 7, 42, 43].map((step) => within(step, 42)), [0, 0, 7, 42, 42]); // prettier-ignore
});

test("an address says which step it leads to", () => {
  const base = "https://argosy.test/replays/abc?step=3";
  assert.equal(stepOf("?step=12", base), "12");
  assert.equal(stepOf("/replays/abc?lang=pl&step=0", base), "0");
  assert.equal(stepOf("/replays/abc", base), null);
});

test("empty fields of the pad stay out of the address, a zero does not", () => {
  assert.equal(written([["name-1", "Ada & Co"], ["coins-1", ""], ["coins-2", "0"]]), "name-1=Ada+%26+Co&coins-2=0"); // prettier-ignore
});

test("signs are those that are noted, drawn, and coins", () => {
  const use = (href) => new Element({ getAttribute: () => href });
  const noted = new Element({ data: { signs: "shield science" }, matches: [".coin"] });
  noted.with("use", use("/static/x/icons.svg#wood"), use("/static/x/other.svg#rose"));
  assert.deepEqual(signsIn(noted), ["shield", "science", "wood", "coin"]);
  assert.deepEqual(signsIn(new Element()), []);
});

test("the element around an event fits, or there is none", () => {
  const button = new Element({ matches: ["button"] });
  assert.equal(around({ target: new Element({ parentElement: button }) }, "button"), button);
  assert.equal(around({ target: button }, "a"), null);
  assert.equal(around({ target: null }, "a"), null);
  assert.equal(around({ target: { nodeType: 3 } }, "a"), null);
});

test("what is empty is there all the same, what is missing is not", () => {
  assert.equal(there(""), "");
  assert.equal(there(0), 0);
  assert.throws(() => there(null), TypeError);
  assert.throws(() => there(undefined), TypeError);
});
