"""Wave's barrier pass, for live traces and for traces in their JSON form."""

from __future__ import annotations

import json
import warnings
from dataclasses import dataclass
from typing import Any, Dict, List, Optional

from .. import _seawall
from .._results import SeawallWarning
from ._export import ExportError, _Exporter, _Walk, dumps


@dataclass(frozen=True)
class WavePlacement:
    """A trace with barriers, and the insertions.

    Attributes:
        text: the trace with its barriers, in its JSON form.
        document: the JSON document of `seawall place --format json` for traces. It has `strategy`,
            `insertions`, and `certified` (strategy ``"minimal"``). For Wave's strategies it has
            `regions` (their hazards) and `guarded` (positions in `regions` of those that barriers
            of the trace order).
        explanation: the reason for each barrier.
        warnings: what was treated conservatively, or cannot be ordered by a barrier, as text; empty
            if there is none.
    """

    text: str
    document: Dict[str, Any]
    explanation: str = ""
    warnings: str = ""

    @property
    def insertions(self) -> List[Dict[str, Any]]:
        """The inserted nodes.

        Each has `action` (`barrier`, `signal`, `wait` or `counter_wait`), `at` (`before` or
        `after`), `node` (the existing node next to it), the flags `wait_async` and `tensor_wait`,
        and the number `barrier`. A counter wait also has `counters`. A node of Wave's strategies
        has its `reason`, a region. Inserting the nodes one by one gives the intended order.
        """
        return self.document["insertions"]

    @property
    def regions(self) -> List[Dict[str, Any]]:
        """The hazards that Wave's strategies found.

        Each has its `resource`, last `producer`, first `consumer`, and whether it crosses
        iterations, by node ids. Empty for the strategy ``"minimal"``.
        """
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
    """Places barriers in a trace in its JSON form.

    Args:
        trace: the JSON form, from `export` and `dumps`.
        strategy: ``"wave"`` for Wave's monolithic barriers, ``"split"`` for its signals and waits,
            ``"minimal"`` for the fewest that order every hazard. The default is the strategy that
            Wave uses for the target.
        target: the GPU. Overrides the target of the trace.
        respect_existing: ignore hazards that barriers of the trace already order. Wave 3.9.1 does
            not consider existing barriers, and ``"minimal"`` always does.
        barriers: ``"whole"`` or ``"split"``; ``"minimal"`` only. The default is the kind that Wave
            uses for the target.
        name: the display name of the trace in messages.

    Returns:
        The trace with its barriers, and the insertions.

    Raises:
        SeawallError: the trace is invalid, the GPU cannot run it, or the strategy has no result for
            it.

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
    """Returns the target of a trace in JSON form.

    An invalid trace has the target "" here. The reader reports its errors.
    """
    try:
        target = json.loads(trace).get("target")
    except (ValueError, AttributeError, RecursionError):
        return ""
    return target if isinstance(target, str) else ""


def _refuse_barriers(barriers: Optional[str]) -> None:
    if barriers is not None:
        raise ValueError("`barriers` is an option of the strategy `minimal`; `wave` places whole barriers, and `split` places split barriers")


def _split(barriers: Optional[str], target: str) -> bool:
    if barriers not in (None, "whole", "split"):
        raise ValueError(f"unknown value `{barriers}` of `barriers`; use `whole` or `split`")
    return barriers == "split" if barriers is not None else "gfx12" in target


def add_shared_memory_barriers(
    trace: Any,
    target: str = "",
    *,
    strategy: Optional[str] = None,
    respect_existing: bool = False,
    barriers: Optional[str] = None,
) -> None:
    """Adds barriers to a live trace. Replaces Wave's pass of this name.

    By default the barriers are those of `wave-lang` 3.9.1, at the same places, with the same flags
    and locations. Wave therefore generates the same MLIR from the trace.

    Args:
        trace: a `CapturedTrace`. It is edited in place, or unchanged if this function raises.
        target: the GPU, such as ``"gfx950"``.
        strategy: ``"wave"``, ``"split"`` or ``"minimal"``, as for `place`. The default is the
            strategy that Wave uses for the target.
        respect_existing: ignore hazards that barriers of the trace already order. The released pass
            does not consider existing barriers.
        barriers: ``"whole"`` or ``"split"``; ``"minimal"`` only. The default is the kind that Wave
            uses for the target.

    Raises:
        SeawallError: the strategy has no result; Wave's own pass raises an assertion or another
            error there. Also for ``"minimal"``: a hazard remains that no barrier orders, or the
            independent checker does not certify the placement.
        ExportError: an op uses shared memory in an unknown way, or the trace needs a wait without
            an op in this release of Wave.

    Warns:
        SeawallWarning: something was treated conservatively or needs a review: barriers in a
            conditional, memory that shares bytes, features that the GPU lacks.

    >>> import importlib, seawall.wave
    >>> pipeline = importlib.import_module("wave_lang.kernel.wave.wave")
    >>> pipeline.add_shared_memory_barriers = seawall.wave.add_shared_memory_barriers
    """
    is_minimal = strategy == "minimal"
    if not is_minimal:
        _refuse_barriers(barriers)
    exporter = _Exporter(trace, brief=not is_minimal)
    # One line for each node, so that messages can show the line of their node.
    written = dumps(exporter.whole(None, target, None))
    if is_minimal:
        _, document, _, warned = _seawall.wave_minimal(
            written, name="<trace>", target=target, split=_split(barriers, target), strict=True
        )
    else:
        document, warned = _seawall.wave_insertions(
            written, name="<trace>", strategy=strategy, target=target, respect_existing=respect_existing
        )
    if warned:
        warnings.warn(warned.rstrip(), SeawallWarning, stacklevel=2)
    walk, rows = exporter.walk, json.loads(document)
    made = [_op(walk.ops, row) for row in rows["insertions"]]
    _insert(walk, rows, made)


def _insert(walk: _Walk, document: Dict[str, Any], made: List[Any]) -> None:
    """Inserts ops next to the nodes that the rows name, in the given order."""
    rows = document["insertions"]
    producers = {region["producer"] for region in document.get("regions", [])}
    for row, following, op in zip(rows, [*rows[1:], None], made):
        graph, anchor = _anchor(walk, row["node"])
        location = getattr(walk.nodes[row["location_from"]], "location", None) if anchor is not None else None
        if producers and row["action"] == "signal" and row["node"] not in producers and following is not None:
            # This signal is right before its wait. The live graph may have a placeholder between
            # the named node and the wait, and Wave uses the position after it.
            anchor = walk.nodes[following["node"]].prev
            location = getattr(anchor, "location", None)
        where = graph.inserting_before if row["at"] == "before" else graph.inserting_after
        # Without an anchor, the op is appended to the graph.
        with graph.inserting_after(None) if anchor is None else where(anchor):
            op.add_to_graph(graph, loc=location)


def _anchor(walk: _Walk, at: int) -> Any:
    """Returns the graph and the node of an id. The node is None for an `output` that only the JSON
    form has.
    """
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
            raise ExportError(f"node {row['node']} needs a wait for the counter `{unknown[0]}`, which Wave's op `memory_counter_wait` does not have")
        return ops.MemoryCounterWait(*(counters.get(key) for key in ("load", "store", "ds", "exp")))
    if row["tensor_wait"]:
        raise ExportError(
            f"node {row['node']} needs a barrier that waits for the tensor data mover, but Wave's lowering of "
            "`shared_memory_barrier` ignores this wait; place split barriers with `barriers=\"split\"`"
        )
    return ops.SharedMemoryBarrier(row["wait_async"])
