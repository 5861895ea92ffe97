#!/usr/bin/env python3
"""Ask the Triton wheel where it puts allocations of tensor memory: the modules of ../data/tensor_memory.mlir.

    tensor_memory.py OUT

Run with a Python that has the `triton` 3.9.0 wheel (no GPU needed); the seed is fixed. Each module is random: allocations
with 128 and 64 lanes, rings, scale factors and operands in tensor memory, used in loops, branches and partitions. Every
second one is answered as the compiler's pipeline does (structured control flow is taken apart first) and stored as it
was written; the others are stored as the wheel prints them when their control flow is branches. The file opens with
what all modules have in common; then a module a part, after a line with the answer: the module's columns, then row/column
of each allocation in the order of the text.

The wheel removes unused buffers before it allocates, and buffers that are forwarded although there is only one. Compiled
kernels and these modules have neither. It aborts the process on what
it does not support; each module is answered in a forked child, and one that kills its child is left out.
"""
import os
import pickle
import random
import re
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../../../../peers"))

import wheel  # noqa: E402

SEED = 20261121
CASES = 480

PRELUDE = """#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>
#shared8 = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tm = #ttng.tensor_memory
#scales = #ttng.tensor_memory_scales_encoding<>
""" + "".join(f"#t{m}x{n} = #ttng.tensor_memory_encoding<blockM = {m}, blockN = {n}, colStride = 1>\n"
              for m in (64, 128) for n in (16, 32, 64, 128, 256))
MODULE = """module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
"""
# Operands in shared memory that products use, by name: what partitions capture along with buffers.
FIXED = {"%true": "i1", "%p": "i1", "%c0": "i32", "%n": "i32"}
FIXED.update({f"%a{m}": f"!ttg.memdesc<{m}x64xf16, #shared, #smem>" for m in (64, 128)})
FIXED.update({f"%b{n}": f"!ttg.memdesc<64x{n}xf16, #shared, #smem>" for n in (16, 32, 64, 128, 256)})
FIXED.update({f"%w{n}": f"!ttg.memdesc<64x{n}xf8E5M2, #shared8, #smem>" for n in (32, 64, 128)})
FIXED["%q"] = "!ttg.memdesc<128x64xf8E5M2, #shared8, #smem>"


class Buffer:
    """A memdesc value: what it is, and its name."""

    def __init__(self, name, kind, rows, cols, slots=0, block=None):
        self.name, self.kind, self.rows, self.cols, self.slots = name, kind, rows, cols, slots
        self.block = block or cols

    def key(self):
        return (self.kind, self.rows, self.cols, self.slots, self.block)

    def type(self):
        if self.kind == "scales":
            return f"!ttg.memdesc<{self.rows}x{self.cols}xi8, #scales, #tm, mutable>"
        shape = f"{self.slots}x" if self.slots else ""
        element = {"sum": "f32", "left": "f16"}[self.kind]
        lanes = 64 if self.rows == 64 else 128
        return f"!ttg.memdesc<{shape}{self.rows}x{self.cols}x{element}, #t{lanes}x{self.block}, #tm, mutable>"

    def renamed(self, name):
        return Buffer(name, self.kind, self.rows, self.cols, self.slots, self.block)


