// Position editor: clicks without a new page, a search while one types, undo and redo; a draft that outlives its page.
import { around, filled, parsed, there } from "./dom.js";

const WAIT = 250;
/** Steps that can be undone after the page has been left. */
const STEPS_KEPT = 20;
/** @type {string[]} */
const before = [];
/** @type {string[]} */
const after = [];
/** The last step that was asked for: each waits for the one before it, so that quick clicks lose nothing. */
let steps = Promise.resolve();

/** @param {() => Promise<unknown>} step */
const inTurn = (step) => {
  steps = steps.then(step, step).then(() => undefined);
};

const form = () => /** @type {HTMLFormElement} */ (there(document.getElementById("editor")));
const draft = () => /** @type {HTMLInputElement} */ (there(document.getElementById("draft")));

/** Small letters without their marks, as the server compares them. @param {string} text */
export const plainLetters = (text) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "");

/** What scrolls by itself within the board: the part that is open over the table, and the sheet of all cards. */
const scrolled = () => [...form().querySelectorAll(".part:not([hidden]), #sheet")];

/**
 * Sends a click and puts the board of the answer in the place of the old one.
 * @param {URLSearchParams} fields
 * @param {string} focus id of what is to have the focus then
 */
async function send(fields, focus) {
  const answer = await fetch("/position", { method: "POST", body: fields, headers: { "HX-Request": "true" } }).catch(
    () => null,
  );
  if (!answer) return false;
  if (answer.redirected) {
    location.assign(answer.url);
    return true;
  }
  const fresh = parsed(await answer.text()).getElementById("editor");
  if (!fresh) return false;
  const top = scrollY;
  const inside = scrolled().map((one) => ({ id: one.id, top: one.scrollTop }));
  form().replaceWith(document.adoptNode(fresh));
  showWays();
  showTable();
  scrollTo({ top, behavior: "instant" });
  for (const one of inside) document.getElementById(one.id)?.scrollTo({ top: one.top, behavior: "instant" });
  const wrong = form().querySelector("[autofocus]");
  const target = wrong ?? document.getElementById(focus) ?? document.querySelector("#sheet #search");
  if (target instanceof HTMLElement) goTo(target);
  wrong?.scrollIntoView({ block: "center" });
  keepDraft();
  return true;
}

/** What is set up stays with this entry of the browser's history, for a reload and for the way back. */
function keepDraft() {
  const steps = { before: before.slice(-STEPS_KEPT), after: after.slice(-STEPS_KEPT) };
  history.replaceState({ ...history.state, draft: draft().value, ...shownNow(), ...steps }, "");
}

/** The draft that this entry of the history has kept, where the page came back without it. */
async function bringBack() {
  const { draft: kept, before: undone = [], after: redone = [], ...shown } = history.state ?? {};
  if (typeof kept !== "string") return;
  before.push(...undone);
  after.push(...redone);
  if (kept === draft().value) showWays();
  else {
    const { open, tab, part } = shown;
    await send(new URLSearchParams({ do: "show", position: kept, fits: kept, open, tab, part }), "");
  }
}

/** Which part, sheet and tab are shown. */
function shownNow() {
  const fields = filled(form());
  return Object.fromEntries(["open", "tab", "part"].map((name) => [name, String(fields.get(name) ?? "")]));
}

/** Sets the position up: its own page comes, or what is wrong stands at its place and nothing is lost. */
async function setUp() {
  if (!(await send(filled(form()), "keep"))) form().submit();
}

/** The focus goes to a control, or into a field that has some, which is scrolled to within its part. @param {HTMLElement} target */
function goTo(target) {
  const controls = "button:enabled, input, select";
  const wrong = target.querySelector("[aria-describedby^='why-']");
  const control = target.matches(`${controls}, textarea`) ? target : (wrong ?? target.querySelector(controls));
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  if (control !== target) target.scrollIntoView({ block: "nearest" });
}

/** @param {string} done @param {string} focus */
async function click(done, focus) {
  const fields = filled(form());
  fields.set("do", done);
  const old = draft().value;
  if ((await send(fields, focus)) && draft().value !== old) {
    before.push(old);
    after.length = 0;
    showWays();
    keepDraft();
  }
}

/** An older position comes back, the present one can be had again. @param {string[]} from @param {string[]} to @param {string} focus */
async function goBack(from, to, focus) {
  const wanted = from.pop();
  if (wanted === undefined) return;
  to.push(draft().value);
  await send(new URLSearchParams({ do: "show", position: wanted, fits: wanted, ...shownNow() }), focus);
}

