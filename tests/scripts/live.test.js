// Which of two pages of a table is the older one.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Element, page } from "./page.js";
import { isOlder, signed, versionOf } from "../../src/argosy/web/static/js/live.js";

beforeEach(() => page.clear());

test("a version is a run of the server and a number", () => {
  assert.deepEqual(versionOf("1f2e:1048577"), { start: "1f2e", number: 1048577 });
  for (const nothing of ["", undefined, ":", ":x"]) assert.deepEqual(versionOf(nothing), { start: "", number: 0 });
});

test("within a run the lower number is the older one, however many digits it has", () => {
  assert.ok(isOlder("a:9", "a:10"));
  assert.ok(!isOlder("a:10", "a:9"));
  assert.ok(!isOlder("a:10", "a:10"));
});

test("what comes from another run of the server is no older, whatever its number", () => {
  assert.ok(!isOlder("b:1", "a:10"));
  assert.ok(!isOlder("a:1", "b:10"));
  assert.ok(!isOlder("a:1", undefined));
});

test("a page that comes in is kept out while a newer one of the same run has come", () => {
  page.put("table", new Element({ data: { version: "a:5" } }));
  const isKeptOut = (version) => {
    let isOut = false;
    const fragment = new Element().with("#table", new Element({ data: { version } }));
    const detail = { tasks: [{ type: "main", fragment }] };
    page.fire("htmx:before:swap", { detail, preventDefault: () => (isOut = true) });
    return isOut;
  };
  const comes = ["a:4", "a:5", "a:7", "a:6", "b:2", "b:1", "b:3"];
  assert.deepEqual(comes.map(isKeptOut), [true, false, false, true, false, true, false]);
});

test("signs of differences", () => {
  assert.deepEqual([3, -2].map(signed), ["+3", "−2"]);
});
