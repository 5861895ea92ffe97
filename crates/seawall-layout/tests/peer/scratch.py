"""Writes how much scratch memory the Triton wheel gives to random ops: the expectations of tests/scratch.rs here and of
tests/scratch in seawall-lower.

Run with a Python that has the `triton` 3.9.0 wheel (no GPU needed):

    python scratch.py ../data ../../../seawall-lower/tests/data

Each line of `scratch.jsonl` is one op (`convert`, `reduce`, `scan`, `gather`, `broadcast`, `histogram`) by its layouts,
with the bytes on each target of `NARROW` or, where a warp has 64 lanes, of `WIDE`; 0 for none. Each line of
`scratch_ops.jsonl` is the body of a function with one op that may have scratch memory, with the same bytes: what depends on
the op rather than on layouts.
"""

import json
import os
import random
import re
import sys

from generate import (BITS, SMEM, Skip, amd, cases, distributed, linear, module, nested, nvidia, parse, pow2, run, shape_of,
                      split)

NARROW = {"sm_80": 80, "sm_90": 90, "sm_100": 100, "sm_120": 120, "gfx1201": "gfx1201", "gfx1250": "gfx1250"}
WIDE = {"gfx942": "gfx942", "gfx950": "gfx950"}
WIDTHS = dict(BITS, i1=1, bf16=16, f8E5M2=8, i32=32, i64=64) | {"!tt.ptr<f32>": 64}


def targets(lanes):
    return NARROW if lanes == 32 else WIDE


def ask(body, lanes, warps, ctas, mark, encoding=None):
    """The bytes of scratch memory of the op whose text matches `mark`, on each target; `#e` is `encoding`."""
    answers, prelude = {}, f"#e = {encoding}\n" if encoding else ""
    for name, arch in targets(lanes).items():
        if isinstance(arch, int):
            target, step = f"cuda:{arch}", lambda pm: nvidia.passes.ttgpuir.add_allocate_shared_memory_nv(pm, arch, 80)
        else:
            target, step = f"hip:{arch}", lambda pm: amd.passes.ttgpuir.add_allocate_shared_memory(pm, arch)
        text = run(parse(prelude + module(body, lanes, warps, ctas, target)), step)
        text = re.sub(r"ttg\.local_alloc[^\n]*|tt\.func[^\n]*", "", text)
        if not re.search(mark, text):
            raise Skip
        sizes = [int(n) for n in re.findall(r"allocation\.size = (\d+)", text)]
        if len(sizes) > 1:
            raise Skip
        answers[name] = sizes[0] if sizes else 0
    return list(answers.values())


def tensor(shape, elem, encoding):
    return f"tensor<{'x'.join(map(str, shape))}x{elem}, {encoding}>"


def launch(rng, ranks=(1, 2, 2, 2, 3)):
    lanes, warps, rank = rng.choice([32, 32, 64]), pow2(rng, 1, 8), rng.choice(ranks)
    return lanes, warps, rank, rng.choice([0, 0, 0, 1, 2])


def exchanged(rng, shape, lanes, warps, bits):
    """A linear layout and one with some of its register and lane bits exchanged."""
    src = linear(rng, len(shape), lanes, warps, bits, shape).replace("generic_linear", "linear")
    rows = dict(re.findall(r"(register|lane|warp|block) = (\[(?:\[[^\]]*\](?:, )?)*\])", src))
    register, lane = json.loads(rows["register"]), json.loads(rows["lane"])
    for _ in range(rng.randint(0, 3)):
        kind = rng.random()
        if kind < 0.5 and register and lane:
            i, j = rng.randrange(len(register)), rng.randrange(len(lane))
            register[i], lane[j] = lane[j], register[i]
        elif kind < 0.75:
            rng.shuffle(register)
        else:
            rng.shuffle(lane)
    dst = f"#ttg.linear<{{register = {nested([r for r in register if any(r)])}, lane = {nested(lane)}, " \
          f"warp = {rows['warp']}, block = {rows['block']}}}>"
    return src, dst