/** A shadow root for the table: a page that is parsed by a script has it as a template still. */
function tableRoot() {
  const host = document.getElementById("board-table");
  if (!host) return null;
  const waiting = host.querySelector("template");
  if (waiting) {
    host.attachShadow({ mode: "open" }).append(waiting.content);
    waiting.remove();
  }
  return host.shadowRoot;
}

/**
 * What a button over something is called: as the thing itself is, or its field; without a field as the part of the board.
 * @param {Element} thing @param {string} part @param {string} field
 */
function calledAs(thing, part, field) {
  const shown = document.getElementById(`part-${part}-shown`)?.textContent ?? "";
  const own = thing.getAttribute("aria-label") ?? thing.querySelector("h2")?.textContent;
  const named = own ?? document.getElementById(`field-${field}`)?.getAttribute("aria-label");
  return (field && named ? named : shown).trim();
}

/** A button over something on the table. @param {Element} thing @param {string} part @param {string} field what of the part changes it; may be empty */
function hotButton(thing, part, field) {
  const shown = document.getElementById(`part-${part}-shown`);
  const button = document.createElement("button");
  button.type = "button";
  button.className = "part-button";
  button.setAttribute("aria-label", calledAs(thing, part, field));
  button.setAttribute("aria-pressed", shown?.getAttribute("aria-pressed") ?? "false");
  button.addEventListener("click", () =>
    inTurn(() => click(`part ${part}`, field ? `field-${field}` : `close-${part}`)),
  );
  return button;
}

/** What lies on the table opens its part of the board, by the mouse and by keys; nothing else there can be used. */
function showTable() {
  const root = tableRoot();
  if (!root) return;
  const host = /** @type {HTMLElement} */ (root.host);
  /** @type {[selector: string, part: string, field: string][]} */
  const hot = JSON.parse(host.dataset.hot ?? "[]");
  for (const one of root.querySelectorAll("button, a, [tabindex]")) one.setAttribute("tabindex", "-1");
  for (const [selector, part, field] of hot)
    for (const one of root.querySelectorAll(selector)) {
      for (const child of one.children) child.setAttribute("inert", "");
      if (getComputedStyle(one).position === "static") one.classList.add("holds-part");
      one.append(hotButton(one, part, field));
    }
}

/** Sheets in a root of its own do not see the light that the page has: its table says it once more. */
function shareLight() {
  const table = document.getElementById("board-table")?.shadowRoot?.querySelector("[data-theme]");
  table?.setAttribute("data-theme", document.documentElement.dataset.theme ?? "auto");
}

/** Undo and redo are there where something can be undone. */
function showWays() {
  there(document.getElementById("undo")).hidden = !before.length;
  there(document.getElementById("redo")).hidden = !after.length;
}

/** @param {HTMLInputElement} field */
function seek(field) {
  const wanted = plainLetters(field.value.trim());
  for (const item of document.querySelectorAll("#sheet [data-name]"))
    if (item instanceof HTMLElement) item.hidden = !plainLetters(item.dataset.name ?? "").includes(wanted);
  for (const group of document.querySelectorAll("#sheet .group"))
    if (group instanceof HTMLElement) group.hidden = !group.querySelector("[data-name]:not([hidden])");
}

document.documentElement.classList.add("scripted");
showWays();
showTable();
inTurn(bringBack);
new MutationObserver(shareLight).observe(document.documentElement, { attributeFilter: ["data-theme"] });

document.addEventListener("submit", (event) => {
  if (event.target !== form()) return;
  const button = event.submitter;
  if (!(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  if (button.name !== "do") {
    inTurn(setUp);
    return;
  }
  const isSearch = document.activeElement?.id === "search" && button.value === "fill";
  const first = document.querySelector("#sheet [data-name]:not([hidden]) button");
  if (isSearch && first instanceof HTMLButtonElement) inTurn(() => click(first.value, "search"));
  else inTurn(() => click(button.value, button.dataset.focus ? `field-${button.dataset.focus}` : button.id));
});
document.addEventListener("change", ({ target }) => {
  const isField = target instanceof HTMLSelectElement || target instanceof HTMLInputElement;
  if (isField && target.name.startsWith("v:")) inTurn(() => click(`fill ${target.name.slice("v:".length)}`, target.id));
});
document.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLInputElement && target.id === "search") seek(target);
});
document.addEventListener("click", (event) => {
  if (around(event, "[data-back]")) inTurn(() => goBack(before, after, "undo"));
  else if (around(event, "[data-on-again]")) inTurn(() => goBack(after, before, "redo"));
});
// Text that is written is laid on the board when one leaves it; a pause lets a click on a button come first.
document.addEventListener("focusout", ({ target }) => {
  if (!(target instanceof HTMLTextAreaElement) || target.value === target.defaultValue) return;
  setTimeout(() => {
    if (target.isConnected) inTurn(() => click("text", ""));
  }, WAIT);
});
