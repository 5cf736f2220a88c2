// What every page has: sheets that open, the light switch, copying links.
const root = document.documentElement;

/** Opens a sheet by id; the browser keeps focus inside and gives it back. */
export function open(id) {
  const sheet = document.getElementById(id);
  if (!sheet || (sheet.open && sheet.matches(":modal"))) return;
  document.querySelectorAll("dialog:modal").forEach((other) => other.close());
  if (sheet.open) sheet.close();
  sheet.showModal();
}

/** Night to day and back; the server remembers it for the next page. */
function turnLight() {
  const auto = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  const now = root.dataset.theme === "auto" ? auto : root.dataset.theme;
  const theme = now === "dark" ? "light" : "dark";
  root.dataset.theme = theme;
  document.querySelectorAll('input[name="theme"]').forEach((input) => {
    if (input.type === "radio") input.checked = input.value === theme;
    else input.value = theme;
  });
  const form = document.querySelector("#settings form.settings");
  if (form) fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)), redirect: "manual" });
}

async function copy(button) {
  const words = button.querySelector("span") ?? button;
  const before = words.textContent;
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
    words.textContent = button.dataset.done;
    setTimeout(() => (words.textContent = before), 1600);
  } catch {
    const field = button.parentElement.querySelector("input");
    field?.select();
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-opens], [data-act='theme'], [data-copy]");
  if (button?.dataset.opens) open(button.dataset.opens);
  else if (button?.dataset.copy) copy(button);
  else if (button) turnLight();
  else if (event.target.matches?.("dialog:modal")) event.target.close(); // a click on the backdrop
});
