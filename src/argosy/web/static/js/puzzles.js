// A puzzle: the panel of a card takes room from the answer, so it closes when one has come.
document.addEventListener("htmx:after:settle", () => {
  const riddle = document.getElementById("riddle");
  if (!riddle?.querySelector(".verdict")) return;
  const putBack = document.querySelector('.dock-panel[data-on] [data-act="put-back"]');
  if (putBack instanceof HTMLElement) putBack.click();
  riddle.scrollIntoView({ block: "nearest", behavior: "instant" });
  riddle.scrollTo({ top: 0, behavior: "instant" });
});
