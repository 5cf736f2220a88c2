// Choosing a card: it rises, its dock fills. The choice lives in data-on, which the server's fragments leave alone.
const hand = () => document.querySelector("#hand[data-live]");
const cards = () => [...(hand()?.querySelectorAll(".card") ?? [])];

/** The card that is chosen now. */
export const chosen = () => cards().find((card) => card.hasAttribute("data-on")) ?? null;
/** The dock panel of the chosen card. */
export const panel = () => document.querySelector(".dockp[data-on]");

function mark(card, on) {
  card.toggleAttribute("data-on", on);
  card.setAttribute("aria-selected", String(on));
  document.getElementById(`d-${card.id}`)?.toggleAttribute("data-on", on);
}

/** Makes one card the one that Tab reaches. */
function rove(card) {
  cards().forEach((one) => (one.tabIndex = one === card ? 0 : -1));
}

/** Chooses a card. */
export function choose(card) {
  document.querySelector("dialog.scene[open]")?.close(); // whoever goes on has seen the conflicts
  cards().forEach((one) => one !== card && mark(one, false));
  mark(card, true);
  rove(card);
  card.scrollIntoView({ inline: "nearest", block: "nearest" });
}

/** Puts the chosen card back into the hand; true if there was one. */
export function putBack() {
  const card = chosen();
  if (!card) return false;
  document.querySelectorAll(".dockp[data-mode]").forEach((dock) => dock.removeAttribute("data-mode"));
  mark(card, false);
  card.focus({ preventScroll: true });
  return true;
}

/** Presses a button of the open dock: build, stage, sell. */
export function act(name) {
  const buttons = [...(panel()?.querySelectorAll(`[data-act="${name}"]:not([disabled])`) ?? [])];
  const button = buttons.find((one) => one.offsetParent); // of several for one key one is shown
  button?.click();
  return Boolean(button);
}

/** The card n places on. */
export function step(n) {
  const all = cards();
  if (!all.length) return;
  const at = all.indexOf(document.activeElement);
  const from = at >= 0 ? at : all.indexOf(chosen() ?? all[0]) - (chosen() ? 0 : n);
  const card = all[(from + n + all.length) % all.length];
  rove(card);
  card.focus();
  if (chosen()) choose(card);
}

/** The next or previous way to pay. */
export function nextPayment(n) {
  const radios = [...(panel()?.querySelectorAll("input[type=radio]") ?? [])].filter((radio) => radio.offsetParent);
  if (!radios.length) return;
  const at = radios.findIndex((radio) => radio.checked);
  radios[(at + n + radios.length) % radios.length].click();
}

/** The sum on the button follows the payment that is chosen. */
function showSum(radio) {
  const form = radio.form;
  const sum = radio.closest(".pay").querySelector(".sum")?.textContent;
  const button = document.querySelector(`button[form="${form.id}"]`);
  const face = button?.querySelector(".coin");
  if (face && sum) face.textContent = sum;
  const purse = form.querySelector(".ch.c");
  if (purse) purse.hidden = radio.value !== radio.form.querySelector("input[type=radio]").value;
}

function showStagePayments(button) {
  const dock = button.closest(".dockp");
  const open = dock.dataset.mode !== "stage";
  if (open) dock.dataset.mode = "stage";
  else delete dock.dataset.mode;
  button.setAttribute("aria-expanded", String(open));
}

document.addEventListener("click", (event) => {
  const card = event.target.closest("#hand[data-live] .card");
  if (card) {
    if (card.hasAttribute("data-on") && event.detail > 0) act("build");
    else choose(card);
    return;
  }
  if (event.target.closest('[data-act="put-back"]')) putBack();
  const more = event.target.closest('[data-act="stage-payments"]');
  if (more) showStagePayments(more);
});

document.addEventListener("change", (event) => {
  if (event.target.matches(".pay input")) showSum(event.target);
});

// After a reveal the focus stays in the hand, on the first card that can be built.
document.addEventListener("argosy:changed", (event) => {
  const inHand = document.activeElement === document.body || document.activeElement?.closest?.("#hand, #dock");
  if (!event.detail.moved || !hand() || !inHand || document.querySelector("dialog[open]")) return;
  const card = cards().find((one) => !one.classList.contains("cannot")) ?? cards()[0];
  rove(card);
  card.focus({ preventScroll: true });
});
