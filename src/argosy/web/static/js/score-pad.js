// Sums of the score pad while one types. The server makes them, so that scoring is written once.
import { filled, parsed, there } from "./dom.js";

const form = /** @type {HTMLFormElement} */ (document.getElementById("padform"));
const WAIT = 150;
let waiting = 0;
let asked = 0;

/**
 * Fields with their values as a query; empty ones are left out.
 * @param {[name: string, value: string][]} fields
 */
export const written = (fields) => String(new URLSearchParams(fields.filter(([, value]) => value !== "")));

/** The address that says what is filled in. */
function address() {
  return `/pad?${written([...filled(form)])}`;
}

/** Whatever is marked as live is taken over from the page as the server makes it now; fields stay as they are. */
async function addUp() {
  const here = address();
  const turn = ++asked;
  history.replaceState(null, "", here);
  const answer = await fetch(here).catch(() => null);
  if (!answer?.ok || turn !== asked) return;
  const page = parsed(await answer.text());
  for (const old of document.querySelectorAll("[data-live]")) {
    const fresh = page.getElementById(old.id);
    if (fresh && fresh.outerHTML !== old.outerHTML) old.replaceWith(document.adoptNode(fresh));
  }
}

form.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  clearTimeout(waiting);
  waiting = setTimeout(addUp, WAIT);
});
// Another game, another number of players: other lines, so another page; what fits stays filled in.
form.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === "ended") addUp();
  else if (target instanceof HTMLSelectElement) location.assign(address());
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  addUp();
});
there(document.querySelector("[data-lay]")).hidden = true;
