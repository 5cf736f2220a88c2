// Two players share a third city, and that game is of the 2010 edition: choosing one chooses the other.
export const form = document.getElementById("new");
form?.addEventListener("change", ({ target: { name, value } }) => {
  const { edition, players } = form.elements;
  if (name === "players" && value === "2") edition.value = "2010";
  if (name === "edition" && value === "2020" && players.value === "2") players.value = "3";
  const first = form.elements["seat-1"];
  if (name === "players") first.value = value === "2" ? "you" : first.value === "you" ? form.elements["seat-2"].value : first.value;
});
