"""Writes what the Triton wheel answers for random encodings: the expectations of tests/peer.rs.

Run with a Python that has the `triton` 3.9.0 wheel (no GPU needed):

    python generate.py ../data          # rewrites all of these files there; the seed is fixed

`layouts.py` writes layouts.jsonl. Each line of another file is one case:

    sizes.jsonl       encoding, allocated shape, element -> bytes that the allocation pass reserves
    views.jsonl       two views of one allocation -> whether the membar pass sees them overlap
    converts.jsonl    source and result encoding -> whether the membar pass takes a conversion with scratch as
                      synchronizing the CTA
    tmem.jsonl        tensor-memory encoding, shape -> columns that the tensor-memory pass reserves
    tmem_views.jsonl  two views of one tensor-memory allocation -> whether the concurrency sanitizer sees words only in
                      the first, in both, only in the second

The wheel aborts the process on some inputs that it does not support. Cases run in forked children; a case that
kills its child is left out.
"""

import json
import os
import random
import re
import sys
import tempfile

from triton._C.libtriton import amd, gluon_ir, ir, nvidia, passes

SEED = 20261120
SMEM, TMEM = "#ttg.shared_memory", "#ttng.tensor_memory"
BITS = {"i8": 8, "f16": 16, "f32": 32, "f64": 64}


class Skip(Exception):
    """The wheel refuses the case, or it says nothing."""


# ---- random encodings ------------------------------------------------------------------------------------------------


def pow2(rng, low, high):
    return 1 << rng.randint(low.bit_length() - 1, high.bit_length() - 1)


def nested(value):
    return json.dumps(value)


def split(rng, total, rank):
    """`total` as a product of `rank` powers of two."""
    sizes = [1] * rank
    while total > 1:
        sizes[rng.randrange(rank)] *= 2
        total //= 2
    return sizes


def cga(rng, rank, bits, key=", CGALayout = "):
    """Random bases for `bits` CTA bits: powers of two along random dimensions, or replicas."""
    sizes, bases = [1] * rank, []
    for _ in range(bits):
        basis = [0] * rank
        if rng.random() < 0.75:
            dim = rng.randrange(rank)
            basis[dim], sizes[dim] = sizes[dim], sizes[dim] * 2
        bases.append(basis)
    return (key + nested(bases) if bases else ""), sizes


def order(rng, rank):
    axes = list(range(rank))
    rng.shuffle(axes)
    return axes


def blocked(rng, rank, lanes, warps, bits):
    text, _ = cga(rng, rank, bits)
    per_thread = [pow2(rng, 1, 8) for _ in range(rank)]
    return (f"#ttg.blocked<{{sizePerThread = {per_thread}, threadsPerWarp = {split(rng, lanes, rank)}, "
            f"warpsPerCTA = {split(rng, warps, rank)}, order = {order(rng, rank)}{text}}}>")


