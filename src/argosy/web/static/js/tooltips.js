// Tooltips: hover, focus or a long press opens what the help page says of a thing, fetched once, or the breakdown of a number.
import { account, told } from "./breakdowns.js";
import { around, parsed, overlap, there } from "./dom.js";

const note = /** @type {HTMLElement} */ (document.getElementById("note")); // without it nothing starts: see the end
const HOVER = 350;
const PRESS = 400;
const FOCUS = 700;
const LEAVE = 250; // time to reach the note itself: its signs lead to what they mean
/** @type {Promise<Document> | null} */
let help = null;
let timer = 0;
let leaving = 0;
/** @type {HTMLElement | null} */
let shown = null;
/** @type {string | undefined} */
let about; // the id of what is explained; a morph may turn the element into another thing

function edition() {
  return document.querySelector("[data-edition]")?.dataset.edition ?? "2020";
}

/** What the help page is asked for: another game, or an edition of 7 Wonders with its expansions. */
function query() {
  const game = document.querySelector("[data-game]")?.dataset.game;
  return game ? `game=${game}` : `edition=${edition()}${expansions()}`;
}

function expansions() {
  const found = document.querySelector("[data-boxes]")?.dataset.boxes;
  return found ? `&boxes=${found}` : "";
}

async function page() {
  help ??= fetch(`/help?${query()}`).then(async (answer) => parsed(await answer.text()));
  return help;
}

/** @param {string} id */
async function text(id) {
  try {
    const found = (await page()).getElementById(id);
    return found?.querySelector(".note-text") ?? found;
  } catch {
    help = null;
    return null;
  }
}

/** @param {EventTarget | null} target */
const isIn = (target) => target instanceof Node && note.contains(target);

const GAP = 10;

/** @typedef {import("./dom.js").Box} Box */

/** What a note leaves in sight where it can: what may be chosen now, and where it is chosen. */
const KEEP_CLEAR =
  "#hint > *, #hand[data-live] .card, #dock .acts, #dock .answers, [data-select], .pick, dialog[open] .button";

/**
 * Where a note of this size may stand: on each side of the thing, at its beginning, middle or end. Never over the thing.
 * @param {Box} box
 * @param {{ width: number, height: number }} own
 */
export function* spots(box, own) {
  /**
   * @param {number} from
   * @param {number} to
   * @param {number} size
   */
  const along = (from, to, size) => [from, (from + to - size) / 2, to - size];
  for (const top of [box.top - own.height - GAP, box.bottom + GAP])
    for (const left of along(box.left, box.right, own.width)) yield { left, top };
  for (const left of [box.right + GAP, box.left - own.width - GAP])
    for (const top of along(box.top, box.bottom, own.height)) yield { left, top };
}

/**
 * @param {number} value
 * @param {number} most
 */
const clamp = (value, most) => Math.max(GAP / 2, Math.min(value, most - GAP / 2));
/**
 * The spot that covers least of what is to stay in sight; what it explains counts most.
 * @param {HTMLElement} element
 */
function place(element) {
  const box = element.getBoundingClientRect();
  const own = note.getBoundingClientRect();
  const others = [...document.querySelectorAll(KEEP_CLEAR)]
    .filter((one) => one !== element && one.offsetParent)
    .map((one) => one.getBoundingClientRect());
  /** @type {{ left: number, top: number, cost: number } | null} */
  let best = null;
  for (const spot of spots(box, own)) {
    const left = clamp(spot.left, innerWidth - own.width);
    const top = clamp(spot.top, innerHeight - own.height);
    const at = { left, top, right: left + own.width, bottom: top + own.height };
    const cost = overlap(at, box) * 1000 + others.reduce((sum, one) => sum + overlap(at, one), 0);
    if (!best || cost < best.cost) best = { left, top, cost };
  }
  note.style.left = `${there(best).left}px`;
  note.style.top = `${there(best).top}px`;
}

/**
 * A copy of what the help says. A stage is an item of a list there, whose names stand above it.
 * @param {HTMLElement} found
 */
function said(found) {
  const article = found.localName === "li" ? found.closest("article") : null;
  if (!article) return found.cloneNode(true);
  const words = document.createElement("div");
  words.className = "note-text";
  const title = document.createElement("h3");
  title.textContent = there(article.querySelector("h3")).textContent;
  const which = document.createElement("p");
  which.className = "small";
  which.textContent = found.dataset.title ?? "";
  words.append(title, which, ...found.cloneNode(true).childNodes);
  return words;
}

