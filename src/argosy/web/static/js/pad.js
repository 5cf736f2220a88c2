// The sums of the pad as one types. They are made by the server, so what is worth how much is written in one place only.
const form = document.getElementById("padform");
const WAIT = 150;
let waiting = 0;
let asked = 0;

/** The address that says what is filled in. */
function address() {
  const filled = [...new FormData(form)].filter(([, value]) => value !== "");
  return `/pad?${new URLSearchParams(filled)}`;
}

/** Whatever is marked as live is taken over from the page as the server makes it now; fields stay as they are. */
async function addUp() {
  const here = address();
  const turn = ++asked;
  history.replaceState(null, "", here);
  const answer = await fetch(here).catch(() => null);
  if (!answer?.ok || turn !== asked) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const old of document.querySelectorAll("[data-live]")) {
    const fresh = page.getElementById(old.id);
    if (fresh && fresh.outerHTML !== old.outerHTML) old.replaceWith(document.adoptNode(fresh));
  }
}

form.addEventListener("input", ({ target }) => {
  if (!target.matches("input")) return;
  clearTimeout(waiting);
  waiting = setTimeout(addUp, WAIT);
});
// Another game, another number of players: other lines, so another page; what fits stays filled in.
form.addEventListener("change", ({ target }) => {
  if (target.name === "ended") addUp();
  else if (target.matches("select")) location.assign(address());
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  addUp();
});
document.querySelector("[data-lay]").hidden = true;
