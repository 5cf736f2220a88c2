// A replay: every way to another moment changes the page in place; it plays by itself, and the line of turns can be dragged.
const steps = () => document.getElementById("steps");
const scale = document.getElementById("step");
const plays = document.getElementById("plays");
const speed = document.getElementById("speed");
const pages = new Map(); // step -> its page, asked for once
let asked = Number(scale?.value ?? 0); // where we are going; an answer for another step comes too late
let timer = 0;

function page(step) {
  const path = `${steps().dataset.address}?step=${step}`;
  if (!pages.has(step)) {
    const coming = fetch(path).then(async (answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      return new DOMParser().parseFromString(await answer.text(), "text/html");
    });
    coming.catch(() => pages.delete(step));
    pages.set(step, coming);
    if (pages.size > 12) pages.delete(pages.keys().next().value);
  }
  return pages.get(step);
}

/** Everything of the new page comes in but what a hand may be on: the line, the play button and the speed. */
function put(next) {
  const focus = document.activeElement?.id;
  const now = document.getElementById("table");
  const then = document.importNode(next.getElementById("table"), true);
  const bar = steps();
  const newBar = then.querySelector("#steps");
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

function exchange(now, then) {
  const others = [...then.children];
  [...now.children].forEach((one, place) => {
    if (one.matches("[data-keep]")) return;
    if (one.querySelector("[data-keep]")) exchange(one, others[place]);
    else one.replaceWith(others[place].cloneNode(true));
  });
}

function say(step) {
  const words = steps().dataset.places.split("|")[step];
  scale.setAttribute("aria-valuetext", words);
  document.getElementById("where").textContent = words;
}

/** The line of the log that is now, in sight of its own box; the page itself stays where it is. */
function follow() {
  const box = document.getElementById("story");
  const now = box?.querySelector(".now");
  if (now) box.scrollTop = now.offsetTop - box.clientHeight / 3;
}

async function go(step) {
  const all = Number(steps().dataset.steps);
  asked = Math.min(Math.max(step, 0), all);
  const wanted = asked;
  scale.value = wanted;
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

function press(on) {
  plays.setAttribute("aria-pressed", String(on));
  const heard = document.getElementById("said");
  if (heard) heard.textContent = on ? "" : document.getElementById("where").textContent;
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
  if ([...speed.options].some((one) => one.value === kept)) speed.value = kept;
  plays.addEventListener("click", toggle);
  follow();
}

document.addEventListener("click", (event) => {
  const way = event.target.closest?.("a[href*='?step=']");
  const step = way && new URL(way.href?.baseVal ?? way.href, location.href).searchParams.get("step");
  if (!scale || !step || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(Number(step));
});

document.addEventListener("keydown", (event) => {
  if (event.target.matches?.("input, select") || document.querySelector("dialog:modal")) return;
  if (event.key === " " && !event.target.closest?.("button, a, summary, [tabindex]")) {
    event.preventDefault();
    toggle();
  }
  document.querySelector(`a[data-key="${event.key}"]`)?.click();
});