def convert_case(rng):
    lanes, warps, rank, bits = launch(rng)
    shape = shape_of(rng, rank, 2, 256, 1 << rng.randint(6, 15))
    if rng.random() < 0.3:
        src, dst = exchanged(rng, shape, lanes, warps, bits)
    else:
        src, dst = (distributed(rng, rank, lanes, warps, bits, shape) for _ in range(2))
        if rng.random() < 0.3 and src.startswith("#ttg.blocked"):
            dst = re.sub(r"sizePerThread = \[[^\]]*\]", f"sizePerThread = {[pow2(rng, 1, 8) for _ in range(rank)]}", src)
            if rng.random() < 0.7:
                dst = re.sub(r"threadsPerWarp = \[[^\]]*\]", f"threadsPerWarp = {split(rng, lanes, rank)}", dst)
            if rng.random() < 0.5:
                dst = re.sub(r" order = \[[^\]]*\]", f" order = {rng.sample(range(rank), rank)}", dst)
    if src == dst:
        raise Skip
    elem = rng.choice(["f16", "f16", "f32", "f32", "i8", "f64", "i1", "!tt.ptr<f32>", "f8E5M2"])
    a, b = tensor(shape, elem, src), tensor(shape, elem, dst)
    body = f"tt.func public @f(%x: {a}) -> {b} {{ %r = ttg.convert_layout %x : {a} -> {b}\ntt.return %r : {b} }}"
    return {"op": "convert", "src": src, "dst": dst, "shape": shape, "bits": [WIDTHS[elem]],
            "bytes": ask(body, lanes, warps, 1 << bits, "ttg.convert_layout")}


def combined(rng, name, src, shape, axis, elems, results, extra=""):
    """The text of a reduction or scan of several operands."""
    args = ", ".join(f"%a{i}: {e}" for i, e in enumerate(elems * 2))
    back = ", ".join(f"%a{i}" for i in range(len(elems))) + " : " + ", ".join(elems)
    names = ", ".join(f"%x{i}" for i in range(len(elems)))
    given = ", ".join(tensor(shape, e, src) for e in elems)
    params = ", ".join(f"%x{i}: {tensor(shape, e, src)}" for i, e in enumerate(elems))
    out = f"%r:{len(elems)}" if len(elems) > 1 else "%r"
    used = ", ".join(f"%r#{i}" for i in range(len(elems))) if len(elems) > 1 else "%r"
    return (f"tt.func public @f({params}) -> ({', '.join(results)}) {{\n{out} = \"{name}\"({names}) <{{axis = {axis} : i32"
            f"{extra}}}> ({{\n^bb0({args}):\n{name}.return {back}\n}}) : ({given}) -> ({', '.join(results)})\n"
            f"tt.return {used} : {', '.join(results)} }}")


def reduce_case(rng):
    lanes, warps, rank, bits = launch(rng)
    shape = shape_of(rng, rank, 1, 512, 1 << rng.randint(6, 14))
    src, axis = distributed(rng, rank, lanes, warps, bits, shape), rng.randrange(rank)
    elems = [rng.choice(["f16", "f32", "i64", "i8", "i1", "f64"]) for _ in range(rng.choice([1, 1, 2, 3]))]
    rest = shape[:axis] + shape[axis + 1:]
    result = lambda e: tensor(rest, e, f"#ttg.slice<{{dim = {axis}, parent = {src}}}>") if rest else e
    body = combined(rng, "tt.reduce", src, shape, axis, elems, [result(e) for e in elems])
    return {"op": "reduce", "src": src, "shape": shape, "axis": axis, "bits": [WIDTHS[e] for e in elems],
            "bytes": ask(body, lanes, warps, 1 << bits, "tt.reduce")}


