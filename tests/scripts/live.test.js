// Parts of a live page, and what the page does where the stream brings nothing.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Element, page } from "./page.js";
import { signed } from "../../src/argosy/web/static/js/live.js";

beforeEach(() => page.clear());

const waiting = new Map();
let count = 0;
globalThis.setTimeout = (work, wait) => (waiting.set((count += 1), { work, wait }), count);
globalThis.clearTimeout = (timer) => waiting.delete(timer);
const timers = () => [...waiting.values()].map(({ wait }) => wait);
const clearTimers = () => waiting.clear();
async function fireTimer() {
  const [[timer, { work }]] = waiting;
  waiting.delete(timer);
  await work();
}

const bring = (data, event = "") => {
  const detail = { message: { data, id: "", event } };
  page.fire("htmx:sse:before:message", { detail });
  return detail.message.data;
};

test("a message of the stream brings the parts that have changed, and the page keeps the others", () => {
  assert.equal(bring('[["start","<div>"],["hand","<p>1</p>"],["after hand","</div>"]]'), "<div><p>1</p></div>");
  assert.equal(bring('[["start"],["hand","<p>2</p>"],["after hand"]]'), "<div><p>2</p></div>");
  assert.equal(bring('[["start"],["docks","<i>"],["hand"],["after hand"]]'), "<div><i><p>2</p></div>");
  assert.equal(bring("", "gone"), "");
});

/** What the page's form does: whether the request is sent, and the answer of the server. */
function post(action, status = 204, version = "", body = "") {
  const request = { method: "POST", action, body };
  let isSent = true;
  page.fire("htmx:before:request", { detail: { ctx: { request } }, preventDefault: () => (isSent = false) });
  const response = { status, headers: new Map([["table-version", version]]) };
  if (isSent) page.fire("htmx:after:request", { detail: { ctx: { request, response } } });
  return isSent;
}

test("a second click waits until the page shows what the first has done", () => {
  const table = page.put("table", new Element({ data: { version: "3:1" } }));
  assert.ok(post("/t/one/choose", 204, "4:1"));
  assert.ok(!post("/t/one/choose"));
  assert.ok(post("/t/one/choose", 422, "", "choice=another"), "another choice is no second click");
  const { now } = performance;
  performance.now = () => now.call(performance) + 1500;
  assert.ok(post("/t/one/choose", 422), "but not for long: the table may have been restored to an older state");
  performance.now = now;
  assert.ok(post("/t/one/talk", 422));
  table.dataset.version = "4:1";
  assert.ok(post("/t/one/choose", 422));
  clearTimers();
});

test("the page asks by itself while the stream brings nothing of what an answer has promised", async () => {
  const table = page.put("table", new Element({ data: { version: "4:1" } }));
  const swapped = [];
  globalThis.location = { pathname: "/t/one" };
  globalThis.fetch = async () => ({ status: 200, text: async () => "<div>4</div>" });
  globalThis.htmx = { swap: async ({ target, text }) => swapped.push([target, text]) };
  post("/t/one/choose", 204, "5:1");
  assert.deepEqual(timers(), [1500]);
  await fireTimer();
  assert.deepEqual(swapped, [[table, "<div>4</div>"]]);
  assert.deepEqual(timers(), [3000], "and again");
  bring('[["start","<div>5</div>"]]');
  assert.deepEqual(timers(), [], "until the stream brings something");
});

test("an answer that the stream or a later question has overtaken is not shown", async () => {
  const table = page.put("table", new Element({ data: { version: "5:1" } }));
  const [swapped, answers] = [[], []];
  globalThis.fetch = () => new Promise((resolve) => answers.push(resolve));
  globalThis.htmx = { swap: async ({ text }) => swapped.push(text) };
  const answer = (number, text) => answers[number]({ status: 200, text: async () => text });
  post("/t/one/choose", 204, "6:1");
  const first = fireTimer();
  post("/t/one/undo", 204, "7:1");
  const second = fireTimer();
  answer(1, "<div>7</div>");
  await second;
  answer(0, "<div>6</div>");
  await first;
  assert.deepEqual(swapped, ["<div>7</div>"]);
  const third = fireTimer();
  bring('[["start","<div>8</div>"]]');
  answer(2, "<div>7</div>");
  await third;
  assert.deepEqual([swapped, timers()], [["<div>7</div>"], []]);
  assert.equal(table.dataset.version, "5:1");
});

test("a page whose stream is held back is loaded again when its table is gone", async () => {
  let loads = 0;
  globalThis.location = { pathname: "/t/one", reload: () => (loads += 1) };
  globalThis.fetch = async () => ({ status: 404 });
  page.put("table", new Element({ data: { version: "8:1" } }));
  post("/t/one/choose", 204, "9:1");
  await fireTimer();
  assert.deepEqual([loads, timers()], [1, []]);
});

test("a notice never takes the place of the table, whatever the form would change", () => {
  const [shown, notices, notice] = [[], new Element(), new Element()];
  notices.replaceChildren = (...found) => shown.push(found);
  page.put("notices", notices);
  const comes = (target) => {
    let isSwapped = true;
    const fragment = new Element().with("#notice", notice);
    const detail = { tasks: [{ type: "main", fragment, target }] };
    page.fire("htmx:before:swap", { detail, preventDefault: () => (isSwapped = false) });
    return isSwapped;
  };
  assert.ok(comes(notices));
  assert.ok(!comes(page.put("table", new Element())));
  assert.deepEqual(shown, [[notice]]);
});

test("a form that does not reach the server is told, until the server answers", () => {
  const lost = page.put("lost", new Element());
  lost.setAttribute("hidden", "");
  page.fire("htmx:error", { detail: { ctx: { request: { method: "POST" } } } });
  assert.ok(!lost.hasAttribute("hidden"));
  assert.deepEqual(timers(), [1500]);
  bring('[["start","<div>8</div>"]]');
  assert.ok(lost.hasAttribute("hidden"));
});

test("signs of differences", () => {
  assert.deepEqual([3, -2].map(signed), ["+3", "−2"]);
});
