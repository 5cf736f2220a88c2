// Rulebook page: results while one types, and redirects from old addresses to their rule.
import { parsed, there } from "./dom.js";

const field = /** @type {HTMLInputElement} */ (document.getElementById("find"));
const text = there(document.getElementById("text"));
const WAIT = 200;
const before = text.innerHTML; // what is shown when nothing is looked for
const begun = field.value.trim() !== "" && !document.getElementById("exact"); // results, not a chapter
let timer = 0;
let asked = 0;

async function look() {
  const { action } = there(field.form);
  const words = field.value.trim();
  const mine = (asked += 1);
  const address = words ? `${action}?q=${encodeURIComponent(words)}` : null;
  if (!address && !begun) {
    text.innerHTML = before;
    return;
  }
  const answer = await fetch(address ?? action);
  const page = parsed(await answer.text());
  if (mine !== asked) return; // somebody typed on
  text.replaceChildren(...there(page.getElementById("text")).childNodes);
}

field.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(look, WAIT);
});

/** `#BASE-TRADE-4` on whatever page of the book leads to the rule; the exact rules open for an anchor in them. */
function follow() {
  const id = decodeURIComponent(location.hash.slice(1)).toLowerCase();
  const target = document.getElementById(location.hash.slice(1));
  const closed = target?.closest("details:not([open])");
  if (closed) {
    closed.setAttribute("open", "");
    target?.scrollIntoView();
  }
  if (!id || target) return;
  if (document.getElementById(id)) location.replace(`#${id}`);
  else location.replace(`/rules?rule=${encodeURIComponent(id)}`);
}
addEventListener("hashchange", follow);
follow();