def scan_case(rng):
    lanes, warps, rank, bits = launch(rng)
    shape = shape_of(rng, rank, 1, 512, 1 << rng.randint(6, 14))
    for _ in range(4):
        src, axis = distributed(rng, rank, lanes, warps, bits, shape), rng.randrange(rank)
        if src.startswith("#ttg.blocked"):
            break
    elems = [rng.choice(["f16", "f32", "i64", "i8", "i1"]) for _ in range(rng.choice([1, 1, 2, 3]))]
    body = combined(rng, "tt.scan", src, shape, axis, elems, [tensor(shape, e, src) for e in elems], ", reverse = false")
    return {"op": "scan", "src": src, "shape": shape, "axis": axis, "bits": [WIDTHS[e] for e in elems],
            "bytes": ask(body, lanes, warps, 1 << bits, "tt.scan")}


def gather_case(rng):
    lanes, warps, rank, bits = launch(rng)
    shape, axis = shape_of(rng, rank, 1, 256, 1 << rng.randint(6, 13)), rng.randrange(rank)
    to = list(shape)
    to[axis] = pow2(rng, 1, 128)
    src = distributed(rng, rank, lanes, warps, bits, shape)
    dst = src if rng.random() < 0.4 else distributed(rng, rank, lanes, warps, bits, to)
    if rng.random() < 0.6:
        # All of the axis within a warp.
        over = lambda n: split(rng, n, rank - 1) if rank > 1 else []
        warp = over(warps)
        warp = (warp[:axis] + [1] + warp[axis:]) if rank > 1 else [1]
        tail = f", CGALayout = {nested([[0] * rank] * bits)}" if bits else ""
        make = lambda: (f"#ttg.blocked<{{sizePerThread = {[pow2(rng, 1, 4) for _ in range(rank)]}, threadsPerWarp = "
                        f"{threads}, warpsPerCTA = {warp}, order = {rng.sample(range(rank), rank)}{tail}}}>")
        warps = 1 if rank == 1 else warps
        threads = split(rng, lanes, rank)
        src = make()
        dst = src if rng.random() < 0.5 else make()
    elem = rng.choice(["f16", "f32", "i8", "f64", "i1"])
    s, i, r = tensor(shape, elem, src), tensor(to, "i32", dst), tensor(to, elem, dst)
    body = (f"tt.func public @f(%x: {s}, %i: {i}) -> {r} {{ %r = tt.gather %x[%i] {{axis = {axis} : i32}} : ({s}, {i}) -> {r}\n"
            f"tt.return %r : {r} }}")
    return {"op": "gather", "src": src, "dst": dst, "shape": shape, "to": to, "axis": axis, "bits": [WIDTHS[elem]],
            "bytes": ask(body, lanes, warps, 1 << bits, "tt.gather")}


def broadcast_case(rng):
    lanes, warps, rank, bits = launch(rng)
    shape = shape_of(rng, rank, 1, 256, 1 << rng.randint(3, 13))
    src, elem = distributed(rng, rank, lanes, warps, bits, shape), rng.choice(["f16", "f32", "i64", "i32"])
    op = "fadd" if elem[0] == "f" else "add"
    p, v, m = (tensor(shape, e, src) for e in (f"!tt.ptr<{elem}>", elem, "i1"))
    body = (f"tt.func public @f(%p: {p}, %v: {v}, %m: {m}) -> {v} {{ %r = tt.atomic_rmw {op}, relaxed, gpu, %p, %v, %m : "
            f"({p}, {v}, {m}) -> {v}\ntt.return %r : {v} }}")
    return {"op": "broadcast", "src": src, "shape": shape, "bits": [WIDTHS[elem]],
            "bytes": ask(body, lanes, warps, 1 << bits, "tt.atomic_rmw")}


