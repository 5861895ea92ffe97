# docs/wave-trace.md describes the format.
"""Converts a live ``CapturedTrace`` to the JSON form of a Wave trace."""

from __future__ import annotations

import functools
import json
from typing import Any, Dict, Hashable, List, Optional, Tuple

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
        # One call for all nodes takes less time. Quotes in names are escaped, so that this text is
        # between nodes only.
        nodes = json.dumps(graph["nodes"])[1:-1].replace('}, {"id": ', '},\n      {"id": ')
        lines.append(f"      {nodes}")
        lines.append("    ]}" + ("," if index + 1 < len(exported["graphs"]) else ""))
    lines += ["  ]", "}", ""]
    return "\n".join(lines)


def live_nodes(trace: Any) -> List[Any]:
    """Returns the FX nodes of a trace in the order of their ids."""
    return _Walk(trace).nodes


# The kinds of nodes and the classes of Wave that have them, by precedence. Where the class alone
# does not decide, the exporter does.
_KINDS = (
    ("iter_arg", ("IterArg",)),
    ("placeholder", ("Placeholder",)),
    ("output", ("Output",)),
    ("allocate", ("Allocate",)),
    ("read", ("Read",)),
    ("write", ("Write",)),
    ("atomic", ("AtomicOp",)),
    ("scatter", ("ScatterAdd",)),
    ("gather_to_lds", ("GatherToLDS",)),
    ("tensor_load_to_lds", ("TensorLoadToLDS",)),
    ("iterate", ("Iterate",)),
    ("conditional", ("Conditional",)),
    ("get_result", ("GetResult",)),
    ("barrier", ("SharedMemoryBarrier",)),
    ("signal", ("SharedMemoryBarrierSignal",)),
    ("wait", ("SharedMemoryBarrierWait",)),
    ("workgroup_barrier", ("WorkgroupBarrier",)),
    ("counter_wait", ("MemoryCounterWait",)),
    ("scheduling", ("SchedulingBarrier", "SchedulingGroupBarrier", "SetWavePrio")),
    ("unknown", ("Unknown",)),
)


class _Class:
    """What the exporter needs to know about a class of Wave's ops."""

    def __init__(self, cls: type, kinds: Dict[type, Tuple[int, str]], parts: frozenset) -> None:
        # `issubclass` of an abstract class takes longer.
        bases = cls.__mro__
        self.kind = min((kinds[base] for base in bases if base in kinds), default=(0, "other"))[1]
        self.is_part = not parts.isdisjoint(bases)
        self.name = cls.__name__
        self.op = getattr(cls, "tkw_op_name", None)
        fields = getattr(cls, "__dataclass_fields__", {})
        self.has_graph = "subgraph_name" in fields or hasattr(cls, "subgraph_name")
        self.has_order = "_write_dependency" in fields
        self.arguments = {name: at for at, name in enumerate(name for name, field in fields.items() if field.init)}


@functools.lru_cache(maxsize=None)
def _wave_ops() -> "_Ops":
    return _Ops()


class _Ops:
    """Wave's op classes by name. A release without a class has no node of it either."""

    def __init__(self) -> None:
        from wave_lang.kernel.ops import wave_ops

        self.module = wave_ops
        self.get_custom = wave_ops.get_custom
        self.classes: Dict[type, _Class] = {}
        self.kinds = {getattr(self, name): (at, kind) for at, (kind, names) in enumerate(_KINDS) for name in names}
        self.parts = frozenset((self.Extract, self.ExtractSlice, self.Reshape))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.module, name, ())

    def class_of(self, node: Any) -> _Class:
        """Returns the class of a node, without making Wave's op of it, which takes longer."""
        cls = getattr(node, "tkw_op", None)
        if cls is not None and not isinstance(cls, type):
            # Copies of a node have the op that was copied.
            cls = type(cls)
        if cls is None:
            cls = self.Placeholder if node.op == "placeholder" else self.Output if node.op == "output" else self.Unknown
        found = self.classes.get(cls)
        if found is None:
            found = self.classes[cls] = _Class(cls, self.kinds, self.parts)
        return found


