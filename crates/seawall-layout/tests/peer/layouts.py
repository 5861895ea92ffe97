"""Asks the Triton wheel for the linear layouts of random encodings of every kind: `layouts.jsonl`.

    python layouts.py ../data/layouts.jsonl     # the seed is fixed; a table of what was asked goes to standard error

One line is one encoding: `{"encoding", "printed"?, "answers": [[shape, bases]...]}`. `printed` is how the wheel prints it,
where that differs. `bases` has a part for each input dimension (register|lane|warp|block, offset|block, offset of a padded one,
row|col), parts divided by `|`, bases by spaces; a basis is its coordinates that are not 0, each the letter of its
dimension (`a` for dimension 0) and the number: `a1 a2 b4c1`, and `0` where all are.

The wheel's bindings do not know `amd_rotating_shared`, nor `generic_linear` with bases along several dimensions; the first
is covered by `sizes.jsonl` and `views.jsonl`.
"""

import json
import re
import sys

from triton._C.libtriton import gluon_ir

import generate as g
from generate import pow2, shape_of

# By kind: what makes a random encoding of it, and how many are in the data. Pairs are up to twice as many, where one
# encoding can have two shapes.
KINDS = {}


def kind(count):
    """Names a function that makes a random encoding of one kind: (text, shapes, place, element, lanes, warps, bits).

    `bits` are those of the CTA number.
    """
    def add(make):
        KINDS[make.__name__] = (make, count)
        return make
    return add


def cta_bits(rng):
    """Bits of the CTA number: clusters of 1 to 16 CTAs."""
    return rng.choice([0, 0, 0, 0, 1, 1, 2, 2, 3, 4])


def warp_count(rng):
    return pow2(rng, 1, 16)


def shapes(rng, rank, count=2, low=1, high=256):
    return [shape_of(rng, rank, low, high) for _ in range(count)]


def in_registers(rng, encoding, found, lanes, warps, bits):
    return encoding, found, "tensor", rng.choice(list(g.BITS)), lanes, warps, bits


@kind(450)
def blocked(rng):
    lanes, warps, rank, bits = rng.choice([32, 64]), warp_count(rng), rng.randint(1, 5), cta_bits(rng)
    return in_registers(rng, g.blocked(rng, rank, lanes, warps, bits), shapes(rng, rank), lanes, warps, bits)


def parent_of(rng, rank, lanes, warps, bits, shape):
    """A register encoding of one of the kinds that have this rank."""
    makers = ["blocked", "linear", "slice"] if rank < 5 else ["blocked", "linear"]
    if rank in (2, 3):
        makers += ["nvidia_mma", "amd_wmma", "dot_op"] if lanes == 32 else ["amd_mfma", "amd_mfma", "dot_op"]
    make = rng.choice(makers)
    if make == "blocked":
        return g.blocked(rng, rank, lanes, warps, bits)
    if make == "linear":
        return g.linear(rng, rank, lanes, warps, bits, shape)
    if make == "slice":
        return sliced(rng, rank, lanes, warps, bits, shape)
    if make == "dot_op":
        which = rng.choice(["blocked", "nvidia_mma", "amd_wmma"] if lanes == 32 else ["blocked", "amd_mfma"])
        return operand(rng, which, rank, lanes, warps, bits)
    return matrix(rng, make, rank, lanes, warps, bits)[0]


def sliced(rng, rank, lanes, warps, bits, shape):
    dim = rng.randrange(rank + 1)
    parent = parent_of(rng, rank + 1, lanes, warps, bits, shape[:dim] + [1] + shape[dim:])
    return f"#ttg.slice<{{dim = {dim}, parent = {parent}}}>"


@kind(450)
def slice(rng):
    lanes, warps, rank, bits = rng.choice([32, 32, 64]), warp_count(rng), rng.randint(1, 4), cta_bits(rng)
    found = shapes(rng, rank)
    return in_registers(rng, sliced(rng, rank, lanes, warps, bits, found[0]), found, lanes, warps, bits)


def matrix(rng, which, rank, lanes, warps, bits):
    """The result of a matrix instruction: (text, what its operands depend on)."""
    if which == "nvidia_mma":
        return g.nvidia_mma(rng, rank, warps, bits)
    if which == "amd_mfma":
        return g.amd_mfma(rng, rank, warps, bits), None
    return g.amd_wmma(rng, rank, warps, bits)


