// Replay: every way to another moment changes the page in place; it plays by itself, and the timeline can be dragged.
import { around, parsed, there } from "./dom.js";

const steps = () => there(document.getElementById("steps"));
// A game that has not been played on has no line of turns, and nothing below starts.
const scale = /** @type {HTMLInputElement} */ (document.getElementById("step"));
const plays = /** @type {HTMLButtonElement} */ (document.getElementById("plays"));
const speed = /** @type {HTMLSelectElement} */ (document.getElementById("speed"));
/** @type {Map<number, Promise<Document>>} */
const pages = new Map(); // step -> its page, asked for once
let asked = Number(scale?.value ?? 0); // where we are going; an answer for another step comes too late
let timer = 0;

/**
 * @param {number} step
 * @returns {Promise<Document>}
 */
function page(step) {
  const known = pages.get(step);
  if (known) return known;
  const path = `${steps().dataset.address}?step=${step}`;
  const coming = fetch(path).then(async (answer) => {
    if (!answer.ok) throw new Error(answer.statusText);
    return parsed(await answer.text());
  });
  coming.catch(() => pages.delete(step));
  pages.set(step, coming);
  if (pages.size > 12) pages.delete([...pages.keys()][0]);
  return coming;
}

/**
 * Everything of the new page comes in but what a hand may be on: the line, the play button and the speed.
 * @param {Document} next
 */
function put(next) {
  const focus = document.activeElement?.id;
  const now = there(document.getElementById("table"));
  const then = document.importNode(there(next.getElementById("table")), true);
  const bar = steps();
  const newBar = there(then.querySelector("#steps"));
  exchange(bar, newBar);
  for (const { name, value } of newBar.attributes) bar.setAttribute(name, value);
  for (const { name, value } of then.attributes) now.setAttribute(name, value);
  const parts = [...then.children];
  const place = parts.indexOf(newBar);
  [...now.children].filter((one) => one !== bar).forEach((one) => one.remove());
  bar.before(...parts.slice(0, place));
  bar.after(...parts.slice(place + 1));
  if (focus && document.activeElement?.id !== focus) document.getElementById(focus)?.focus({ preventScroll: true });
}

/**
 * @param {Element} now
 * @param {Element} then
 */
function exchange(now, then) {
  const others = [...then.children];
  [...now.children].forEach((one, place) => {
    if (one.matches("[data-keep]")) return;
    if (one.querySelector("[data-keep]")) exchange(one, others[place]);
    else one.replaceWith(others[place].cloneNode(true));
  });
}

/** @param {number} step */
function say(step) {
  const words = there(steps().dataset.places).split("|")[step];
  scale.setAttribute("aria-valuetext", words);
  there(document.getElementById("where")).textContent = words;
}

/** The line of the log that is now, in sight of its own box; the page itself stays where it is. */
function follow() {
  const box = document.getElementById("story");
  const now = box?.querySelector(".now");
  if (box && now) box.scrollTop = now.offsetTop - box.clientHeight / 3;
}

/**
 * A step of the game: what lies before its begin or after its end is that.
 * @param {number} step
 * @param {number} all
 */
export const within = (step, all) => Math.min(Math.max(step, 0), all);

/** @param {number} step */
async function go(step) {
  const all = Number(steps().dataset.steps);
  asked = within(step, all);
  const wanted = asked;
  scale.value = String(wanted);
  say(wanted);
  try {
    const next = await page(wanted);
    if (wanted !== asked) return;
    put(next);
  } catch {
    location.assign(`${steps().dataset.address}?step=${wanted}`); // the page itself says what is wrong
    return;
  }
  history.replaceState(null, "", `${steps().dataset.address}?step=${wanted}`);
  follow();
  document.dispatchEvent(new CustomEvent("argosy:changed", { detail: { moved: true } }));
  if (wanted < all) page(wanted + 1).catch(() => {});
  if (plays.ariaPressed === "true") run();
}

function run() {
  clearTimeout(timer);
  if (asked >= Number(steps().dataset.steps)) return press(false);
  timer = setTimeout(() => go(asked + 1), Number(speed.value));
}

/** @param {boolean} on */
function press(on) {
  plays.setAttribute("aria-pressed", String(on));
  const heard = document.getElementById("said");
  if (heard) heard.textContent = on ? "" : there(document.getElementById("where")).textContent;
  if (!on) clearTimeout(timer);
}

function toggle() {
  const on = plays.ariaPressed !== "true";
  press(on);
  if (on) go(asked >= Number(steps().dataset.steps) ? 0 : asked + 1);
}

if (scale) {
  document.querySelectorAll("#steps [data-keep][hidden]").forEach((one) => (one.hidden = false));
  scale.addEventListener("input", () => go(Number(scale.value)));
  speed.addEventListener("change", () => {
    sessionStorage.setItem("replay-speed", speed.value);
    if (plays.ariaPressed === "true") run();
  });
  const kept = sessionStorage.getItem("replay-speed");
  if ([...speed.options].some((one) => one.value === kept)) speed.value = kept ?? "";
  plays.addEventListener("click", toggle);
  follow();
}

/**
 * The step that an address leads to, as digits.
 * @param {string} address
 * @param {string} base
 */
export const stepOf = (address, base) => new URL(address, base).searchParams.get("step");

document.addEventListener("click", (event) => {
  /** @type {HTMLAnchorElement | SVGAElement | null} */
  const way = around(event, "a[href*='?step=']");
  const step = way && stepOf(typeof way.href === "string" ? way.href : way.href.baseVal, location.href);
  if (!scale || !step || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(Number(step));
});

document.addEventListener("keydown", (event) => {
  if (
    (event.target instanceof Element && event.target.matches("input, select")) ||
    document.querySelector("dialog:modal")
  )
    return;
  if (event.key === " " && !around(event, "button, a, summary, [tabindex]")) {
    event.preventDefault();
    toggle();
  }
  document.querySelector(`a[data-key="${event.key}"]`)?.click();
});
