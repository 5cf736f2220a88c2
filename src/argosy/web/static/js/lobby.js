// What does not go together is never sent: the newest choice stays, and what it excludes gives way.
export const form = document.getElementById("new");
const fitting = JSON.parse(document.querySelector("[data-fitting]")?.dataset.fitting ?? "{}");
const boxes = () => [...form.querySelectorAll("[data-box]:checked")];

/** The numbers of players, as digits, for a table with these boxes. */
function allowed(chosen) {
  const ids = chosen.map((one) => one.dataset.box);
  // what two boxes say together counts instead of what each says alone
  const together = Math.min(ids.length, 2);
  const limits = Object.entries(fitting).filter(
    ([key]) => key.split(" ").length === together && key.split(" ").every((id) => ids.includes(id)),
  );
  return limits.reduce((found, [, players]) => [...found].filter((one) => players.includes(one)).join(""), "2345678");
}

/** Takes boxes away, the last ones first, until the others are for so many players. */
function leaveOut(fits, kept) {
  for (const box of boxes().reverse()) {
    if (fits(allowed(boxes()))) return;
    if (box !== kept && allowed([box]) !== allowed([])) form.elements[box.name].value = "none";
  }
}

/** Some rulebooks advise how many boxes to play with: that is said, and nothing is refused. */
function showAdvice() {
  const chosen = boxes();
  const unheeded = chosen
    .filter((box) => chosen.length > Number(box.dataset.advised ?? Infinity))
    .map((box) => box.dataset.box);
  for (const advice of form.querySelectorAll(".advice")) advice.hidden = !unheeded.includes(advice.dataset.for);
}

/** Which of the fields with these names have a value. */
const inPlay = (names) => names.split(" ").filter((name) => name && form.elements[name]?.value !== "none");

/** An option excludes boxes that were chosen before it. */
function dropUnfit(option) {
  inPlay(option.dataset.without).forEach((name) => (form.elements[name].value = "none"));
}

/** Values of options that do not go with a box give way to one that does. */
function markUnfit() {
  form.querySelectorAll("[data-without]").forEach((one) => {
    const unfit = inPlay(one.dataset.without).length > 0;
    one.closest(".chip").classList.toggle("unfit", unfit);
    const others = [...form.querySelectorAll(`[name="${one.name}"]`)];
    if (unfit && one.checked) others.find((other) => !inPlay(other.dataset.without ?? "").length).checked = true;
  });
}

/** Wonders of boxes can be chosen as soon as their box is. */
function offerWonders() {
  const ids = boxes().map((one) => one.dataset.box);
  form.querySelectorAll("option[data-needs]").forEach((one) => {
    one.disabled = !one.dataset.needs.split(" ").some((id) => ids.includes(id));
    if (one.disabled && one.selected) one.parentElement.value = "random";
  });
}

/** How the bots play that are chosen for seats in sight. */
function showCharacters() {
  const chosen = [...form.querySelectorAll("select")].filter((one) => one.offsetParent).map((one) => one.value);
  form.querySelectorAll("[data-bot]").forEach((line) => (line.hidden = !chosen.includes(`bot:${line.dataset.bot}`)));
}

/** A medallion of the chart is that wonder for yourself. It is a short cut for the pointer: the lists say the same. */
function playWonder(wonder) {
  const fields = form.elements;
  fields.game.value = "wonders";
  fields.wonders.value = "chosen";
  const own = [...form.querySelectorAll("select[name^=seat-]")].find((one) => one.offsetParent && one.value === "you");
  const list = own && fields[own.name.replace("seat", "wonder")];
  if (!list) return;
  list.value = wonder;
  list.scrollIntoView({ block: "center" });
  list.focus({ preventScroll: true });
}

document.querySelector(".chart")?.addEventListener("click", ({ target }) => {
  const site = target.closest(".site");
  if (site) playWonder(site.dataset.wonder);
});

/** What a choice takes along: the newest one stays, and what it excludes gives way. */
function follow(target) {
  const { edition, players } = form.elements;
  // Two players share a third city, and that game is of the 2010 edition: choosing one chooses the other.
  if (target.name === "players" && target.value === "2") edition.value = "2010";
  if (target.name === "edition" && target.value === "2020" && players.value === "2") players.value = "3";
  if (target.name === "players") leaveOut((digits) => digits.includes(target.value), null);
  if (target.dataset.box) leaveOut((digits) => digits.length, target);
  if (target.dataset.without && target.closest(".option")?.offsetParent) dropUnfit(target);
  const first = form.elements["seat-1"];
  if (target.name === "players")
    first.value = target.value === "2" ? "you" : first.value === "you" ? form.elements["seat-2"].value : first.value;
}

/** Who invites friends and has no name yet is asked for one. */
function askForName() {
  const field = /** @type {HTMLInputElement | null} */ (document.getElementById("host-name"));
  if (field) field.required = field.offsetParent !== null;
}

/** Brings all that depends on what is chosen into line with it, and says what follows. */
function settle() {
  const { players, teams } = form.elements;
  markUnfit();
  offerWonders();
  const digits = allowed(boxes());
  if (!digits.includes(players.value))
    players.value = [...digits].filter((one) => one <= players.value).pop() ?? digits[0];
  players.forEach((one) => one.closest(".chip").classList.toggle("unfit", !digits.includes(one.value)));
  if (!boxes().some((box) => box.matches(".for-teams")) || players.value % 2) teams.checked = false;
  showAdvice();
  showCharacters();
  askForName();
}

form?.addEventListener("change", ({ target }) => {
  follow(target);
  settle();
});
// Somebody may have chosen before this script came, and a page that is opened again keeps what was chosen.
if (form) {
  boxes().forEach(follow);
  settle();
}
