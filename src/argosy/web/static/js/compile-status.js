// Note on the progress of compiling search bots, which goes on while the first games run; it goes when they are ready.

const EVERY = 1000;

/** @param {HTMLElement} note */
async function look(note) {
  const answer = await fetch(`/compile-status/${note.dataset.game}`).catch(() => null);
  const told = answer?.ok ? await answer.text() : null;
  if (told === "") {
    note.remove();
    return;
  }
  // The role would read every number aloud, so only the first words are told; what follows is for the eyes.
  note.removeAttribute("role");
  if (told !== null) note.innerHTML = told;
  setTimeout(look, EVERY, note);
}

for (const note of document.querySelectorAll(".compile-status")) setTimeout(look, EVERY, note);
