// Script before the first paint: with scripts one dock is shown at a time, without them all stand in a list.
document.documentElement.classList.add("js");