class Writer:
    """Writes one random module."""

    def __init__(self, rng):
        self.rng, self.count, self.budget = rng, 0, rng.randint(5, 20)

    def name(self):
        self.count += 1
        return f"%v{self.count}"

    def alloc(self, out):
        rng, name = self.rng, self.name()
        kind = rng.choice(["sum"] * 5 + ["left", "left", "scales", "ring"])
        rows = rng.choice([64, 128])
        if kind == "scales":
            buffer = Buffer(name, "scales", rng.choice([64, 128, 256]), rng.choice([2, 4, 8]))
        elif kind == "left":
            buffer = Buffer(name, "left", rows, 64)
        else:
            buffer = Buffer(name, "sum", rows, rng.choice([16, 32, 64, 64, 128]))
            if kind == "ring":
                buffer.slots = rng.randint(2, 3)
            elif rng.random() < 0.2:
                # More than one block, side by side or below each other.
                buffer.block = max(16, buffer.cols // 2)
        out.append(f"{name} = ttng.tmem_alloc : () -> {buffer.type()}")
        return buffer

    def view(self, out, buffer):
        """A view of a buffer, or the buffer."""
        rng = self.rng
        if buffer.slots:
            slot = Buffer(self.name(), buffer.kind, buffer.rows, buffer.cols)
            out.append(f"{slot.name} = ttg.memdesc_index {buffer.name}[%c0] : {buffer.type()} -> {slot.type()}")
            return slot
        return buffer

    def use(self, out, live):
        """A product that uses a buffer."""
        rng = self.rng
        buffer = self.view(out, rng.choice(live))
        sums = [b for b in live if b.kind == "sum" and not b.slots and b.block == b.cols]
        if buffer.kind == "sum":
            left = [b for b in live if b.kind == "left" and b.rows == buffer.rows]
            a, a_type = f"%a{buffer.rows}", FIXED[f"%a{buffer.rows}"]
            if left and buffer.block == buffer.cols and rng.random() < 0.6:
                chosen = rng.choice(left)
                a, a_type = chosen.name, chosen.type()
            b = f"%b{buffer.cols}"
            out.append(f"ttng.tc_gen5_mma {a}, {b}, {buffer.name}, %true, %p : {a_type}, {FIXED[b]}, {buffer.type()}")
        elif buffer.kind == "left":
            sums = [b for b in sums if b.rows == buffer.rows]
            if not sums:
                sums = [Buffer(self.name(), "sum", buffer.rows, 32)]
                out.append(f"{sums[0].name} = ttng.tmem_alloc : () -> {sums[0].type()}")
            total = rng.choice(sums)
            b = f"%b{total.cols}"
            out.append(f"ttng.tc_gen5_mma {buffer.name}, {b}, {total.name}, %true, %p : {buffer.type()}, {FIXED[b]}, {total.type()}")
        else:
            sums = [b for b in sums if b.rows == 128 and b.cols in (32, 64, 128)]
            if not sums:
                sums = [Buffer(self.name(), "sum", 128, 64)]
                out.append(f"{sums[0].name} = ttng.tmem_alloc : () -> {sums[0].type()}")
            total = rng.choice(sums)
            out.append(f"ttng.tc_gen5_mma_scaled %q, %w{total.cols}, {total.name}, {buffer.name}, {buffer.name}, %true, %p lhs = e5m2 rhs = e5m2 : "
                       f"{FIXED['%q']}, {FIXED[f'%w{total.cols}']}, {total.type()}, {buffer.type()}, {buffer.type()}")

    def body(self, live, depth, top, least=1):
        """Statements; buffers made in them are used in them."""
        out, live = [], list(live)
        for _ in range(self.rng.randint(least, 5)):
            if self.budget <= 0:
                break
            self.budget -= 1
            roll = self.rng.random()
            if roll < 0.42 or not live:
                buffer = self.alloc(out)
                live.append(buffer)
                if self.rng.random() < 0.3:
                    self.use(out, [buffer])
            elif roll < 0.62 or depth == 0:
                self.use(out, live)
            else:
                self.nested(out, live, depth, top)
            if self.rng.random() < 0.35:
                self.use(out, live)
        mine = [b for b in live if any(line.startswith(b.name + " = ") for line in out)]
        for buffer in mine:
            self.use(out, [buffer] + [b for b in live if b.kind == "sum" and b is not buffer and buffer.kind != "sum"])
            if buffer.kind != "sum" and not self.used(out, buffer):
                self.use(out, [buffer])
        return out, live

    @staticmethod
    def used(out, buffer):
        word = re.compile(re.escape(buffer.name) + r"\b")
        return sum(len(word.findall(line)) for line in out) > 1

    def nested(self, out, live, depth, top):
        kind = self.rng.choice(["for", "for", "if", "if", "else", "while", "switch", "once", "carry", "pick", "select"]
                               + ["specialize"] * (3 if top else 0))
        getattr(self, "nest_" + kind)(out, live, depth)

    def nest_for(self, out, live, depth):
        body, _ = self.body(live, depth - 1, False)
        i = self.name()
        out += [f"scf.for {i} = %c0 to %n step %one : i32 {{", *body, "}"]

    def nest_if(self, out, live, depth):
        body, _ = self.body(live, depth - 1, False)
        out += ["scf.if %p {", *body, "}"]

    def nest_else(self, out, live, depth):
        then, _ = self.body(live, depth - 1, False)
        other, _ = self.body(live, depth - 1, False)
        out += ["scf.if %p {", *then, "} else {", *other, "}"]

    def nest_while(self, out, live, depth):
        before, _ = self.body(live, depth - 1, False)
        after, _ = self.body(live, depth - 1, False)
        out += ["scf.while : () -> () {", *before, "scf.condition(%p)", "} do {", *after, "scf.yield", "}"]

    def nest_switch(self, out, live, depth):
        bodies = [self.body(live, depth - 1, False)[0] for _ in range(3)]
        out += ["scf.index_switch %index", "case 1 {", *bodies[0], "scf.yield", "}", "case 4 {", *bodies[1], "scf.yield", "}",
                "default {", *bodies[2], "scf.yield", "}"]

    def nest_once(self, out, live, depth):
        body, _ = self.body(live, depth - 1, False)
        out += ["scf.execute_region {", *body, "scf.yield", "}"]

    def pair(self, live):
        """Two buffers of one type."""
        first = self.rng.choice(live)
        same = [b for b in live if b.key() == first.key() and b is not first]
        return first, self.rng.choice(same) if same else None

    def nest_carry(self, out, live, depth):
        """A loop that carries a buffer and exchanges it for another one."""
        first, second = self.pair(live)
        if not second:
            return
        inner, result, i = first.renamed(self.name()), first.renamed(self.name()), self.name()
        body, _ = self.body(live + [inner], depth - 1, False)
        self.use(body, [inner])
        out += [f"{result.name} = scf.for {i} = %c0 to %n step %one iter_args({inner.name} = {first.name}) -> ({first.type()}) : i32 {{",
                *body, f"scf.yield {second.name} : {second.type()}", "}"]
        self.use(out, [result])
        live.append(result)

    def nest_pick(self, out, live, depth):
        """A branch that gives one of two buffers."""
        first, second = self.pair(live)
        if not second:
            return
        result = first.renamed(self.name())
        then, _ = self.body(live, depth - 1, False)
        other, _ = self.body(live, depth - 1, False)
        self.use(then, [first])
        out += [f"{result.name} = scf.if %p -> ({first.type()}) {{", *then, f"scf.yield {first.name} : {first.type()}", "} else {",
                *other, f"scf.yield {second.name} : {second.type()}", "}"]
        self.use(out, [result])
        live.append(result)

    def nest_select(self, out, live, depth):
        first, second = self.pair(live)
        if not second:
            return
        result = first.renamed(self.name())
        out.append(f"{result.name} = arith.select %p, {first.name}, {second.name} : {first.type()}")
        self.use(out, [result])
        live.append(result)

    def nest_specialize(self, out, live, depth):
        default, _ = self.body(live, depth - 1, False)
        captured = self.rng.sample(live, self.rng.randint(0, len(live)))
        passed = [(b.name, b.type()) for b in captured]
        fixed = dict(FIXED, **{"%one": "i32", "%index": "index"})
        parts = []
        for number in range(self.rng.randint(1, 3)):
            inner = [b.renamed(self.name()) for b in captured]
            body, _ = self.body(inner, depth - 1, False)
            for buffer in inner:
                if self.rng.random() < 0.7:
                    self.use(body, [buffer])
            args = [f"{b.name}: {b.type()}" for b in inner] + [f"%arg{n}: {t}" for n, t in enumerate(fixed.values())]
            words = {name: f"%arg{n}" for n, name in enumerate(fixed)}
            body = [re.sub(r"%(?!arg)\w+", lambda m: words.get(m[0], m[0]), line) for line in body]
            parts += [f"partition{number}({', '.join(args)}) num_warps(4) {{", *body, "ttg.warp_return", "}"]
        names = [n for n, _ in passed] + list(fixed)
        types = [t for _, t in passed] + list(fixed.values())
        out += [f"ttg.warp_specialize({', '.join(names)})", "default {", *default, "ttg.warp_yield", "}", *parts, f": ({', '.join(types)}) -> ()"]

    def function(self, name):
        args = ", ".join(f"{n}: {t}" for n, t in FIXED.items() if n not in ("%true", "%c0"))
        body, _ = self.body([], 3, True, least=3)
        return [f"tt.func public @{name}({args}) {{", "%c0 = arith.constant 0 : i32", "%one = arith.constant 1 : i32",
                "%true = arith.constant true", "%index = arith.index_cast %n : i32 to index", *body, "tt.return", "}"]

    def module(self):
        lines = self.function("kernel")
        if self.rng.random() < 0.1:
            self.budget = 8
            lines += self.function("other")
        return MODULE + "\n".join(lines) + "\n}\n"


def take_apart(pm):
    wheel.passes.ttgpuir.add_combine_tensor_select_and_if(pm)
    wheel.passes.ttgpuir.add_allocate_warp_groups(pm, False)
    wheel.passes.convert.add_scf_to_cf(pm)
    wheel.passes.gluon.add_inliner(pm)


def ask(body):
    """The module with branches, and with its places."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as f:
        f.write(PRELUDE + body)
        f.flush()
        module = wheel.parse(f.name, wheel.new_context())
    wheel.run(module, take_apart, "branches")
    branches = module.str_nodebug()
    wheel.run(module, wheel.nvidia.passes.ttnvgpuir.add_allocate_tensor_memory, "allocate")
    return branches, module.str_nodebug()


def in_child(body):
    """`ask` in a forked process; None if the wheel refuses or aborts."""
    reader, writer = os.pipe()
    pid = os.fork()
    if pid == 0:
        if "-v" not in sys.argv:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        try:
            answer = ask(body)
        except RuntimeError:
            answer = None
        with os.fdopen(writer, "wb") as f:
            pickle.dump(answer, f)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as f:
        data = f.read()
    os.waitpid(pid, 0)
    return pickle.loads(data) if data else None


def answer_of(text):
    columns = re.search(r"ttg.tensor_memory_size = (\d+)", text)[1]
    places = re.findall(r"tensor_memory_col_offset = (\d+) : i32, tensor_memory_row_offset = (\d+)", text)
    return columns, [f"{row}/{column}" for column, row in places]


def in_common_terms(text):
    """A module as the wheel prints it, with the prelude's names for encodings."""
    names = {}
    for line in PRELUDE.splitlines():
        name, value = line.split(" = ", 1)
        names[value] = name
    own = dict(re.findall(r"^(#\w+) = (.*)$", text, re.M))
    text = re.sub(r"^#\w+ = .*\n", "", text, flags=re.M)
    text = re.sub(r"#\w+\b(?!\.)", lambda m: names[own[m[0]]] if m[0] in own else m[0], text)
    text = text.replace("#ttng.tensor_memory,", "#tm,").replace("#ttng.tensor_memory>", "#tm>")
    return re.sub(r"^ +|\s*// (?:\d+ preds|pred|no predecessors).*$", "", text, flags=re.M)


def main():
    rng, parts, refused = random.Random(SEED), [], 0
    while len(parts) < CASES:
        body = Writer(random.Random(rng.getrandbits(64))).module()
        answer = in_child(body)
        allocs = body.count("ttng.tmem_alloc")
        if answer is None or allocs < 2:
            refused += 1
            if refused > 50 * CASES:
                raise SystemExit("the wheel refuses nearly everything")
            continue
        columns, places = answer_of(answer[1])
        if len(places) != allocs:
            refused += 1
            continue
        kept = body if len(parts) % 2 == 0 else in_common_terms(answer[0])
        parts.append(f"// {columns} {' '.join(places)}\n{kept}")
    text = "// -----\n".join(parts)
    types = sorted(set(re.findall(r"!ttg\.memdesc<[^>]*>", text)))
    names = {t: f"!m{n}" for n, t in enumerate(types)}
    text = re.sub(r"!ttg\.memdesc<[^>]*>", lambda m: names[m[0]], text)
    prelude = PRELUDE + "".join(f"{name} = {t}\n" for t, name in names.items())
    with open(sys.argv[1], "w", encoding="utf-8") as f:
        f.write(prelude + "// -----\n" + text)
    print(f"{len(parts)} modules, {refused} refused or left out")
    return 0


if __name__ == "__main__":
    sys.exit(main())
