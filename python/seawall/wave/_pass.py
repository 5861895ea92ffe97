"""Wave's barrier pass, on live traces and on written ones."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Dict, List, Optional

from .. import _seawall
from ._export import _Walk, export


@dataclass(frozen=True)
class WavePlacement:
    """A trace with barriers, and what was done to it.

    Attributes:
        text: the trace in its JSON form with the barriers in it.
        document: `strategy`, `regions` (the hazards), `guarded` (those that barriers of the trace order) and `insertions`.
    """

    text: str
    document: Dict[str, Any]

    @property
    def insertions(self) -> List[Dict[str, Any]]:
        """Each node that is added: `action` (`barrier`, `signal` or `wait`), `at` (`before` or `after`) which `node`, its flags, and
        the `region` that it is for."""
        return self.document["insertions"]

    @property
    def regions(self) -> List[Dict[str, Any]]:
        """Each hazard: `resource`, last `producer`, first `consumer`, and whether it crosses iterations, in ids of nodes."""
        return self.document["regions"]


def place(
    trace: str,
    *,
    strategy: Optional[str] = None,
    target: Optional[str] = None,
    respect_existing: bool = True,
) -> WavePlacement:
    """Places barriers in a trace that is written down.

    Args:
        trace: the JSON form, as `export` and `dumps` make it.
        strategy: ``"wave"`` for monolithic barriers, ``"split"`` for signals and waits; by default what Wave emits for the target.
        target: the GPU, if it is not the one that the trace names.
        respect_existing: leave out what barriers of the trace order already; Wave 3.9.1 does not look at them.

    Returns:
        The trace with its barriers, and what was done.

    Raises:
        SeawallError: the trace does not hang together, or the pass has no answer to it.

    >>> placed = seawall.wave.place(open("gemm.json").read(), target="gfx942")
    >>> [(row["action"], row["at"], row["node"]) for row in placed.insertions]
    """
    text, document = _seawall.wave_place(trace, strategy=strategy, target=target, respect_existing=respect_existing)
    return WavePlacement(text or trace, json.loads(document))


def add_shared_memory_barriers(
    trace: Any,
    target: str = "",
    *,
    strategy: Optional[str] = None,
    respect_existing: bool = False,
) -> None:
    """Adds barriers to a live trace: a drop-in for Wave's pass of this name.

    By default the barriers are those of `wave-lang` 3.9.1, at the same places, with the same flags and locations, so that the MLIR
    that Wave makes of the trace is the same.

    Args:
        trace: a `CapturedTrace`; it is edited in place, or not at all if this raises.
        target: the GPU, such as ``"gfx950"``.
        strategy: ``"wave"`` for monolithic barriers, ``"split"`` for signals and waits; by default what Wave emits for the target.
        respect_existing: leave out what barriers of the trace order already; the released pass does not look at them.

    Raises:
        SeawallError: the pass has no answer; Wave's own raises an assertion or another error there.
        ExportError: the trace uses shared memory in a way that is not known here.

    >>> import importlib, seawall.wave
    >>> pipeline = importlib.import_module("wave_lang.kernel.wave.wave")
    >>> pipeline.add_shared_memory_barriers = seawall.wave.add_shared_memory_barriers
    """
    written = json.dumps(export(trace, target=target))
    _, document = _seawall.wave_place(
        written, strategy=strategy, target=target, respect_existing=respect_existing, edited=False
    )
    _insert(_Walk(trace), json.loads(document))


def _insert(walk: _Walk, document: Dict[str, Any]) -> None:
    """Adds nodes next to those that they name, in the given order."""
    rows = document["insertions"]
    producers = {region["producer"] for region in document["regions"]}
    for row, following in zip(rows, [*rows[1:], None]):
        graph, anchor = _anchor(walk, row["node"])
        location = getattr(walk.nodes[row["location_from"]], "location", None) if anchor is not None else None
        if row["action"] == "signal" and row["node"] not in producers and following is not None:
            # A signal right before its wait. In the live graph there may be a placeholder in between, which Wave takes for its place.
            anchor = walk.nodes[following["node"]].prev
            location = getattr(anchor, "location", None)
        where = graph.inserting_before if row["at"] == "before" else graph.inserting_after
        # Before nothing is at the end of the graph.
        with graph.inserting_after(None) if anchor is None else where(anchor):
            _op(walk.ops, row).add_to_graph(graph, loc=location)


def _anchor(walk: _Walk, at: int) -> Any:
    """Gives the graph and the node of an id; no node for an `output` that only the written trace has."""
    if at in walk.added_ends:
        return walk.added_ends[at], None
    return walk.nodes[at].graph, walk.nodes[at]


def _op(ops: Any, row: Dict[str, Any]) -> Any:
    if row["action"] == "signal":
        return ops.SharedMemoryBarrierSignal(row["barrier"], tensor_wait=row["tensor_wait"])
    if row["action"] == "wait":
        return ops.SharedMemoryBarrierWait(row["barrier"])
    flags = {"wait_async_ops": row["wait_async"]}
    if row["tensor_wait"]:
        flags["tensor_wait"] = True
    return ops.SharedMemoryBarrier(**flags)
