// How long others whose choice is awaited have been thinking; said beside their city, not read out.
import { there } from "./dom.js";

const FIRST = 20; // seconds after which it is said
const [MINUTE, HOUR, DAY] = [60, 3600, 86400];
let seen = ""; // what the server has said last
let began = 0; // by this page's own clock

/**
 * The time in its largest unit.
 * @param {number} seconds
 * @param {string[]} units sentences for seconds, minutes, hours and days, with # for the number
 */
export function words(seconds, units) {
  const [size, unit] = seconds < MINUTE ? [10, 0] : seconds < HOUR ? [MINUTE, 1] : seconds < DAY ? [HOUR, 2] : [DAY, 3];
  const number = Math.floor(seconds / size) * (unit ? 1 : size);
  return units[unit].replace("#", String(number));
}

/**
 * Put a note on a place, or change the one that it has.
 * @param {Element} place
 * @param {string} text
 * @param {string} short where there is little room
 */
function note(place, text, short) {
  let found = /** @type {HTMLElement | null} */ (place.querySelector(":scope > .thinking-time"));
  if (!found) {
    found = document.createElement("small");
    found.className = "thinking-time";
    found.ariaHidden = "true";
    place.append(found);
  }
  if (found.dataset.long === text) return;
  found.dataset.long = text;
  found.dataset.short = short;
}

function tick() {
  const said = document.getElementById("waiting")?.dataset;
  const seconds = (performance.now() - began) / 1000;
  const seats = said?.thinking && seconds >= FIRST ? said.thinking.split(" ") : [];
  const places = seats.flatMap((seat) => [
    ...document.querySelectorAll(`#city-${seat}, .city-tab[data-seat="${seat}"]`),
  ]);
  for (const old of document.querySelectorAll(".thinking-time"))
    if (!places.includes(there(old.parentElement))) old.remove();
  for (const place of places) {
    const [text, short] = [said?.words, said?.short].map((units) => words(seconds, there(units).split("|")));
    note(place, text, short);
  }
}

function read() {
  const said = document.getElementById("waiting")?.dataset;
  const version = document.getElementById("table")?.dataset.version;
  const now = `${said?.seconds} ${said?.thinking} ${version}`;
  if (now !== seen) {
    seen = now;
    began = performance.now() - 1000 * Number(said?.seconds ?? 0);
  }
  tick();
}

document.addEventListener("argosy:changed", read);
read();
setInterval(tick, 1000);
