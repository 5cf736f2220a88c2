// Placement of tutorial hints beside what they point at: never over that, and never over the buttons of the question.
import { moves, seen } from "./animation.js";
import { around, overlap, there } from "./dom.js";
import { say } from "./toasts.js";

const GAP = 12;
const NEAR = 20; // to what it points at: the course between them has to be seen
const FAR = 48; // from there on a course would run across texts: the ring says enough
const STEPS = 8; // places tried along each side of the window
const WAIT = 150; // milliseconds until it is looked again whether the steps are over
const BUTTONS = "#dock .acts, #dock .answers, #dock .fan, #dock .undo, dialog.scene[open] .button, .onward .button";
const BESIDE = "#hand[data-live] .card, #dock, dialog.scene[open], .draft .pick, #structure .cell, .hero";

/** @typedef {import("./dom.js").Box} Box */
/** @typedef {[x: number, y: number]} Point */

const bubble = () => document.getElementById("hint");
const scene = () => document.querySelector("dialog.scene[open]");
const course = Object.assign(document.createElement("div"), { id: "course", popover: "manual" });
course.setAttribute("aria-hidden", "true");
course.innerHTML = "<svg><path/></svg><i></i>";
document.body.append(course);

let name = ""; // the hint that stands there
let checkedHint = ""; // the hint that wasAnswered is about
let wasAnswered = false; // what it asks for was so before it came
let hadFocus = false;
let waiting = 0;
let isPressed = false; // a hint that moved or went between the two halves of a click would lose it
let released = 0; // the timer that ends isPressed
let farewell = ""; // what is said when the viewer has left the hints

/** What the hint points at: the first that can be seen. Once for each hint, what lies outside is brought into sight. */
function target() {
  const { at, hint } = there(bubble()).dataset;
  let found = null;
  for (const query of there(at).split(" ;; ")) {
    const there = [...document.querySelectorAll(query)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    found = there.find(seen);
    if (!found && there.length && name !== hint) {
      [found] = there;
      found.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
    }
    if (found) break;
  }
  return found;
}

/**
 * @param {Box} box
 * @param {number} by
 */
const grown = (box, by) => ({ left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by });
/**
 * @param {Box} box
 * @returns {Point}
 */
const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
/** @param {string} query */
const rectangles = (query) =>
  [...document.querySelectorAll(query)]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect());

/**
 * All places in the window that are tried: a grid, and close to each side of what the hint points at.
 * @param {Box | null} box
 * @param {number} width of the hint
 * @param {number} height of the hint
 * @param {[width: number, height: number]} inside the window
 */
export function* places(box, width, height, inside) {
  const [right, bottom] = [inside[0] - GAP - width, inside[1] - GAP - height];
  /**
   * @param {number} left
   * @param {number} top
   */
  const clamp = (left, top) => ({
    left: Math.max(GAP, Math.min(left, right)),
    top: Math.max(GAP, Math.min(top, bottom)),
  });
  if (box) {
    const [x, y] = middle(box);
    for (const left of [box.left, x - width / 2, box.right - width])
      for (const top of [box.top - height - NEAR, box.bottom + NEAR]) yield clamp(left, top);
    for (const top of [box.top, y - height / 2, box.bottom - height])
      for (const left of [box.left - width - NEAR, box.right + NEAR]) yield clamp(left, top);
  }
  for (let n = 0; n <= STEPS; n += 1)
    for (let m = 0; m <= STEPS; m += 1)
      yield clamp(GAP + ((right - GAP) * n) / STEPS, GAP + ((bottom - GAP) * m) / STEPS);
}

/**
 * Where the hint covers least: what it points at counts above everything, then buttons, then cards and texts; then the way is short.
 * @param {Box | null} box
 */
function best(box) {
  const { width, height } = there(bubble()).getBoundingClientRect();
  const [buttons, beside] = [rectangles(BUTTONS), rectangles(BESIDE)];
  /**
   * @param {Box[]} all
   * @param {Box} own
   */
  const sum = (all, own) => all.reduce((found, one) => found + overlap(own, one), 0);
  /** @type {{ cost: number, own: Box } | null} */
  let found = null;
  for (const { left, top } of places(box, width, height, [innerWidth, innerHeight])) {
    const own = { left, top, right: left + width, bottom: top + height };
    const [[x, y], [toX, toY]] = [middle(own), box ? middle(box) : [innerWidth / 2, innerHeight / 2]];
    const covered =
      (box ? overlap(own, grown(box, GAP / 2)) * 1e6 : 0) + sum(buttons, own) * 1e4 + sum(beside, own) * 10;
    const cost = covered + Math.hypot(x - toX, y - toY);
    if (!found || cost < found.cost) found = { cost, own };
  }
  return there(found).own;
}

/**
 * The point where the way from the middle of a box to another point leaves the box.
 * @param {Box} box
 * @param {Point} to
 * @returns {Point}
 */
export function edge(box, [toX, toY]) {
  const [x, y] = middle(box);
  const [dx, dy] = [toX - x, toY - y];
  const part = Math.min(
    dx ? (box.right - box.left) / 2 / Math.abs(dx) : Infinity,
    dy ? (box.bottom - box.top) / 2 / Math.abs(dy) : Infinity,
    1,
  );
  return [x + dx * part, y + dy * part];
}

