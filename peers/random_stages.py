"""Makes random kernels with borders of warp-pipeline stages, as text. Needs no wheel.

`module(rng)` is a kernel of one to three pipelines, in loops or straight-line code, with or without
code between them. Stages load and store slots of two rings, rectangles of slots, allocations of
this stage or an earlier one, and arguments that are memory. Slot numbers are constants, arguments,
counted by the loop or carried by it. Stages also multiply, branch, are empty, or compute unused
values. Barriers and waits are between them, sometimes at invalid places.
"""

TARGETS = ("gfx942", "gfx950", "gfx950", "gfx950", "gfx1201", "gfx1250")
SLOT = "!ttg.memdesc<64x64xf16, #shared, #smem, mutable>"
READ_ONLY = "!ttg.memdesc<64x64xf16, #shared, #smem>"
RING = "!ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>"
HALF = "!ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>"
HEAD = """#b = #ttg.blocked<{{sizePerThread = [1, 8], threadsPerWarp = [{grid}], warpsPerCTA = [{warps}, 1], order = [1, 0]}}>
#c = #ttg.blocked<{{sizePerThread = [8, 1], threadsPerWarp = [{grid}], warpsPerCTA = [1, {warps}], order = [0, 1]}}>
#shared = #ttg.swizzled_shared<{{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}}>
#smem = #ttg.shared_memory
#left = #ttg.dot_op<{{opIdx = 0, parent = #b}}>
#right = #ttg.dot_op<{{opIdx = 1, parent = #b}}>
module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = {warps} : i32, ttg.target = "hip:{target}", "ttg.threads-per-warp" = {lanes} : i32}} {{
  tt.func public @kernel(%x: tensor<64x64xf16, #b>, %y: tensor<32x64xf16, #b>, %l: tensor<64x64xf16, #left>, %r: tensor<64x64xf16, #right>,
      %acc: tensor<64x64xf32, #b>, %n: i32, %q: i1, %p: !tt.ptr<f16>, %m: {slot}, %m2: {slot}) attributes {{noinline = false}} {{
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %c3 = arith.constant 3 : i32
    %A = ttg.local_alloc : () -> {ring}
    %B = ttg.local_alloc : () -> {ring}
    %D = ttg.local_alloc : () -> {slot}
    %some = arith.select %q, %c0, %c2 : i32
"""
BARRIERS = ("ttg.barrier local", "ttg.barrier local", "ttg.barrier none", "gpu.barrier", "ttg.barrier global_read|local")