def histogram_case(rng):
    lanes, warps, _, bits = launch(rng)
    warps = rng.choice([1, warps])
    shape, bins, elem = [pow2(rng, 32, 1024)], [pow2(rng, 2, rng.choice([2, 4, 512]))], rng.choice(["i32", "i64", "i8", "i1"])
    src, dst = (distributed(rng, 1, lanes, warps, bits, s) for s in (shape, bins))
    a, b = tensor(shape, "i32", src), tensor(bins, elem, dst)
    body = f"tt.func public @f(%x: {a}) -> {b} {{ %r = tt.histogram %x : {a} -> {b}\ntt.return %r : {b} }}"
    return {"op": "histogram", "src": src, "shape": shape, "to": bins, "axis": lanes, "warps": warps, "bits": [WIDTHS[elem]],
            "bytes": ask(body, lanes, warps, 1 << bits, "tt.histogram")}


# ---- ops by their text -----------------------------------------------------------------------------------------------


def captured(rng, count):
    types = ["i1", "i8", "i32", "i64", "f16", "f32", "f64", "!tt.ptr<f16>"]
    for rank in (1, 2, 3):
        dims = "x".join(["16"] * rank)
        axes = list(range(rank))[::-1]
        shared = f"#ttg.swizzled_shared<{{vec = 1, perPhase = 1, maxPhase = 1, order = {axes}}}>"
        types += [f"!ttg.memdesc<{dims}xf16, {shared}, {SMEM}, mutable>", f"!tt.tensordesc<{dims}xf16>",
                  f"!ttg.memdesc<2x{dims}xf16, {shared}, {SMEM}, mutable>"]
    types.append("!ttg.memdesc<128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, "
                 "#ttng.tensor_memory, mutable>")
    types.append("!ttng.tensordesc_im2col<16x16xf16>")
    return [rng.choice(types) for _ in range(count)]


def specialize(rng):
    types = captured(rng, rng.randint(0, 6))
    inner = ", ".join(f"%b{i}: {t}" for i, t in enumerate(types))
    partitions = "".join(f"partition{i}({inner}) num_warps({pow2(rng, 1, 4)}) {{ ttg.warp_return }}\n"
                         for i in range(rng.randint(1, 2)))
    params = ", ".join(f"%x{i}: {t}" for i, t in enumerate(types))
    names = ", ".join(f"%x{i}" for i in range(len(types)))
    extra = f" attributes {{consan.extra_capture_bytes = {rng.randrange(64)} : i32}}" if rng.random() < 0.1 else ""
    return (f"tt.func public @f({params}) {{ ttg.warp_specialize({names}){extra}\ndefault {{ ttg.warp_yield }}\n{partitions} : "
            f"({', '.join(types)}) -> ()\ntt.return }}"), "ttg.warp_specialize"


def result_used(rng, value, ty):
    return rng.choice([(f"tt.return %r : {ty}", f" -> {ty}"), ("tt.return", "")])


