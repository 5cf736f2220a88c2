// Lobby form: choices that do not go together are never sent; the newest stays, those that it excludes are taken back.
import { around, there } from "./dom.js";

// A lobby without this form has nothing to do for what follows: see the end.
const form = /** @type {HTMLFormElement} */ (document.getElementById("new"));
/** @typedef {Record<string, string>} Fitting ids of expansions with spaces between them -> numbers of players, as digits */

/** @type {Fitting} */
const fitting = JSON.parse(document.querySelector("[data-fitting]")?.dataset.fitting ?? "{}");
const checked = () => {
  /** @type {NodeListOf<HTMLInputElement>} */
  const found = form.querySelectorAll("[data-expansion]:checked");
  return [...found];
};
/** @param {HTMLElement} one */
const id = (one) => one.dataset.expansion ?? "";
/**
 * A field by its name: a list, or all the buttons of one name; either has a value.
 * @param {string} name
 */
const field = (name) => /** @type {HTMLSelectElement | RadioNodeList | null} */ (form.elements.namedItem(name));
/** @param {string} name */
const value = (name) => field(name)?.value ?? "";
/**
 * @param {string} name
 * @param {string} to
 */
const put = (name, to) => (there(field(name)).value = to);

/**
 * The numbers of players, as digits, for a table with these expansions.
 * @param {Fitting} fitting
 * @param {string[]} ids
 */
export function playersFor(fitting, ids) {
  // what two expansions say together counts instead of what each says alone
  const together = Math.min(ids.length, 2);
  const limits = Object.entries(fitting).filter(
    ([key]) => key.split(" ").length === together && key.split(" ").every((id) => ids.includes(id)),
  );
  return limits.reduce((found, [, players]) => [...found].filter((one) => players.includes(one)).join(""), "2345678");
}

/** @param {HTMLElement[]} chosen */
const allowed = (chosen) => playersFor(fitting, chosen.map(id));

/**
 * Takes expansions away, the last ones first, until the others are for so many players.
 * @param {(digits: string) => boolean} fits
 * @param {HTMLElement | null} kept
 */
function leaveOut(fits, kept) {
  for (const one of checked().reverse()) {
    if (fits(allowed(checked()))) return;
    if (one !== kept && allowed([one]) !== allowed([])) put(one.name, "none");
  }
}

/** Some rulebooks advise how many expansions to play with: that is said, and nothing is refused. */
function showAdvice() {
  const chosen = checked();
  const unheeded = chosen.filter((one) => chosen.length > Number(one.dataset.advised ?? Infinity)).map(id);
  for (const advice of form.querySelectorAll(".advice")) advice.hidden = !unheeded.includes(advice.dataset.for ?? "");
}

/**
 * Which of the fields with these names have a value.
 * @param {string} names
 */
const inPlay = (names) => names.split(" ").filter((name) => name && field(name)?.value !== "none");

/**
 * An option excludes expansions that were chosen before it.
 * @param {HTMLElement} option
 */
function dropUnfit(option) {
  inPlay(option.dataset.without ?? "").forEach((name) => put(name, "none"));
}

/** Values of options that do not go with an expansion give way to one that does. */
function markUnfit() {
  /** @type {NodeListOf<HTMLInputElement>} */
  const options = form.querySelectorAll("[data-without]");
  options.forEach((one) => {
    const unfit = inPlay(one.dataset.without ?? "").length > 0;
    one.closest(".chip")?.classList.toggle("unfit", unfit);
    /** @type {NodeListOf<HTMLInputElement>} */
    const others = form.querySelectorAll(`[name="${one.name}"]`);
    if (unfit && one.checked)
      there([...others].find((other) => !inPlay(other.dataset.without ?? "").length)).checked = true;
  });
}

/** Wonders of expansions can be chosen as soon as their expansion is. */
function offerWonders() {
  const ids = checked().map(id);
  /** @type {NodeListOf<HTMLOptionElement>} */
  const wonders = form.querySelectorAll("option[data-needs]");
  wonders.forEach((one) => {
    one.disabled = !one.dataset.needs?.split(" ").some((need) => ids.includes(need));
    if (one.disabled && one.selected) /** @type {HTMLSelectElement} */ (one.parentElement).value = "random";
  });
}

/** How the bots play that are chosen for seats in sight. */
function showCharacters() {
  const chosen = [...form.querySelectorAll("select")].filter((one) => one.offsetParent).map((one) => one.value);
  form.querySelectorAll("[data-bot]").forEach((line) => (line.hidden = !chosen.includes(`bot:${line.dataset.bot}`)));
}