def operand(rng, which, rank, lanes, warps, bits):
    op = rng.randint(0, 1)
    if which == "blocked":
        return f"#ttg.dot_op<{{opIdx = {op}, parent = {g.blocked(rng, rank, lanes, warps, bits)}}}>"
    parent, what = matrix(rng, which, rank, lanes, warps, bits)
    if which == "nvidia_mma":
        op, width = (0 if what == 3 else op), pow2(rng, 1, 8)
    elif which == "amd_mfma":
        width = pow2(rng, 1, 32)
    else:
        width = rng.choice([w for w in (1, 2, 4, 8, 16, 32, 64) if w * 2 <= max(what[2], 4)])
    return f"#ttg.dot_op<{{opIdx = {op}, parent = {parent}, kWidth = {width}}}>"


def of_matrix(which, version, as_operand):
    """Random results or operands of one generation of matrix instructions."""
    def make(rng):
        lanes, warps, bits = 64 if which == "amd_mfma" else 32, warp_count(rng), cta_bits(rng)
        rank = rng.choice([2, 2, 2, 3])
        while True:
            text = (operand if as_operand else lambda *a: matrix(*a)[0])(rng, which, rank, lanes, warps, bits)
            if version in text:
                return in_registers(rng, text, shapes(rng, rank), lanes, warps, bits)
            warps, rank = warp_count(rng), rng.choice([2, 2, 2, 3])
    return make


for which, versions in (("nvidia_mma", (2, 3)), ("amd_mfma", (1, 2, 3, 4)), ("amd_wmma", (1, 2, 3))):
    for version in versions:
        key = f"versionMajor = {version}," if which == "nvidia_mma" else f"version = {version},"
        each = {"nvidia_mma": 260, "amd_mfma": 120, "amd_wmma": 160}[which]
        KINDS[f"{which} v{version}"] = (of_matrix(which, key, False), each)
        KINDS[f"dot_op of {which} v{version}"] = (of_matrix(which, key, True), each)


def fma_operand(rng):
    lanes, warps, rank, bits = rng.choice([32, 64]), warp_count(rng), rng.choice([2, 2, 3]), cta_bits(rng)
    return in_registers(rng, operand(rng, "blocked", rank, lanes, warps, bits), shapes(rng, rank), lanes, warps, bits)


KINDS["dot_op of blocked"] = (fma_operand, 260)


def by_bases(name):
    def make(rng):
        lanes, warps, rank, bits = rng.choice([32, 64]), warp_count(rng), rng.randint(1, 5), cta_bits(rng)
        found = shapes(rng, rank)
        while True:
            text = g.linear(rng, rank, lanes, warps, bits, found[0])
            # The wheel aborts when a basis moves in several dimensions or by no power of two, although the encoding may.
            rows = [[n for n in map(int, row.split(", ")) if n] for row in re.findall(r"\[(\d[^\[\]]*)\]", text)]
            simple = all(len(row) <= 1 and all(n & (n - 1) == 0 for n in row) for row in rows)
            if f"#ttg.{name}<" in text and simple:
                return in_registers(rng, text, found, lanes, warps, bits)
    return make


KINDS["linear"] = (by_bases("linear"), 260)
KINDS["generic_linear"] = (by_bases("generic_linear"), 260)


def in_shared(rng, encoding, found, elem, bits):
    return encoding, found, "shared", elem, 32, 4, bits


@kind(450)
def swizzled_shared(rng):
    rank, bits = rng.randint(1, 5), cta_bits(rng)
    return in_shared(rng, g.swizzled(rng, rank, bits), shapes(rng, rank, low=2), rng.choice(list(g.BITS)), bits)


@kind(450)
def nvmma_shared(rng):
    rank, bits, elem = rng.choice([1, 2, 2, 2, 3, 4, 5]), cta_bits(rng), rng.choice(list(g.BITS))
    return in_shared(rng, g.nvmma(rng, rank, bits, g.BITS[elem]), shapes(rng, rank, low=4), elem, bits)


def of_padded(brief):
    def make(rng):
        rank, bits, elem = rng.randint(1, 5), 0 if brief else cta_bits(rng), rng.choice(list(g.BITS))
        shape = shape_of(rng, rank, 4 if rank < 4 else 2, 64, 1 << 13)
        body = f"order = {g.order(rng, rank)}, shape = {shape}" if brief else g.bases_of(rng, shape, bits)
        return f"#ttg.padded_shared<[{g.pads(rng)}] {{{body}}}>", [shape], "padded", elem, 32, 4, bits
    return make


KINDS["padded_shared, by order"] = (of_padded(True), 400)
KINDS["padded_shared, by bases"] = (of_padded(False), 160)


@kind(400)
def shared_linear(rng):
    rank, bits, elem = rng.randint(1, 5), cta_bits(rng), rng.choice(list(g.BITS))
    shape = shape_of(rng, rank, 4 if rank < 4 else 2, 64, 1 << 13)
    return in_shared(rng, g.shared_linear(rng, shape, bits), [shape], elem, bits)


