// Uses the page of a large kernel that deadlocks, and writes what came of it into the document.
"use strict";
addEventListener("load", () => {
  const results = {};
  const check = (name, value) => { results[name] = value; };
  const box = (element) => element.getBoundingClientRect();
  const one = (selector) => document.querySelector(selector);
  const within = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const fits = (element) => element.scrollWidth <= element.clientWidth + 1;
  try {
    check("errors", window.failures.join("; "));
    check("wider than the window", document.documentElement.scrollWidth > innerWidth);
    check("replaced characters", document.body.textContent.split("\uFFFD").length - 1);
    const ids = [...document.querySelectorAll("[id]")].map((e) => e.id);
    check("ids twice", ids.length - new Set(ids).size);
    const dead = [...document.querySelectorAll("a[href^='#']")].filter((a) => !document.getElementById(a.getAttribute("href").slice(1)));
    check("dead links", dead.length);
    // The first screen: verdict, cycle and timeline.
    check("the badge is a link", one(".badges .bad a").getAttribute("href"));
    check("the cycle is shown", document.querySelectorAll(".cycle > li").length > 2);
    check("cycle in the first screen", box(one(".cycle")).bottom < innerHeight);
    if (innerWidth > 1000) check("timeline in the first screen", box(one(".timeline")).top < innerHeight);
    // The timeline: pinned names, the end of the run in view, zoom.
    const view = one(".view"), stuck = [...document.querySelectorAll(".step.stuck")];
    check("waits that never pass", stuck.length);
    check("the end is in view", within(box(stuck[0]), box(view)));
    check("rows of partitions", document.querySelectorAll(".row.lane").length);
    check("rows of barriers", document.querySelectorAll(".row.barrier").length);
    view.scrollLeft = 300;
    check("names stay", Math.round(box(one(".row.lane .name")).left - box(view).left) <= 1);
    view.scrollTop = 200;
    check("axis stays", Math.round(box(one(".row.axis")).top - box(view).top) <= 1);
    const width = () => box(one(".step")).width;
    const before = width();
    one("[data-zoom=in]").click();
    check("zooms in", width() > before);
    one("[data-zoom=fit]").click();
    check("fits", fits(view) || width() <= 2);
    // Graph and coverage need no sideways scrolling.
    if (innerWidth > 1000) check("graph fits", fits(one(".graph")));
    check("edges", document.querySelectorAll(".edge").length > 60);
    check("coverage fits", [...document.querySelectorAll(".writer")].every(fits));
    // Navigation hides nothing.
    const nav = one("nav");
    for (const link of nav.querySelectorAll("a[href$=graph], a[href$=findings]")) {
      link.click();
      const heading = document.getElementById(link.getAttribute("href").slice(1)).querySelector("h3");
      check(`nav hides ${link.hash}`, box(heading).top < box(nav).bottom);
    }
    // A finding has an address.
    const finding = one(".finding");
    one(`.tops a[href='#${finding.id}']`).click();
    check("address of a finding", location.hash === "#" + finding.id && /^#finding-sw\d+-[0-9a-f]{8}$/.test(location.hash));
    check("nav hides the finding", box(finding).top < box(nav).bottom);
    // Search.
    const input = one(".search input"), output = one(".search output");
    input.value = "barrier_expect";
    input.dispatchEvent(new Event("input"));
    check("search", output.textContent);
    check("search shows the line", within(box(one(".l.hit")), { ...box(one(".text")).toJSON(), left: -1e9, right: 1e9 }));
    // The Python source beside the IR.
    const python = one(".python"), line = one(".l.hit a.py");
    line.click();
    const at = document.getElementById(line.hash.slice(1));
    check("Python line", at.parentElement === python && at.classList.contains("hit"));
    check("Python line is in view", box(at).top >= box(python).top && box(at).bottom <= box(python).bottom);
    check("Python of a finding", one(".finding .src").textContent);
    check("snippet", one(".finding .snippet").textContent.includes("out.index(i).store(x)"));
  } catch (error) {
    check("errors", String(error) + error.stack);
  }
  const out = document.createElement("pre");
  out.id = "results";
  out.textContent = Object.entries(results).map(([name, value]) => `${name}: ${value}`).join("\n");
  document.body.append(out);
});
