// Table talk: a panel beside the board on a desk, a sheet on a phone. New lines are shown as toasts and counted on its
// button until it is opened.
import { open } from "./app.js";
import { play, say } from "./toasts.js";

/** A window with room for a panel beside the board; `talk.css` says the same. */
const DESK = matchMedia("(width >= 74rem) and (height > 30rem)");
const TYPING = "input:not([type=radio], [type=checkbox]), textarea, select, dialog:modal";

/** @returns {HTMLDialogElement | null} */
const panel = () => /** @type {HTMLDialogElement | null} */ (document.getElementById("talk"));
const buttons = () => /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-talks]"));
const key = `talk ${location.pathname}`;
const last = () => Number(panel()?.dataset.last ?? -1);
let heard = last();

/** How many lines there are that the visitor has not seen, on the button. */
function count() {
  const shown = panel();
  if (!shown) return;
  if (shown.open || shown.dataset.by === "you") sessionStorage.setItem(key, String(last()));
  const news = last() - Number(sessionStorage.getItem(key) ?? -1);
  buttons().forEach((button) => {
    button.setAttribute("aria-expanded", String(shown.open));
    if (news > 0) button.dataset.onNews = String(news);
    else delete button.dataset.onNews;
  });
}

/** Opens or closes it. On a desk nothing is dimmed and the focus stays where it is: only a modal sheet takes it. */
export function talk() {
  const shown = panel();
  if (!shown) return;
  if (shown.open) shown.close();
  else if (DESK.matches) shown.setAttribute("open", "");
  else open("talk");
  count();
}

/**
 * Closes the panel beside the board; a sheet closes itself.
 * @returns {boolean} whether there was one to close
 */
export function closeTalk() {
  const shown = panel();
  if (!shown?.open || shown.matches(":modal")) return false;
  const within = shown.contains(document.activeElement);
  shown.close();
  if (within) buttons()[0]?.focus();
  count();
  return true;
}

// A window that has become too narrow has no room beside the board.
DESK.addEventListener("change", closeTalk);

/** @param {EventTarget | null} target */
const isButton = (target) => target instanceof Element && target.closest("[data-talks]") !== null;
// The mouse leaves the focus where it is, on a card for example.
document.addEventListener("mousedown", (event) => isButton(event.target) && event.preventDefault());
document.addEventListener("click", (event) => isButton(event.target) && talk());
document.addEventListener("close", (event) => event.target === panel() && count(), true);

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  if (event.key === "Escape" && panel()?.contains(/** @type {Node} */ (target))) {
    if (closeTalk()) event.preventDefault();
    return;
  }
  const typing = target instanceof Element && target.closest(TYPING);
  if (event.key === "m" && !typing && document.documentElement.dataset.letters !== "off") talk();
});

document.addEventListener("argosy:changed", () => {
  const shown = panel();
  if (shown && last() > heard && shown.dataset.by === "others") {
    play("talk");
    if (!shown.open) say(document.getElementById(`said-${last()}`)?.textContent ?? "");
  }
  heard = Math.max(heard, last());
  count();
});
/**
 * The field of a line, if a request comes from its form.
 * @param {CustomEvent<Partial<Asked>>} event
 */
const field = ({ detail: { ctx } }) =>
  /** @type {HTMLInputElement | null} */ (ctx?.sourceElement.querySelector("[data-empties] #say"));

/**
 * Gives a line back that was not said, unless another one has been begun.
 * @param {CustomEvent<Partial<Asked>>} event
 */
function giveBack(event) {
  const line = field(event);
  if (line) line.value ||= event.detail.ctx?.request.body.get("text") ?? "";
}

// A line leaves its field when it is sent, so that the next one can be typed meanwhile.
document.addEventListener("htmx:before:request", (event) => {
  const line = field(event);
  if (line && !event.defaultPrevented) line.value = "";
});
document.addEventListener("htmx:after:request", (event) => event.detail.ctx.response.status < 400 || giveBack(event));
document.addEventListener("htmx:error", giveBack);
count();
