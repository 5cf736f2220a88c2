// Table talk: what is new is said in passing and counted on the button until the sheet is opened.
import { around } from "./dom.js";
import { play, say } from "./said.js";

const sheet = () => document.getElementById("talk");
const key = `talk ${location.pathname}`;
const last = () => Number(sheet()?.dataset.last ?? -1);
let heard = last();

/** How many lines there are that the visitor has not seen, on the button. */
function count() {
  const talk = sheet();
  if (!talk) return;
  if (talk.matches(":modal") || talk.dataset.by === "you") sessionStorage.setItem(key, String(last()));
  const news = last() - Number(sessionStorage.getItem(key) ?? -1);
  document
    .querySelectorAll("[data-opens='talk']")
    .forEach((button) => (news > 0 ? (button.dataset.onNews = String(news)) : delete button.dataset.onNews));
}

document.addEventListener("argosy:changed", () => {
  const talk = sheet();
  if (talk && last() > heard && talk.dataset.by === "others") {
    play("talk");
    if (!talk.matches(":modal")) say(document.getElementById(`said-${last()}`)?.textContent);
  }
  heard = Math.max(heard, last());
  count();
});
document.addEventListener("click", (event) => around(event, "[data-opens='talk']") && queueMicrotask(count));
document.addEventListener("htmx:after:swap", ({ detail }) => {
  const form = detail.ctx?.sourceElement;
  const status = detail.ctx?.response?.status;
  if (form instanceof HTMLFormElement && form.matches("[data-empties]") && status && status < 400) form.reset();
});
count();