def nvidia_mma(rng, rank, warps, bits):
    text, _ = cga(rng, rank, bits)
    if rank == 2 and rng.random() < 0.5 and warps % 4 == 0:
        warps_shape = split(rng, warps // 4, 2)
        warps_shape[0] *= 4
        return (f"#ttg.nvidia_mma<{{versionMajor = 3, versionMinor = 0, warpsPerCTA = {warps_shape}{text}, "
                f"instrShape = [16, {pow2(rng, 8, 256)}, {rng.choice([8, 16, 32])}]}}>"), 3
    instr = [1] * (rank - 2) + rng.choice([[16, 8], [16, 8], [8, 8]])
    return (f"#ttg.nvidia_mma<{{versionMajor = 2, versionMinor = {rng.randint(0, 1)}, "
            f"warpsPerCTA = {split(rng, warps, rank)}{text}, instrShape = {instr}}}>"), 2


def amd_mfma(rng, rank, warps, bits):
    text, _ = cga(rng, rank, bits)
    instr = rng.choice([[32, 32, 8], [32, 32, 16], [16, 16, 16], [16, 16, 32], [64, 4, 4], [4, 64, 4]])
    transposed = True if instr[:2] == [64, 4] else rng.random() < 0.5
    tiles = ""
    if rng.random() < 0.3:
        tiles = f", tilesPerWarp = {[1] * (rank - 2) + [pow2(rng, 1, 2), pow2(rng, 1, 4)]}"
    wide = ", elementBitWidth = 64" if instr[:2] == [16, 16] and rng.random() < 0.3 else ""
    return (f"#ttg.amd_mfma<{{version = {rng.randint(1, 4)}, warpsPerCTA = {split(rng, warps, rank)}, "
            f"instrShape = {instr}, isTransposed = {str(transposed).lower()}{text}{tiles}{wide}}}>")


def amd_wmma(rng, rank, warps, bits):
    text, _ = cga(rng, rank, bits)
    version = rng.randint(1, 3)
    instr = {1: [[16, 16, 16]], 2: [[16, 16, 16], [16, 16, 32]],
             3: [[16, 16, 4], [16, 16, 32], [16, 16, 64], [16, 16, 128], [32, 16, 128]]}[version]
    instr = rng.choice(instr)
    sizes, warp, register = [1] * rank, [], []
    steps = ["w"] * (warps.bit_length() - 1) + (["r"] * rng.randint(1, 2) if rng.random() < 0.3 else [])
    rng.shuffle(steps)
    for step in steps:
        dim, basis = rng.randrange(rank), [0] * rank
        basis[dim], sizes[dim] = sizes[dim], sizes[dim] * 2
        (warp if step == "w" else register).append(basis)
    inner = (f"register = {nested(register)}, " if register else "") + f"warp = {nested(warp)}"
    if not warp:
        raise Skip
    shape = "" if instr == [16, 16, 16] else f", instrShape = {instr}"
    # `rank` is accepted and never printed; without it a rank-3 layout does not parse.
    rank_key = f"rank = {rank}, " if rank != 2 else ""
    return (f"#ttg.amd_wmma<{{{rank_key}version = {version}, isTranspose = {rng.choice(['true', 'false'])}, "
            f"ctaLayout = {{{inner}}}{text}{shape}}}>"), instr


def linear(rng, rank, lanes, warps, bits, shape):
    """Bits of the shape dealt out to register, lane, warp and block in a random order, with replicas."""
    steps = []
    for dim in range(rank):
        steps += [(dim, 1 << i) for i in range(shape[dim].bit_length() - 1)]
    rng.shuffle(steps)
    bases = {"register": [], "lane": [None] * (lanes.bit_length() - 1), "warp": [None] * (warps.bit_length() - 1),
             "block": [None] * bits}
    slots = [(name, i) for name in ("lane", "warp", "block") for i in range(len(bases[name]))]
    rng.shuffle(slots)
    for name, i in slots:
        basis = [0] * rank
        if steps and rng.random() < 0.85:
            dim, value = steps.pop()
            basis[dim] = value
        bases[name][i] = basis
    for dim, value in steps:
        basis = [0] * rank
        basis[dim] = value
        bases["register"].append(basis)
    name = "linear"
    if rng.random() < 0.3:
        # Warp bases may move in several dimensions, as long as the whole stays onto.
        name = "generic_linear"
        for i, basis in enumerate(bases["warp"]):
            other = rng.choice(bases["lane"] + bases["register"])
            if any(basis) and rng.random() < 0.6:
                bases["warp"][i] = [a ^ b for a, b in zip(basis, other)]
    inner = ", ".join(f"{dim} = {nested(rows)}" for dim, rows in bases.items())
    return f"#ttg.{name}<{{{inner}}}>"


def swizzled(rng, rank, bits, name="swizzled_shared"):
    text, _ = cga(rng, rank, bits)
    return (f"#ttg.{name}<{{vec = {pow2(rng, 1, 16)}, perPhase = {pow2(rng, 1, 8)}, maxPhase = {pow2(rng, 1, 16)}, "
            f"order = {order(rng, rank)}{text}}}>")


def nvmma(rng, rank, bits, elem_bits):
    text, _ = cga(rng, rank, bits)
    swizzle = rng.choice([0, 32, 64, 128, 128]) if rank >= 2 else 0
    fp4 = ", fp4Padded = true" if elem_bits == 8 and rng.random() < 0.2 and rank >= 2 else ""
    if fp4:
        swizzle = 128
    tail = text if text else (f", rank = {rank}" if rank != 2 else "")
    return (f"#ttg.nvmma_shared<{{swizzlingByteWidth = {swizzle}, transposed = {rng.choice(['true', 'false'])}, "
            f"elementBitWidth = {elem_bits}{fp4}{tail}}}>")


def pads(rng):
    intervals = rng.sample([16, 32, 64, 128, 256, 512], rng.choice([1, 1, 2]))
    return ", ".join(f"{interval}:+{pow2(rng, 1, 16)}" for interval in intervals)


def padded(rng, shape, bits):
    rank = len(shape)
    if bits == 0 and rng.random() < 0.6:
        return f"#ttg.padded_shared<[{pads(rng)}] {{order = {order(rng, rank)}, shape = {shape}}}>"
    return f"#ttg.padded_shared<[{pads(rng)}] {{{bases_of(rng, shape, bits)}}}>"


def bases_of(rng, shape, bits):
    steps = [(dim, 1 << i) for dim in range(len(shape)) for i in range(shape[dim].bit_length() - 1)]
    row = lambda dim, value: [value if i == dim else 0 for i in range(len(shape))]
    offset = [row(*step) for step in steps]
    # The largest step of a dimension may go to a CTA bit.
    block = []
    for _ in range(bits):
        tops = [row(d, max(v for dd, v in steps if dd == d)) for d in {d for d, _ in steps}]
        top = rng.choice(tops)
        steps = [s for s in steps if row(*s) != top]
        offset.remove(top)
        block.insert(0, top)
    rng.shuffle(offset)
    return f"offset = {nested(offset)}, block = {nested(block)}"


def shared_linear(rng, shape, bits):
    return f"#ttg.shared_linear<{{{bases_of(rng, shape, bits)}}}, alignment = {pow2(rng, 8, 128)}>"


def tensor_memory(rng, bits, elem_bits):
    block_m = rng.choice([64, 128])
    stride = rng.choice([1, 1, max(1, 32 // elem_bits)])
    two = bits > 0 and rng.random() < 0.6
    if two:
        rest, _ = cga(rng, 2, bits - 1, "")
        bases = [[1, 0]] + [[a * 2, b] for a, b in (json.loads(rest) if rest else [])]
        text = f", CGALayout = {nested(bases)}, twoCTAs = true"
    else:
        text, _ = cga(rng, 2, bits)
    fp4 = ", fp4Padded = true" if elem_bits == 8 and rng.random() < 0.3 else ""
    return (f"#ttng.tensor_memory_encoding<blockM = {block_m}, blockN = {pow2(rng, 8, 256)}, "
            f"colStride = {stride}{text}{fp4}>")


def scales(rng, bits):
    parts = [part for part in (cga(rng, 2, bits, "CGALayout = ")[0], rng.choice(["", "blockRepOrder = kThenMn"])) if part]
    return f"#ttng.tensor_memory_scales_encoding<{', '.join(parts)}>"


def shape_of(rng, rank, low=1, high=256, total=1 << 16):
    while True:
        shape = [pow2(rng, low, high) for _ in range(rank)]
        size = 1
        for dim in shape:
            size *= dim
        if size <= total:
            return shape


def distributed(rng, rank, lanes, warps, bits, shape, depth=0):
    """A random register encoding: (text, lanes)."""
    kind = rng.random()
    if depth < 2 and kind < 0.15 and rank < 4:
        dim = rng.randrange(rank + 1)
        return f"#ttg.slice<{{dim = {dim}, parent = {distributed(rng, rank + 1, lanes, warps, bits, shape[:dim] + [1] + shape[dim:], depth + 1)}}}>"
    if kind < 0.35 or rank not in (2, 3):
        return linear(rng, rank, lanes, warps, bits, shape) if rng.random() < 0.3 else blocked(rng, rank, lanes, warps, bits)
    dot = depth < 2 and rng.random() < 0.5
    op = rng.randint(0, 1)
    if kind < 0.45:
        parent = blocked(rng, rank, lanes, warps, bits)
        return f"#ttg.dot_op<{{opIdx = {op}, parent = {parent}}}>" if dot else parent
    if lanes == 64:
        parent = amd_mfma(rng, rank, warps, bits)
        return f"#ttg.dot_op<{{opIdx = {op}, parent = {parent}, kWidth = {pow2(rng, 1, 16)}}}>" if dot else parent
    if kind < 0.72:
        parent, version = nvidia_mma(rng, rank, warps, bits)
        op = 0 if version == 3 else op
        return f"#ttg.dot_op<{{opIdx = {op}, parent = {parent}, kWidth = {pow2(rng, 1, 8)}}}>" if dot else parent
    parent, instr = amd_wmma(rng, rank, warps, bits)
    width = rng.choice([w for w in (2, 4, 8, 16) if w * 2 <= max(instr[2], 4)])
    return f"#ttg.dot_op<{{opIdx = {op}, parent = {parent}, kWidth = {width}}}>" if dot else parent


def shared(rng, rank, bits, shape, elem_bits):
    kind = rng.random()
    if kind < 0.3:
        return swizzled(rng, rank, bits)
    if kind < 0.65:
        return nvmma(rng, rank, bits, elem_bits)
    if kind < 0.75:
        return swizzled(rng, rank, bits, "amd_rotating_shared")
    if kind < 0.88:
        return padded(rng, shape, bits)
    return shared_linear(rng, shape, bits)


# ---- asking the wheel ------------------------------------------------------------------------------------------------


def parse(text):
    context = ir.context()
    ir.load_dialects(context)
    for backend in (nvidia, amd):
        backend.load_dialects(context)
    with tempfile.NamedTemporaryFile("w", suffix=".mlir", delete=False) as file:
        file.write(text)
    try:
        module = ir.parse_mlir_module(file.name, context)
    except RuntimeError as error:
        raise Skip from error
    finally:
        os.unlink(file.name)
    module.context = context
    return module


def module(body, lanes=32, warps=4, ctas=1, target="cuda:100"):
    return (f'module attributes {{"ttg.num-ctas" = {ctas} : i32, "ttg.num-warps" = {warps} : i32, '
            f'ttg.target = "{target}", "ttg.threads-per-warp" = {lanes} : i32}} {{\n{body}\n}}\n')


def run(mod, *add):
    manager = ir.pass_manager(mod.context)
    for one in add:
        one(manager)
    try:
        manager.run(mod, "peer")
    except RuntimeError as error:
        raise Skip from error
    return mod.str_nodebug()


def allocate(mod, target, membar=False):
    if target.startswith("hip"):
        arch = target.removeprefix("hip:")
        steps = [lambda pm: amd.passes.ttgpuir.add_allocate_shared_memory(pm, arch)]
        if membar:
            steps.append(lambda pm: amd.passes.ttgpuir.add_membar(pm, arch))
    else:
        steps = [lambda pm: nvidia.passes.ttgpuir.add_allocate_shared_memory_nv(pm, 100, 80)]
        if membar:
            steps.append(lambda pm: nvidia.passes.ttgpuir.add_membar(pm, 100, 80))
    return run(mod, *steps)


def memdesc(shape, elem, encoding, alloc=None):
    dims = "x".join(map(str, shape))
    tail = "" if alloc is None or alloc == shape else ", " + "x".join(map(str, alloc))
    return f"!ttg.memdesc<{dims}x{elem}, {encoding}, {SMEM}, mutable{tail}>"


def partitioned(rng, shape, elem_bits):
    """Partitions of plain, swizzled or padded pieces."""
    parts, groups, dim = rng.choice([2, 2, 4]), rng.choice([1, 2, 4]), rng.randrange(len(shape))
    piece = list(shape)
    piece[dim] //= parts * groups
    if piece[dim] < 1:
        raise Skip
    inner = padded(rng, piece, 0) if rng.random() < 0.5 else swizzled(rng, len(shape), 0)
    return (f"#ttg.partitioned_shared<{{numPartitions = {parts}, numGroups = {groups}, partitionDim = {dim}, "
            f"partitionLayout = {inner}}}>")


def sizes_case(rng):
    bits = rng.choice([0, 0, 0, 1])
    elem, rank = rng.choice(list(BITS)), rng.choice([1, 2, 2, 2, 3])
    shape = shape_of(rng, rank, 2, 256, 1 << 13)
    target = "cuda:100"
    if rng.random() < 0.15 and rank > 1:
        bits, target = 0, "hip:gfx1250"
        encoding = partitioned(rng, shape, BITS[elem])
    else:
        encoding = shared(rng, rank, bits, shape, BITS[elem])
    stages = rng.choice([0, 0, 1, 2, 3, 5])
    whole = ([stages] if stages else []) + shape
    body = (f"tt.func public @f() {{ %a = ttg.local_alloc : () -> {memdesc(whole, elem, encoding)}\n"
            f"tt.return }}")
    text = allocate(parse(module(body, ctas=1 << bits, target=target)), target)
    total = int(re.search(r"ttg\.shared = (\d+)", text)[1])
    offset = re.search(r"allocation\.offset = (\[[^\]]*\]|\d+)", text)[1]
    offsets = [int(n) for n in re.findall(r"(\d+)(?: : i32)?", offset.replace(" : i32", ""))]
    if len(offsets) > 1:
        # The last partition's buffer ends the allocation; all are as large.
        total = (total - max(offsets)) * len(offsets)
    return {"encoding": encoding, "shape": whole, "bits": BITS[elem], "bytes": total}


def random_view(rng, name, shape, elem, encoding, rank):
    """Lines that derive a view from %a, the steps for the test, the view and its (shape, elem, encoding, alloc)."""
    lines, steps, value, current, alloc = [], [], "%a", list(shape), list(shape)
    at = 0
    while at < 3:
        at += 1
        if len(current) > rank and rng.random() < 0.7:
            index = rng.randrange(current[0])
            source = memdesc(current, elem, encoding, alloc)
            current = current[1:]
            # The allocation shape stays; it is printed with its stages only where the view had been sliced.
            kept = alloc if current != alloc[-len(current):] else None
            result = memdesc(current, elem, encoding, kept)
            alloc = kept or list(current)
            lines.append(f"{name}{at}c = arith.constant {index} : i32")
            lines.append(f"{name}{at} = ttg.memdesc_index {value}[{name}{at}c] : {source} -> {result}")
            steps.append({"index": index, "shape": list(current), "alloc": list(alloc)})
            value = f"{name}{at}"
        elif rng.random() < 0.6:
            cut = [pow2(rng, max(1, d // 8), d) if d > 1 and d & (d - 1) == 0 else d for d in current]
            if len(current) > rank:
                cut[0] = current[0]
            offsets = [rng.randrange(0, d // c) * c for d, c in zip(current, cut)]
            if cut == current:
                continue
            source, result = memdesc(current, elem, encoding, alloc), memdesc(cut, elem, encoding, alloc)
            lines.append(f"{name}{at} = ttg.memdesc_subslice {value}[{', '.join(map(str, offsets))}] : {source} -> {result}")
            steps.append({"subslice": offsets, "shape": list(cut), "alloc": list(alloc)})
            current, value = cut, f"{name}{at}"
    if len(current) > rank:
        raise Skip
    if "partitioned" not in encoding and rng.random() < 0.25:
        # The same bytes as another type.
        source, size = memdesc(current, elem, encoding, alloc), BITS[elem]
        for dim in current:
            size *= dim
        elem = rng.choice(["i8", "f16", "f32"])
        rows = pow2(rng, 1, max(1, size // BITS[elem]))
        current = [rows, size // BITS[elem] // rows]
        alloc = list(current)
        # One CTA's worth of bytes must stay that; the split is left as it is by not splitting at all.
        encoding = shared(rng, 2, 0, current, BITS[elem])
        lines.append(f"{name}r = ttg.memdesc_reinterpret {value} : {source} -> {memdesc(current, elem, encoding)}")
        steps.append({"encoding": encoding, "bits": BITS[elem], "shape": list(current), "alloc": list(alloc)})
        value = f"{name}r"
    return lines, steps, value, (current, elem, encoding, alloc)


def views_case(rng):
    elem, rank = rng.choice(["i8", "f16", "f32"]), rng.choice([1, 2, 2, 2, 3])
    shape = shape_of(rng, rank, 8, 128, 1 << 13)
    target, bits = "cuda:100", rng.choice([0, 0, 0, 1])
    if rng.random() < 0.2 and rank > 1:
        target, bits, encoding = "hip:gfx1250", 0, partitioned(rng, shape, BITS[elem])
    else:
        encoding = shared(rng, rank, bits, shape, BITS[elem])
        if "amd" in encoding and bits == 0:
            target = "hip:gfx950"
    stages = rng.choice([0, 2, 3, 4])
    whole = ([stages] if stages else []) + shape
    a_lines, a_steps, a, a_type = random_view(rng, "%x", whole, elem, encoding, rank)
    b_lines, b_steps, b, b_type = random_view(rng, "%y", whole, elem, encoding, rank)

    def tensor(view):
        shape, elem, _, _ = view
        rank, cga = len(shape), f", CGALayout = {nested([[0] * len(shape)] * bits)}" if bits else ""
        register = (f"#ttg.blocked<{{sizePerThread = {[1] * rank}, threadsPerWarp = {[1] * (rank - 1) + [32]}, "
                    f"warpsPerCTA = {[4] + [1] * (rank - 1)}, order = {list(range(rank))[::-1]}{cga}}}>")
        return f"tensor<{'x'.join(map(str, shape))}x{elem}, {register}>"

    body = "\n".join([
        f"tt.func public @f(%v: {tensor(a_type)}) -> {tensor(b_type)} {{",
        f"%a = ttg.local_alloc : () -> {memdesc(whole, elem, encoding)}",
        *a_lines, *b_lines,
        f"ttg.local_store %v, {a} : {tensor(a_type)} -> {memdesc(*a_type)}",
        f"%r = ttg.local_load {b} : {memdesc(*b_type)} -> {tensor(b_type)}",
        f"tt.return %r : {tensor(b_type)} }}",
    ])
    text = allocate(parse(module(body, ctas=1 << bits, target=target)), target, membar=True)
    offset = re.search(r"allocation\.offset = (\[[^\]]*\]|\d+)", text)[1]
    offsets = [int(n) for n in re.findall(r"(\d+)", offset.replace(" : i32", ""))]
    return {"encoding": encoding, "shape": whole, "bits": BITS[elem], "offsets": offsets, "a": a_steps, "b": b_steps,
            "overlap": "ttg.barrier" in text}


def converts_case(rng):
    lanes, warps, rank = rng.choice([32, 32, 64]), pow2(rng, 1, 8), rng.choice([1, 2, 2, 2, 3])
    bits = rng.choice([0, 0, 0, 1]) if rank <= 2 and lanes == 32 else 0
    shape = shape_of(rng, rank, 2, 128, 1 << 13)
    src = distributed(rng, rank, lanes, warps, bits, shape)
    dst = distributed(rng, rank, lanes, warps, bits, shape)
    if rng.random() < 0.5 and src.startswith("#ttg.blocked"):
        # Near misses: the same warps, other lanes.
        dst = re.sub(r"sizePerThread = \[[^\]]*\]", f"sizePerThread = {[pow2(rng, 1, 4) for _ in range(rank)]}", src)
        if rng.random() < 0.7:
            dst = re.sub(r"threadsPerWarp = \[[^\]]*\]", f"threadsPerWarp = {split(rng, lanes, rank)}", dst)
    elif rng.random() < 0.4:
        # Lane and register bits exchanged, warps kept.
        src = linear(rng, rank, lanes, warps, bits, shape)
        rows = dict(re.findall(r"(register|lane|warp|block) = (\[(?:\[[^\]]*\](?:, )?)*\])", src))
        pool = json.loads(rows["register"]) + json.loads(rows["lane"])
        rng.shuffle(pool)
        lane = pool[:lanes.bit_length() - 1]
        rest = [row for row in pool[lanes.bit_length() - 1:] if any(row)]
        dst = f"#ttg.linear<{{register = {nested(rest)}, lane = {nested(lane)}, warp = {rows['warp']}, block = {rows['block']}}}>"
    if src == dst:
        raise Skip
    target = "hip:gfx942" if lanes == 64 else "cuda:100"
    dims = "x".join(map(str, shape))
    keep = f"#ttg.blocked<{{sizePerThread = [1], threadsPerWarp = [{lanes}], warpsPerCTA = [{warps}], order = [0]{', CGALayout = [[0]]' if bits else ''}}}>"
    buffer = memdesc([lanes * warps], "f32", f"#ttg.swizzled_shared<{{vec = 1, perPhase = 1, maxPhase = 1, order = [0]{', CGALayout = [[0]]' if bits else ''}}}>")
    tensor = f"tensor<{lanes * warps}xf32, {keep}>"
    body = "\n".join([
        f"tt.func public @f(%v: {tensor}, %x: tensor<{dims}xf32, {src}>) -> (tensor<{dims}xf32, {dst}>, {tensor}) {{",
        f"%a = ttg.local_alloc : () -> {buffer}",
        f"ttg.local_store %v, %a : {tensor} -> {buffer}",
        f"%c = ttg.convert_layout %x : tensor<{dims}xf32, {src}> -> tensor<{dims}xf32, {dst}>",
        f"%r = ttg.local_load %a : {buffer} -> {tensor}",
        f"tt.return %c, %r : tensor<{dims}xf32, {dst}>, {tensor} }}",
    ])
    text = allocate(parse(module(body, lanes, warps, 1 << bits, target)), target, membar=True)
    line = next(line for line in text.splitlines() if "ttg.convert_layout" in line)
    if "allocation.offset" not in line:
        raise Skip  # No scratch: nothing to synchronize.
    before, after = text.split("ttg.convert_layout", 1)
    if "ttg.barrier" in before:
        raise Skip
    return {"src": src, "dst": dst, "shape": shape, "warp_sync": "ttg.barrier" in after}


def tmem_case(rng):
    bits = rng.choice([0, 0, 1])
    if rng.random() < 0.2:
        elem, shape, stages = "i8", [pow2(rng, 32, 256), pow2(rng, 1, 32)], 0
        encoding = scales(rng, bits)
    else:
        elem, stages = rng.choice(["f16", "f32"]), rng.choice([0, 0, 1, 2])
        shape, encoding = [pow2(rng, 64, 256), pow2(rng, 8, 256)], tensor_memory(rng, bits, BITS[elem])
    whole = ([stages] if stages else []) + shape
    dims = "x".join(map(str, whole))
    ty = f"!ttg.memdesc<{dims}x{elem}, {encoding}, {TMEM}, mutable>"
    body = f"tt.func public @f() {{ %a = ttng.tmem_alloc : () -> {ty}\ntt.return }}"
    text = run(parse(module(body, ctas=1 << bits)), nvidia.passes.ttnvgpuir.add_allocate_tensor_memory)
    return {"encoding": encoding, "shape": whole, "bits": BITS[elem],
            "bytes": int(re.search(r"ttg\.tensor_memory_size = (\d+)", text)[1])}


def tmem_desc(shape, elem, encoding, alloc=None):
    return memdesc(shape, elem, encoding, alloc).replace(SMEM, TMEM)


def tmem_view(rng, name, whole, elem, encoding):
    """Lines that derive a two-dimensional view from %a, the steps for the test, and the view's type."""
    lines, steps, value, current, alloc = [], [], "%a", list(whole), list(whole)
    if len(whole) > 2:
        index, source, current = rng.randrange(whole[0]), tmem_desc(current, elem, encoding), current[1:]
        alloc = list(current)
        lines += [f"{name}c = arith.constant {index} : i32",
                  f"{name}i = ttg.memdesc_index %a[{name}c] : {source} -> {tmem_desc(current, elem, encoding)}"]
        steps.append({"index": index, "shape": list(current), "alloc": list(alloc)})
        value = f"{name}i"
    for at in range(rng.randint(0, 2)):
        dim = 1 if rng.random() < 0.8 else 0
        width = pow2(rng, max(1, current[dim] // 4), current[dim])
        offset = rng.randrange(current[dim] // width) * width
        cut = list(current)
        cut[dim] = width
        along = "" if dim == 1 else ", dim = 0 : i32"
        lines.append(f"{name}{at} = ttng.tmem_subslice {value} {{offset = {offset} : i32{along}}} : "
                     f"{tmem_desc(current, elem, encoding, alloc)} -> {tmem_desc(cut, elem, encoding, alloc)}")
        steps.append({"tmem_subslice": [offset, dim], "shape": list(cut), "alloc": list(alloc)})
        current, value = cut, f"{name}{at}"
    return lines, steps, value, current, tmem_desc(current, elem, encoding, alloc), alloc


def tmem_register(shape, alloc, elem, ty):
    """A register layout that the view can be loaded to."""
    from triton.experimental.gluon import language as ttgl
    mod = parse(module(f"tt.func public @f(%x: {ty}) {{ tt.return }}"))
    layout = gluon_ir.GluonOpBuilder(mod.context, "").get_gluon_layout_from_memdesc(mod.get_function("f").args(0))
    element = {"f16": ttgl.float16, "f32": ttgl.float32}[elem]
    for atom in ("32x32b", "16x32bx2", "16x64b", "16x256b"):
        found = gluon_ir.compute_tmem_reg_layout(element, shape, alloc, layout, 4, atom)
        if found is not None:
            return (f"#ttg.linear<{{register = {nested(found.reg_bases)}, lane = {nested(found.lane_bases)}, "
                    f"warp = {nested(found.warp_bases)}, block = {nested(found.block_bases)}}}>")
    raise Skip


def tmem_views_case(rng):
    elem, stages = rng.choice(["f16", "f32", "f32"]), rng.choice([0, 2, 3])
    shape, encoding = [pow2(rng, 64, 256), pow2(rng, 8, 256)], tensor_memory(rng, 0, BITS[elem])
    whole = ([stages] if stages else []) + shape
    lines, steps, loads, results = [], [], [], []
    for name in ("%x", "%y"):
        more, path, value, view, ty, alloc = tmem_view(rng, name, whole, elem, encoding)
        tensor = f"tensor<{view[0]}x{view[1]}x{elem}, {tmem_register(view, alloc, elem, ty)}>"
        lines += more
        steps.append(path)
        loads.append(f"{name}r = ttng.tmem_load {value} : {ty} -> {tensor}")
        results.append((f"{name}r", tensor))
    names, types = ", ".join(r for r, _ in results), ", ".join(t for _, t in results)
    body = "\n".join([f"tt.func public @f() -> ({types}) {{", f"%a = ttng.tmem_alloc : () -> {tmem_desc(whole, elem, encoding)}",
                      *lines, *loads, f"tt.return {names} : {types} }}"])
    mod = parse(module(body))
    text = run(mod, nvidia.passes.ttnvgpuir.add_allocate_tensor_memory,
               lambda pm: nvidia.passes.ttgpuir.add_allocate_shared_memory_nv(pm, 100, 80),
               passes.ttgpuir.add_concurrency_sanitizer)
    parts = text[text.index("ttng.tmem_alloc"):].split("ttng.tmem_load")
    if len(parts) != 3:
        raise Skip
    masks = []
    for part in parts[:2]:
        value, lanes = re.findall(r"dense<(true|false|\[[^\]]*\])> : tensor<(\d+)xi1", part)[-1]
        masks.append(json.loads(value) if value.startswith("[") else [value == "true"] * int(lanes))
    a, b = masks
    return {"encoding": encoding, "shape": whole, "bits": BITS[elem], "a": steps[0], "b": steps[1],
            "relation": [any(x and not y for x, y in zip(a, b)), any(x and y for x, y in zip(a, b)),
                         any(y and not x for x, y in zip(a, b))]}


# ---- driving ---------------------------------------------------------------------------------------------------------


def child(make, seed, count, out):
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 2)
    for index in seed:
        rng = random.Random(f"{SEED}/{count}/{index}")
        try:
            line = json.dumps(make(rng), separators=(",", ":"))
        except (Skip, RuntimeError, AssertionError, ValueError, TypeError, IndexError):
            line = ""
        os.write(out, f"{index}\t{line}\n".encode())


def cases(make, wanted, tries):
    """Runs cases in children until enough answered; a child that dies loses the case that killed it."""
    kept, next_index, died = {}, 0, 0
    while len(kept) < wanted and next_index < tries:
        reader, writer = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reader)
            child(make, range(next_index, min(tries, next_index + 400)), make.__name__, writer)
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as stream:
            for row in stream:
                index, line = row.rstrip("\n").split("\t")
                next_index = int(index) + 1
                if line:
                    kept.setdefault(line)
        _, status = os.waitpid(pid, 0)
        if status != 0:
            next_index += 1
            died += 1
    print(f"{make.__name__}: {len(kept)} cases of {next_index} tries, {died} aborts", file=sys.stderr)
    return list(kept)[:wanted]


def main():
    out = sys.argv[1]
    plan = {"sizes": (sizes_case, 1200), "views": (views_case, 1500),
            "converts": (converts_case, 1200), "tmem": (tmem_case, 200), "tmem_views": (tmem_views_case, 300)}
    only = sys.argv[2:] or list(plan)
    for name in only:
        make, wanted = plan[name]
        with open(os.path.join(out, f"{name}.jsonl"), "w") as file:
            file.writelines(line + "\n" for line in cases(make, wanted, wanted * 12))


if __name__ == "__main__":
    main()
