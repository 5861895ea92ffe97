"""Makes random Wave programs as live traces.

They have constructs that templates lack: branches in loops, rotating buffers, existing barriers,
atomics, and captures that skip a graph.
"""

import random
from typing import Any, List, Optional

import torch.fx as fx
from wave_lang.kernel._support.dtype import f16
from wave_lang.kernel._support.indexing import index_symbol
from wave_lang.kernel._support.location import FileLineColInfo
from wave_lang.kernel._support.regions import RegionGraph
from wave_lang.kernel._support.tracing import CapturedTrace
from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE, SHARED_ADDRESS_SPACE
from wave_lang.kernel.lang.wave_types import Memory, Register
from wave_lang.kernel.ops import wave_ops as ops

M, N = index_symbol("M"), index_symbol("N")
SHARED = Memory[M, N, SHARED_ADDRESS_SPACE, f16]
GLOBAL = Memory[M, N, GLOBAL_ADDRESS_SPACE, f16]
VALUE = Register[M, N, f16]
DEEPEST = 3


class Random:
    """One random program.

    `calm` programs have no branches with shared memory accesses in loops. The released pass fails
    on those.
    """

    def __init__(self, seed: int, calm: bool) -> None:
        self.random = random.Random(seed)
        self.calm = calm
        self.regions = RegionGraph()
        self.line = 0
        self.budget = self.random.choice((8, 25, 60, 150))

    def trace(self) -> CapturedTrace:
        """Returns the program."""
        self.regions.subgraphs["root"] = fx.Graph()
        trace = CapturedTrace(self.regions, "root", None)
        root = trace.get_root_graph()
        source = self.add(root, ops.Placeholder("source", GLOBAL))
        source.type = GLOBAL
        memories = [self.allocation(root, None) for _ in range(self.random.randint(1, 4))]
        if self.random.random() < 0.2:
            memories.append(self.allocation(root, memories[0]))
        self.body(root, memories, source, 0, in_loop=False)
        self.add(root, ops.Output([]))
        self.move_placeholders()
        return trace

    def move_placeholders(self) -> None:
        """Moves some placeholders after nodes that use them, like Wave's passes.

        The first node of a graph remains first.
        """
        for name, graph in self.regions.subgraphs.items():
            nodes = list(graph.nodes)
            if name == "root" or self.random.random() < 0.7:
                continue
            for node in nodes[1:]:
                others = [other for other in nodes[1:-1] if other is not node]
                if node.op == "placeholder" and others and self.random.random() < 0.5:
                    self.random.choice(others).append(node)

    def place(self) -> Optional[FileLineColInfo]:
        self.line += 1
        return FileLineColInfo("random.py", (self.line, self.line), (4, 9)) if self.random.random() < 0.8 else None

    def add(self, graph: fx.Graph, op: Any, type_: Any = None) -> fx.Node:
        if isinstance(op, (ops.Placeholder, ops.Output)):
            return op.add_to_graph(graph, loc=self.place())
        return op.add_to_graph(graph, type=type_ or VALUE, loc=self.place())

    def allocation(self, graph: fx.Graph, parent: Optional[fx.Node]) -> fx.Node:
        at = {} if parent is None else {"parent": parent, "offset": 0}
        return self.add(graph, ops.Allocate((M, N), (8, 16), f16, **at), SHARED)

    def body(self, graph: fx.Graph, memories: List[fx.Node], source: fx.Node, depth: int, in_loop: bool) -> List[fx.Node]:
        """Fills a graph. Returns the memories that can be named at its end, including results of
        loops.
        """
        memories = list(memories)
        for _ in range(self.random.randint(1, self.random.choice((4, 12, 40)))):
            self.budget -= 1
            if self.budget <= 0:
                break
            choice = self.random.random()
            if choice < 0.13 and depth < DEEPEST:
                memories += self.loop(graph, memories, source, depth)
            elif choice < 0.22 and depth < DEEPEST and not (self.calm and in_loop):
                self.branch(graph, memories, source, depth, in_loop)
            elif choice < 0.30:
                self.barrier(graph)
            else:
                self.access(graph, self.random.choice(memories), source)
        return memories

    def access(self, graph: fx.Graph, memory: fx.Node, source: fx.Node) -> None:
        kind = self.random.choices(("read", "write", "atomic", "gather", "tensor", "global"), (8, 8, 2, 3, 2, 2))[0]
        if kind == "read":
            self.add(graph, ops.Read(memory, 4))
        elif kind == "write":
            self.add(graph, ops.Write(self.value(graph), memory, 4), SHARED)
        elif kind == "atomic":
            self.add(graph, self.random.choice((ops.AtomicOp, ops.AtomicAddOp))(self.value(graph), memory, 1))
        elif kind == "gather":
            self.add(graph, ops.GatherToLDS(source, memory, {}, {}, f16, 4, None, None, None), SHARED)
        elif kind == "tensor":
            self.add(graph, ops.TensorLoadToLDS(source, memory, f16, [8, 16], {}, {}, {}), SHARED)
        else:
            self.add(graph, ops.Read(source, 4))

    def value(self, graph: fx.Graph) -> fx.Node:
        return self.add(graph, ops.NewRegister((M, N), f16, 0.0))

    def barrier(self, graph: fx.Graph) -> None:
        kind = self.random.choices(("barrier", "signal", "wait", "hint", "workgroup"), (6, 1, 1, 2, 1))[0]
        if kind == "barrier":
            self.add(graph, ops.SharedMemoryBarrier(self.random.random() < 0.3))
        elif kind == "signal":
            self.add(graph, ops.SharedMemoryBarrierSignal(-1))
            if self.random.random() < 0.5:
                self.value(graph)
            self.add(graph, ops.SharedMemoryBarrierWait(-1))
        elif kind == "wait" and self.random.random() < 0.2:
            self.add(graph, ops.SharedMemoryBarrierWait(-1))
        elif kind == "hint":
            self.add(graph, ops.SetWavePrio(1))
        else:
            self.add(graph, ops.WorkgroupBarrier())

    def captured(self, graph: fx.Graph, node: fx.Node) -> fx.Node:
        """Returns a placeholder for an outer node.

        Sometimes the outer node is itself a capture, and the placeholder captures its source, as FX
        does.
        """
        outer = node.meta["lifted"] if "lifted" in node.meta and self.random.random() < 0.5 else node
        inner = self.add(graph, ops.Placeholder(node.name, node.type))
        inner.type = node.type
        inner.meta["lifted"] = outer
        return inner

    def inner(self, kind: str) -> fx.Graph:
        name = f"{kind}_{len(self.regions.subgraphs)}"
        graph = fx.Graph()
        self.regions.subgraphs[name] = graph
        self.regions.subgraphs["root"].subgraphs[name] = graph
        return graph

    def own(self, graph: fx.Graph, node: fx.Node) -> fx.Node:
        graph.parent_op = node
        return node

    def name_of(self, graph: fx.Graph) -> str:
        return next(name for name, other in self.regions.subgraphs.items() if other is graph)

    def loop(self, graph: fx.Graph, memories: List[fx.Node], source: fx.Node, depth: int) -> List[fx.Node]:
        body = self.inner("loop")
        inits = self.random.sample(memories, min(len(memories), self.random.choice((0, 0, 1, 2, 3))))
        carried = []
        for index, init in enumerate(inits):
            arg = self.add(body, ops.IterArg(f"carried{index}", SHARED))
            arg.type, arg.iter_idx = SHARED, index
            carried.append(arg)
        captures = [m for m in memories if not inits or self.random.random() < 0.7]
        inner = carried + [self.captured(body, m) for m in captures]
        node = self.own(body, self.add(graph, ops.Iterate(M, inits, self.name_of(body), captures), [SHARED for _ in inits]))
        if self.random.random() < 0.5:
            node.count = self.random.randint(1, 9)
        at_end = self.body(body, inner or memories, self.captured(body, source), depth + 1, in_loop=True)
        outs = list(carried)
        if carried and self.random.random() < 0.7:
            turn = self.random.randrange(len(carried))
            outs = carried[turn:] + carried[:turn]
        elif carried:
            outs = [self.random.choice(at_end) for _ in carried]
        self.add(body, ops.Output(outs))
        if not inits or self.random.random() < 0.4:
            return []
        return [self.add(graph, ops.GetResult(node, index), SHARED) for index in range(len(inits))]

    def branch(self, graph: fx.Graph, memories: List[fx.Node], source: fx.Node, depth: int, in_loop: bool) -> None:
        body = self.inner("branch")
        inner = [self.captured(body, m) for m in memories]
        condition = self.value(graph)
        node = self.add(graph, ops.Conditional(condition, self.name_of(body), list(memories)))
        self.own(body, node)
        self.body(body, inner, self.captured(body, source), depth + 1, in_loop)
        if self.random.random() < 0.8:
            # Wave's own passes make branches without an output.
            self.add(body, ops.Output([]))