/**
 * A medallion of the chart is that wonder for yourself. It is a short cut for the pointer: the lists say the same.
 * @param {string} wonder
 */
function playWonder(wonder) {
  /** @type {HTMLDetailsElement} */ (document.getElementById("setup")).open = true;
  put("game", "wonders");
  put("wonders", "chosen");
  /** @type {NodeListOf<HTMLSelectElement>} */
  const seats = form.querySelectorAll("select[name^=seat-]");
  const own = [...seats].find((one) => one.offsetParent && one.value === "you");
  const list = own && field(own.name.replace("seat", "wonder"));
  if (!list || list instanceof RadioNodeList) return;
  list.value = wonder;
  list.scrollIntoView({ block: "center" });
  list.focus({ preventScroll: true });
}

document.querySelector(".chart")?.addEventListener("click", (event) => {
  const site = around(event, ".site");
  if (site) playWonder(there(site.dataset.wonder));
});

/**
 * What a choice takes along: the newest one stays, and what it excludes gives way.
 * @param {HTMLInputElement | HTMLSelectElement} target
 */
function follow(target) {
  // Two players share a third city, and that game is of the 2010 edition: choosing one chooses the other.
  if (target.name === "players" && target.value === "2") put("edition", "2010");
  if (target.name === "edition" && target.value === "2020" && value("players") === "2") put("players", "3");
  if (target.name === "players") leaveOut((digits) => digits.includes(target.value), null);
  if (target.dataset.expansion) leaveOut((digits) => digits !== "", target);
  if (target.dataset.without && target.closest(".option")?.offsetParent) dropUnfit(target);
  const first = value("seat-1");
  if (target.name === "players")
    put("seat-1", target.value === "2" ? "you" : first === "you" ? value("seat-2") : first);
}

/**
 * The number of players nearest to the one that was chosen: a smaller one if there is any.
 * @param {string} wanted
 * @param {string} digits
 */
export const nearestTo = (wanted, digits) => [...digits].filter((one) => one <= wanted).pop() ?? digits[0];

/** Who invites friends and has no name yet is asked for one. */
function askForName() {
  const field = /** @type {HTMLInputElement | null} */ (document.getElementById("host-name"));
  if (field) field.required = field.offsetParent !== null;
}

/** Brings all that depends on what is chosen into line with it, and says what follows. */
function settle() {
  const players = /** @type {RadioNodeList} */ (field("players"));
  const teams = /** @type {HTMLInputElement} */ (form.elements.namedItem("teams"));
  markUnfit();
  offerWonders();
  const digits = allowed(checked());
  if (!digits.includes(players.value)) players.value = nearestTo(players.value, digits);
  /** @type {NodeListOf<HTMLInputElement>} */ (players).forEach((one) =>
    one.closest(".chip")?.classList.toggle("unfit", !digits.includes(one.value)),
  );
  if (!checked().some((one) => one.matches(".for-teams")) || Number(players.value) % 2) teams.checked = false;
  showAdvice();
  showCharacters();
  askForName();
}

form?.addEventListener("change", ({ target }) => {
  follow(/** @type {HTMLInputElement | HTMLSelectElement} */ (target));
  settle();
});
/** Where the browser keeps the fields of the last set-up. */
const LAST_SETUP = "argosy-setup";

/** Keeps what was set up, for the next visit; the name and the wonders are not part of it. */
function keepSetup() {
  const fields = [...new FormData(form)].filter(([name]) => !/^(name|wonder)/.test(name));
  localStorage.setItem(LAST_SETUP, JSON.stringify(Object.fromEntries(fields)));
}

/** Puts the last set-up into the form; a value that there is no longer is passed over. */
function restoreSetup() {
  /** @type {Record<string, string>} */
  const kept = JSON.parse(localStorage.getItem(LAST_SETUP) ?? "{}");
  for (const [name, wanted] of Object.entries(kept)) {
    const found = form.elements.namedItem(name);
    if (found instanceof HTMLInputElement && found.type === "checkbox") found.checked = true;
    else if (found instanceof RadioNodeList || found instanceof HTMLSelectElement) {
      const before = found.value;
      found.value = wanted;
      if (found.value !== wanted) found.value = before;
    }
  }
}

form?.addEventListener("submit", keepSetup);
// Somebody may have chosen before this script came, and a page that is opened again keeps what was chosen.
if (form) {
  restoreSetup();
  checked().forEach(follow);
  settle();
}
