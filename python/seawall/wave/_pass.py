"""Wave's barrier pass, on live traces and on written ones."""

from __future__ import annotations

import json
import warnings
from dataclasses import dataclass
from typing import Any, Dict, List, Optional

from .. import _seawall
from .._results import SeawallWarning
from ._export import ExportError, _Walk, dumps, export


@dataclass(frozen=True)
class WavePlacement:
    """A trace with barriers, and what was done to it.

    Attributes:
        text: the trace in its JSON form with the barriers in it.
        document: the JSON document of `seawall place --format json` for traces: `strategy`, `insertions`, `certified` (of ``"minimal"``), and of
            Wave's strategies `regions` (the hazards that they saw) and `guarded` (places in `regions` of those that barriers of the trace order).
        explanation: what each barrier is for.
        warnings: what was not understood, or cannot be ordered by a barrier, as text; empty if all is well.
    """

    text: str
    document: Dict[str, Any]
    explanation: str = ""
    warnings: str = ""

    @property
    def insertions(self) -> List[Dict[str, Any]]:
        """Each node that is added: `action` (`barrier`, `signal`, `wait` or `counter_wait`), `at` (`before` or `after`) which `node`, the flags
        `wait_async` and `tensor_wait`, the number `barrier`, of a counter wait its `counters`, and of Wave's strategies the `reason`, a region.
        Inserted one after the other, they stand in the order in which they are meant to."""
        return self.document["insertions"]

    @property
    def regions(self) -> List[Dict[str, Any]]:
        """Each hazard that Wave's strategies saw: `resource`, last `producer`, first `consumer`, and whether it crosses iterations, in ids of
        nodes. The strategy ``"minimal"`` has none."""
        return self.document.get("regions", [])


def place(
    trace: str,
    *,
    strategy: Optional[str] = None,
    target: Optional[str] = None,
    respect_existing: bool = True,
    barriers: Optional[str] = None,
    name: str = "<trace>",
) -> WavePlacement:
    """Places barriers in a trace that is written down.

    Args:
        trace: the JSON form, as `export` and `dumps` make it.
        strategy: ``"wave"`` for Wave's monolithic barriers, ``"split"`` for its signals and waits, ``"minimal"`` for the fewest that order
            everything; by default what Wave emits for the target.
        target: the GPU, if it is not the one that the trace names.
        respect_existing: leave out what barriers of the trace order already; Wave 3.9.1 does not look at them, and ``"minimal"`` always does.
        barriers: of ``"minimal"``: ``"whole"`` or ``"split"``; by default those that Wave emits for the target.
        name: what people call the trace, for messages.

    Returns:
        The trace with its barriers, and what was done.

    Raises:
        SeawallError: the trace does not hang together, the GPU cannot run it, or the strategy has no answer to it.

    >>> placed = seawall.wave.place(open("gemm.json").read(), target="gfx942")
    >>> [(row["action"], row["at"], row["node"]) for row in placed.insertions]
    """
    if strategy == "minimal":
        split = _split(barriers, target or _target_of(trace))
        text, document, explanation, warned = _seawall.wave_minimal(trace, name=name, target=target, split=split)
    else:
        _refuse_barriers(barriers)
        text, document, explanation, warned = _seawall.wave_place(
            trace, name=name, strategy=strategy, target=target, respect_existing=respect_existing
        )
    return WavePlacement(text, json.loads(document), explanation, warned)


def _target_of(trace: str) -> str:
    """Gives the GPU that a written trace names. What is no trace has none here; the reader says what is wrong with it."""
    try:
        target = json.loads(trace).get("target")
    except (ValueError, AttributeError, RecursionError):
        return ""
    return target if isinstance(target, str) else ""


def _refuse_barriers(barriers: Optional[str]) -> None:
    if barriers is not None:
        raise ValueError("`barriers` is an option of the strategy `minimal`; `wave` has whole ones and `split` has halves")


def _split(barriers: Optional[str], target: str) -> bool:
    if barriers not in (None, "whole", "split"):
        raise ValueError(f"there are no `{barriers}` barriers; use `whole` or `split`")
    return barriers == "split" if barriers is not None else "gfx12" in target


