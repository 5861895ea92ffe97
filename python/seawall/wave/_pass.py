"""Wave's barrier pass, on live traces and on written ones."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Dict, List, Optional

from .. import _seawall
from ._export import ExportError, _Walk, export


@dataclass(frozen=True)
class WavePlacement:
    """A trace with barriers, and what was done to it.

    Attributes:
        text: the trace in its JSON form with the barriers in it.
        document: `strategy`, `regions` (the hazards of Wave's strategies), `guarded` (those that barriers of the trace order) and `insertions`.
        explanation: what each barrier is for; of the strategy ``"minimal"``.
        warnings: what was not understood, or cannot be ordered by a barrier, as text; empty if all is well.
    """

    text: str
    document: Dict[str, Any]
    explanation: Optional[str] = None
    warnings: str = ""

    @property
    def insertions(self) -> List[Dict[str, Any]]:
        """Each node that is added: `action` (`barrier`, `signal`, `wait` or `counter_wait`), `at` (`before` or `after`) which `node`, and
        its flags. Inserted one after the other, they stand in the order in which they are meant to."""
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
    barriers: Optional[str] = None,
) -> WavePlacement:
    """Places barriers in a trace that is written down.

    Args:
        trace: the JSON form, as `export` and `dumps` make it.
        strategy: ``"wave"`` for Wave's monolithic barriers, ``"split"`` for its signals and waits, ``"minimal"`` for the fewest that order
            everything; by default what Wave emits for the target.
        target: the GPU, if it is not the one that the trace names.
        respect_existing: leave out what barriers of the trace order already; Wave 3.9.1 does not look at them, and ``"minimal"`` always does.
        barriers: of ``"minimal"``: ``"whole"`` or ``"split"``; by default those that Wave emits for the target.

    Returns:
        The trace with its barriers, and what was done.

    Raises:
        SeawallError: the trace does not hang together, or the strategy has no answer to it.

    >>> placed = seawall.wave.place(open("gemm.json").read(), target="gfx942")
    >>> [(row["action"], row["at"], row["node"]) for row in placed.insertions]
    """
    if strategy == "minimal":
        split = _split(barriers, target or json.loads(trace).get("target") or "")
        text, document, explanation, warnings = _seawall.wave_minimal(trace, target=target, split=split)
        return WavePlacement(text, json.loads(document), explanation, warnings)
    if barriers is not None:
        raise ValueError("`barriers` is an option of the strategy `minimal`; `wave` has whole ones and `split` has halves")
    edited, document = _seawall.wave_place(trace, strategy=strategy, target=target, respect_existing=respect_existing)
    return WavePlacement(edited or trace, json.loads(document))


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
        SeawallError: the strategy has no answer; Wave's own pass raises an assertion or another error there.
        ExportError: the trace uses shared memory in a way that is not known here, or needs a wait that this release of Wave has no op for.

    >>> import importlib, seawall.wave
    >>> pipeline = importlib.import_module("wave_lang.kernel.wave.wave")
    >>> pipeline.add_shared_memory_barriers = seawall.wave.add_shared_memory_barriers
    """
    written = json.dumps(export(trace, target=target))
    if strategy == "minimal":
        _, document, _, _ = _seawall.wave_minimal(written, target=target or None, split=_split(barriers, target))
    elif barriers is not None:
        raise ValueError("`barriers` is an option of the strategy `minimal`; `wave` has whole ones and `split` has halves")
    else:
        _, document = _seawall.wave_place(
            written, strategy=strategy, target=target, respect_existing=respect_existing, edited=False
        )
    walk, rows = _Walk(trace), json.loads(document)
    made = [_op(walk.ops, row) for row in rows["insertions"]]
    _insert(walk, rows, made)


def _insert(walk: _Walk, document: Dict[str, Any], made: List[Any]) -> None:
    """Adds ops next to those that they name, in the given order."""
    rows = document["insertions"]
    producers = {region["producer"] for region in document["regions"]}
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
        unknown = [key for key in ("tensor", "async") if row[key] is not None]
        if unknown:
            raise ExportError(f"node {row['node']} needs a wait for the counter `{unknown[0]}`, which `memory_counter_wait` does not have")
        return ops.MemoryCounterWait(row["load"], row["store"], row["ds"], row["exp"])
    if row["tensor_wait"]:
        raise ExportError(
            f"node {row['node']} needs a barrier that waits for the tensor data mover, which Wave's lowering of "
            "`shared_memory_barrier` leaves out; place halves with `barriers=\"split\"`"
        )
    return ops.SharedMemoryBarrier(row["wait_async"])
