"""A naive interpreter of the TTGIR that `modules.py` writes: one kernel, uniform control flow, a CTA of several warps.

Every warp runs the same ops in the same order, so one run is one list of events. An access is done where its warp knows that
it is complete: at once, or at the wait that covers an asynchronous copy. Accesses of two warps are ordered by a barrier between
the place where the earlier is done and the later one. Those of two lanes of one warp may also be ordered by a barrier of the
warp, and those of one lane are ordered if the earlier is done before.
"""
import functools
import re
from dataclasses import dataclass, field

NVIDIA = ("80", "90", "100")
NAME = re.compile(r"%\w+(?:#\d+)?")


@dataclass
class Op:
    """One op: its results, name, the text of its operands and attributes, its regions and its line (from 1)."""
    results: list
    name: str
    text: str
    line: int
    regions: list = field(default_factory=list)

    def operands(self):
        return NAME.findall(self.text.split(" : ")[0])

    def number(self, key):
        found = re.search(rf"\b{re.escape(key)} = (-?\d+)", self.text)
        return int(found.group(1)) if found else None


class Module:
    """The ops of the kernel, and what the attributes of the module say."""

    def __init__(self, text):
        self.layouts = {name: Layout(body) for name, body in re.findall(r"^(#\w+) = #ttg\.blocked<\{(.*)\}>", text, re.M)}
        self.target = re.search(r'ttg\.target = "(?:hip:|cuda:)?(\w+)"', text).group(1)
        self.warps = int(re.search(r'"ttg\.num-warps" = (\d+)', text).group(1))
        self.arguments, self.ops = [], []
        stack = [self.ops]
        for line, content in enumerate(text.split("\n"), 1):
            content = content.split(" // ")[0].strip()
            if content.startswith("tt.func"):
                self.arguments = re.findall(r"(%\w+): ([^,)]+(?:<[^>]*>)?)", content)
            elif content == "}" and len(stack) > 1:
                stack.pop()
            elif content == "} else {":
                stack.pop()
                stack[-1][-1].regions.append([])
                stack.append(stack[-1][-1].regions[-1])
            elif content and not content.startswith(("#", "module", "}", "//")):
                stack[-1].append(read_op(content, line))
                if content.endswith("{"):
                    stack[-1][-1].regions.append([])
                    stack.append(stack[-1][-1].regions[-1])


def read_op(content, line):
    results = []
    found = re.match(r"(%\w+)(?::(\d+))? = (.*)", content)
    if found:
        name, count, content = found.groups()
        results = [name] if count is None else [f"{name}#{i}" for i in range(int(count))]
    name, _, rest = content.partition(" ")
    return Op(results, name, rest, line)


