"""Makes the body of one random function as text: control flow, buffers, views and ops.

See random_membar.py.
"""
import re

SH, SMEM = "#sh", "#smem"


def md(shape, mutable=True, whole=None, elem="f16"):
    dims = "x".join(map(str, shape))
    tail = ", mutable" if mutable else ""
    if whole:
        tail += ", " + "x".join(map(str, whole))
    return f"!ttg.memdesc<{dims}x{elem}, {'#s1' if len(shape) == 1 else SH}, {SMEM}{tail}>"


def tensor(shape, elem="f16", layout="#b"):
    return f"tensor<{'x'.join(map(str, shape))}x{elem}, {layout}>"


class Value:
    """A memdesc in scope: its name, its shape, the shape of its allocation, and its number of
    slots.
    """

    def __init__(self, name, shape, slots=0, whole=None):
        self.name, self.shape, self.slots, self.whole = name, shape, slots, whole

    def type(self):
        return md(([self.slots] if self.slots else []) + self.shape, whole=self.whole)


class Function:
    """Emits one function. Blocks are generated as nested structure and written as `cf`."""

    def __init__(self, rng, target, callees, kernel, warps=4, clusters=False):
        self.rng, self.target, self.callees, self.kernel = rng, target, callees, kernel
        self.warps, self.clusters, self.specialized = warps, clusters, not kernel
        self.bar = md([2 if clusters else 1], elem="i64")
        self.n = self.blocks = 0
        self.in_partition = False
        self.lines = []
        self.amd = target.startswith("gfx")

    def fresh(self, prefix="v"):
        self.n += 1
        return f"%{prefix}{self.n}"

    def emit(self, line):
        self.lines.append("    " + line)

    def label(self):
        self.blocks += 1
        return f"^bb{self.blocks}"

    def open(self, label, args=""):
        self.lines.append(f"  {label}{args}:")

    # -- values ------------------------------------------------------------------------------------
    def index(self, scope):
        """Returns an i32 slot number: a constant, a counter, or an expression that the pass may not
        resolve.
        """
        r = self.rng
        base = r.choice(scope["ints"])
        kind = r.randrange(8)
        if kind < 2:
            return r.choice(["%c0", "%c1"])
        if kind == 2:
            return base
        name = self.fresh("i")
        if kind in (3, 4):
            self.emit(f"{name} = arith.addi {base}, {r.choice(['%c1', '%c2'])} : i32")
            return name
        step = self.fresh("i")
        self.emit(f"{step} = arith.addi {base}, {r.choice(['%c0', '%c1', '%c2'])} : i32")
        if kind in (5, 6):
            op = r.choice(["arith.remsi", "arith.remsi", "arith.remsi", "arith.remui", "arith.andi"])
            self.emit(f"{name} = {op} {step}, {r.choice(['%c2', '%c3'])} : i32")
        else:
            flag = self.fresh("p")
            self.emit(f"{flag} = arith.cmpi {r.choice(['sge', 'slt', 'eq'])}, {step}, %c3 : i32")
            pair = r.choice([f"%c0, {step}", f"{step}, %c0"])
            self.emit(f"{name} = arith.select {flag}, {pair} : i32")
        return name

    def allocate(self, scope):
        r = self.rng
        shape = r.choice([[64, 64], [64, 64], [64, 64], [128, 64], [32, 64]])
        slots = r.choice([0, 0, 2, 3, 4])
        name = self.fresh("a")
        value = Value(name, shape, slots)
        if slots == 0 and r.random() < 0.25:
            self.emit(f"{name} = ttg.local_alloc %x{shape[0]} : ({tensor(shape)}) -> {value.type()}")
        else:
            self.emit(f"{name} = ttg.local_alloc : () -> {value.type()}")
        scope["mds"].append(value)
        return value

    def pick(self, scope):
        """Returns a memdesc without slots, through a view if the chosen memdesc has slots."""
        r = self.rng
        if not scope["mds"] or r.random() < 0.12:
            self.allocate(scope)
        value = r.choice(scope["mds"])
        if value.slots:
            if value.slots == 4 and value.whole is None and r.random() < 0.15:
                view = Value(self.fresh(), value.shape, 2, [4] + value.shape)
                self.emit(f"{view.name} = ttg.memdesc_subslice {value.name}[{r.randrange(3)}, 0, 0] : {value.type()} -> {view.type()}")
                value = view
            view = Value(self.fresh(), value.shape)
            self.emit(f"{view.name} = ttg.memdesc_index {value.name}[{self.index(scope)}] : {value.type()} -> {view.type()}")
            value = view
            if r.random() < 0.3:
                scope["mds"].append(value)
        if value.whole is None and value.shape == [64, 64] and not self.clusters and r.random() < 0.25:
            half, at = r.choice([([32, 64], "0, 0"), ([32, 64], "32, 0")])
            view = Value(self.fresh(), half, 0, [64, 64])
            self.emit(f"{view.name} = ttg.memdesc_subslice {value.name}[{at}] : {value.type()} -> {view.type()}")
            value = view
        return value

    # -- ops ---------------------------------------------------------------------------------------
    def op(self, scope):
        r = self.rng
        kind = r.choices(["load", "store", "barrier", "scratch", "wait", "pure", "atomic", "copy", "call", "mbar", "alloc", "odd"],
                         [22, 22, 5, 9, 5, 6, 4, 6, 4, 5, 5, 5])[0]
        getattr(self, "op_" + kind)(scope)

    def op_load(self, scope):
        value = self.pick(scope)
        token = ""
        if scope["tokens"] and value.whole is None and self.rng.random() < 0.6:
            token = f" token {self.rng.choice(scope['tokens'])}"
        if value.shape == [64, 64] and value.whole is None and self.rng.random() < 0.1:
            view = self.fresh()
            trans = md([64, 64]).replace("#sh,", "#sht,")
            self.emit(f"{view} = ttg.memdesc_trans {value.name} {{order = array<i32: 1, 0>}} : {value.type()} -> {trans}")
            self.emit(f"{self.fresh()} = ttg.local_load {view} : {trans} -> {tensor(value.shape)}")
            return
        self.emit(f"{self.fresh()} = ttg.local_load {value.name}{token} : {value.type()} -> {tensor(value.shape)}")

    def op_store(self, scope):
        value = self.pick(scope)
        self.emit(f"ttg.local_store %x{value.shape[0]}, {value.name} : {tensor(value.shape)} -> {value.type()}")

    def op_barrier(self, scope):
        cluster = ["ttng.cluster_barrier", "ttng.cluster_barrier {relaxed = true}"] if self.clusters and not self.in_partition else []
        self.emit(self.rng.choice(cluster + ["ttg.barrier local", "ttg.barrier local", "gpu.barrier", "ttg.barrier none", "ttg.barrier local|global_read",
                                   "ttg.barrier global_write", "ttg.barrier all"]))

    def op_scratch(self, scope):
        kind = self.rng.randrange(6 if self.clusters else 5)
        name = self.fresh()
        if kind == 5:
            self.emit(f"{name} = ttg.convert_layout %x64 : {tensor([64, 64])} -> {tensor([64, 64], layout='#bx')}")
        elif kind == 0:
            self.emit(f"{name} = ttg.convert_layout %x64 : {tensor([64, 64])} -> {tensor([64, 64], layout='#bc')}")
        elif kind == 1:
            self.emit(f"{name} = ttg.convert_layout %x64 : {tensor([64, 64])} -> {tensor([64, 64], layout='#bw')}")
        elif kind in (2, 3):
            axis = self.rng.randrange(2)
            self.emit(f'{name} = "tt.reduce"(%f) <{{axis = {axis} : i32}}> ({{')
            self.lines += ["    ^bb0(%ra: f32, %rb: f32):", "      %rs = arith.addf %ra, %rb : f32", "      tt.reduce.return %rs : f32"]
            self.emit(f"}}) : ({tensor([64, 64], 'f32')}) -> tensor<64xf32, #ttg.slice<{{dim = {axis}, parent = #b}}>>")
        else:
            self.emit(f"{name} = tt.histogram %h : tensor<128xi32, #b1> -> tensor<256xi32, #b1>")

    def op_wait(self, scope):
        name = self.fresh("w")
        if self.target == "gfx1250" and self.rng.random() < 0.4:
            self.emit(f"{name} = amdg.async_tdm_wait  {{num = 0 : i32}}")
        else:
            self.emit(f"{name} = ttg.async_wait {{num = {self.rng.randrange(2)} : i32}}")
        scope["tokens"].append(name)

    def op_pure(self, scope):
        name = self.fresh("i")
        self.emit(f"{name} = arith.muli {self.rng.choice(scope['ints'])}, %c3 : i32")
        if self.rng.random() < 0.3:
            scope["ints"].append(name)

    def op_atomic(self, scope):
        sem = self.rng.choice(["relaxed", "acquire", "release", "acq_rel"])
        name = self.fresh("i")
        self.emit(f"{name} = tt.atomic_rmw add, {sem}, gpu, %q, %c1, %t : (!tt.ptr<i32>, i32, i1) -> i32")
        if self.rng.random() < 0.5:
            scope["ints"].append(name)
            self.emit(f"{self.fresh('i')} = arith.addi {name}, {name} : i32")

    def op_copy(self, scope):
        plain = [m for m in scope["mds"] if not m.slots and m.shape == [64, 64] and m.whole is None]
        if not plain or self.target == "gfx1201":
            return self.op_store(scope)
        value = self.rng.choice(plain)
        token, group = self.fresh("t"), self.fresh("t")
        self.emit(f"{token} = ttg.async_copy_global_to_local %p, {value.name} : tensor<64x64x!tt.ptr<f16>, #b> -> <64x64xf16, #sh, #smem, mutable>")
        self.emit(f"{group} = ttg.async_commit_group tokens {token}")

    def op_call(self, scope):
        if not self.callees:
            return self.op_load(scope)
        if self.rng.random() < 0.5:
            self.emit("tt.call @plain(%x64, %f, %c) : " + f"({tensor([64, 64])}, {tensor([64, 64], 'f32')}, i1) -> ()")
            return
        plain = [m for m in scope["mds"] if not m.slots and m.shape == [64, 64] and m.whole is None]
        if plain:
            value = self.rng.choice(plain)
            self.emit(f"tt.call @through({value.name}, %x64, %c) : ({value.type()}, {tensor([64, 64])}, i1) -> ()")

    def op_mbar(self, scope):
        if self.amd or self.target == "sm_80":
            return self.op_store(scope)
        if not scope["bars"]:
            name = self.fresh("m")
            self.emit(f"{name} = ttg.local_alloc : () -> {self.bar}")
            scope["bars"].append(name)
            self.emit(f"ttng.init_barrier {name}, 1 : {self.bar}")
        bar = self.rng.choice(scope["bars"])
        text = self.rng.choice(["ttng.arrive_barrier {}, 1", "ttng.wait_barrier {}, %c0", "ttng.barrier_expect {}, 8192, %t", "ttng.wait_barrier {}, %c1", "ttng.init_barrier {}, 1",
                                "ttng.inval_barrier {}"])
        self.emit(text.format(bar) + f" : {self.bar}")

    def op_alloc(self, scope):
        self.allocate(scope)

    def op_odd(self, scope):
        r = self.rng
        common = ["%{0} = tt.load %p : tensor<64x64x!tt.ptr<f16>, #b>", "tt.store %p, %x64 : tensor<64x64x!tt.ptr<f16>, #b>",
                  "%{0} = ttg.async_commit_group", "tt.assert %c, \"odd\" : i1"]
        amd = ["amdg.cond_barrier %c", "rocdl.s.barrier", "rocdl.sched.barrier none", "rocdl.s.setprio 1"]
        nvidia = ["ttng.fence_async_shared {{bCluster = false}}", "nvvm.barrier"] if self.target != "sm_80" else ["nvvm.barrier"]
        self.emit(r.choice(common + (amd if self.amd else nvidia)).format(self.fresh()[1:]))

    # -- structure ---------------------------------------------------------------------------------
    def body(self, scope, budget, depth):
        """Emits a sequence of statements, with nested loops and branches."""
        r = self.rng
        while budget > 0:
            kind = r.random()
            if depth < 3 and budget > 3 and kind < 0.10:
                budget -= self.loop(scope, budget, depth)
            elif depth < 3 and budget > 3 and kind < 0.20:
                budget -= self.branch(scope, budget, depth)
            elif not self.specialized and depth < 2 and kind < 0.22:
                budget -= self.specialize(scope, budget)
            else:
                self.op(scope)
                budget -= 1

    def inner(self, scope):
        return {k: list(v) for k, v in scope.items()}

    def specialize(self, scope, budget):
        """Emits one warp specialization: a default region and one or two partitions.

        The partitions access the buffers as captures.
        """
        self.specialized = self.in_partition = True
        callees, self.callees = self.callees, False
        size = self.rng.randrange(2, 12)
        plain = [m for m in scope["mds"] if m.whole is None][:4]
        names = [m.name for m in plain] + scope["bars"][:2]
        types = [m.type() for m in plain] + [self.bar] * len(scope["bars"][:2])
        others = {"%n": "i32", "%i": "i32", "%j": "i32", "%c": "i1", "%q": "!tt.ptr<i32>", "%pp": "!tt.ptr<f16>"}
        count = self.rng.randrange(1, 3)
        starts = ", ".join(str(self.warps * (k + 1)) for k in range(count))
        captures = ", ".join(names + list(others))
        self.emit(f"ttg.warp_specialize({captures}) attributes {{warpGroupStartIds = array<i32: {starts}>}}")
        self.emit("default {")
        self.body(self.inner(scope), size, 2)
        self.emit("ttg.warp_yield")
        self.emit("}")
        for k in range(count):
            mine = {"mds": [], "ints": ["%i", "%j", "%c0"], "tokens": [], "bars": []}
            arguments = []
            for m in plain:
                mine["mds"].append(Value(self.fresh("g"), m.shape, m.slots))
                arguments.append(f"{mine['mds'][-1].name}: {m.type()}")
            for _ in scope["bars"][:2]:
                mine["bars"].append(self.fresh("g"))
                arguments.append(f"{mine['bars'][-1]}: {self.bar}")
            arguments += [f"{name}: {kind}" for name, kind in others.items()]
            first = len(self.lines)
            self.emit(f"partition{k}({', '.join(arguments)}) num_warps({self.warps}) {{")
            for c in CONSTANTS + DENSE:
                self.emit(c)
            self.body(mine, size, 2)
            self.emit("ttg.warp_return")
            self.lines[first:] = [OUTER.sub(rf"%\1_{k}", line) for line in self.lines[first:]]
            self.emit("}" if k + 1 < count else f"}} : ({', '.join(types + list(others.values()))}) -> ()")
        self.callees, self.in_partition = callees, False
        return size

    def loop(self, scope, budget, depth):
        size = self.rng.randrange(2, max(3, budget))
        head, inside, after = self.label(), self.label(), self.label()
        carried = [m for m in scope["mds"] if not m.slots and m.whole is None and m.shape == [64, 64]]
        use = self.rng.random() < 0.4 and len(carried) > 0
        start = self.rng.choice(carried) if use else None
        k, v = self.fresh("k"), self.fresh()
        args = f"({k}: i32, {v}: {start.type()})" if use else f"({k}: i32)"
        enter = f"(%c0, {start.name} : i32, {start.type()})" if use else "(%c0 : i32)"
        self.emit(f"cf.br {head}{enter}")
        self.open(head, args)
        if self.rng.random() < 0.15:
            self.op(self.inner(scope))
        flag = self.fresh("p")
        self.emit(f"{flag} = arith.cmpi slt, {k}, %n : i32")
        self.emit(f"cf.cond_br {flag}, {inside}, {after}")
        self.open(inside)
        mine = self.inner(scope)
        mine["ints"].append(k)
        if use:
            mine["mds"].append(Value(v, [64, 64]))
        self.body(mine, size, depth + 1)
        following = self.fresh("k")
        self.emit(f"{following} = arith.addi {k}, %c1 : i32")
        back = f"({following}, {self.rng.choice([v, start.name])} : i32, {start.type()})" if use else f"({following} : i32)"
        self.emit(f"cf.br {head}{back}")
        self.open(after)
        if use:
            scope["mds"].append(Value(v, [64, 64]))
        return size

    def branch(self, scope, budget, depth):
        size = self.rng.randrange(2, max(3, budget))
        left, right, join = self.label(), self.label(), self.label()
        one_sided = self.rng.random() < 0.4
        crossed = not one_sided and self.rng.random() < 0.08
        self.emit(f"cf.cond_br %c, {left}, {join if one_sided else right}")
        self.open(left)
        self.body(self.inner(scope), size // 2 + 1, depth + 1)
        if self.kernel and not self.in_partition and self.rng.random() < 0.06:
            self.emit("tt.return")
        elif crossed:
            self.emit(f"cf.cond_br %c, {right}, {join}")
        else:
            self.emit(f"cf.br {join}")
        if not one_sided:
            self.open(right)
            self.body(self.inner(scope), size // 2 + 1, depth + 1)
            self.emit(f"cf.cond_br %c, {left}, {join}" if crossed else f"cf.br {join}")
        self.open(join)
        return size


CONSTANTS = ["%c0 = arith.constant 0 : i32", "%c1 = arith.constant 1 : i32", "%c2 = arith.constant 2 : i32", "%c3 = arith.constant 3 : i32",
             "%t = arith.constant true"]
# A partition cannot reuse the names of the kernel.
OUTER = re.compile(r"%(n|i|j|c|q|pp|c0|c1|c2|c3|t|x32|x64|x128|f|h|p)\b")
DENSE = [f"%x{rows} = arith.constant dense<0.0> : {tensor([rows, 64])}" for rows in (32, 64, 128)] + [
    f"%f = arith.constant dense<0.0> : {tensor([64, 64], 'f32')}", "%h = arith.constant dense<1> : tensor<128xi32, #b1>",
    "%p = tt.splat %pp : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #b>"]
ARGUMENTS = (f"%x32: {tensor([32, 64])}, %x64: {tensor([64, 64])}, %x128: {tensor([128, 64])}, %f: {tensor([64, 64], 'f32')}, "
             "%h: tensor<128xi32, #b1>, %p: tensor<64x64x!tt.ptr<f16>, #b>, %pp: !tt.ptr<f16>, %q: !tt.ptr<i32>, %n: i32, %i: i32, %j: i32, %c: i1")
