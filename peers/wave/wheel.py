"""Runs the released wheel of Wave on a trace: its hazard regions, and the barriers of its pass."""

import contextlib
import importlib
from typing import Any, Callable, Dict, List

from seawall.wave import export
from seawall.wave._export import live_nodes

# `wave_lang.kernel.wave` has functions with the names of these modules, so an import statement
# would import the functions.
PIPELINE = importlib.import_module("wave_lang.kernel.wave.wave")
BARRIERS = importlib.import_module("wave_lang.kernel.wave.barriers")
ANALYSIS = importlib.import_module("wave_lang.kernel.wave.utils.barriers_utils")
OPS = importlib.import_module("wave_lang.kernel.ops.wave_ops")

RELEASED_PASS = BARRIERS.add_shared_memory_barriers


@contextlib.contextmanager
def instead_of_the_pass(replacement: Callable[..., None]):
    """Makes Wave's pipeline call `replacement(trace, target=...)` instead of its barrier pass."""

    # Wave reads the name of the function.
    def add_shared_memory_barriers(trace: Any, target: str = "") -> None:
        replacement(trace, target=target)

    PIPELINE.add_shared_memory_barriers = add_shared_memory_barriers
    try:
        yield
    finally:
        PIPELINE.add_shared_memory_barriers = RELEASED_PASS


def answer(trace: Any, target: str, ids: Dict[Any, int]) -> Dict[str, Any]:
    """Runs the released pass on a live trace, which it edits.

    Returns the regions of its analysis, the pairs that its strategy chose in the order of emission,
    and the new nodes. Each new node has its flags and the old node after it. `ids` has the nodes
    from before.
    """
    seen: Dict[str, Any] = {}

    def analysis(*args):
        seen["regions"] = ANALYSIS.get_barriers_analysis(*args)
        return seen["regions"]

    emit = BARRIERS.BarrierEmitter.emit

    def emitting(self, regions):
        seen["chosen"] = self.optimize(regions)
        return emit(self, regions)

    BARRIERS.get_barriers_analysis, BARRIERS.BarrierEmitter.emit = analysis, emitting
    try:
        RELEASED_PASS(trace, target=target)
    finally:
        BARRIERS.get_barriers_analysis, BARRIERS.BarrierEmitter.emit = ANALYSIS.get_barriers_analysis, emit
    return {
        "regions": [region(r, ids) for r in seen["regions"]],
        "chosen": [[ids[r.producer], ids[r.consumer]] for r in seen["chosen"]],
        "insertions": insertions(trace, ids),
    }


def region(r: Any, ids: Dict[Any, int]) -> Dict[str, Any]:
    """Returns a `SyncRegion` by node ids."""
    out = {
        "resource": ids.get(r.resource),
        "producer": ids[r.producer],
        "consumer": ids[r.consumer],
        "cross_iter": r.cross_iter,
        "producers": [ids[p] for p in r.producers],
        "consumers": [ids[c] for c in r.consumers],
    }
    if r.graph_start is not None:
        out["graph"] = [ids[r.graph_start], ids[r.graph_end]]
    return out


def insertions(trace: Any, ids: Dict[Any, int]) -> List[Dict[str, Any]]:
    """Returns the nodes of the trace that are not in `ids`, in pre-order.

    Each has in `before` the next old node of its graph. Placeholders are skipped, because they have
    no place among the other nodes. At the end of a graph without `output`, `before` is None.
    """
    out = []
    for node in live_nodes(trace):
        if node in ids:
            continue
        after = node.next
        while after.op == "placeholder" or after not in ids and after.op != "root":
            after = after.next
        out.append({**action(node), "before": ids.get(after)})
    return out


def action(node: Any) -> Dict[str, Any]:
    """Returns the action and the flags of a node of a barrier pass."""
    custom = OPS.get_custom(node)
    if isinstance(custom, OPS.SharedMemoryBarrier):
        return {"action": "barrier", "wait_async": bool(custom.wait_async_ops), "tensor_wait": bool(custom.tensor_wait)}
    if isinstance(custom, OPS.SharedMemoryBarrierSignal):
        return {"action": "signal", "barrier": custom.barId, "tensor_wait": bool(custom.tensor_wait)}
    if isinstance(custom, OPS.SharedMemoryBarrierWait):
        return {"action": "wait", "barrier": custom.barId}
    if isinstance(custom, OPS.MemoryCounterWait):
        return {"action": "counter_wait", "load": custom.load, "store": custom.store, "ds": custom.ds, "exp": custom.exp}
    raise AssertionError(f"unexpected node of a barrier pass: {type(custom).__name__}")


def ids_of(trace: Any) -> Dict[Any, int]:
    """Returns each node of a trace with its id in `export`."""
    return {node: at for at, node in enumerate(live_nodes(trace))}


def exported(trace: Any, name: str, target: str, waves: int = None) -> Dict[str, Any]:
    """Returns a trace in the form that Seawall reads."""
    return export(trace, name=name, target=target, waves=waves)
