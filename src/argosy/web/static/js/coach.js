// The coach: asked by its button or a key, it answers in a sheet. A row of the answer takes up what it is about, at the table.
import { open } from "./app.js";

const sheet = document.getElementById("coach");
const answer = document.getElementById("coached");
const table = () => document.getElementById("table");
let asked = null; // ends a question that nobody waits for any more

async function ask() {
  asked?.abort();
  asked = new AbortController();
  const { signal } = asked;
  answer.textContent = sheet.dataset.thinks;
  answer.setAttribute("aria-busy", "true");
  open(sheet.id);
  try {
    const body = new URLSearchParams({ moment: table().dataset.moment });
    const found = await fetch(`${location.pathname}/coach`, { method: "POST", headers: { "hx-request": "true" }, body, signal });
    const said = new DOMParser().parseFromString(await found.text(), "text/html");
    answer.replaceChildren(...said.body.childNodes);
    answer.querySelector(".adv")?.focus();
  } catch {
    if (signal.aborted) return;
    answer.textContent = sheet.dataset.lost;
  }
  answer.removeAttribute("aria-busy");
}

/** What a row is about comes into the hand, and the button that makes the choice gets the focus: it is pressed by the player. */
function take({ at, text }) {
  sheet.close();
  const thing = at && [...document.querySelectorAll(at)].find((one) => one.checkVisibility());
  if (thing && !thing.hasAttribute("data-on") && thing.getAttribute("aria-selected") !== "true") thing.click();
  const buttons = document.querySelectorAll(`[name=choice][value="${CSS.escape(text)}"]`);
  ([...buttons].find((one) => one.checkVisibility()) ?? thing)?.focus();
}

document.addEventListener("click", ({ target }) => {
  const row = target.closest("#coach .adv");
  if (row) take(row.dataset);
  else if (target.closest("#menu [data-act=coach]")) ask();
});
document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-coach]")) return;
  event.preventDefault();
  ask();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "h" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.documentElement.dataset.letters === "off" || event.target.closest?.("input:not([type=radio], [type=checkbox]), textarea, select, dialog:modal")) return;
  if (table()?.dataset.turn) ask();
});
sheet.addEventListener("close", () => asked?.abort());
// Advice is about one moment: when the table moves on, it is out of date.
document.addEventListener("argosy:changed", ({ detail }) => detail.moved && sheet.open && sheet.close());
