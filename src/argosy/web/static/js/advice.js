// Advice of the coach in a sheet. A click on a row selects at the table what it is about.
import { open } from "./app.js";
import { around, parsed, there } from "./dom.js";

const sheet = /** @type {HTMLDialogElement} */ (document.getElementById("coach"));
const answer = there(document.getElementById("coached"));
/** @type {AbortController | null} */
let asked = null; // ends a question that nobody waits for any more

const style = Object.assign(document.createElement("link"), {
  rel: "stylesheet",
  href: String(new URL("../css/coach.css", import.meta.url)),
});
const dressed = new Promise((done) =>
  ["load", "error"].forEach((end) => style.addEventListener(end, done, { once: true })),
);
document.head.append(style);

/** Asks about the moment that the page shows. */
export async function ask() {
  await dressed;
  asked?.abort();
  asked = new AbortController();
  const { signal } = asked;
  answer.textContent = sheet.dataset.thinks ?? "";
  answer.setAttribute("aria-busy", "true");
  open(sheet.id);
  try {
    const body = new URLSearchParams({ moment: there(document.getElementById("table")?.dataset.moment) });
    const found = await fetch(`${location.pathname}/coach`, {
      method: "POST",
      headers: { "hx-request": "true" },
      body,
      signal,
    });
    const said = parsed(await found.text());
    answer.replaceChildren(...said.body.childNodes);
    answer.querySelector(".advice-button")?.focus();
  } catch {
    if (signal.aborted) return;
    answer.textContent = sheet.dataset.lost ?? "";
  }
  answer.removeAttribute("aria-busy");
}

/**
 * What a row is about is taken up, and the button that makes the choice gets the focus: pressing it is left to the player.
 * @param {DOMStringMap} about
 */
function take({ at, text }) {
  sheet.close();
  const thing = at ? [...document.querySelectorAll(at)].find((one) => one.checkVisibility()) : null;
  if (thing && !thing.hasAttribute("data-on") && thing.getAttribute("aria-selected") !== "true") thing.click();
  /** @type {NodeListOf<HTMLButtonElement | HTMLInputElement>} */
  const named = document.querySelectorAll(`[name=choice][value="${CSS.escape(there(text))}"]`);
  focus([...named].filter(isOpen).map(button).find(Boolean) ?? thing);
}

const FRAMES = 30;

/**
 * A dock that fades in cannot have the focus in its first frames.
 * @param {HTMLElement | null | undefined} element
 * @param {number} left frames
 */
function focus(element, left = FRAMES) {
  element?.focus();
  if (element && document.activeElement !== element && left) requestAnimationFrame(() => focus(element, left - 1));
}

/**
 * Does a choice stand outside of all docks, or in the one of the card that was taken up?
 * @param {Element} choice
 */
function isOpen(choice) {
  const dock = choice.closest(".dock-panel");
  return !dock || dock.hasAttribute("data-on") || !document.querySelector(".dock-panel[data-on]");
}

/** @param {HTMLFormElement} form */
const buttonsOf = (form) => [
  ...document.querySelectorAll(`button[form="${form.id}"]`),
  ...form.querySelectorAll("button"),
];

/**
 * The visible button that sends a choice. The choice may be a way to pay, and wait behind a switch of its dock.
 * @param {HTMLButtonElement | HTMLInputElement} choice
 * @returns {HTMLElement | undefined}
 */
function button(choice) {
  if ("checked" in choice && choice.type === "radio" && !choice.checked) choice.click();
  const of = choice.matches("button") ? [choice] : buttonsOf(there(choice.form));
  const seen = () => of.find((one) => one.checkVisibility());
  const dock = choice.closest(".dock-panel");
  for (const turn of dock?.querySelectorAll("[role=switch]:enabled, [data-act=tiles]") ?? []) {
    if (seen()) break;
    turn.click();
    if (!seen()) turn.click();
  }
  return seen();
}

sheet.addEventListener("click", (event) => {
  const row = around(event, ".advice-button");
  if (row) take(row.dataset);
});
sheet.addEventListener("close", () => asked?.abort());
// Advice is about one moment: when the table moves on, it is out of date.
document.addEventListener("argosy:changed", ({ detail }) => detail.moved && sheet.open && sheet.close());