const THINGS = "[data-note], [data-account]";

/**
 * What is explained: the id of a note, or an account as it stands now.
 * @param {HTMLElement} element
 */
function subject({ dataset }) {
  return dataset.account ? JSON.stringify([dataset.account, told(dataset.account)]) : dataset.note;
}

/**
 * What the note says of an element.
 * @param {HTMLElement} element
 */
async function words(element) {
  if (element.dataset.account) return account(element);
  const found = element.dataset.note ? await text(element.dataset.note) : null;
  return found && said(found);
}

/** @param {HTMLElement} element */
async function show(element) {
  const id = subject(element);
  const found = await words(element);
  if (!found || !element.isConnected || subject(element) !== id || shown === element) return;
  note.replaceChildren(found);
  note.showPopover();
  shown = element;
  about = id;
  place(element);
}

/** What is explained has left the table, or another thing stands in its place. */
function outdated() {
  return shown && (!shown.isConnected || subject(shown) !== about);
}

function hide() {
  clearTimeout(timer);
  clearTimeout(leaving);
  if (shown) note.hidePopover();
  shown = null;
}

/**
 * @param {HTMLElement} element
 * @param {number} delay
 */
function later(element, delay) {
  clearTimeout(timer);
  timer = setTimeout(() => show(element), delay);
}

/** @param {Event} event */
const thing = (event) => around(event, THINGS);
/** @param {HTMLElement} element */
const acts = (element) => element.matches("button, a, input, [role=option]") || element.closest("button, a");
/**
 * A number in a panel lies over the button that opens the city whole; in a sheet a tap tells its account.
 * @param {HTMLElement} element
 * @returns {HTMLElement | null | undefined}
 */
const opener = (element) => element.closest(".city")?.querySelector(".open");
/**
 * The dock explains a card of the hand as soon as it is pointed at: a note would say it twice.
 * @param {HTMLElement} element
 */
const explained = (element) => element.closest("#hand[data-live]");

if (note) {
  /** @type {HTMLElement | null} */
  let before = null; // what the note was about when the finger or the mouse came down
  document.addEventListener("pointerover", (event) => {
    const element = thing(event);
    if (shown && (element === shown || isIn(event.target))) return clearTimeout(leaving);
    if (shown && !element && event.pointerType === "mouse") {
      clearTimeout(leaving);
      leaving = setTimeout(hide, LEAVE);
      return;
    }
    hide();
    if (element && event.pointerType === "mouse" && !explained(element)) later(element, HOVER);
  });
  document.addEventListener("pointerdown", (event) => {
    if (isIn(event.target)) return;
    before = shown;
    hide();
    const element = thing(event);
    if (element && event.pointerType !== "mouse") later(element, PRESS);
  });
  document.addEventListener("pointerup", () => clearTimeout(timer));
  document.addEventListener("pointercancel", hide);
  // A tap or click opens the note of what does nothing else, and closes it again.
  document.addEventListener("click", (event) => {
    const element = thing(event);
    if (!element || acts(element) || shown === element) return;
    if (!element.dataset.account) return before !== element && later(element, 0);
    if (opener(element)) opener(element)?.click();
    else if (element.closest("dialog") && before !== element) later(element, 0);
  });
  document.addEventListener("scroll", (event) => event.target !== note && hide(), { capture: true, passive: true });
  document.addEventListener("focusin", (event) => {
    if (isIn(event.target)) return;
    hide();
    const element = thing(event);
    if (element?.matches(":focus-visible") && !explained(element)) later(element, FOCUS);
  });
  document.addEventListener("focusout", (event) => isIn(event.relatedTarget) || hide());
  document.addEventListener("argosy:changed", () => outdated() && hide());
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
    const element = document.activeElement?.closest(THINGS);
    if (!element || event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = event.key === "i" && document.documentElement.dataset.letters !== "off";
    if (letter || event.key === "F1" || (event.key === "Enter" && !acts(element))) {
      event.preventDefault();
      if (shown === element) hide();
      else later(element, 0);
    }
  });
  document.addEventListener("contextmenu", (event) => thing(event) && shown && event.preventDefault());
}
