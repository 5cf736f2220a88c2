// Table talk: what is new is said in passing and counted on the button until the sheet is opened.
import { play, say } from "./said.js";

const sheet = () => document.getElementById("talk");
const key = `talk ${location.pathname}`;
const last = () => Number(sheet()?.dataset.last ?? -1);
let heard = last();

/** How many lines there are that the visitor has not seen, on the button. */
function count() {
  if (!sheet()) return;
  if (sheet().matches(":modal") || sheet().dataset.by === "you") sessionStorage.setItem(key, last());
  const news = last() - Number(sessionStorage.getItem(key) ?? -1);
  document
    .querySelectorAll("[data-opens='talk']")
    .forEach((button) => (news > 0 ? (button.dataset.onNews = news) : delete button.dataset.onNews));
}

document.addEventListener("argosy:changed", () => {
  if (last() > heard && sheet().dataset.by === "others") {
    play("talk");
    if (!sheet().matches(":modal")) say(document.getElementById(`said-${last()}`)?.textContent);
  }
  heard = Math.max(heard, last());
  count();
});
document.addEventListener("click", (event) => event.target.closest("[data-opens='talk']") && queueMicrotask(count));
document.addEventListener("htmx:after:swap", ({ detail }) => {
  const form = detail.ctx?.sourceElement;
  if (form?.matches?.("[data-empties]") && detail.ctx.response?.status < 400) form.reset();
});
count();