/**
 * A ring round what the hint points at, and a dotted course to it.
 * @param {Box} box
 * @param {Box} own
 */
function draw(box, own) {
  const ring = grown(box, 5);
  const place = {
    left: `${ring.left}px`,
    top: `${ring.top}px`,
    width: `${ring.right - ring.left}px`,
    height: `${ring.bottom - ring.top}px`,
  };
  Object.assign(there(course.querySelector("i")).style, place);
  const [[x, y], [toX, toY]] = [edge(own, middle(ring)), edge(ring, middle(own))];
  const way = Math.hypot(toX - x, toY - y) > FAR ? "" : `M${x} ${y}L${toX} ${toY}`;
  there(course.querySelector("path")).setAttribute("d", way);
}

function hide() {
  const shown = bubble();
  if (shown?.matches(":popover-open")) shown.hidePopover();
  if (course.matches(":popover-open")) course.hidePopover();
}

/** Hints wait for steps and for sheets, and for what they point at; a scene lets only those through that are about it. */
function isTime() {
  return bubble()?.dataset.hint && !document.querySelector("dialog:modal") && !moves();
}

function show() {
  waiting = 0;
  if (isPressed) return;
  if (!isTime()) {
    hide();
    if (bubble()?.dataset.hint && moves()) later(WAIT);
    return;
  }
  const at = target();
  if (!at || scene()?.contains(at) === false) return hide();
  const shown = there(bubble());
  const box = seen(at);
  if (box && !course.matches(":popover-open")) course.showPopover();
  if (!box && course.matches(":popover-open")) course.hidePopover();
  if (!shown.matches(":popover-open")) shown.showPopover();
  const own = best(box);
  Object.assign(shown.style, { left: `${own.left}px`, top: `${own.top}px` });
  if (box) draw(box, own);
  checkAnswered();
  name = shown.dataset.hint ?? "";
}

function later(delay = 0) {
  waiting ||= setTimeout(show, delay);
}

/** The button of the hint that does this. */
const act = (/** @type {string} */ name) => bubble()?.querySelector(`[data-act='${name}']`);
const isAnswered = () => {
  const query = bubble()?.dataset.answered;
  return Boolean(query && document.querySelector(query));
};
const isOpen = () => bubble()?.matches(":popover-open");
/** Looks at a new hint before the viewer can do what it asks for. */
function checkAnswered() {
  const { hint = "" } = there(bubble()).dataset;
  if (hint !== checkedHint) wasAnswered = isAnswered();
  checkedHint = hint;
}

/** The viewer has done what the hint is about. */
function follow() {
  if (isOpen() && !wasAnswered && isAnswered()) act("hint-seen")?.click();
  later();
}

/** Where the keys go on when the last hint has gone from under them. */
function giveFocusBack() {
  if (hadFocus && !isOpen() && document.activeElement === document.body)
    document
      .querySelector("#hand [tabindex='0'], .picks .pick, #structure .selectable, #dock button")
      ?.focus({ preventScroll: true });
  hadFocus = false;
}

for (const type of ["pointerdown", "keydown"])
  document.addEventListener(type, () => isOpen() && checkAnswered(), { capture: true });
/** @param {PointerEvent} event */
function press(event) {
  clearTimeout(released);
  isPressed = event.button === 0 && Boolean(around(event, "#hint"));
}

/** The click comes after the release. */
function release() {
  clearTimeout(released);
  released = setTimeout(() => {
    isPressed = false;
    later();
  }, WAIT);
}

document.addEventListener("pointerdown", press, { capture: true });
document.addEventListener("click", () => (isPressed = false), { capture: true });
for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, release, { capture: true });
for (const type of ["click", "keyup"]) document.addEventListener(type, () => setTimeout(follow));
for (const type of ["scroll", "close", "toggle", "transitionend"])
  document.addEventListener(type, () => later(), { capture: true, passive: true });
addEventListener("resize", () => later());
document.addEventListener("htmx:before:swap", () => (hadFocus ||= Boolean(bubble()?.contains(document.activeElement))));
document.addEventListener("argosy:changed", () => {
  show();
  giveFocusBack();
  if (bubble()?.dataset.hint) return;
  say(farewell);
  farewell = "";
});
document.addEventListener("click", (event) => {
  /** @type {HTMLButtonElement | null} */
  const off = around(event, "[data-act='hints-off']");
  farewell = off?.form?.dataset.left ?? farewell;
  const sheet = around(event, "[data-act='hints-switch']")?.closest("dialog");
  if (sheet) setTimeout(() => sheet.close());
});
// Esc first does what it does everywhere: closes, puts back, takes back. Then it leaves the hints.
document.addEventListener(
  "keydown",
  (event) => {
    const busy = "dialog:modal, #note:popover-open, .dock-panel[data-on], [data-act='undo']:not([disabled])";
    if (event.key !== "Escape" || !isOpen() || document.querySelector(busy)) return;
    event.preventDefault();
    event.stopPropagation();
    (act("hints-off") ?? act("hint-seen"))?.click();
  },
  { capture: true },
);
later();
