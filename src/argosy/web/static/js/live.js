// Live updates of the page: which fragments are taken, what has changed, the title of the tab.
import { prepare, start } from "./animation.js";
import { there } from "./dom.js";

const table = () => document.getElementById("table");
/** Values by place, to mark those that a reveal has changed. */
function values() {
  /** @type {Map<string, HTMLElement>} */
  const found = new Map();
  document.querySelectorAll("[id^='city-']").forEach((city) => {
    city
      .querySelectorAll(".gauge b, .stat b, header .coin")
      .forEach((value, index) => found.set(`${city.id} ${index} ${value.className}`, value));
  });
  return found;
}

/**
 * A difference, with the sign that people write.
 * @param {number} more
 */
export const signed = (more) => (more > 0 ? `+${more}` : `−${-more}`);

/**
 * Marks what has changed, until the next change: coins by how many, their face has no room for another colour.
 * @param {Map<string, string | null>} before
 */
function markChanges(before) {
  values().forEach((value, key) => {
    const was = before.get(key);
    const changed = was !== undefined && was !== value.textContent;
    value.toggleAttribute("data-on-changed", changed);
    const more = changed && value.matches(".coin, .coin + b") ? Number(value.textContent) - Number(was) : 0;
    if (more) value.dataset.onChanged = signed(more);
  });
}

/** The parts of the live page by key, as this connection of the stream has brought them. */
const parts = /** @type {Map<string, string>} */ (new Map());

/**
 * The live part of the page from a message: an array of its parts, each with its key and its text. A part without a text is as it was.
 * @param {string} message
 */
export function assembled(message) {
  const told = /** @type {[string, string?][]} */ (JSON.parse(message));
  for (const [key, text] of told) if (text !== undefined) parts.set(key, text);
  return told.map(([key]) => parts.get(key)).join("");
}

let streamed = 0; // messages that the stream has brought

document.addEventListener("htmx:sse:before:message", (event) => {
  const { message } = event.detail;
  if (message.event) return;
  message.data = assembled(message.data);
  streamed += 1;
  clearTimeout(asking);
  hideLost();
});

const READ = 5000; // milliseconds in which a notice can be read; then it goes with the next change of the game
let told = 0;
const clearNotices = () => document.getElementById("notices")?.replaceChildren();

/** @type {{ before: Map<string, string | null> } | null} */
let pending = null;
let act = /** @type {ReturnType<typeof prepare>} */ (null); // what the new state lets happen before the eye

document.addEventListener("htmx:before:swap", (event) => {
  const { tasks } = event.detail;
  const task = tasks?.find((one) => one.type === "main");
  if (!task) return;
  const next = task.fragment.querySelector("#table")?.dataset;
  if (!next) {
    // An answer of whatever stands in between: what is shown stays.
    const notice = task.fragment.querySelector("#notice");
    if (notice) told = performance.now();
    if (notice && task.target === document.getElementById("notices")) return;
    event.preventDefault();
    if (notice) document.getElementById("notices")?.replaceChildren(notice); // a puzzle's forms change its whole table
    return;
  }
  const now = table()?.dataset;
  const moved = next.moment !== now?.moment || next.phase !== now?.phase;
  act = prepare(task.fragment);
  if (moved && performance.now() - told > READ) clearNotices();
  if (moved) pending = { before: new Map([...values()].map(([key, value]) => [key, value.textContent])) };
});

document.addEventListener("htmx:after:settle", () => {
  const shown = table();
  if (!shown) return;
  if (pending) markChanges(pending.before);
  const moved = pending !== null;
  pending = null;
  document.title = shown.dataset.title || document.title;
  /** @type {HTMLAnchorElement | null} */
  const jump = document.querySelector(".skip");
  if (jump && !document.querySelector(jump.hash)) jump.hash = "#table"; // because there is no hand under a score sheet
  document.dispatchEvent(new CustomEvent("argosy:changed", { detail: { moved } }));
  if (act) start();
  act = null;
});

/** The number of public changes that a page of this version shows; the server writes `changes:news`. */
const changesOf = (/** @type {string | null | undefined} */ version) => parseInt(version ?? "", 10) || 0;

const PATIENCE = 1500; // milliseconds that the stream has to bring what an answer has promised
const AGAIN = 3000; // milliseconds between two questions while the stream brings nothing
let asking = 0;

let questions = 0; // what a later question or the stream has overtaken is not shown any more

/** Asks for the page by itself, until the stream brings something: a proxy may hold it back. */
async function ask() {
  const [before, question] = [streamed, (questions += 1)];
  const answer = await fetch(location.pathname, { headers: { "hx-request": "true" } }).catch(() => null);
  const text = answer?.status === 200 ? await answer.text().catch(() => "") : "";
  if (streamed !== before || question !== questions) return;
  if (answer?.status === 404) return location.reload(); // the table is gone
  if (text) {
    await htmx.swap({ sourceElement: table(), target: table(), swap: "outerMorph", text });
    hideLost();
  }
  expect(AGAIN);
}

/** @param {number} wait milliseconds */
function expect(wait) {
  clearTimeout(asking);
  asking = setTimeout(ask, wait);
}
if (document.querySelector("[hx-sse\\:connect]")) expect(2 * PATIENCE);

let done = { asked: "", changes: 0, at: 0 }; // the last action that the server has accepted, and the changes that show it
const isShown = () => changesOf(table()?.dataset.version) >= done.changes;
/** @param {Asked["ctx"]["request"]} request */
const askedBy = ({ action, body }) => `${action} ${body}`;

document.addEventListener("htmx:before:request", (event) => {
  const { request } = event.detail.ctx;
  if (request.method !== "POST") return;
  if (askedBy(request) === done.asked && !isShown() && performance.now() < done.at + PATIENCE)
    event.preventDefault(); // a second click, before the page shows what the first has done
  else clearNotices();
});
document.addEventListener("htmx:after:request", (event) => {
  const { request, response } = event.detail.ctx;
  if (response?.status !== 204) return;
  done = { asked: askedBy(request), changes: changesOf(response.headers.get("table-version")), at: performance.now() };
  if (!isShown()) expect(PATIENCE);
});

const lost = () => document.getElementById("lost");
let losing = 0;
document.addEventListener("htmx:sse:error", () => {
  losing ||= setTimeout(() => lost()?.removeAttribute("hidden"), 1500);
});
document.addEventListener("htmx:sse:after:connection", hideLost);
document.addEventListener("htmx:error", (event) => {
  if (event.detail.ctx?.request.method !== "POST") return;
  lost()?.removeAttribute("hidden"); // the form has not reached the server, whatever the stream believes
  expect(PATIENCE);
});

/** The server has answered: takes the line away that says that the connection is lost. */
function hideLost() {
  clearTimeout(losing);
  losing = 0;
  lost()?.setAttribute("hidden", "");
}
