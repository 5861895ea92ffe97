// Highlights the elements of one IR line together. A click on a line link shows that line in the listing.
"use strict";
document.documentElement.classList.add("js");
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

  // The listings. On narrow windows they are a drawer, which a line opens.
  const reveal = (line, quiet) => {
    const listing = line.closest(".listing");
    listing.scrollTop = line.offsetTop - listing.offsetTop - listing.clientHeight / 2;
    listing.scrollLeft = 0;
    if (quiet) return;
    const box = listing.getBoundingClientRect();
    if (box.top > innerHeight * 0.8 || box.bottom < innerHeight * 0.2) listing.scrollIntoView({ block: "center" });
  };
  const show = (line) => {
    document.querySelectorAll(".l.hit").forEach((old) => old.classList.remove("hit"));
    const module = line.closest(".module");
    module.classList.add("show");
    line.classList.add("hit");
    reveal(line);
    // The same place in the other listing.
    const other = (line.dataset.l || "").split(" ").flatMap((at) => byLine.get(module.id + "L" + at) || [])
      .find((element) => element.matches(".l") && element.parentElement !== line.parentElement);
    if (other) { other.classList.add("hit"); reveal(other, true); }
  };
  const open = (hash) => {
    const target = hash.length > 1 && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target) return false;
    if (target.matches(".ir")) { target.closest(".module").classList.toggle("show"); return true; }
    if (target.matches("section, .module")) return false;
    if (target.matches("details")) target.open = true;
    for (let at = target.closest("details"); at; at = at.parentElement.closest("details")) at.open = true;
    if (target.matches(".l")) show(target);
    else target.scrollIntoView({ block: target.matches(".finding") ? "start" : "center", inline: "center" });
    return true;
  };
  document.addEventListener("click", (event) => {
    const close = event.target.closest(".close");
    if (close) close.closest(".module").classList.remove("show");
    const link = event.target.closest("a[href]");
    const hash = link && link.getAttribute("href");
    if (!hash || hash[0] !== "#" || link.closest(".skip")) return;
    if (open(hash)) {
      event.preventDefault();
      if (link.matches(".to-ir")) return;
      history.pushState(null, "", hash);
      light(document.getElementById(hash.slice(1)).closest("[data-l]"));
    }
  });
  addEventListener("popstate", () => open(location.hash));
  document.querySelectorAll(".search, .ir .close, .zoom").forEach((tool) => { tool.hidden = false; });

  // The search.
  for (const form of document.querySelectorAll(".search")) {
    const [input, output] = [form.querySelector("input"), form.querySelector("output")];
    const lines = [...form.closest(".ir").querySelectorAll(".text > .l")];
    let found = [], at = -1;
    const go = (by) => {
      if (!found.length) return;
      at = (at + by + found.length) % found.length;
      output.textContent = `${at + 1} of ${found.length}`;
      show(found[at]);
    };
    input.addEventListener("input", () => {
      const text = input.value.toLowerCase();
      lines.forEach((line) => line.classList.remove("found"));
      found = text ? lines.filter((line) => line.querySelector("code").textContent.toLowerCase().includes(text)) : [];
      found.forEach((line) => line.classList.add("found"));
      output.textContent = text && !found.length ? "none" : "";
      at = -1;
      go(1);
    });
    form.addEventListener("submit", (event) => { event.preventDefault(); go(1); });
    form.addEventListener("click", (event) => { const by = event.target.dataset.go; if (by) go(Number(by)); });
    input.addEventListener("keydown", (event) => { if (event.key === "Enter" && event.shiftKey) { event.preventDefault(); go(-1); } });
  }
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") document.querySelectorAll(".module.show").forEach((module) => module.classList.remove("show"));
    if (event.key !== "/" || event.target.matches("input") || event.ctrlKey || event.metaKey) return;
    const modules = [...document.querySelectorAll(".module")];
    const module = modules.find((module) => module.getBoundingClientRect().bottom > innerHeight / 2) || modules[0];
    module.classList.add("show");
    module.querySelector(".search input").focus();
    event.preventDefault();
  });

  // The section in view.
  const links = new Map([...document.querySelectorAll("nav a")].map((link) => [link.getAttribute("href").slice(1), link]));
  const watch = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      const link = links.get(entry.target.id);
      if (!link) continue;
      link.parentElement.querySelectorAll("[aria-current]").forEach((old) => old.removeAttribute("aria-current"));
      link.setAttribute("aria-current", "true");
    }
  }, { rootMargin: "-15% 0px -75% 0px" });
  document.querySelectorAll(".report > section").forEach((section) => watch.observe(section));
  addEventListener("load", () => {
    if (location.hash) return open(location.hash);
    // The listings start at the first finding.
    for (const top of document.querySelectorAll(".tops li:first-child [data-l]")) {
      const lines = byLine.get(top.closest(".module").id + "L" + top.dataset.l.split(" ")[0]) || [];
      lines.filter((line) => line.matches(".l") && line.offsetParent).forEach((line) => reveal(line, true));
    }
  });
})();
