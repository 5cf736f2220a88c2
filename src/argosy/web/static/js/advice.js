// What the coach says, in a sheet. A row of it takes up what it is about, at the table.
import { open } from "./app.js";

const sheet = document.getElementById("coach");
const answer = document.getElementById("coached");
let asked = null; // ends a question that nobody waits for any more

const style = Object.assign(document.createElement("link"), {
  rel: "stylesheet",
  href: new URL("../css/coach.css", import.meta.url),
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
  answer.textContent = sheet.dataset.thinks;
  answer.setAttribute("aria-busy", "true");
  open(sheet.id);
  try {
    const body = new URLSearchParams({ moment: document.getElementById("table").dataset.moment });
    const found = await fetch(`${location.pathname}/coach`, {
      method: "POST",
      headers: { "hx-request": "true" },
      body,
      signal,
    });
    const said = new DOMParser().parseFromString(await found.text(), "text/html");
    answer.replaceChildren(...said.body.childNodes);
    answer.querySelector(".adv")?.focus();
  } catch {
    if (signal.aborted) return;
    answer.textContent = sheet.dataset.lost;
  }
  answer.removeAttribute("aria-busy");
}

/** What a row is about is taken up, and the button that makes the choice gets the focus: pressing it is left to the player. */
function take({ at, text }) {
  sheet.close();
  const thing = at && [...document.querySelectorAll(at)].find((one) => one.checkVisibility());
  if (thing && !thing.hasAttribute("data-on") && thing.getAttribute("aria-selected") !== "true") thing.click();
  const choices = [...document.querySelectorAll(`[name=choice][value="${CSS.escape(text)}"]`)].filter(isOpen);
  focus(choices.map(button).find(Boolean) ?? thing);
}

const FRAMES = 30;

/** A dock that fades in cannot have the focus in its first frames. */
function focus(element, left = FRAMES) {
  element?.focus();
  if (element && document.activeElement !== element && left) requestAnimationFrame(() => focus(element, left - 1));
}

/** Does a choice stand outside of all docks, or in the one of the card that was taken up? */
function isOpen(choice) {
  const dock = choice.closest(".dockp");
  return !dock || dock.hasAttribute("data-on") || !document.querySelector(".dockp[data-on]");
}

/** The visible button that sends a choice. The choice may be a way to pay, and wait behind a switch of its dock. */
function button(choice) {
  if (choice.type === "radio" && !choice.checked) choice.click();
  const of = choice.matches("button")
    ? [choice]
    : [...document.querySelectorAll(`button[form="${choice.form.id}"]`), ...choice.form.querySelectorAll("button")];
  const seen = () => of.find((one) => one.checkVisibility());
  const dock = choice.closest(".dockp");
  for (const turn of dock?.querySelectorAll("[role=switch]:enabled, [data-act=tiles]") ?? []) {
    if (seen()) break;
    turn.click();
    if (!seen()) turn.click();
  }
  return seen();
}

sheet.addEventListener("click", ({ target }) => {
  const row = target.closest(".adv");
  if (row) take(row.dataset);
});
sheet.addEventListener("close", () => asked?.abort());
// Advice is about one moment: when the table moves on, it is out of date.
document.addEventListener("argosy:changed", ({ detail }) => detail.moved && sheet.open && sheet.close());
