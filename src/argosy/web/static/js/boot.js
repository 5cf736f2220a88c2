// Runs before the first paint: with script there is one dock at a time, without script all of them stand in a list.
document.documentElement.classList.add("js");
