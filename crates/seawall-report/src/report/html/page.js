// Highlights the elements of one IR line together. A click on a line link shows that line in the listing.
"use strict";
(() => {
  const byLine = new Map();
  for (const element of document.querySelectorAll("[data-l]")) {
    const module = element.closest(".module").id;
    for (const line of element.dataset.l.split(" ")) {
      const key = module + "L" + line;
      if (!byLine.has(key)) byLine.set(key, []);
      byLine.get(key).push(element);
    }
  }
  let lit = [];
  const light = (element) => {
    lit.forEach((old) => old.classList.remove("lit"));
    lit = [];
    if (!element) return;
    const module = element.closest(".module").id;
    for (const line of element.dataset.l.split(" ")) lit.push(...(byLine.get(module + "L" + line) || []));
    lit.forEach((now) => now.classList.add("lit"));
  };
  const over = (event) => light(event.target.closest("[data-l]"));
  document.addEventListener("pointerover", over);
  document.addEventListener("focusin", over);
  const show = (line) => {
    document.querySelectorAll(".l.hit").forEach((old) => old.classList.remove("hit"));
    line.classList.add("hit");
    const listing = line.closest(".listing");
    listing.scrollTop = line.offsetTop - listing.offsetTop - listing.clientHeight / 2;
    listing.scrollLeft = 0;
    const box = listing.getBoundingClientRect();
    if (box.top > innerHeight * 0.8 || box.bottom < innerHeight * 0.2) listing.scrollIntoView({ block: "center" });
  };
  const open = (hash) => {
    const target = hash.length > 1 && document.getElementById(hash.slice(1));
    if (!target) return false;
    if (target.matches("section, .module, .ir")) return false;
    if (target.matches("details")) target.open = true;
    for (let at = target.closest("details"); at; at = at.parentElement.closest("details")) at.open = true;
    if (target.matches(".l")) show(target);
    else target.scrollIntoView({ block: "center" });
    return true;
  };
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href], svg a");
    const hash = link && link.getAttribute("href");
    if (!hash || hash[0] !== "#" || link.closest("nav, .skip")) return;
    if (open(hash)) {
      event.preventDefault();
      history.pushState(null, "", hash);
      document.querySelectorAll(".lit").forEach((old) => old.classList.remove("lit"));
      light(document.getElementById(hash.slice(1)).closest("[data-l]"));
    }
  });
  addEventListener("popstate", () => open(location.hash));
  if (location.hash) open(location.hash);
})();
