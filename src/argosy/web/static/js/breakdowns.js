// Breakdowns of numbers: how a number comes about (`_accounts.html`), in the note of the element that shows it.
import { around, there } from "./dom.js";

/** @typedef {[string, (string | [string, string])[], string]} Account title, lines, a sentence */

const PANEL = ".own, .city, .bar, dialog, section";

/**
 * What the page has to say of a number.
 * @param {string} name
 * @returns {Account | undefined}
 */
export function told(name) {
  const found = document.getElementById("accounts")?.textContent;
  return found ? JSON.parse(found)[name] : undefined;
}

/**
 * The lines as a list: how much, and what gives it; what counts one each has its name alone.
 * @param {Account[1]} lines
 */
function sum(lines) {
  const list = document.createElement("ul");
  list.className = "sum";
  for (const line of lines) {
    const row = document.createElement("li");
    const [n, what] = typeof line === "string" ? ["", line] : line;
    if (n) {
      const number = document.createElement("b");
      number.textContent = n;
      row.append(number, " ");
    }
    row.append(what);
    list.append(row);
  }
  return list;
}

/**
 * The note of an element: its signs, which lead to what they mean, what it is, the sum.
 * @param {HTMLElement} element
 * @returns {HTMLElement | null}
 */
export function account(element) {
  const found = told(there(element.dataset.account));
  if (!found) return null;
  const [title, lines, text] = found;
  const words = document.createElement("div");
  words.className = "note-text";
  const heading = document.createElement("h3");
  const sign = element.querySelector("svg.icon")?.cloneNode(true);
  if (sign) heading.append(sign);
  heading.append(title);
  words.append(heading);
  if (lines.length) words.append(sum(lines));
  if (text) {
    const sentence = document.createElement("p");
    sentence.className = "small";
    sentence.textContent = text;
    words.append(sentence);
  }
  return words;
}

/** @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Tab meets one number of a panel; arrows walk over them.
 * @param {HTMLElement} element
 * @param {number} by
 */
function walk(element, by) {
  /** @type {HTMLElement[]} */
  const all = [...there(element.closest(PANEL)).querySelectorAll("[data-account]")];
  const seen = all.filter((one) => one.checkVisibility());
  const next = seen[seen.indexOf(element) + by];
  if (!next) return;
  for (const one of all) one.tabIndex = one === next ? 0 : -1;
  next.focus();
}

// Before the keys of the table, whose arrows walk over cards.
document.addEventListener(
  "keydown",
  (event) => {
    const element = around(event, "[data-account]");
    const by = STEPS[event.key];
    if (!element || !by || element !== document.activeElement || !element.closest(PANEL)) return;
    event.preventDefault();
    event.stopPropagation();
    walk(element, by);
  },
  { capture: true },
);
