// Toasts: short messages of what a form has done, and of what was refused behind an open sheet.
const STAYS = 4000;
let hiding = 0;

/** @param {string | null | undefined} text */
export function say(text) {
  const line = document.getElementById("said");
  if (!line || !text) return;
  line.textContent = text;
  if (line.matches(":popover-open")) line.hidePopover(); // the newest stands above all sheets
  line.showPopover();
  clearTimeout(hiding);
  hiding = setTimeout(() => line.matches(":popover-open") && line.hidePopover(), STAYS);
}

/**
 * A sound, for those who have switched sounds on: nobody else loads them.
 * @param {import("./sounds.js").Sound} name
 */
export async function play(name) {
  if (document.documentElement.dataset.sounds === "on") (await import("./sounds.js")).play(name);
}

document.addEventListener("htmx:after:request", (event) => {
  const { ctx } = event.detail;
  if (ctx.response.status < 400 && ctx.sourceElement instanceof HTMLFormElement) say(ctx.sourceElement.dataset.said);
});
document.addEventListener("htmx:after:swap", (event) => {
  if (!(Number(event.detail.ctx?.response?.status) >= 400) || !document.querySelector("dialog:modal")) return;
  say(document.querySelector("#notice")?.textContent?.trim());
});
