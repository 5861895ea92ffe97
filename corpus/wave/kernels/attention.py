"""Attention with a running maximum: scores of a block of keys, rescaling, and adding of values."""

from .common import *

HEADS, QUERIES, WIDTH, DEPTH, KEYS = tkl.sym.HEADS, tkl.sym.QUERIES, tkl.sym.WIDTH, tkl.sym.DEPTH, tkl.sym.KEYS
TILE_H, TILE_Q, TILE_W, TILE_KEYS = tkl.sym.TILE_H, tkl.sym.TILE_Q, tkl.sym.TILE_W, tkl.sym.TILE_KEYS


def places(gpu: Gpu, waves: int) -> list:
    """Returns the constraints: waves share the keys and values of a head and divide its queries."""
    return [
        tkw.WorkgroupConstraint(QUERIES, TILE_Q, 0),
        tkw.WorkgroupConstraint(WIDTH, TILE_W, 1),
        tkw.WorkgroupConstraint(HEADS, TILE_H, 2),
        tkw.TilingConstraint(KEYS, TILE_KEYS),
        tkw.WaveConstraint(QUERIES, TILE_Q / waves),
        tkw.WaveConstraint(WIDTH, TILE_W),
        tkw.HardwareConstraint(
            threads_per_wave=gpu.lanes,
            mma_type=gpu.mma,
            vector_shapes={HEADS: 0, QUERIES: 16, WIDTH: 16},
        ),
    ]


def running_maximum(gpu: Gpu) -> Built:
    """softmax(Q * K^T) * V, with values that are stored transposed."""
    waves = 2
    first, second, third = (tkw.IndexMapping.iterator(i) for i in range(3))
    turned = tkw.IndexMapping(
        num_iterators=3,
        inputs={HEADS: first, WIDTH: second, QUERIES: third},
        outputs={HEADS: first, QUERIES: third, WIDTH: second},
    )

    @tkw.wave(places(gpu, waves))
    def attention(
        query: tkl.Memory[HEADS, QUERIES, DEPTH, GLOBAL_ADDRESS_SPACE, tkl.f16],
        key: tkl.Memory[HEADS, KEYS, DEPTH, STAGED, tkl.f16],
        value: tkl.Memory[HEADS, WIDTH, KEYS, STAGED, tkl.f16],
        out: tkl.Memory[HEADS, QUERIES, WIDTH, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ):
        low = tkl.Register[HEADS, QUERIES, tkl.f32](-1e9)
        none = tkl.Register[HEADS, QUERIES, tkl.f32](0.0)
        blank = tkl.Register[HEADS, WIDTH, QUERIES, tkl.f32](0.0)

        @tkw.iterate(KEYS, init_args=[low, none, blank])
        def folded(
            top: tkl.Register[HEADS, QUERIES, tkl.f32],
            mass: tkl.Register[HEADS, QUERIES, tkl.f32],
            acc: tkl.Register[HEADS, WIDTH, QUERIES, tkl.f32],
        ):
            start = tkl.Register[HEADS, KEYS, QUERIES, tkl.f32](0.0)
            scores = tkw.mma(tkw.read(key), tkw.read(query), start)
            scores = tkw.permute(scores, target_shape=[HEADS, QUERIES, KEYS])
            higher = tkw.max(scores, top, dim=KEYS)
            shrink = tkw.exp2(top - higher)
            weights = tkw.exp2(scores - higher)
            total = tkw.sum(weights, mass * shrink, dim=KEYS)
            weights = tkw.cast(weights, tkl.f16)
            return higher, total, tkw.mma(tkw.read(value), weights, acc * shrink)

        _, total, acc = folded
        tkw.write(acc * tkw.reciprocal(total), out, mapping=turned)

    sizes = {HEADS: 4, QUERIES: 64, WIDTH: 32, DEPTH: 32, KEYS: 256, TILE_H: 1, TILE_Q: 32, TILE_W: 32, TILE_KEYS: 32}
    return Built(attention, sizes, waves)


CASES = [Case("attention", running_maximum, ("gfx942", "gfx1200"), ("NONE", "PREFETCH", "MODULO"))]
