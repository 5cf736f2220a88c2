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

/**
 * A version as the server writes it, `LINE:changes:RUN:news` (server/versions.py).
 * @param {string | undefined} text
 */
export function versionOf(text) {
  const [line = "", changes = "", run = "", news = ""] = (text ?? "").split(":");
  return { line, changes: Number(changes) || 0, run, news: Number(news) || 0 };
}

/**
 * Is the one version older than the other? Those of different lines cannot be compared: what comes from another one is no older.
 * Nor can the news of different runs, where nothing has been written between the two.
 * @param {string | undefined} one
 * @param {string | undefined} other
 */
export function isOlder(one, other) {
  const [left, right] = [versionOf(one), versionOf(other)];
  if (left.line !== right.line) return false;
  if (left.changes !== right.changes) return left.changes < right.changes;
  return left.run === right.run && left.news < right.news;
}

/**
 * The whole fragment from a delta: an array of the version that it builds on, then positions with lengths in the old text, and new texts.
 * @param {string} told
 * @param {{ version: string, text: string }} base
 * @returns {string | null} null: it builds on something else
 */
export function applied(told, base) {
  const [version, ...steps] = /** @type {(string | number)[]} */ (JSON.parse(told));
  if (version !== base.version) return null;
  let text = "";
  for (let place = 0; place < steps.length; place += 1) {
    const step = steps[place];
    if (typeof step === "number") text += base.text.substr(step, Number(steps[(place += 1)]));
    else text += step;
  }
  return text;
}

let base = { version: "", text: "" }; // what the stream has brought last, on which its next message builds

document.addEventListener("htmx:sse:before:message", (event) => {
  const { message } = event.detail;
  if (message.event) return;
  const whole = message.data.startsWith("[") ? applied(message.data, base) : message.data;
  if (whole === null) {
    event.preventDefault();
    catchUp();
    return;
  }
  base = { version: message.id, text: whole };
  message.data = whole;
});

/** @type {{ before: Map<string, string | null> } | null} */
let pending = null;
let act = /** @type {ReturnType<typeof prepare>} */ (null); // what the new state lets happen before the eye
let newest = ""; // the newest version that has come in; swaps end later than they begin, so the page may be behind it

document.addEventListener("htmx:before:swap", (event) => {
  const { tasks } = event.detail;
  const task = tasks?.find((one) => one.type === "main");
  if (!task) return;
  const next = task.fragment.querySelector("#table")?.dataset;
  if (!next) {
    event.preventDefault(); // an answer that is no table, from whatever stands in between: what is shown stays
    return;
  }
  const now = table()?.dataset;
  newest ||= now?.version ?? "";
  if (isOlder(next.version, newest)) {
    event.preventDefault();
    return;
  }
  newest = next.version ?? "";
  const moved = next.moment !== now?.moment || next.phase !== now?.phase;
  act = prepare(task.fragment);
  if (moved) pending = { before: new Map([...values()].map(([key, value]) => [key, value.textContent])) };
});

document.addEventListener("htmx:after:settle", () => {
  const shown = table();
  if (!shown) return;
  if (pending) markChanges(pending.before);
  const moved = pending !== null;
  pending = null;
  document.title = shown.dataset.title || document.title;
  if (newest && shown.dataset.version !== newest) catchUp();
  /** @type {HTMLAnchorElement | null} */
  const jump = document.querySelector(".skip");
  if (jump && !document.querySelector(jump.hash)) jump.hash = "#table"; // because there is no hand under a score sheet
  document.dispatchEvent(new CustomEvent("argosy:changed", { detail: { moved } }));
  if (act) start();
  act = null;
});

/** An answer and a message of the stream were swapped at the same time and the older one came last: fetch the newest. */
function catchUp() {
  htmx.ajax("GET", location.pathname, { target: "#table", swap: "outerMorph" });
}

const lost = () => document.getElementById("lost");
let losing = 0;
document.addEventListener("htmx:sse:error", () => {
  losing ||= setTimeout(() => lost()?.removeAttribute("hidden"), 1500);
});
document.addEventListener("htmx:sse:after:connection", () => {
  clearTimeout(losing);
  losing = 0;
  lost()?.setAttribute("hidden", "");
});