class Layout:
    """A blocked layout: which thread holds which element."""

    def __init__(self, body):
        numbers = {key: [int(n) for n in value.split(",")] for key, value in re.findall(r"(\w+) = \[([\d, ]+)\]", body)}
        self.size, self.threads = numbers["sizePerThread"], numbers["threadsPerWarp"]
        self.warps, self.order = numbers["warpsPerCTA"], numbers["order"]

    @functools.lru_cache(maxsize=None)
    def elements(self, shape):
        """For each thread, by warp and lane, the elements that it holds, as bits of one number."""
        held = {}
        for index in range(product(shape)):
            place, rest = [], index
            for extent in reversed(shape):
                place.insert(0, rest % extent)
                rest //= extent
            warp, lane, stride, lane_stride = 0, 0, 1, 1
            for dim in self.order:
                inside = self.size[dim] * self.threads[dim]
                warp += stride * (place[dim] % (inside * self.warps[dim]) // inside)
                lane += lane_stride * (place[dim] % inside // self.size[dim])
                stride *= self.warps[dim]
                lane_stride *= self.threads[dim]
            held[warp, lane] = held.get((warp, lane), 0) | 1 << index
        return tuple(held.items())

    def per_thread(self, shape):
        return product(shape) // (product(self.threads) * product(self.warps))


def product(numbers):
    result = 1
    for number in numbers:
        result *= number
    return result


@dataclass
class Access:
    """An access of all warps, and when each warp knows that it is complete (`None`: never)."""
    op: Op
    memory: tuple
    elements: tuple
    writes: bool
    at: int
    done: int = None
    queue: str = None


@dataclass
class Copy:
    """An asynchronous copy in its queue. `group` is `None` until it is committed."""
    access: Access
    instructions: int
    group: int = None


class Run:
    """One execution. `values` are those of the kernel's arguments."""

    def __init__(self, module, values, limit=4000):
        self.module, self.values, self.limit = module, dict(values), limit
        self.now, self.barriers, self.warp_barriers, self.accesses = 0, [], [], []
        self.copies = {"async": [], "tdm": []}
        self.groups = 0
        self.block(module.ops)

    def get(self, name):
        return self.values[name]

    def block(self, ops):
        """Runs ops; the values that the block yields."""
        for op in ops:
            self.now += 1
            if self.now > self.limit:
                raise RuntimeError("the run is too long")
            if op.name == "scf.yield":
                return [self.get(name) for name in op.operands()]
            if op.name == "tt.return":
                return []
            results = self.step(op)
            for name, value in zip(op.results, results or []):
                self.values[name] = value
        return []

    def step(self, op):
        method = getattr(self, op.name.replace(".", "_"), None)
        if method is None:
            raise NotImplementedError(op.name)
        return method(op)

    # -- values and control flow ----------------------------------------------------------------------------------------

    def arith_constant(self, op):
        if "dense" in op.text:
            return [None]
        word = op.text.split(" ")[0]
        return [{"true": 1, "false": 0}.get(word, None) if not re.match(r"-?\d+$", word) else int(word)]

    def arith_addi(self, op):
        a, b = op.operands()
        return [self.get(a) + self.get(b)]

    def arith_remsi(self, op):
        a, b = op.operands()
        return [self.get(a) % self.get(b)]

    def arith_cmpi(self, op):
        a, b = (self.get(name) for name in op.operands())
        return [int({"slt": a < b, "sge": a >= b, "eq": a == b}[op.text.split(",")[0]])]

    def arith_select(self, op):
        condition, a, b = (self.get(name) for name in op.operands())
        return [a if condition else b]

    def scf_for(self, op):
        head = op.text.split("iter_args")[0]
        counter, low, high, step = NAME.findall(head)
        carried = re.search(r"iter_args\(([^)]*)\)", op.text)
        pairs = re.findall(r"(%\w+) = (%[\w#]+)", carried.group(1)) if carried else []
        given = [self.get(init) for _, init in pairs]
        for value in range(self.get(low), self.get(high), self.get(step)):
            self.values[counter] = value
            self.values.update(zip((name for name, _ in pairs), given))
            given = self.block(op.regions[0])
        return given

    def scf_if(self, op):
        taken = 0 if self.get(op.operands()[0]) else 1
        return self.block(op.regions[taken]) if taken < len(op.regions) else []

    # -- memory ---------------------------------------------------------------------------------------------------------

    def ttg_local_alloc(self, op):
        return [(op.results[0],)]

    def ttg_memdesc_index(self, op):
        ring, slot = op.operands()
        return [self.get(ring) + (self.get(slot),)]

    def touch(self, op, memory, writes, queue=None):
        shape, layout = re.findall(r"tensor<((?:\d+x)+)[^,]*, (#\w+)>", op.text)[0]
        shape = [int(n) for n in shape.split("x") if n]
        layout = self.module.layouts[layout]
        # A direct copy to LDS writes runs of a wave: which warp writes which element is not stated.
        by_layout = queue is None or self.module.target in NVIDIA
        elements = layout.elements(tuple(shape)) if by_layout else self.any_warp(shape)
        access = Access(op, memory, elements, writes, self.now, None if queue else self.now, queue)
        self.accesses.append(access)
        return access, layout.per_thread(shape)

    def any_warp(self, shape):
        """Each warp may touch every element. Its lanes do not matter: a wait of the warp covers them all."""
        return tuple(((warp, None), (1 << product(shape)) - 1) for warp in range(self.module.warps))

    def ttg_local_store(self, op):
        self.touch(op, self.get(op.operands()[1]), True)

    def ttg_local_load(self, op):
        self.touch(op, self.get(op.operands()[0]), False)
        return [None]

    def ttg_async_copy_global_to_local(self, op):
        access, held = self.touch(op, self.get(op.operands()[1]), True, "async")
        copy = Copy(access, held // (op.number("contiguity") or 1))
        self.copies["async"].append(copy)
        return [[copy]]

    def amdg_async_tdm_copy_global_to_local(self, op):
        shape = [int(n) for n in re.search(r"memdesc<((?:\d+x)+)", op.text).group(1).split("x") if n]
        access = Access(op, self.get(op.operands()[1]), self.any_warp(shape), True, self.now, None, "tdm")
        self.accesses.append(access)
        copy = Copy(access, 1)
        self.copies["tdm"].append(copy)
        return [[copy]]

    def ttg_async_commit_group(self, op):
        for copy in self.copies["async"]:
            if copy.group is None:
                copy.group = self.groups
        named = [copy for name in op.operands() for copy in self.get(name)]
        self.groups += 1
        return [named]

    # -- waits and barriers ---------------------------------------------------------------------------------------------

    def complete(self, queue, is_covered):
        """A queue is in order: what is older than a complete copy is complete."""
        copies = self.copies[queue]
        covered = [position for position, copy in enumerate(copies) if is_covered(position, copy)]
        for copy in copies[:max(covered, default=-1) + 1]:
            if copy.access.done is None:
                copy.access.done = self.now

    def by_tokens(self, op, queue):
        named = [id(copy) for name in op.operands() for copy in self.get(name)]
        self.complete(queue, lambda _, copy: id(copy) in named)

    def ttg_async_wait(self, op):
        if op.operands() and self.module.target == "gfx1250":
            self.by_tokens(op, "async")
        else:
            newest = self.groups - op.number("num")
            self.complete("async", lambda _, copy: copy.group is not None and copy.group < newest)
        return [[]]

    def by_instructions(self, queue, count):
        copies = self.copies[queue]
        self.complete(queue, lambda position, _: sum(copy.instructions for copy in copies[position + 1:]) >= count)

    def amdg_async_wait(self, op):
        self.by_instructions("async", op.number("num_inst"))
        return [[]]

    def amdg_async_tdm_wait(self, op):
        if op.operands():
            self.by_tokens(op, "tdm")
        else:
            self.by_instructions("tdm", op.number("num"))
        return [[]]

    def amdg_async_tdm_intrinsic_wait(self, op):
        self.by_instructions("tdm", op.number("count"))
        return [[]]

    def ttg_barrier(self, _op):
        self.barriers.append(self.now)

    def rocdl_wave_barrier(self, _op):
        self.warp_barriers.append(self.now)

    nvvm_bar_warp_sync = rocdl_wave_barrier

    # -- verdict --------------------------------------------------------------------------------------------------------

    def conflicts(self, barriers_everywhere=False):
        """Pairs of accesses that are not ordered, as lines, with the kind: `race` or `flight`."""
        found = set()
        for position, early in enumerate(self.accesses):
            for late in self.accesses[position + 1:]:
                if early.memory != late.memory or not (early.writes or late.writes):
                    continue
                # Two copies of one queue: each warp writes the same elements by both, in order.
                if early.queue and early.queue == late.queue:
                    continue
                kind = self.between(early, late, barriers_everywhere)
                if kind:
                    found.add((early.op.line, late.op.line, kind))
        return found

    def between(self, early, late, barriers_everywhere):
        share, warps_share, lanes_share = sharing(early.elements, late.elements)
        if not share:
            return None
        if early.done is None or early.done >= late.at and early.queue:
            return "flight"
        if barriers_everywhere or any(early.done < at < late.at for at in self.barriers):
            return None
        if warps_share or lanes_share and not any(early.done < at < late.at for at in self.warp_barriers):
            return "race"
        return None


@functools.lru_cache(maxsize=None)
def sharing(early, late):
    """Whether two accesses share an element, whether two warps do, and whether two lanes of one warp do."""
    share = warps_share = lanes_share = False
    for (warp, lane), elements in early:
        for (other, other_lane), others in late:
            if elements & others:
                share = True
                warps_share |= warp != other
                lanes_share |= warp == other and None not in (lane, other_lane) and lane != other_lane
    return share, warps_share, lanes_share