class Kernel:
    """The lines of a kernel."""

    def __init__(self, rng, plain):
        self.rng, self.plain = rng, plain
        self.lines, self.indent, self.names = [], 2, 0
        # Memory by kind. Allocations of an earlier stage may be from anywhere in the pipeline.
        self.slots, self.halves = [], []

    def name(self, base):
        self.names += 1
        return f"%{base}_{self.names}"

    def emit(self, line):
        self.lines.append("  " * self.indent + line)

    def index(self, ring, number):
        value = self.name("s")
        self.emit(f"{value} = ttg.memdesc_index {ring}[{number}] : {RING} -> {SLOT}")
        return value

    def half(self, slot, row):
        value = self.name("h")
        self.emit(f"{value} = ttg.memdesc_subslice {slot}[{row}, 0] : {SLOT} -> {HALF}")
        return value

    def memory(self):
        """Emits the memory that the whole kernel may use."""
        numbers = ("%c0", "%c1", "%c2" if self.plain else "%some")
        for ring in ("%A", "%B"):
            self.slots += [self.index(ring, number) for number in numbers[: self.rng.choice((1, 2, 3))]]
        self.slots.append("%D")
        for slot in self.rng.sample(self.slots, 2):
            self.halves += [self.half(slot, row) for row in (0, 32)]
        if not self.plain and self.rng.random() < .2:
            value = self.name("e")
            self.emit(f"{value} = arith.select %q, {self.slots[0]}, {self.slots[-1]} : {SLOT}")
            self.slots.append(value)
        if not self.plain and self.rng.random() < .3:
            self.slots += ["%m", "%m2"]

    # Each method emits one op of a stage, on memory of `slots` and `halves`.

    def load(self, value, kind, shape, used):
        loaded = self.name("v")
        self.emit(f"{loaded} = ttg.local_load {value} : {kind} -> tensor<{shape}xf16, #c>")
        if used:
            self.keep(loaded, f"{shape}xf16", "#c")

    def keep(self, value, what, layout):
        """Emits a use of the value."""
        at = self.name("p")
        pointer = "!tt.ptr<f16>" if what.endswith("16") else "!tt.ptr<f32>"
        shape = what[:what.rindex("x")]
        base = "%p"
        if pointer.endswith("<f32>"):
            base = self.name("g")
            self.emit(f"{base} = tt.bitcast %p : !tt.ptr<f16> -> !tt.ptr<f32>")
        self.emit(f"{at} = tt.splat {base} : {pointer} -> tensor<{shape}x{pointer}, {layout}>")
        self.emit(f"tt.store {at}, {value} : tensor<{shape}x{pointer}, {layout}>")

    def access(self, slots, halves):
        rng = self.rng
        used = self.plain or rng.random() < .85
        if rng.random() < .25:
            value = rng.choice(halves)
            if rng.random() < .5:
                return self.load(value, HALF, "32x64", used)
            return self.emit(f"ttg.local_store %y, {value} : tensor<32x64xf16, #b> -> {HALF}")
        value = rng.choice(slots)
        if rng.random() < .5:
            return self.load(value, SLOT, "64x64", used)
        return self.emit(f"ttg.local_store %x, {value} : tensor<64x64xf16, #b> -> {SLOT}")

    def product(self):
        value = self.name("d")
        self.emit(f"{value} = tt.dot %l, %r, %acc : tensor<64x64xf16, #left> * tensor<64x64xf16, #right> -> tensor<64x64xf32, #b>")
        if self.plain or self.rng.random() < .9:
            self.keep(value, "64x64xf32", "#b")

    def own(self, slots, allocated):
        """Emits memory of this stage, which later stages may use."""
        value = self.name("a")
        kind = self.rng.random()
        if kind < .3:
            self.emit(f"{value} = ttg.local_alloc %x : (tensor<64x64xf16, #b>) -> {READ_ONLY}")
            return allocated.append(value)
        if kind < .6:
            source = self.rng.choice(("%x : (tensor<64x64xf16, #b>)", ": ()"))
            self.emit(f"{value} = ttg.local_alloc {source} -> {SLOT}")
        elif kind < .8:
            return slots.append(self.index(self.rng.choice(("%A", "%B")), self.rng.choice(("%c0", "%c1", "%some"))))
        else:
            self.emit(f"{value} = arith.select %q, {self.rng.choice(slots)}, {self.rng.choice(slots)} : {SLOT}")
        return slots.append(value)

    def stage(self, slots, halves, allocated):
        rng = self.rng
        for _ in range(rng.choice((0, 0, 1, 1, 1, 2, 2, 3))):
            kind = rng.random()
            if kind < .12 and not self.plain:
                self.own(slots, allocated)
            elif kind < .17 and allocated:
                self.load(rng.choice(allocated), READ_ONLY, "64x64", self.plain or rng.random() < .8)
            elif kind < .22:
                self.emit("scf.if %q {")
                self.indent += 1
                self.access(slots, halves)
                self.indent -= 1
                self.emit("}")
            elif kind < .27 and not self.plain:
                halves.append(self.half(rng.choice(slots), rng.choice((0, 32))))
            elif kind < .4:
                self.product()
            elif kind < .47 and not self.plain:
                self.emit(f"{self.name('k')} = arith.addi %n, %c{rng.randrange(4)} : i32")
            else:
                self.access(slots, halves)

    def border(self, number, priorities):
        priority = self.rng.choice((None, 0, 1, 2, 3, -1)) if priorities == "any" else None if priorities is None else number % 2
        tail = "" if priority is None else f", triton.warp_pipeline.priority = {priority} : i32"
        self.emit(f'rocdl.sched.barrier none {{triton.warp_pipeline.border = "s{number}"{tail}}}')

    def between(self):
        if self.rng.random() < .4:
            return self.emit(f"{self.name('t')} = ttg.async_wait {{num = 0 : i32}}")
        return self.emit(self.rng.choice(BARRIERS))

    def stages(self, slots, halves, is_loop):
        rng = self.rng
        allocated = []
        count = rng.choice((2, 2, 3, 3, 4, 4, 5)) if rng.random() < .97 else 1
        priorities = rng.choice((None, None, "turns", "any"))
        in_turn = is_loop and rng.random() < .15
        ends = rng.random() if is_loop and not in_turn else 1
        if ends < .15:
            self.between()
        for number in range(4 if in_turn else count):
            if number and rng.random() < .2:
                self.between()
                if rng.random() < .02:
                    self.between()
            if in_turn and number % 2 == 0:
                self.product()
            self.stage(slots, halves, allocated)
            if rng.random() < .005:
                self.between()
            self.border(number, "turns" if in_turn else priorities)
        if is_loop and rng.random() < .2:
            self.stage(slots, halves, allocated)
        if .13 < ends < .25:
            self.between()

    def counters(self, carried):
        """Emits the slot that a loop carries and the next ones in a ring of three.

        They wrap around as in real kernels.
        """
        rng = self.rng
        slots, kind = [carried], rng.choice(("select", "if", "remsi"))
        for _ in range(rng.choice((1, 2))):
            more, over, value = self.name("m"), self.name("o"), self.name("w")
            self.emit(f"{more} = arith.addi {slots[-1]}, %c1 : i32")
            if kind == "remsi":
                self.emit(f"{value} = arith.remsi {more}, %c3 : i32")
            else:
                self.emit(f"{over} = arith.cmpi sge, {more}, %c3 : i32")
                if kind == "select":
                    self.emit(f"{value} = arith.select {over}, %c0, {more} : i32")
                else:
                    for line in (f"{value} = scf.if {over} -> (i32) {{", "  scf.yield %c0 : i32", "} else {", f"  scf.yield {more} : i32", "}"):
                        self.emit(line)
            slots.append(value)
        return slots

    def next_slot(self, slots):
        """Returns the slot of the next iteration: mostly the next one, else selected by a
        condition.
        """
        if self.rng.random() < .6:
            return slots[1]
        value = self.name("n")
        self.emit(f"{value} = arith.select %q, {slots[1]}, {slots[0]} : i32")
        return value

    def loop(self, depth):
        rng = self.rng
        counter = self.name("i")
        bound = rng.choice(("%n", "%n", "%n", "%c2", "%c3")) if self.plain else rng.choice(("%n", "%c2"))
        carried = self.name("a") if self.plain and rng.random() < .35 else None
        # Nested loops start their own pipelines.
        nests = depth == 0 and not carried and rng.random() < .1
        carries = f"iter_args({carried} = {rng.choice(('%c0', '%c1'))}) -> (i32) " if carried else ""
        result = f"{self.name('z')} = " if carried else ""
        self.emit(f"{result}scf.for {counter} = %c0 to {bound} step %c1 {carries} : i32 {{")
        self.indent += 1
        slots, halves = list(self.slots), list(self.halves)
        if nests:
            if rng.random() < .5:
                self.access(slots, halves)
            self.loop(1)
            self.loop(1)
        elif carried:
            counters = self.counters(carried)
            following = self.next_slot(counters)
            own = [self.index("%A", slot) for slot in counters]
            # The stages mostly access the ring.
            self.stages(own * 3 + slots[:2], halves, True)
            self.emit(f"scf.yield {following} : i32")
        else:
            if rng.random() < .5:
                for ahead in range(rng.choice((2, 3))):
                    later, slot = self.name("w"), self.name("w")
                    self.emit(f"{later} = arith.addi {counter}, %c{ahead} : i32")
                    self.emit(f"{slot} = arith.remsi {later}, %c3 : i32")
                    slots.append(self.index("%A", slot))
            self.stages(slots, halves, True)
        self.indent -= 1
        self.emit("}")

    def body(self):
        rng = self.rng
        self.memory()
        flat = False
        for _ in range(rng.choice((1, 1, 1, 2, 2, 3))):
            if rng.random() < .25 and not flat:
                # The borders of one block form one pipeline.
                flat = True
                if rng.random() < .5:
                    self.emit("ttg.barrier none")
                self.stages(list(self.slots), list(self.halves), False)
            else:
                self.loop(0)
            if rng.random() < .2:
                self.between()
            elif rng.random() < .1:
                self.access(self.slots, self.halves)


def module(rng, plain=False):
    """Returns the text of a kernel.

    If it is `plain`, all values are used, the memory of each op is known, and loops may have any
    number of iterations.
    """
    target = rng.choice(TARGETS)
    lanes = 64 if target.startswith("gfx9") else 32
    kernel = Kernel(rng, plain)
    kernel.body()
    grid = "8, 8" if lanes == 64 else "4, 8"
    head = HEAD.format(grid=grid, warps=rng.choice((8, 8, 8, 4, 16)), target=target, lanes=lanes, slot=SLOT, ring=RING)
    return head + "\n".join(kernel.lines) + "\n    tt.return\n  }\n}\n"
