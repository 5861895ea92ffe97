"""Makes random kernels with two or three consecutive pipelines, as text. Needs no wheel.

`module(rng)` is a kernel of pipelined loops. The last pipeline may be straight-line code. There is
nothing between pipelines except an occasional barrier. Bounds and steps are constants or arguments,
so some loops never run, some always run, and some count by two. Slots are constants, counted by the
loop, carried by the loop, or results of an earlier loop.
"""
import os

from random_stages import RING, SLOT

BORDER = 'rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}'
BOUNDS = [("%c0", "%n", "%c1")] * 4 + [
    ("%c0", "%n", "%c2"), ("%c1", "%n", "%c2"), ("%c3", "%c2", "%c1"), ("%c0", "%c1", "%c1"),
    ("%c0", "%c2", "%c1"), ("%c0", "%c4", "%c2"), ("%c1", "%c4", "%c1"),
]
KERNEL = "crates/seawall/tests/pipelines/ring.mlir"


class Chain:
    """The lines of a kernel."""

    def __init__(self, rng):
        self.rng, self.lines, self.names, self.counted = rng, [], 0, []

    def access(self, what, slot):
        """Adds an access to a slot of one of two rings.

        `load` reads data that other warps store. `rewrite` accesses only the data of its own warp.
        """
        self.names += 1
        value = f"%s{self.names}"
        ring = self.rng.choice(("%A", "%A", "%B"))
        self.lines.append(f"{value} = ttg.memdesc_index {ring}[{slot}] : {RING} -> {SLOT}")
        if what == "store":
            self.lines.append(f"ttg.local_store %x, {value} : tensor<64x64xf16, #b> -> {SLOT}")
        elif what == "load":
            self.lines.append(f"{value}v = ttg.local_load {value} : {SLOT} -> tensor<64x64xf16, #c>")
            self.lines.append(f"tt.store %p, {value}v : tensor<64x64x!tt.ptr<f16>, #c>")
        elif what == "rewrite":
            self.lines.append(f"{value}v = ttg.local_load {value} : {SLOT} -> tensor<64x64xf16, #b>")
            self.lines.append(f"ttg.local_store {value}v, {value} : tensor<64x64xf16, #b> -> {SLOT}")
        else:
            into = "!tt.ptr<f16>[tensor<64x64xi32, #b>] -> <64x64xf16, #shared, #smem, mutable>"
            self.lines.append(f"{value}k = amdg.buffer_load_to_local %g[%o] into {value} : {into}")
            self.lines.append(f"{value}m = ttg.async_commit_group tokens {value}k")

    def stages(self, slots):
        """Adds stages, each ended by a border. The wait for a copy follows directly after its
        stage.
        """
        rng = self.rng
        for _ in range(rng.choice((2, 3, 3, 4))):
            kinds = [rng.choice(("store", "load")) for _ in range(rng.choice((0, 0, 1, 1, 1, 2)))]
            if rng.random() < .1:
                kinds.append(rng.choice(("rewrite", "copy")))
            for kind in kinds:
                self.access(kind, rng.choice(slots))
            self.lines.append(BORDER)
            if "copy" in kinds:
                self.lines.append("ttg.async_wait {num = 0 : i32}")
            elif rng.random() < .04:
                self.lines.append(rng.choice(("ttg.barrier local", "ttg.barrier none")))

    def loop(self, number):
        rng = self.rng
        low, high, step = rng.choice(BOUNDS)
        head = f"scf.for %i{number} = {low} to {high} step {step}"
        slots = ["%c0", "%c1", "%c2"] * 2 + [f"%a{number}", f"%b{number}"] * 2 + self.counted
        carried = rng.random() < .3
        if carried:
            head = f"%k{number} = {head} iter_args(%w{number} = {rng.choice(('%c0', '%c1', '%c2'))}) -> (i32)"
            slots += [f"%w{number}"] * 4
        self.lines += [head + " : i32 {", f"%a{number} = arith.andi %i{number}, %c1 : i32", f"%b{number} = arith.remsi %i{number}, %c3 : i32"]
        self.stages(slots)
        if carried:
            self.lines += [
                f"%o{number} = arith.addi %w{number}, {rng.choice(('%c1', '%c2'))} : i32",
                f"%e{number} = arith.remsi %o{number}, %c3 : i32",
                f"scf.yield %e{number} : i32",
            ]
            self.counted += [f"%k{number}"] * 2
        self.lines.append("}")
        if rng.random() < .1:
            self.lines.append("ttg.barrier local")


def module(rng):
    """Returns the text of a random kernel."""
    chain = Chain(rng)
    count = rng.choice((2, 2, 2, 3))
    for number in range(count):
        if number == count - 1 and rng.random() < .3:
            chain.stages(["%c0", "%c1", "%c2"] * 2 + chain.counted)
        else:
            chain.loop(number)
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    with open(os.path.join(root, KERNEL), encoding="utf-8") as file:
        return file.read().replace("    // body\n", "\n".join(chain.lines) + "\n")
