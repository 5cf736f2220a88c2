// Which of two pages of a table is the older one.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Element, page } from "./page.js";
import { applied, isOlder, signed, versionOf } from "../../src/argosy/web/static/js/live.js";

beforeEach(() => page.clear());

test("a version is a line, a number of changes, a run of a process, and a number of news", () => {
  assert.deepEqual(versionOf("shared:12:1f2e:48577"), { line: "shared", changes: 12, run: "1f2e", news: 48577 });
  const nothing = { line: "", changes: 0, run: "", news: 0 };
  for (const text of ["", undefined, ":", ":x"]) assert.deepEqual(versionOf(text), nothing);
});

test("what has seen fewer changes is older, in whatever process, however many digits the numbers have", () => {
  assert.ok(isOlder("s:9:a:1", "s:10:a:1"));
  assert.ok(isOlder("s:9:a:7", "s:10:b:1"));
  assert.ok(!isOlder("s:10:a:1", "s:9:b:7"));
});

test("between two changes the news of one run count, and those of different runs cannot be compared", () => {
  assert.ok(isOlder("s:9:a:9", "s:9:a:10"));
  assert.ok(!isOlder("s:9:a:10", "s:9:a:10"));
  assert.ok(!isOlder("s:9:a:1", "s:9:b:10"));
});

test("what comes from another line is no older, whatever its numbers", () => {
  assert.ok(!isOlder("b:1:b:1", "a:10:a:10"));
  assert.ok(!isOlder("a:1:a:1", "b:10:b:10"));
  assert.ok(!isOlder("a:1:a:1", undefined));
});

test("a page that comes in is kept out while a newer one of the same run has come", () => {
  page.put("table", new Element({ data: { version: "a:5:a:1" } }));
  const isKeptOut = (version) => {
    let isOut = false;
    const fragment = new Element().with("#table", new Element({ data: { version } }));
    const detail = { tasks: [{ type: "main", fragment }] };
    page.fire("htmx:before:swap", { detail, preventDefault: () => (isOut = true) });
    return isOut;
  };
  const comes = ["a:4:a:1", "a:5:a:1", "a:7:a:1", "a:6:a:1", "b:2", "b:1", "b:3"];
  assert.deepEqual(comes.map(isKeptOut), [true, false, false, true, false, true, false]);
});

test("the new fragment comes from pieces of the old one and from what is new", () => {
  const base = { version: "a:5:a:1", text: "<p>one</p><p>two</p>" };
  assert.equal(
    applied(JSON.stringify(["a:5:a:1", 0, 10, "<p>new</p>", 10, 10, 0, 3]), base),
    "<p>one</p><p>new</p><p>two</p><p>",
  );
  assert.equal(applied(JSON.stringify(["a:5:a:1"]), base), "");
  assert.equal(applied(JSON.stringify(["a:4:a:1", 0, 10]), base), null);
});

test("a message of the stream becomes whole before it is swapped in, and the next one builds on it", () => {
  const comes = (data, id, event = "") => {
    const detail = { message: { data, id, event } };
    let isKeptOut = false;
    page.fire("htmx:sse:before:message", { detail, preventDefault: () => (isKeptOut = true) });
    return isKeptOut ? null : detail.message.data;
  };
  globalThis.location = { pathname: "/t/one" };
  const asked = [];
  globalThis.htmx = { ajax: (...of) => asked.push(of) };
  assert.equal(comes("<div>1</div>", "s:1"), "<div>1</div>");
  assert.equal(comes('["s:1",0,5,"2",6,6]', "s:2"), "<div>2</div>");
  assert.equal(comes('["s:2",0,5,"3",6,6]', "s:3"), "<div>3</div>");
  assert.equal(comes("", "", "gone"), "");
  assert.deepEqual(asked, []);
  assert.equal(comes('["s:2",0,5,"4",6,6]', "s:4"), null); // it builds on what this page never got
  assert.deepEqual(asked, [["GET", "/t/one", { target: "#table", swap: "outerMorph" }]]);
});

test("signs of differences", () => {
  assert.deepEqual([3, -2].map(signed), ["+3", "−2"]);
});
