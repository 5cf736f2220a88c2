// Steps of a replay: the scale goes where it is put, arrow keys go one step.
const scale = document.getElementById("step");
scale?.addEventListener("change", () => scale.form.submit());
document.addEventListener("keydown", (event) => {
  if (event.target.matches?.("input") || document.querySelector("dialog:modal")) return;
  document.querySelector(`a[data-key="${event.key}"]`)?.click();
});
