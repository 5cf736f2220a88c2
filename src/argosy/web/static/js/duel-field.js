// Highlights in the structure: what the card under the pointer (or with the focus) covers, and what still covers it.
import { around } from "./dom.js";

const all = () => [...document.querySelectorAll("#structure [data-place]")];
/** @param {HTMLElement} card */
const coverers = (card) => (card.dataset.by ?? "").split(" ").filter(Boolean);

/**
 * A politician speaks to one section of the Senate: it is marked there too.
 * @param {string | undefined} section
 */
function speakTo(section) {
  const senate = document.getElementById("senate");
  if (section) senate?.setAttribute("data-section", section);
  else senate?.removeAttribute("data-section");
}

/**
 * What another card has to do with one: it covers it, or taking the one frees the other or helps to.
 * @param {HTMLElement} card
 * @param {HTMLElement} other
 */
export function bound(card, other) {
  const over = coverers(other);
  if (over.includes(card.dataset.place ?? "")) return over.length === 1 ? "frees" : "helps";
  return coverers(card).includes(other.dataset.place ?? "") ? "covers" : null;
}

/** @param {HTMLElement | null} card */
function mark(card) {
  all().forEach((one) => one.removeAttribute("data-mark"));
  speakTo(card?.dataset.section);
  if (!card) return;
  all().forEach((one) => {
    const bond = bound(card, one);
    if (bond) one.dataset.mark = bond;
  });
}

/**
 * The card that counts: under the pointer, else with the focus, else the selected one.
 * @param {HTMLElement | null} pointed
 * @returns {HTMLElement | null}
 */
function looked(pointed) {
  return (
    pointed ??
    document.activeElement?.closest?.("#structure [data-place]") ??
    document.querySelector("#structure [data-place][data-on]")
  );
}

/** @param {Event} event */
const place = (event) => around(event, "#structure [data-place]");
document.addEventListener("pointerover", (event) => mark(looked(place(event))));
document.addEventListener("focusin", (event) => mark(looked(place(event))));
document.addEventListener("focusout", () => mark(looked(null)));
document.addEventListener("argosy:changed", () => mark(looked(null)));