class _Walk:
    """The nodes in pre-order, each with its class and the name of its graph."""

    def __init__(self, trace: Any) -> None:
        self.ops = _wave_ops()
        self.nodes: List[Any] = []
        self.classes: List[_Class] = []
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
            cls = self.ops.class_of(node)
            self.ids[node] = len(self.nodes)
            self.graphs[graph].append(len(self.nodes))
            self.nodes.append(node)
            self.classes.append(cls)
            inner = getattr(self.ops.get_custom(node), "subgraph_name", None) if cls.has_graph else None
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
            if not ids or self.classes[ids[-1]].kind != "output":
                at = len(self.nodes) + len(self.added_outputs)
                self.added_outputs[graph] = at
                self.added_ends[at] = trace.get_subgraph(graph)

    def is_input(self, at: int) -> bool:
        """Returns whether a node is a value from outside its graph."""
        return self.classes[at].kind in ("iter_arg", "placeholder")


class _Exporter:
    """Writes a trace. If `brief`, only the nodes that Wave's barrier pass looks at: what concerns
    shared memory, the node before each access, which may get a signal, and the ends of each graph.
    """

    def __init__(self, trace: Any, brief: bool = False) -> None:
        from wave_lang.kernel.lang import global_symbols
        from wave_lang.kernel._support.indexing import IndexingContext, subs_idxc

        self.trace = trace
        self.brief = brief
        self.walk = _Walk(trace)
        self.ops = self.walk.ops
        self.customs: Dict[Any, Any] = {}
        self.loops: Dict[Any, List[Any]] = {}
        self.locations: Dict[int, Optional[Dict[str, Any]]] = {}
        # The type and the address space of each accessed memory.
        self.types: Dict[Any, Tuple[Any, str]] = {}
        # Of a brief form: the nodes that it leaves out so far, those before accesses, and those that
        # others name.
        self.left_out: Dict[str, List[int]] = {}
        self.named: set = set()
        # The names of each graph that are taken.
        self.taken: Dict[str, set] = {}
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
        # Whether an allocation is a part of another one.
        self.has_parts = False
        # Numbers of ops before their expansion, and of the pieces of each, in walk order.
        self.expanded: Dict[Tuple[Any, ...], int] = {}
        self.pieces: Dict[int, Dict[Any, int]] = {}
        self.graph = trace.root_graph

    def whole(self, name: Optional[str], target: Optional[str], waves: Optional[int]) -> Dict[str, Any]:
        out: Dict[str, Any] = {"seawall_wave_trace": VERSION}
        for key, value in (("name", name), ("target", target), ("waves", waves)):
            if value is not None and value != "":
                out[key] = value
        out["root"] = self.trace.root_graph
        self.mark_memories()
        graphs = {graph: self.write_graph(graph, ids) for graph, ids in self.walk.graphs.items()}
        if self.brief:
            self.complete(graphs)
        out["graphs"] = [{"name": graph, "nodes": nodes} for graph, nodes in graphs.items()]
        return out

    def write_graph(self, graph: str, ids: List[int]) -> List[Dict[str, Any]]:
        self.graph = graph
        taken = self.taken[graph] = set()
        # Wave's passes may insert nodes before the placeholders that they use. Inputs come first
        # here, because their values exist at the beginning of the graph.
        inputs = [at for at in ids if self.walk.is_input(at)]
        ordered = inputs + [at for at in ids if not self.walk.is_input(at)]
        ends = (ordered[0], ordered[-1]) if self.brief and ordered else ()
        left_out = self.left_out[graph] = []
        nodes = []
        for before, at in zip([None, *ordered], ordered):
            row = self.write_node(at, taken, at in ends)
            if row is None:
                left_out.append(at)
                continue
            nodes.append(row)
            if row["kind"] in _ACCESSES:
                self.named.add(before)
        if graph in self.walk.added_outputs:
            nodes.append({"id": self.walk.added_outputs[graph], "name": _unique("output", taken), "kind": "output", "values": []})
        return nodes

    def complete(self, graphs: Dict[str, List[Dict[str, Any]]]) -> None:
        """Adds the nodes to a brief form that others name, in the order of the graph."""
        for graph, left_out in self.left_out.items():
            added = [at for at in left_out if at in self.named]
            if not added:
                continue
            rows = {at: {"id": at, "name": _unique(self.walk.nodes[at].name, self.taken[graph]), "kind": "other"} for at in added}
            rows.update((row["id"], row) for row in graphs[graph])
            ends = self.walk.added_outputs.get(graph)
            order = sorted(rows, key=lambda at: (not (at != ends and self.walk.is_input(at)), at))
            graphs[graph] = [rows[at] for at in order]

    def custom(self, node: Any) -> Any:
        """Returns Wave's op of a node."""
        custom = self.customs.get(node)
        if custom is None:
            custom = self.customs[node] = self.ops.get_custom(node)
        return custom

    def kind(self, node: Any) -> str:
        return self.ops.class_of(node).kind

    def inits(self, loop: Any) -> List[Any]:
        """Returns the initial values of a loop."""
        known = self.loops.get(loop)
        if known is None:
            known = self.loops[loop] = _flat(self.custom(loop).init_args)
        return known

    def location(self, location: Any) -> Optional[Dict[str, Any]]:
        """Returns what `_location` returns. Ops of one statement share a location."""
        key = id(location)
        if key not in self.locations:
            self.locations[key] = _location(location)
        return self.locations[key]

    def mark_memories(self) -> None:
        for node, cls in zip(self.walk.nodes, self.walk.classes):
            source = None
            if cls.kind == "allocate":
                custom = self.custom(node)
                if custom.address_space == self.shared_space or self.subs(custom.address_space) == self.shared_space:
                    self.memories.add(node)
                    self.has_parts = self.has_parts or custom.parent is not None
            elif cls.kind == "iter_arg":
                inits = self.inits(node.graph.parent_op)
                index = getattr(node, "iter_idx", None)
                source = inits[index] if index is not None and index < len(inits) else None
            elif cls.kind == "placeholder":
                source = node.meta.get("lifted")
            elif self.is_loop_result(node):
                inits = self.inits(self.argument(node, cls, "value"))
                index = self.argument(node, cls, "res_idx")
                source = inits[index] if index < len(inits) else None
            if source is not None and source in self.memories:
                self.memories.add(node)

    def write_node(self, at: int, taken: set, is_end: bool) -> Optional[Dict[str, Any]]:
        """Returns the row of a node. None if the brief form does not need it."""
        node, cls = self.walk.nodes[at], self.walk.classes[at]
        kind, own, used = self.describe(node, cls)
        if self.brief and kind in ("other", "scheduling") and not is_end:
            return None
        out: Dict[str, Any] = {"id": at, "name": _unique(node.name, taken), "kind": kind}
        out.update(own)
        location = self.location(getattr(node, "location", None))
        if self.brief:
            self.named.update(self.walk.ids[getattr(other, "fx_node", other)] for other in used)
            if location:
                out["location"] = location
            return out
        if cls.op not in (None, kind, "unknown"):
            out["op"] = cls.op
        elif kind == "other" and cls.kind == "unknown":
            out["op"] = str(getattr(node, "target", node.op))
        rest = self.other_args(node, cls, used)
        if rest:
            out["args"] = rest
        if location:
            out["location"] = location
        piece = self.piece(node, cls)
        if piece:
            out["piece"] = piece
        return out

    def describe(self, node: Any, cls: _Class) -> Tuple[str, Dict[str, Any], List[Any]]:
        """Returns the kind of a node, its keys, and the nodes that its keys name."""
        kind = cls.kind
        if kind in ("other", "unknown") or (kind == "get_result" and not self.is_loop_result(node)):
            self.touches_nothing(node, cls)
            return "other", {}, []
        if kind == "placeholder":
            return self.placeholder(node)
        if kind == "output":
            values = [value for value in _flat(node.args[:1]) if value is not None]
            return "output", {"values": [self.id_of(v, node) for v in values]}, values
        if kind in ("workgroup_barrier", "scheduling"):
            return kind, {}, []
        if kind in ("read", "write", "scatter"):
            return self.access("atomic" if kind == "scatter" else kind, node, cls, "memory")
        if kind == "atomic":
            return self.access("atomic", node, cls, "rhs")
        if kind in ("gather_to_lds", "tensor_load_to_lds"):
            return self.copy(kind, node, cls)
        if kind == "get_result":
            value = self.argument(node, cls, "value")
            return "get_result", {"value": self.id_of(value, node), "index": int(self.argument(node, cls, "res_idx"))}, [value]
        custom = self.custom(node)
        if kind == "iter_arg":
            return "iter_arg", {"index": self.iter_index(node, custom)}, []
        if kind == "allocate":
            return self.allocate(node, custom)
        if kind in ("iterate", "conditional"):
            return self.region(kind, node, custom)
        return kind, self.synchronization(kind, custom), []

    def synchronization(self, kind: str, custom: Any) -> Dict[str, Any]:
        if kind == "barrier":
            flags = (("wait_async", "wait_async_ops"), ("tensor_wait", "tensor_wait"))
            return {key: True for key, attr in flags if getattr(custom, attr, False)}
        if kind == "signal":
            own: Dict[str, Any] = {"barrier": int(custom.barId)}
            if getattr(custom, "tensor_wait", False):
                own["tensor_wait"] = True
            return own
        if kind == "wait":
            return {"barrier": int(custom.barId)}
        counters = ("load", "store", "ds", "exp", "tensor")
        values = {key: getattr(custom, key, None) for key in counters}
        return {key: int(value) for key, value in values.items() if value is not None}

    def placeholder(self, node: Any) -> Tuple[str, Dict[str, Any], List[Any]]:
        captured = node.meta.get("lifted")
        if captured is None or captured not in self.walk.ids:
            return "placeholder", {}, []
        return "placeholder", {"captures": self.walk.ids[captured]}, [captured]

    def allocate(self, node: Any, custom: Any) -> Tuple[str, Dict[str, Any], List[Any]]:
        own: Dict[str, Any] = {}
        if node not in self.memories:
            # Registers and global memory need no order, so the trace has no facts about them.
            return "other", {}, []
        # Wave's pass considers no sizes. Those of parts are needed for a warning.
        size = self.integer(custom.allocation_size) if self.has_parts or not self.brief else None
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

    def access(self, kind: str, node: Any, cls: _Class, memory: str) -> Tuple[str, Dict[str, Any], List[Any]]:
        accessed = self.argument(node, cls, memory)
        known = self.types.get(accessed)
        if known is None:
            memory_type = self.custom(node).memory_type
            known = self.types[accessed] = memory_type, self.space(memory_type.address_space, accessed)
        memory_type, space = known
        if self.brief and space != "shared":
            return "other", {}, []
        own: Dict[str, Any] = {"memory": self.id_of(accessed, node), "space": space}
        if not self.brief:
            self.sizes(own, self.custom(node), memory_type.dtype)
        return kind, own, [accessed]

    def copy(self, kind: str, node: Any, cls: _Class) -> Tuple[str, Dict[str, Any], List[Any]]:
        to, source = self.argument(node, cls, "dst"), self.argument(node, cls, "src")
        own: Dict[str, Any] = {"memory": self.id_of(to, node), "source": self.id_of(source, node)}
        if kind == "gather_to_lds" and not self.brief:
            custom = self.custom(node)
            self.sizes(own, custom, custom.dtype)
        return kind, own, [to, source]

    def argument(self, node: Any, cls: _Class, name: str) -> Any:
        """Returns an argument of an op."""
        at = cls.arguments.get(name, len(node.args))
        return node.args[at] if at < len(node.args) else getattr(self.custom(node), name)

    def piece(self, node: Any, cls: _Class) -> Optional[Dict[str, int]]:
        """Returns the op of the source from which a write was expanded, and its piece of the op.

        Writes with equal indices are the same piece.
        """
        if cls.kind not in ("write", "gather_to_lds", "tensor_load_to_lds"):
            return None
        custom = self.custom(node)
        source = self.source(node, custom)
        index = next((i for i in (getattr(custom, key, None) for key in _INDICES) if i), None)
        if source is None or index is None:
            return None
        if any(getattr(custom, key, ()) for key in _DYNAMIC):
            # A value of the program decides which elements are written, so pieces may overlap.
            place = None
        else:
            place = frozenset((dim, _parts(self.subs(at) if hasattr(at, "subs") else at)) for dim, at in index.items())
            if any(_has_counter(parts) for _, parts in place):
                # Two iterations may write the same elements with different indices.
                place = None
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
        out, seen, stack = set(), set(), [register]
        while stack:
            value = stack.pop()
            value = getattr(value, "fx_node", value)
            if value in seen:
                continue
            seen.add(value)
            if value not in self.walk.ids:
                return None
            cls, expanded = self.ops.class_of(value), getattr(value, "pre_expansion_id", None)
            if expanded is not None:
                out.add(("op", expanded))
            elif cls.is_part:
                stack.extend(value.all_input_nodes)
            elif cls.kind == "iter_arg" or self.is_loop_result(value):
                carried = self.carried(value, self.custom(value), around)
                if carried is None:
                    return None
                out.add(carried)
            elif cls.kind == "placeholder" and value.meta.get("lifted") is not None:
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
            kind, loop, index = "result", self.custom(custom.value), custom.res_idx
        ends = [node for node in self.trace.get_subgraph(loop.subgraph_name).nodes if node.op == "output"]
        both = [_flat(loop.init_args), _flat(ends[-1].args[:1]) if ends else []]
        if any(index >= len(values) for values in both):
            return None
        first, then = (self.values_behind(values[index], (*around, value)) for values in both)
        return None if first is None or then is None else (kind, loop.fx_node, first, then)

    def region(self, kind: str, node: Any, custom: Any) -> Tuple[str, Dict[str, Any], List[Any]]:
        own: Dict[str, Any] = {"graph": custom.subgraph_name}
        captures = [c for c in _flat(custom.implicit_captures) if c in self.walk.ids]
        used = list(captures)
        if kind == "iterate":
            inits = _flat(custom.init_args)
            own["init_args"] = [self.id_of(arg, node) for arg in inits]
            used += inits
            trips = None if self.brief else self.trips(node, custom)
            if trips is not None:
                own["trips"] = trips
        elif custom.condition in self.walk.ids:
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

    def touches_nothing(self, node: Any, cls: _Class) -> None:
        """Raises an error for an op that has a shared memory argument and an unknown effect."""
        for arg in node.all_input_nodes:
            if arg in self.memories:
                raise ExportError(
                    f"node `{node.name}` of graph `{self.graph}` is a `{cls.name}` on shared memory `{arg.name}`, "
                    "and Seawall does not know the effect of this op; export the trace before a pass that makes such ops"
                )

    def other_args(self, node: Any, cls: _Class, used: List[Any]) -> List[int]:
        named = {id(n) for n in used}
        if cls.has_order:
            # This is an order that a scheduler notes, not a value.
            for after in _flat(getattr(self.custom(node), "_write_dependency", None)):
                named.add(id(after))
        ids = (self.walk.ids.get(arg) for arg in node.all_input_nodes if id(arg) not in named)
        return [at for at in ids if at is not None]

    def is_loop_result(self, node: Any) -> bool:
        cls = self.ops.class_of(node)
        return cls.kind == "get_result" and self.kind(self.argument(node, cls, "value")) == "iterate"

    def iter_index(self, node: Any, custom: Any) -> int:
        if custom.iter_idx is not None:
            return int(custom.iter_idx)
        args = [n for n in node.graph.nodes if self.kind(n) == "iter_arg"]
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
        if getattr(value, "free_symbols", True):
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


def _parts(index: Any) -> Any:
    """Returns the index of one dimension in a form that can be compared and hashed."""
    if hasattr(index, "start") and hasattr(index, "size"):
        return tuple(_parts(getattr(index, part, None)) for part in ("start", "size", "stride"))
    return index if isinstance(index, Hashable) else str(index)


def _has_counter(part: Any) -> bool:
    """Returns whether an index depends on the counter of a loop."""
    if isinstance(part, tuple):
        return any(map(_has_counter, part))
    return any(_COUNTER in str(symbol) for symbol in getattr(part, "free_symbols", (part,)))


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

# The kinds of nodes that access shared memory.
_ACCESSES = ("read", "write", "atomic", "gather_to_lds", "tensor_load_to_lds")

# The attributes with the index of a write, a gather or a tensor load in shared memory, and those
# with values that the index depends on.
_INDICES = ("dst_index", "shared_tile_index", "index")
_DYNAMIC = ("mapping_dynamic_vals", "dst_mapping_dynamic_vals")

# The prefix of loop counters in indices.
_COUNTER = "$ARG"

_TRACERS = ("/torch/fx/", "/wave_lang/kernel/_support/", "/wave_lang/kernel/ops/", "/wave_lang/kernel/wave/wave.py")