def add_shared_memory_barriers(
    trace: Any,
    target: str = "",
    *,
    strategy: Optional[str] = None,
    respect_existing: bool = False,
    barriers: Optional[str] = None,
) -> None:
    """Adds barriers to a live trace: a drop-in for Wave's pass of this name.

    By default the barriers are those of `wave-lang` 3.9.1, at the same places, with the same flags and locations, so that the MLIR
    that Wave makes of the trace is the same.

    Args:
        trace: a `CapturedTrace`; it is edited in place, or not at all if this raises.
        target: the GPU, such as ``"gfx950"``.
        strategy: ``"wave"``, ``"split"`` or ``"minimal"``, as for `place`; by default what Wave emits for the target.
        respect_existing: leave out what barriers of the trace order already; the released pass does not look at them.
        barriers: of ``"minimal"``: ``"whole"`` or ``"split"``; by default those that Wave emits for the target.

    Raises:
        SeawallError: the strategy has no answer; Wave's own pass raises an assertion or another error there. Of ``"minimal"`` also: hazards stay
            that no barrier orders, or the independent checker does not agree that none do.
        ExportError: the trace uses shared memory in a way that is not known here, or needs a wait that this release of Wave has no op for.

    Warns:
        SeawallWarning: something was not understood, or needs a look: what is in a conditional, memory that shares bytes, what the GPU lacks.

    >>> import importlib, seawall.wave
    >>> pipeline = importlib.import_module("wave_lang.kernel.wave.wave")
    >>> pipeline.add_shared_memory_barriers = seawall.wave.add_shared_memory_barriers
    """
    # A line for each node, so that messages show the one that they are about.
    written = dumps(export(trace, target=target))
    if strategy == "minimal":
        _, document, _, warned = _seawall.wave_minimal(
            written, name="<trace>", target=target, split=_split(barriers, target), strict=True
        )
    else:
        _refuse_barriers(barriers)
        _, document, _, warned = _seawall.wave_place(
            written, name="<trace>", strategy=strategy, target=target, respect_existing=respect_existing, any_gpu=True
        )
    if warned:
        warnings.warn(warned.rstrip(), SeawallWarning, stacklevel=2)
    walk, rows = _Walk(trace), json.loads(document)
    made = [_op(walk.ops, row) for row in rows["insertions"]]
    _insert(walk, rows, made)


def _insert(walk: _Walk, document: Dict[str, Any], made: List[Any]) -> None:
    """Adds ops next to those that they name, in the given order."""
    rows = document["insertions"]
    producers = {region["producer"] for region in document.get("regions", [])}
    for row, following, op in zip(rows, [*rows[1:], None], made):
        graph, anchor = _anchor(walk, row["node"])
        location = getattr(walk.nodes[row["location_from"]], "location", None) if anchor is not None else None
        if producers and row["action"] == "signal" and row["node"] not in producers and following is not None:
            # A signal right before its wait. In the live graph there may be a placeholder in between, which Wave takes for its place.
            anchor = walk.nodes[following["node"]].prev
            location = getattr(anchor, "location", None)
        where = graph.inserting_before if row["at"] == "before" else graph.inserting_after
        # Before nothing is at the end of the graph.
        with graph.inserting_after(None) if anchor is None else where(anchor):
            op.add_to_graph(graph, loc=location)


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
    if row["action"] == "counter_wait":
        counters = row["counters"]
        unknown = [key for key in ("tensor", "async") if key in counters]
        if unknown:
            raise ExportError(f"node {row['node']} needs a wait for the counter `{unknown[0]}`, which `memory_counter_wait` does not have")
        return ops.MemoryCounterWait(*(counters.get(key) for key in ("load", "store", "ds", "exp")))
    if row["tensor_wait"]:
        raise ExportError(
            f"node {row['node']} needs a barrier that waits for the tensor data mover, which Wave's lowering of "
            "`shared_memory_barrier` leaves out; place halves with `barriers=\"split\"`"
        )
    return ops.SharedMemoryBarrier(row["wait_async"])
