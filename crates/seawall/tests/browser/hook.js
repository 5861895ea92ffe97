// Drives the page as a reader would, and writes what came of it into the document.
"use strict";
addEventListener("load", () => {
  const results = {};
  const check = (name, value) => { results[name] = value; };
  const inside = (element, box) => {
    const a = element.getBoundingClientRect(), b = box.getBoundingClientRect();
    return a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  };
  try {
    const listing = document.querySelector(".listing");
    check("script of the text ran", Boolean(window.hacked));
    check("errors", window.failures.join("; "));
    check("loaded from elsewhere", performance.getEntriesByType("resource").length);
    check("wider than the window", document.documentElement.scrollWidth > innerWidth);
    check("background", getComputedStyle(document.body).backgroundColor);
    // Every link leads somewhere.
    const dead = [...document.querySelectorAll("a[href^='#']")].filter((a) => !document.getElementById(a.getAttribute("href").slice(1)));
    check("dead links", dead.length);
    const ids = [...document.querySelectorAll("[id]")].map((e) => e.id);
    check("ids twice", ids.length - new Set(ids).size);
    // Hover: the line of the listing lights up.
    const edge = document.querySelector("a.arrow");
    edge.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    const line = edge.dataset.l.split(" ")[0];
    const row = document.getElementById("m0L" + line);
    check("hover lights the line", row.classList.contains("lit"));
    // Keyboard: an edge takes the focus, and lights the same.
    document.activeElement.blur();
    edge.focus();
    check("an edge takes the focus", document.activeElement === edge);
    // Click: the line is shown.
    const far = [...document.querySelectorAll("a.ln")].reduce((a, b) => (Number(a.textContent) > Number(b.textContent) ? a : b));
    far.click();
    const shown = document.getElementById(far.getAttribute("href").slice(1));
    check("click shows the line", shown.classList.contains("hit") && inside(shown, listing));
    check("address follows", location.hash === far.getAttribute("href"));
    // And back: the links of the line lead to what refers to it.
    const back = shown.querySelector(".back");
    check("links back are visible", back.getBoundingClientRect().height > 0);
    back.click();
    const item = document.getElementById(back.getAttribute("href").slice(1));
    const box = item.getBoundingClientRect();
    check("back leads to the item", box.top < innerHeight && box.bottom > 0);
    check("drawings", document.querySelectorAll(".graph, .timeline").length);
    check("table rows", document.querySelectorAll("table tr").length > 5);
  } catch (error) {
    check("errors", String(error));
  }
  const out = document.createElement("pre");
  out.id = "results";
  out.textContent = Object.entries(results).map(([name, value]) => `${name}: ${value}`).join("\n");
  document.body.append(out);
});
