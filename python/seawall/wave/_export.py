# docs/wave-trace.md describes the format.
"""Converts a live ``CapturedTrace`` to the JSON form of a Wave trace."""

from __future__ import annotations

import json
from typing import Any, Dict, List, Optional, Tuple

VERSION = 1


class ExportError(ValueError):
    """A trace cannot be exported without losing facts that may matter for shared memory.

    The message names the node, its op and its graph.
    """


def export(
    trace: Any,
    *,
    name: Optional[str] = None,
    target: Optional[str] = None,
    waves: Optional[int] = None,
) -> Dict[str, Any]:
    """Returns a captured Wave program in the form that Seawall reads.

    Args:
        trace: a ``wave_lang.kernel._support.tracing.CapturedTrace``. It is not changed.
        name: the name of the kernel, for messages.
        target: the GPU, such as ``"gfx950"``.
        waves: the number of waves of a workgroup.

    Returns:
        One JSON object as dicts, lists, strings and integers. The id of a node is its position in
        Wave's pre-order walk, which Wave's own pass calls ``_topo_location``.

    Raises:
        ExportError: an op uses shared memory in an unknown way, or an argument of an op is in no
            graph of the trace.
    """
    return _Exporter(trace).whole(name, target, waves)


def dumps(exported: Dict[str, Any]) -> str:
    """Returns the text of an exported trace, with one line for each node."""
    head = {key: value for key, value in exported.items() if key != "graphs"}
    lines = ["{"]
    lines += [f"  {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
    lines.append('  "graphs": [')
    for index, graph in enumerate(exported["graphs"]):
        lines.append(f'    {{"name": {json.dumps(graph["name"])}, "nodes": [')
        nodes = [f"      {json.dumps(node)}" for node in graph["nodes"]]
        lines.append(",\n".join(nodes))
        lines.append("    ]}" + ("," if index + 1 < len(exported["graphs"]) else ""))
    lines += ["  ]", "}", ""]
    return "\n".join(lines)


def live_nodes(trace: Any) -> List[Any]:
    """Returns the FX nodes of a trace in the order of their ids."""
    return _Walk(trace).nodes


class _Ops:
    """Wave's op classes by name. A release without a class has no node of it either."""

    def __init__(self) -> None:
        from wave_lang.kernel.ops import wave_ops

        self.module = wave_ops
        self.get_custom = wave_ops.get_custom

    def __getattr__(self, name: str) -> Any:
        return getattr(self.module, name, ())


class _Walk:
    """The nodes in pre-order, each with its op and the name of its graph."""

    def __init__(self, trace: Any) -> None:
        self.ops = _Ops()
        self.nodes: List[Any] = []
        self.customs: List[Any] = []
        self.graphs: Dict[str, List[int]] = {}
        self.ids: Dict[Any, int] = {}
        # An explicit stack, because the nesting of a trace may exceed Python's recursion limit.
        root = trace.root_graph
        self.graphs[root] = []
        stack: List[Tuple[str, Any]] = [(root, iter(trace.get_subgraph(root).nodes))]
        while stack:
            graph, rest = stack[-1]
            node = next(rest, None)
            if node is None:
                stack.pop()
                continue
            custom = self.ops.get_custom(node)
            self.ids[node] = len(self.nodes)
            self.graphs[graph].append(len(self.nodes))
            self.nodes.append(node)
            self.customs.append(custom)
            inner = getattr(custom, "subgraph_name", None)
            if inner is None:
                continue
            if inner in self.graphs:
                raise ExportError(f"graph `{inner}` belongs to more than one op; the second one is node `{node.name}` of graph `{graph}`")
            self.graphs[inner] = []
            stack.append((inner, iter(trace.get_subgraph(inner).nodes)))
        # Graphs without an `output`, which the pass that decomposes reductions makes, get one.
        # These are its id by graph, and the graph by id.
        self.added_outputs: Dict[str, int] = {}
        self.added_ends: Dict[int, Any] = {}
        for graph, ids in self.graphs.items():
            if not ids or not isinstance(self.customs[ids[-1]], self.ops.Output):
                at = len(self.nodes) + len(self.added_outputs)
                self.added_outputs[graph] = at
                self.added_ends[at] = trace.get_subgraph(graph)

    def is_input(self, at: int) -> bool:
        """Returns whether a node is a value from outside its graph."""
        return isinstance(self.customs[at], self.ops.Placeholder)


class _Exporter:
    def __init__(self, trace: Any) -> None:
        from wave_lang.kernel.lang import global_symbols
        from wave_lang.kernel._support.indexing import IndexingContext, subs_idxc

        self.trace = trace
        self.walk = _Walk(trace)
        self.ops = self.walk.ops
        self.shared_space = global_symbols.SHARED_ADDRESS_SPACE
        self.global_space = global_symbols.GLOBAL_ADDRESS_SPACE
        try:
            IndexingContext.current()
            self.subs = subs_idxc
        except IndexError:
            # Outside a compilation no symbol has a value.
            self.subs = lambda value: value
        # Nodes whose value is shared memory: allocations, and nodes that forward them.
        self.memories: set = set()
        # Numbers of ops before their expansion, and of the pieces of each, in walk order.
        self.expanded: Dict[Tuple[Any, ...], int] = {}
        self.pieces: Dict[int, Dict[str, int]] = {}
        self.graph = trace.root_graph

    def whole(self, name: Optional[str], target: Optional[str], waves: Optional[int]) -> Dict[str, Any]:
        out: Dict[str, Any] = {"seawall_wave_trace": VERSION}
        for key, value in (("name", name), ("target", target), ("waves", waves)):
            if value is not None and value != "":
                out[key] = value
        out["root"] = self.trace.root_graph
        self.mark_memories()
        out["graphs"] = [self.write_graph(graph, ids) for graph, ids in self.walk.graphs.items()]
        return out

    def write_graph(self, graph: str, ids: List[int]) -> Dict[str, Any]:
        self.graph = graph
        taken: set = set()
        # Wave's passes may insert nodes before the placeholders that they use. Inputs come first
        # here, because their values exist at the beginning of the graph.
        inputs = [at for at in ids if self.walk.is_input(at)]
        ordered = inputs + [at for at in ids if not self.walk.is_input(at)]
        nodes = [self.write_node(at, taken) for at in ordered]
        if graph in self.walk.added_outputs:
            nodes.append({"id": self.walk.added_outputs[graph], "name": _unique("output", taken), "kind": "output", "values": []})
        return {"name": graph, "nodes": nodes}

    def mark_memories(self) -> None:
        ops = self.ops
        for node, custom in zip(self.walk.nodes, self.walk.customs):
            source = None
            if isinstance(custom, ops.Allocate):
                if self.subs(custom.address_space) == self.shared_space:
                    self.memories.add(node)
            elif isinstance(custom, ops.IterArg):
                inits = _flat(custom.parent_op().init_args)
                index = custom.iter_idx
                source = inits[index] if index is not None and index < len(inits) else None
            elif isinstance(custom, ops.Placeholder):
                source = node.meta.get("lifted")
            elif self.is_loop_result(custom):
                inits = _flat(ops.get_custom(custom.value).init_args)
                source = inits[custom.res_idx] if custom.res_idx < len(inits) else None
            if source is not None and source in self.memories:
                self.memories.add(node)

    def write_node(self, at: int, taken: set) -> Dict[str, Any]:
        node, custom = self.walk.nodes[at], self.walk.customs[at]
        out: Dict[str, Any] = {"id": at, "name": _unique(node.name, taken)}
        kind, own, used = self.describe(node, custom)
        out["kind"] = kind
        out.update(own)
        op = getattr(custom, "tkw_op_name", None)
        if op not in (None, kind, "unknown"):
            out["op"] = op
        elif kind == "other" and isinstance(custom, self.ops.Unknown):
            out["op"] = str(getattr(node, "target", node.op))
        rest = self.other_args(node, custom, used)
        if rest:
            out["args"] = rest
        location = _location(getattr(node, "location", None))
        if location:
            out["location"] = location
        piece = self.piece(node, custom)
        if piece:
            out["piece"] = piece
        return out

    def describe(self, node: Any, custom: Any) -> Tuple[str, Dict[str, Any], List[Any]]:
        """Returns the kind of a node, its keys, and the nodes that its keys name."""
        ops = self.ops
        if isinstance(custom, ops.IterArg):
            return "iter_arg", {"index": self.iter_index(node, custom)}, []
        if isinstance(custom, ops.Placeholder):
            return self.placeholder(node)
        if isinstance(custom, ops.Output):
            values = [value for value in _flat(node.args[:1]) if value is not None]
            return "output", {"values": [self.id_of(v, node) for v in values]}, values
        if isinstance(custom, ops.Allocate):
            return self.allocate(node, custom)
        if isinstance(custom, (ops.Read, ops.Write)):
            kind = "read" if isinstance(custom, ops.Read) else "write"
            return self.access(kind, node, custom, custom.memory)
        if isinstance(custom, ops.AtomicOp):
            return self.access("atomic", node, custom, custom.rhs)
        if isinstance(custom, ops.ScatterAdd):
            return self.access("atomic", node, custom, custom.memory)
        if isinstance(custom, (ops.GatherToLDS, ops.TensorLoadToLDS)):
            return self.copy(node, custom)
        if isinstance(custom, (ops.Iterate, ops.Conditional)):
            return self.region(node, custom)
        if self.is_loop_result(custom):
            return "get_result", {"value": self.id_of(custom.value, node), "index": int(custom.res_idx)}, [custom.value]
        return self.synchronization(node, custom)

    def synchronization(self, node: Any, custom: Any) -> Tuple[str, Dict[str, Any], List[Any]]:
        ops = self.ops
        if isinstance(custom, ops.SharedMemoryBarrier):
            flags = (("wait_async", "wait_async_ops"), ("tensor_wait", "tensor_wait"))
            return "barrier", {key: True for key, attr in flags if getattr(custom, attr, False)}, []
        if isinstance(custom, ops.SharedMemoryBarrierSignal):
            own: Dict[str, Any] = {"barrier": int(custom.barId)}
            if getattr(custom, "tensor_wait", False):
                own["tensor_wait"] = True
            return "signal", own, []
        if isinstance(custom, ops.SharedMemoryBarrierWait):
            return "wait", {"barrier": int(custom.barId)}, []
        if isinstance(custom, ops.WorkgroupBarrier):
            return "workgroup_barrier", {}, []
        if isinstance(custom, ops.MemoryCounterWait):
            counters = ("load", "store", "ds", "exp", "tensor")
            values = {key: getattr(custom, key, None) for key in counters}
            return "counter_wait", {key: int(value) for key, value in values.items() if value is not None}, []
        hints = tuple(c for c in (ops.SchedulingBarrier, ops.SchedulingGroupBarrier, ops.SetWavePrio) if c)
        if isinstance(custom, hints):
            return "scheduling", {}, []
        self.touches_nothing(node, custom)
        return "other", {}, []

    def placeholder(self, node: Any) -> Tuple[str, Dict[str, Any], List[Any]]:
        captured = node.meta.get("lifted")
        if captured is None or captured not in self.walk.ids:
            return "placeholder", {}, []
        return "placeholder", {"captures": self.walk.ids[captured]}, [captured]

    def allocate(self, node: Any, custom: Any) -> Tuple[str, Dict[str, Any], List[Any]]:
        own: Dict[str, Any] = {}
        if self.subs(custom.address_space) != self.shared_space:
            # Registers and global memory need no order, so the trace has no facts about them.
            return "other", {}, []
        size = self.integer(custom.allocation_size)
        if size is not None:
            own["bytes"] = size
        used = []
        if custom.parent is not None:
            parent = getattr(custom.parent, "fx_node", custom.parent)
            own["parent"] = self.id_of(parent, node)
            used.append(parent)
            offset = self.integer(custom.offset)
            if offset is not None:
                own["offset"] = offset
        return "allocate", own, used

    def access(self, kind: str, node: Any, custom: Any, memory: Any) -> Tuple[str, Dict[str, Any], List[Any]]:
        space = self.space(custom.memory_type.address_space, memory)
        own: Dict[str, Any] = {"memory": self.id_of(memory, node), "space": space}
        self.sizes(own, custom, custom.memory_type.dtype)
        return kind, own, [memory]

    def copy(self, node: Any, custom: Any) -> Tuple[str, Dict[str, Any], List[Any]]:
        own: Dict[str, Any] = {"memory": self.id_of(custom.dst, node), "source": self.id_of(custom.src, node)}
        used = [custom.dst, custom.src]
        if isinstance(custom, self.ops.TensorLoadToLDS):
            return "tensor_load_to_lds", own, used
        self.sizes(own, custom, custom.dtype)
        return "gather_to_lds", own, used

    def piece(self, node: Any, custom: Any) -> Optional[Dict[str, int]]:
        """Returns the op of the source from which a write was expanded, and its piece of the op.

        Writes with equal indices are the same piece.
        """
        if not isinstance(custom, (self.ops.Write, self.ops.GatherToLDS, self.ops.TensorLoadToLDS)):
            return None
        source = self.source(node, custom)
        index = next((i for i in (getattr(custom, key, None) for key in _INDICES) if i), None)
        if source is None or index is None:
            return None
        if any(getattr(custom, key, ()) for key in _DYNAMIC):
            # A value of the program decides which elements are written, so pieces may overlap.
            place = ""
        else:
            place = ", ".join(sorted(f"{dim}: {self.subs(at) if hasattr(at, 'subs') else at}" for dim, at in index.items()))
            if _COUNTER in place:
                # Two iterations may write the same elements with different indices.
                place = ""
        of = self.expanded.setdefault(source, len(self.expanded))
        known = self.pieces.setdefault(of, {})
        return {"of": of, "index": known.setdefault(place, len(known))}

    def source(self, node: Any, custom: Any) -> Optional[Tuple[Any, ...]]:
        """Returns a key that is equal for writes that were made of one op of the source.

        The expansion notes the op on the node. Passes that split writes further do not, and neither
        does the pass that transposes in registers. These take parts of the value that was to be
        written. Writes of parts of one value, to one memory by one mapping, write each element
        once.
        """
        expanded = getattr(node, "pre_expansion_id", None)
        if expanded is not None:
            return ("op", expanded)
        if not isinstance(custom, self.ops.Write):
            return None
        values = self.values_behind(custom.register_)
        return values and ("value", values, id(custom.mapping) if custom.mapping is not None else None, custom.memory)

    def values_behind(self, register: Any, around: Tuple[Any, ...] = ()) -> Optional[frozenset]:
        """Returns the values that a value is composed of.

        Each is identified by the op that it was expanded from, if that is known. A value that a
        loop carries, as in a pipelined loop, is identified by its initial values and the values of
        the loop body. If both are equal for two values, these are parts of the same value in each
        iteration. `around` has the loop values that are being resolved. Returns None if there are
        too many of these, or if a value is not in the trace.
        """
        parts = tuple(c for c in (self.ops.Extract, self.ops.ExtractSlice, self.ops.Reshape) if c)
        out, seen, stack = set(), set(), [register]
        while stack:
            value = stack.pop()
            value = getattr(value, "fx_node", value)
            if value in seen:
                continue
            seen.add(value)
            if value not in self.walk.ids:
                return None
            custom, expanded = self.ops.get_custom(value), getattr(value, "pre_expansion_id", None)
            if expanded is not None:
                out.add(("op", expanded))
            elif isinstance(custom, parts):
                stack.extend(value.all_input_nodes)
            elif isinstance(custom, self.ops.IterArg) or self.is_loop_result(custom):
                carried = self.carried(value, custom, around)
                if carried is None:
                    return None
                out.add(carried)
            elif isinstance(custom, self.ops.Placeholder) and value.meta.get("lifted") is not None:
                stack.append(value.meta["lifted"])
            else:
                out.add(("node", value))
        return frozenset(out)

    def carried(self, value: Any, custom: Any, around: Tuple[Any, ...]) -> Optional[Tuple[Any, ...]]:
        """Returns the key of an iter arg or loop result: its values before the loop and in its
        body.
        """
        if value in around:
            return ("again", len(around) - around.index(value))
        if len(around) == _MOST_AROUND:
            return None
        if isinstance(custom, self.ops.IterArg):
            kind, loop, index = "carried", custom.parent_op(), self.iter_index(value, custom)
        else:
            kind, loop, index = "result", self.ops.get_custom(custom.value), custom.res_idx
        ends = [node for node in self.trace.get_subgraph(loop.subgraph_name).nodes if node.op == "output"]
        both = [_flat(loop.init_args), _flat(ends[-1].args[:1]) if ends else []]
        if any(index >= len(values) for values in both):
            return None
        first, then = (self.values_behind(values[index], (*around, value)) for values in both)
        return None if first is None or then is None else (kind, loop.fx_node, first, then)

    def region(self, node: Any, custom: Any) -> Tuple[str, Dict[str, Any], List[Any]]:
        own: Dict[str, Any] = {"graph": custom.subgraph_name}
        captures = [c for c in _flat(custom.implicit_captures) if c in self.walk.ids]
        used = list(captures)
        if isinstance(custom, self.ops.Iterate):
            kind = "iterate"
            inits = _flat(custom.init_args)
            own["init_args"] = [self.id_of(arg, node) for arg in inits]
            used += inits
            trips = self.trips(node, custom)
            if trips is not None:
                own["trips"] = trips
        else:
            kind = "conditional"
            if custom.condition in self.walk.ids:
                own["condition"] = self.walk.ids[custom.condition]
                used.append(custom.condition)
        if captures:
            own["captures"] = [self.walk.ids[c] for c in captures]
        return kind, own, used

    def trips(self, node: Any, custom: Any) -> Optional[int]:
        if custom.start is not None:
            return None
        count, step = self.integer(getattr(node, "count", None)), self.integer(custom.step)
        if count is None or not step or count < 0 or step < 0:
            return None
        return -(-count // step)

    def touches_nothing(self, node: Any, custom: Any) -> None:
        """Raises an error for an op that has a shared memory argument and an unknown effect."""
        for arg in node.all_input_nodes:
            if arg in self.memories:
                raise ExportError(
                    f"node `{node.name}` of graph `{self.graph}` is a `{type(custom).__name__}` on shared memory `{arg.name}`, "
                    "and Seawall does not know the effect of this op; export the trace before a pass that makes such ops"
                )

    def other_args(self, node: Any, custom: Any, used: List[Any]) -> List[int]:
        named = {id(n) for n in used}
        # This is an order that a scheduler notes, not a value.
        for after in _flat(getattr(custom, "_write_dependency", None)):
            named.add(id(after))
        ids = (self.walk.ids.get(arg) for arg in node.all_input_nodes if id(arg) not in named)
        return [at for at in ids if at is not None]

    def is_loop_result(self, custom: Any) -> bool:
        ops = self.ops
        return isinstance(custom, ops.GetResult) and isinstance(ops.get_custom(custom.value), ops.Iterate)

    def iter_index(self, node: Any, custom: Any) -> int:
        if custom.iter_idx is not None:
            return int(custom.iter_idx)
        args = [n for n in node.graph.nodes if isinstance(self.ops.get_custom(n), self.ops.IterArg)]
        return args.index(node)

    def space(self, space: Any, memory: Any) -> str:
        if space == self.shared_space:
            return "shared"
        space = self.subs(space)
        if space == self.shared_space and memory in self.memories:
            return "shared"
        # A kernel argument that was promoted elsewhere still names the space of its copy.
        return "global" if space in (self.global_space, self.shared_space) else "register"

    def sizes(self, own: Dict[str, Any], custom: Any, dtype: Any) -> None:
        elements = self.integer(getattr(custom, "elements_per_thread", None))
        if elements is not None:
            own["elements_per_thread"] = elements
        bits = self.integer(dtype.bitwidth()) if hasattr(dtype, "bitwidth") else None
        if bits is not None:
            own["element_bits"] = bits

    def integer(self, value: Any) -> Optional[int]:
        """Returns the value of an expression of index symbols, or None if it is not known at
        compile time.
        """
        if value is None or isinstance(value, int):
            return value
        value = self.subs(value)
        try:
            number = int(value)
        except (TypeError, ValueError):
            return None
        return number if number == value else None

    def id_of(self, used: Any, node: Any) -> int:
        used = getattr(used, "fx_node", used)
        at = self.walk.ids.get(used)
        if at is None:
            raise ExportError(
                f"node `{node.name}` of graph `{self.graph}` uses `{getattr(used, 'name', used)}`, which is in no graph of the trace"
            )
        return at


def _flat(value: Any) -> List[Any]:
    """Returns the leaves of nested lists and tuples, in order."""
    out: List[Any] = []
    stack = [value]
    while stack:
        top = stack.pop()
        if isinstance(top, (list, tuple)):
            stack.extend(reversed(top))
        elif top is not None:
            out.append(top)
    return out


def _unique(name: str, taken: set) -> str:
    """Returns the name, with a number appended if another node of the graph has it.

    Passes that rename nodes may leave equal names.
    """
    candidate, number = name, 1
    while candidate in taken:
        number += 1
        candidate = f"{name}__{number}"
    taken.add(candidate)
    return candidate


def _location(location: Any) -> Optional[Dict[str, Any]]:
    """Returns the innermost location in the source of the kernel.

    Frames of the tracers of torch and Wave are not part of this source.
    """
    frames = getattr(location, "frames", None)
    for frame in [location] if frames is None else frames:
        file = getattr(frame, "filename", None)
        if not file or any(part in file.replace("\\", "/") for part in _TRACERS):
            continue
        out = {"file": file}
        for key, value in (("line", frame.line), ("column", frame.col)):
            value = value[0] if isinstance(value, tuple) else value
            if value is not None:
                out[key] = int(value)
        return out
    return None


# The deepest chain of loop values that is resolved. Only a few buffers rotate at a time.
_MOST_AROUND = 6

# The attributes with the index of a write, a gather or a tensor load in shared memory, and those
# with values that the index depends on.
_INDICES = ("dst_index", "shared_tile_index", "index")
_DYNAMIC = ("mapping_dynamic_vals", "dst_mapping_dynamic_vals")

# The prefix of loop counters in indices.
_COUNTER = "$ARG"

_TRACERS = ("/torch/fx/", "/wave_lang/kernel/_support/", "/wave_lang/kernel/ops/", "/wave_lang/kernel/wave/wave.py")
