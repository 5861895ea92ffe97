// Zooms and pans timelines. One that ends in a deadlock starts at its end.
(() => {
  const [LEAST, MOST] = [2, 60];
  for (const timeline of document.querySelectorAll(".timeline")) {
    const view = timeline.querySelector(".view"), rows = timeline.querySelector(".rows");
    const count = Number(rows.style.getPropertyValue("--n"));
    const names = () => timeline.querySelector(".name").offsetWidth;
    let unit = 22;
    const zoom = (to, x) => {
      const next = Math.min(MOST, Math.max(LEAST, to));
      // The point below `x` stays there.
      const anchor = x === undefined ? (view.clientWidth - names()) / 2 : x - view.getBoundingClientRect().left - names();
      const time = (view.scrollLeft + anchor) / unit;
      unit = next;
      timeline.style.setProperty("--u", unit + "px");
      timeline.classList.toggle("small-steps", unit < 14);
      view.scrollLeft = time * unit - anchor;
    };
    const actions = {
      in: () => zoom(unit * 1.4),
      out: () => zoom(unit / 1.4),
      fit: () => { zoom((view.clientWidth - names() - 150) / count); view.scrollLeft = 0; },
      start: () => { view.scrollLeft = 0; },
      end: () => { view.scrollLeft = view.scrollWidth; },
    };
    timeline.addEventListener("click", (event) => {
      const action = event.target.dataset && actions[event.target.dataset.zoom];
      if (action) action();
    });
    view.addEventListener("keydown", (event) => {
      const action = { "+": "in", "=": "in", "-": "out", "0": "fit", Home: "start", End: "end" }[event.key];
      if (action) { actions[action](); event.preventDefault(); }
    });
    view.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      zoom(unit * Math.exp(-event.deltaY / 300), event.clientX);
      event.preventDefault();
    }, { passive: false });
    // Dragging moves the view. A drag that begins on a step is no click on it.
    let from = null;
    view.addEventListener("pointerdown", (event) => {
      if (event.button === 0 && event.pointerType === "mouse") from = [event.clientX, event.clientY, view.scrollLeft, view.scrollTop, false];
    });
    addEventListener("pointermove", (event) => {
      if (!from) return;
      const [x, y] = [event.clientX - from[0], event.clientY - from[1]];
      if (Math.abs(x) + Math.abs(y) > 4) from[4] = true;
      if (!from[4]) return;
      view.classList.add("drag");
      [view.scrollLeft, view.scrollTop] = [from[2] - x, from[3] - y];
    });
    addEventListener("pointerup", () => {
      if (from && from[4]) view.addEventListener("click", (event) => { event.preventDefault(); event.stopPropagation(); }, { capture: true, once: true });
      from = null;
      view.classList.remove("drag");
    });
    view.addEventListener("dragstart", (event) => event.preventDefault());
    if ("end" in timeline.dataset) actions.end();
  }
})();
