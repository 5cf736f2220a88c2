// Countdown of the turn's time; warns when it is nearly up: in the page, by a sound, by a notification.
import { call } from "./turn-calls.js";
import { there } from "./dom.js";
import { play, say } from "./toasts.js";

const HOUR = 3600;
const shown = () => document.getElementById("clock");
let seen = ""; // what the server has said last
let due = 0; // by this page's own clock
let warned = true;

/** @param {number} number */
const two = (number) => String(number).padStart(2, "0");

/**
 * The time that is left, as a clock shows it.
 * @param {number} seconds
 */
export const words = (seconds) => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;

/**
 * Whole seconds from one moment in milliseconds to another; a second that has begun still counts.
 * @param {number} now
 * @param {number} end
 */
export const until = (now, end) => Math.max(0, Math.ceil((end - now) / 1000));

function read() {
  const clock = shown();
  const said = clock ? `${clock.dataset.left} ${there(document.getElementById("table")).dataset.version}` : "";
  if (said === seen) return;
  seen = said;
  due = performance.now() + 1000 * Number(clock?.dataset.left ?? 0);
  warned = !clock || Number(clock.dataset.left) <= Number(clock.dataset.warns);
}

function tick() {
  const clock = shown();
  if (!clock) return;
  const left = until(performance.now(), due);
  if (left < HOUR) there(clock.querySelector("b")).textContent = words(left);
  const soon = left <= Number(clock.dataset.warns);
  clock.classList.toggle("soon", soon);
  if (!soon || warned) return;
  warned = true;
  if (!clock.classList.contains("yours")) return;
  say(clock.dataset.warning);
  play("turn");
  call(clock.dataset.warning);
}

document.addEventListener("argosy:changed", () => {
  read();
  tick();
});
read();
tick();
setInterval(tick, 500);
