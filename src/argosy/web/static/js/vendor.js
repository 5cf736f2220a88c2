// htmx comes last, because it begins to fetch as soon as it is there, and live.js must hear of every swap.
for (const name of ["htmx-4.0.1.min.js", "hx-sse-4.0.1.min.js"]) {
  const script = document.createElement("script");
  script.src = String(new URL(`../vendor/${name}`, import.meta.url));
  script.async = false;
  document.head.append(script);
}
