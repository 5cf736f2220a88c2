// Armada is not for two; eight cities sail only with its 2018 edition; teams are pairs, so their number is even.
import { form } from "./lobby.js";
form?.addEventListener("change", ({ target: { name, value } }) => {
  const { armada, players, teams } = form.elements;
  if (name === "players" && value === "2") armada.value = "none";
  if (name === "armada" && value !== "none" && players.value === "2") players.value = "3";
  if (name === "armada" && value !== "2018" && players.value === "8") players.value = "7";
  if (armada.value === "none" || players.value % 2) teams.checked = false;
});
