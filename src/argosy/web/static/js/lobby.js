// Two players share a third city, and that game is of the 2010 edition: choosing one chooses the other.
const form = document.getElementById("new");
form?.addEventListener("change", (event) => {
  const { name, value } = event.target;
  if (name === "players" && value === "2") form.elements.edition.value = "2010";
  if (name === "edition" && value === "2020" && form.elements.players.value === "2") form.elements.players.value = "3";
  // Armada is not for two; eight cities sail only with its 2018 edition; teams are pairs, so their number is even.
  if (name === "players" && value === "2") form.elements.armada.value = "none";
  if (name === "armada" && value !== "none" && form.elements.players.value === "2") form.elements.players.value = "3";
  if (name === "armada" && value !== "2018" && form.elements.players.value === "8") form.elements.players.value = "7";
  if (form.elements.armada.value === "none" || !["4", "6", "8"].includes(form.elements.players.value)) form.elements.teams.checked = false;
  const first = form.elements["seat-1"];
  if (name === "players") first.value = value === "2" ? "you" : first.value === "you" ? form.elements["seat-2"].value : first.value;
});