@kind(200)
def partitioned_shared(rng):
    rank, elem = rng.choice([1, 2, 2, 3, 4]), rng.choice(list(g.BITS))
    shape = shape_of(rng, rank, 8, 128, 1 << 14)
    return in_shared(rng, g.partitioned(rng, shape, g.BITS[elem]), [shape], elem, 0)


@kind(600)
def tensor_memory_encoding(rng):
    bits, elem = cta_bits(rng), rng.choice(["i8", "f16", "f32"])
    found = [[pow2(rng, 64, 512), pow2(rng, 8, 512)] for _ in range(2)]
    return g.tensor_memory(rng, bits, g.BITS[elem]), found, "tmem", elem, 32, 4, bits


@kind(250)
def tensor_memory_scales_encoding(rng):
    bits = cta_bits(rng)
    found = [[pow2(rng, 32, 512), pow2(rng, 1, 32)] for _ in range(2)]
    return g.scales(rng, bits), found, "tmem", "i8", 32, 4, bits


def fp4_padded(rng):
    rank, bits = rng.choice([2, 2, 2, 3]), cta_bits(rng)
    text, sizes = g.cga(rng, rank, bits)
    found = [[size * pow2(rng, 16 if dim < rank - 2 else 64, 64 if dim < rank - 2 else 256) for dim, size in enumerate(sizes)]
             for _ in range(2)]
    tail = text if text else (f", rank = {rank}" if rank != 2 else "")
    encoding = (f"#ttg.nvmma_shared<{{swizzlingByteWidth = 128, transposed = {rng.choice(['true', 'false'])}, "
                f"elementBitWidth = 8, fp4Padded = true{tail}}}>")
    return in_shared(rng, encoding, found, "i8", bits)


KINDS["nvmma_shared, fp4Padded"] = (fp4_padded, 150)


INPUTS = {"tensor": ["reg_bases", "lane_bases", "warp_bases", "block_bases"], "shared": ["offset_bases", "block_bases"],
          "padded": ["offset_bases"], "tmem": ["rows", "cols"]}


def short(row):
    return "".join(f"{'abcde'[dim]}{value}" for dim, value in enumerate(row) if value) or "0"


def type_of(encoding, shape, place, elem):
    dims = "x".join(map(str, shape))
    if place == "tensor":
        return f"tensor<{dims}x{elem}, {encoding}>"
    return f"!ttg.memdesc<{dims}x{elem}, {encoding}, {g.TMEM if place == 'tmem' else g.SMEM}, mutable>"


def printed_encoding(ty, place):
    printed = ty[ty.index("#"):].removesuffix(">")
    return printed if place == "tensor" else re.split(r", #tt(?:g|ng)\.(?:shared|tensor)_memory(?![_a-z])", printed)[0]


def ask(make):
    """A function that asks about one random encoding."""
    def case(rng):
        encoding, found, place, elem, lanes, warps, bits = make(rng)
        found = [shape for at, shape in enumerate(found) if shape not in found[:at]]
        arguments = ", ".join(f"%x{at}: {type_of(encoding, shape, place, elem)}" for at, shape in enumerate(found))
        mod = g.parse(g.module(f"tt.func public @f({arguments}) {{ tt.return }}", lanes, warps, 1 << bits))
        # Only Rubin's layouts tell the orders of scale blocks apart.
        builder = gluon_ir.GluonOpBuilder(mod.context, "sm107" if "kThenMn" in encoding else "")
        get = builder.get_gluon_layout_from_tensor if place == "tensor" else builder.get_gluon_layout_from_memdesc
        answers = []
        for at, shape in enumerate(found):
            value = mod.get_function("f").args(at)
            layout = get(value)
            if place != "padded":
                layout = builder.to_linear_layout(layout._to_ir(builder), list(shape))
            parts = [" ".join(short(row) for row in getattr(layout, part)) for part in INPUTS[place]]
            answers.append([shape, "|".join(parts)])
        printed = printed_encoding(str(value.get_type()), place)
        return {"encoding": encoding, **({"printed": printed} if printed != encoding else {}), "answers": answers}
    return case


def main():
    lines, pairs = [], {}
    for name, (make, wanted) in KINDS.items():
        if len(sys.argv) > 2 and not any(word in name for word in sys.argv[2:]):
            continue
        case = ask(make)
        case.__name__ = f"layouts {name}"
        found = g.cases(case, wanted, wanted * 12)
        pairs[name] = sum(len(json.loads(line)["answers"]) for line in found)
        lines += found
    with open(sys.argv[1], "w") as file:
        file.writelines(line + "\n" for line in lines)
    for name, count in pairs.items():
        print(f"{count:6} {name}", file=sys.stderr)
    print(f"{sum(pairs.values()):6} pairs of {len(lines)} encodings", file=sys.stderr)


if __name__ == "__main__":
    main()