def atomic(rng, lanes, warps, bits):
    scalar, rank = rng.random() < 0.3, rng.choice([1, 2])
    elem, shape = rng.choice(["i32", "i64", "f32", "f16"]), shape_of(rng, rank, 1, 128, 1 << 11)
    encoding = distributed(rng, rank, lanes, warps, bits, shape)
    of = (lambda e: e) if scalar else (lambda e: tensor(shape, e, "#e"))
    pointer, value = of(f"!tt.ptr<{elem}>"), of(elem)
    back, result = result_used(rng, "%r", value)
    kind, name = rng.randrange(6), rng.choice(["tt.", "tt.", "tti.experimental_gsan_"])
    if kind == 0:
        add = "fadd" if elem[0] == "f" else "add"
        op = f"{name}atomic_rmw {add}, acq_rel, gpu, %p, %v, %m : ({pointer}, {value}, {of('i1')}) -> {value}"
    elif kind == 1:
        op = f"{name}atomic_cas acq_rel, gpu, %p, %v, %v : ({pointer}, {value}, {value}) -> {value}"
    elif kind == 2:
        pointer, value, timeout = f"!tt.ptr<{elem}>", elem, rng.choice([" timeout %t", ""])
        back, result = result_used(rng, "%r", "i1")
        op = f"tt.atomic_poll acquire, gpu, %p, %v{timeout} : {pointer}, {value} -> i1"
    elif kind == 3:
        scalar = False
        pointer, value, offsets = f"!tt.ptr<{elem}>", tensor(shape, elem, "#e"), tensor(shape, "i32", "#e")
        back, result = result_used(rng, "%r", value)
        add = "fadd" if elem[0] == "f" else "add"
        op = (f"amdg.buffer_atomic_rmw {add}, acq_rel, gpu, %v, %p[%o] : {pointer} -> {value}" if rng.random() < 0.5 else
              f"amdg.buffer_atomic_cas acq_rel, gpu, %v, %v, %p[%o] : {pointer} -> {value}")
    elif kind == 4:
        op = f"tt.atomic_load acquire, gpu, %p, %m : ({pointer}, {of('i1')}) -> {value}"
    else:
        scalar = False
        value, offsets = tensor(shape, elem, "#e"), tensor(shape, "i32", "#e")
        back, result = result_used(rng, "%r", value)
        order = list(range(rank))[::-1]
        tail = f", CGALayout = {nested([[0] * rank] * bits)}" if bits else ""
        pointer = (f"!ttg.memdesc<{'x'.join(map(str, shape))}x{elem}, #ttg.swizzled_shared<{{vec = 1, perPhase = 1, "
                   f"maxPhase = 1, order = {order}{tail}}}>, {SMEM}, mutable>")
        add = "fadd" if elem[0] == "f" else "add"
        op = (f"ttg.local_atomic_scatter_rmw {add}, %p[%o], %v {{axis = 0 : i32}} : ({pointer}, {value}, {offsets}) -> "
              f"{value}")
    extra = f", %o: {tensor(shape, 'i32', '#e')}"
    return (f"tt.func public @f(%p: {pointer}, %v: {value}, %m: {of('i1')}, %t: i64{extra}){result} {{\n%r = {op}\n{back} }}",
            op.split()[0], encoding)


def ops_case(rng):
    lanes, warps, _, bits = launch(rng)
    kind = rng.random()
    encoding = None
    if kind < 0.3:
        lanes, warps, bits = rng.choice([32, 64]), 4, 0
        body, mark = specialize(rng)
    elif kind < 0.35:
        lanes, bits = 32, 0
        body, mark = ("tt.func public @f(%p: !tt.ptr<i8>, %g: !tt.ptr<f16>, %i: i32, %j: i64) { ttng.tensormap_create %p, %g, "
                      "[%i], [%i], [], [%i] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, "
                      "swizzle_mode = 0 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32) -> ()\ntt.return }"), "tensormap"
    else:
        body, mark, encoding = atomic(rng, lanes, warps, bits)
    return {"lanes": lanes, "warps": warps, "ctas": 1 << bits, "encoding": encoding, "body": body,
            "bytes": ask(body, lanes, warps, 1 << bits, mark, encoding)}


def main():
    layouts, ops = sys.argv[1:3]
    scale = float(sys.argv[3]) if len(sys.argv) > 3 else 1
    plan = [(convert_case, 1100), (reduce_case, 450), (scan_case, 300), (gather_case, 150), (broadcast_case, 150),
            (histogram_case, 30)]
    lines = [line for make, wanted in plan for line in cases(make, int(wanted * scale), int(wanted * scale * 12))]
    with open(os.path.join(layouts, "scratch.jsonl"), "w") as file:
        file.writelines(line + "\n" for line in lines)
    with open(os.path.join(ops, "scratch_ops.jsonl"), "w") as file:
        file.writelines(line + "\n" for line in cases(ops_case, int(250 * scale), int(3000 * scale)))


if __name__ == "__main__":
    main()
