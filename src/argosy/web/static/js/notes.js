// The note of a thing: hover, focus or a long press opens what the help page says about it. The page is fetched once.
const note = document.getElementById("note");
const HOVER = 350;
const PRESS = 400;
const FOCUS = 700;
let help = null;
let timer = 0;
let shown = null;
let about = null; // the id of what is explained; a morph may turn the element into another thing

function edition() {
  return document.querySelector("[data-edition]")?.dataset.edition ?? "2020";
}

/** What the help page is asked for: another game, or an edition of 7 Wonders with its boxes. */
function query() {
  const game = document.querySelector("[data-game]")?.dataset.game;
  return game ? `game=${game}` : `edition=${edition()}${boxes()}`;
}

function boxes() {
  const found = document.querySelector("[data-boxes]")?.dataset.boxes;
  return found ? `&boxes=${found}` : "";
}

async function page() {
  help ??= fetch(`/help?${query()}`).then(async (answer) => new DOMParser().parseFromString(await answer.text(), "text/html"));
  return help;
}

async function text(id) {
  try {
    const found = (await page()).getElementById(id);
    return found?.querySelector(".ntext") ?? found;
  } catch {
    help = null;
    return null;
  }
}

/** Beside the thing, never over the hand: above cards, below everything else where there is room. */
function place(element) {
  const box = element.getBoundingClientRect();
  const own = note.getBoundingClientRect();
  const above = element.closest("#hand") || box.bottom + own.height + 12 > innerHeight;
  const left = Math.min(Math.max(8, box.left), innerWidth - own.width - 8);
  note.style.left = `${left}px`;
  note.style.top = `${Math.max(8, above ? box.top - own.height - 16 : box.bottom + 10)}px`;
}

async function show(element) {
  const id = element.dataset.note;
  const found = await text(id);
  if (!found || !element.isConnected || element.dataset.note !== id || shown === element) return;
  note.replaceChildren(found.cloneNode(true));
  note.showPopover();
  shown = element;
  about = id;
  place(element);
}

/** What is explained has left the table, or another thing stands in its place. */
function outdated() {
  return shown && (!shown.isConnected || shown.dataset.note !== about);
}

function hide() {
  clearTimeout(timer);
  if (shown) note.hidePopover();
  shown = null;
}

function later(element, delay) {
  clearTimeout(timer);
  timer = setTimeout(() => show(element), delay);
}

const thing = (event) => event.target.closest?.("[data-note]");

if (note) {
  document.addEventListener("pointerover", (event) => {
    const element = thing(event);
    if (element === shown && element) return;
    hide();
    if (element && event.pointerType === "mouse") later(element, HOVER);
  });
  document.addEventListener("pointerdown", (event) => {
    hide();
    const element = thing(event);
    if (element && event.pointerType !== "mouse") later(element, PRESS);
  });
  document.addEventListener("pointerup", () => clearTimeout(timer));
  document.addEventListener("pointercancel", hide);
  document.addEventListener("scroll", hide, { capture: true, passive: true });
  document.addEventListener("focusin", (event) => {
    hide();
    const element = thing(event);
    if (element?.matches(":focus-visible")) later(element, FOCUS);
  });
  document.addEventListener("focusout", hide);
  document.addEventListener("argosy:changed", () => outdated() && hide());
  document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
  document.addEventListener("contextmenu", (event) => thing(event) && shown && event.preventDefault());
}
