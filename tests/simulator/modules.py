"""Random modules for the second simulator: kernels that fill rings of shared memory by asynchronous copies and read them.

A kernel is mostly a pipelined loop as compilers write it (prologue, loop with rotating slots and tokens, epilogue), with
random choices that make many of them wrong: waits that leave too much in flight, barriers left out, other tokens.
"""
import random

SHAPE = (16, 64)
TENSOR = "tensor<16x64xf32, {}>"
POINTERS = "tensor<16x64x!tt.ptr<f32>, #row>"
MEMORY = "!ttg.memdesc<16x64xf32, #shared, #smem, mutable>"
TOKEN = "!ttg.async.token"
LAYOUTS = {
    32: ("sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]",
         "sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [2, 2], order = [1, 0]"),
    64: ("sizePerThread = [1, 4], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]",
         "sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [2, 2], order = [1, 0]"),
}
TARGETS = {"sm_80": ("cuda:80", 32), "gfx950": ("hip:gfx950", 64), "gfx1250": ("hip:gfx1250", 32)}
# A descriptor needs a layout of its own kind.
SWIZZLED = "#ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>"
PADDED = "#ttg.padded_shared<[64:+4] {order = [1, 0], shape = [16, 64]}>"


class Kernel:
    """Writes the body of one kernel."""

    def __init__(self, rng, target):
        self.rng, self.target = rng, target
        self.lines, self.number = [], 0
        self.tensor_copies = target == "gfx1250" and rng.random() < 0.25
        self.by_tokens = target == "gfx1250" and not self.tensor_copies and rng.random() < 0.6
        self.by_instructions = target == "gfx1250" and not self.by_tokens and rng.random() < 0.7
        self.drop_barriers = rng.choice([0, 0, 0, 0.3, 1])
        self.contiguity = rng.choice([1, 2, 4])

    def fresh(self, prefix="v"):
        self.number += 1
        return f"%{prefix}{self.number}"

    def emit(self, pad, line):
        self.lines.append("    " + "  " * pad + line)

    def barrier(self, pad):
        if self.rng.random() >= self.drop_barriers:
            self.emit(pad, "ttg.barrier local")

    def slot(self, pad, ring, index):
        view = self.fresh("m")
        size = ring["slots"]
        self.emit(pad, f"{view} = ttg.memdesc_index {ring['name']}[{index}] : !ttg.memdesc<{size}x16x64xf32, #shared, #smem, mutable> -> {MEMORY}")
        return view

    def copy(self, pad, view):
        """A copy and its commit; the token of the group, or of a tensor copy."""
        token = self.fresh("t")
        if self.tensor_copies:
            self.emit(pad, f"{token} = amdg.async_tdm_copy_global_to_local %desc into {view} : !tt.tensordesc<16x64xf32, #shared> -> {MEMORY}")
            return token
        mask = ""
        self.emit(pad, f"{token} = ttg.async_copy_global_to_local %ptr, {view}{mask} {{contiguity = {self.contiguity} : i32}} : {POINTERS} -> <16x64xf32, #shared, #smem, mutable>")
        group = self.fresh("g")
        self.emit(pad, f"{group} = ttg.async_commit_group tokens {token}")
        return group

    def wait(self, pad, tokens, newer):
        """Waits for all but the `newer` newest copies, or, by tokens, for these."""
        if self.rng.random() < 0.15:
            newer = max(0, newer + self.rng.choice([-1, 1, 1]))
        name = self.fresh("w")
        if self.tensor_copies:
            if tokens and self.rng.random() < 0.5:
                self.emit(pad, f"{name} = amdg.async_tdm_wait {', '.join(tokens)} {{num = 0 : i32}}")
            elif self.by_instructions:
                self.emit(pad, f"{name} = amdg.async_tdm_intrinsic_wait {', '.join(tokens)}{' ' if tokens else ''}{{count = {newer} : i32}}")
            else:
                self.emit(pad, f"{name} = amdg.async_tdm_wait {{num = {newer} : i32}}")
        elif self.by_tokens and tokens:
            self.emit(pad, f"{name} = ttg.async_wait {', '.join(tokens)} {{num = 0 : i32}}")
        elif self.by_instructions:
            held = 16 * 64 // 128 // self.contiguity
            count = newer * held + self.rng.choice([0, 0, 0, 0, -1, 1])
            groups = self.rng.choice(["", ", ttg.num_commit_groups = 0 : i32", f", ttg.num_commit_groups = {newer} : i32"])
            named = ", ".join(tokens) + " " if tokens and self.rng.random() < 0.5 else ""
            self.emit(pad, f"{name} = amdg.async_wait {named}{{num_inst = {max(0, count)} : i32{groups}}}")
        else:
            named = ", ".join(tokens) + " " if tokens and self.rng.random() < 0.5 and self.target != "gfx1250" else ""
            self.emit(pad, f"{name} = ttg.async_wait {named}{{num = {newer} : i32}}")
        return name

    def load(self, pad, view):
        layout = self.rng.choice(["#row", "#block", "#block"])
        value = self.fresh("x")
        self.emit(pad, f"{value} = ttg.local_load {view} : {MEMORY} -> {TENSOR.format(layout)}")

    def store(self, pad, view):
        layout = self.rng.choice(["#row", "#block"])
        self.emit(pad, f"ttg.local_store %{layout[1:]}_data, {view} : {TENSOR.format(layout)} -> {MEMORY}")

    def ring(self, slots, offset):
        name = self.fresh("ring")
        self.emit(0, f"{name} = ttg.local_alloc {{allocation.offset = {offset} : i32}} : () -> !ttg.memdesc<{slots}x16x64xf32, #shared, #smem, mutable>")
        return {"name": name, "slots": slots}

    # -- templates ------------------------------------------------------------------------------------------------------

    def pipeline(self, pad, rings, slots):
        """A ring of `slots` filled `ahead` iterations early, one ring for each operand."""
        rng = self.rng
        ahead = rng.randint(1, slots - 1) if rng.random() < 0.8 else slots
        filled = []
        for index in range(ahead):
            filled.append([])
            for ring in rings:
                view = self.slot(pad, ring, f"%c{index % slots}")
                filled[-1].append((self.copy(pad, view), view))
        names = [(self.fresh("a"), self.fresh("b")) for _ in range(ahead * len(rings))]
        given = [pair for group in filled for pair in group]
        # Carried: the slot written last, then token and view of each copy in flight, the oldest first.
        slot, result = self.fresh("s"), self.fresh("r")
        pairs = [f"{slot} = %c{(ahead - 1) % slots}"]
        for (token, view), (from_token, from_view) in zip(names, given):
            pairs += [f"{token} = {from_token}", f"{view} = {from_view}"]
        types = ", ".join(["i32"] + [TOKEN, MEMORY] * len(names))
        bound = rng.choice(["%n", "%n", "%c4"])
        self.emit(pad, f"{result}:{1 + 2 * len(names)} = scf.for {self.fresh('i')} = %c0 to {bound} step %c1 iter_args({', '.join(pairs)}) -> ({types}) : i32 {{")
        inside = pad + 1
        oldest = names[:len(rings)]
        newer = (ahead - 1) * len(rings)
        copy_first = rng.random() < 0.2
        tokens = [token for token, _ in oldest]
        if rng.random() < 0.1:
            tokens = [rng.choice(names)[0]]
        if not copy_first:
            self.wait(inside, tokens, newer)
            self.barrier(inside)
        up, less, to = self.fresh("u"), self.fresh("l"), self.fresh("to")
        self.emit(inside, f"{up} = arith.addi {slot}, %c1 : i32")
        self.emit(inside, f"{less} = arith.cmpi slt, {up}, %c{slots} : i32")
        self.emit(inside, f"{to} = arith.select {less}, {up}, %c0 : i32")
        made = []
        late_copy = rng.random() < 0.3
        views = [self.slot(inside, ring, to) for ring in rings]
        if not late_copy:
            made = [(self.copy(inside, view), view) for view in views]
        if copy_first:
            self.wait(inside, tokens, newer + (0 if late_copy else len(rings)))
            self.barrier(inside)
        for _, view in oldest:
            self.load(inside, view)
        if late_copy:
            if rng.random() < 0.5:
                self.barrier(inside)
            made = [(self.copy(inside, view), view) for view in views]
        if rng.random() < 0.15:
            self.emit(inside, "scf.if %p {")
            self.load(inside + 1, rng.choice(oldest)[1])
            self.emit(inside, "}")
        rotated = names[len(rings):] + made
        values = ", ".join([to] + [value for pair in rotated for value in pair])
        self.emit(inside, f"scf.yield {values} : {types}")
        self.emit(pad, "}")
        behind = [(f"{result}#{1 + 2 * i}", f"{result}#{2 + 2 * i}") for i in range(len(names))]
        for index in range(ahead):
            group = behind[index * len(rings):(index + 1) * len(rings)]
            if rng.random() < 0.9:
                self.wait(pad, [token for token, _ in group], (ahead - 1 - index) * len(rings))
            self.barrier(pad)
            for _, view in group:
                self.load(pad, view)
        if rng.random() < 0.5:
            self.wait(pad, [], 0)
            self.barrier(pad)

    def straight(self, pad, rings, size):
        """Ops on few slots in any order."""
        rng, tokens = self.rng, []
        views = [self.slot(pad, ring, f"%c{slot}") for ring in rings for slot in range(min(2, ring["slots"]))]
        for _ in range(size):
            kind = rng.random()
            view = rng.choice(views)
            if kind < 0.3:
                tokens.append(self.copy(pad, view))
            elif kind < 0.5:
                self.wait(pad, rng.sample(tokens, min(len(tokens), rng.randint(0, 2))), rng.randint(0, 2))
                self.barrier(pad)
            elif kind < 0.75:
                self.load(pad, view)
            elif kind < 0.85:
                self.store(pad, view)
            else:
                self.barrier(pad)
        return tokens

    def body(self):
        rng = self.rng
        slots = rng.choice([2, 3, 3, 4])
        rings = [self.ring(slots, position * slots * 4608) for position in range(rng.choice([1, 1, 2]))]
        kind = rng.random()
        if kind < 0.7:
            self.pipeline(0, rings, slots)
        elif kind < 0.8:
            counter = self.fresh("i")
            self.emit(0, f"scf.for {counter} = %c0 to %m step %c1 : i32 {{")
            self.pipeline(1, rings, slots)
            self.emit(0, "}")
        elif kind < 0.9:
            self.straight(0, rings, rng.randint(3, 9))
        else:
            self.straight(0, rings, rng.randint(2, 5))
            self.emit(0, "scf.if %p {")
            self.straight(1, rings, rng.randint(1, 5))
            if rng.random() < 0.5:
                self.emit(0, "} else {")
                self.straight(1, rings, rng.randint(1, 5))
            self.emit(0, "}")
            self.straight(0, rings, rng.randint(1, 4))


def module(seed):
    """The text of one random module."""
    rng = random.Random(seed)
    target = rng.choice(["sm_80", "gfx950", "gfx1250", "gfx1250", "gfx1250"])
    name, lanes = TARGETS[target]
    kernel = Kernel(rng, target)
    kernel.body()
    row, block = LAYOUTS[lanes]
    shared = PADDED if kernel.tensor_copies else SWIZZLED
    constants = "\n".join(f"    %c{number} = arith.constant {number} : i32" for number in range(5))
    arguments = ", ".join([f"%ptr: {POINTERS}", f"%row_data: {TENSOR.format('#row')}", f"%block_data: {TENSOR.format('#block')}",
                           "%desc: !tt.tensordesc<16x64xf32, #shared>", "%n: i32", "%m: i32", "%p: i1"])
    return f"""#row = #ttg.blocked<{{{row}}}>
#block = #ttg.blocked<{{{block}}}>
#shared = {shared}
#smem = #ttg.shared_memory
module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65536 : i32, ttg.target = "{name}", "ttg.threads-per-warp" = {lanes} : i32}} {{
  tt.func public @kernel({arguments}) {{
{constants}
{chr(10).join(kernel.lines)}
    tt.return
  }}
}}
"""
