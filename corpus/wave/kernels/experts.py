"""A GEMM for a mixture of experts: an index gathers the rows of the left operand."""


from .common import *

TOKENS, USED = tkl.sym.TOKENS, tkl.sym.USED


def gathered_rows(gpu: Gpu) -> Built:
    """Row i of the result is row route[i] of the tokens times the weights."""
    row, inner, picked = tkw.IndexMapping.iterator(0), tkw.IndexMapping.iterator(1), tkw.IndexMapping.dynamic_val(0)
    by_route = tkw.IndexMapping(
        num_iterators=2,
        inputs={TOKENS: picked, K: inner},
        outputs={M: row, K: inner},
        dynamic_val_mappings={M: row},
    )

    @tkw.wave(grid(gpu, (2, 2)))
    def experts(
        tokens: tkl.Memory[TOKENS, K, GLOBAL_ADDRESS_SPACE, tkl.f16],
        route: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.i32],
        weights: tkl.Memory[N, K, STAGED, tkl.f16],
        out: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ):
        zero = tkl.Register[M, N, tkl.f32](0.0)

        @tkw.iterate(K, init_args=[zero])
        def sums(acc: tkl.Register[M, N, tkl.f32]) -> tkl.Register[M, N, tkl.f32]:
            chosen = tkw.read(route)
            rows = tkw.read(tokens, mapping=by_route, mapping_dynamic_vals=(chosen,))
            return tkw.mma(rows, tkw.read(weights), acc)

        tkw.write(sums, out)

    sizes = {M: 64, N: 64, K: 128, TOKENS: 256, TILE_M: 32, TILE_N: 32, TILE_K: 32}
    return Built(experts, sizes, 4)


def staged_rows(gpu: Gpu) -> Built:
    """The same, but each step writes the gathered rows to shared memory and reads them there."""
    row, inner, picked = tkw.IndexMapping.iterator(0), tkw.IndexMapping.iterator(1), tkw.IndexMapping.dynamic_val(0)
    by_route = tkw.IndexMapping(
        num_iterators=2,
        inputs={TOKENS: picked, K: inner},
        outputs={M: row, K: inner},
        dynamic_val_mappings={M: row},
    )

    @tkw.wave(grid(gpu, (1, 2)))
    def experts_staged(
        tokens: tkl.Memory[TOKENS, K, GLOBAL_ADDRESS_SPACE, tkl.f16],
        route: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.i32],
        weights: tkl.Memory[N, K, STAGED, tkl.f16],
        out: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ):
        zero = tkl.Register[M, N, tkl.f32](0.0)
        tile = tkw.allocate((M, K), (TILE_M, TILE_K), tkl.f16)

        @tkw.iterate(K, init_args=[zero])
        def sums(acc: tkl.Register[M, N, tkl.f32]) -> tkl.Register[M, N, tkl.f32]:
            chosen = tkw.read(route)
            rows = tkw.read(tokens, mapping=by_route, mapping_dynamic_vals=(chosen,))
            stored = tkw.write(rows, tile)
            return tkw.mma(after(stored, tile), tkw.read(weights), acc)

        tkw.write(sums, out)

    sizes = {M: 64, N: 64, K: 128, TOKENS: 256, TILE_M: 16, TILE_N: 32, TILE_K: 32}
    return Built(experts_staged, sizes, 2)


CASES = [
    Case("experts", gathered_rows, ("gfx942", "gfx1200"), ("NONE", "MODULO")),
    Case("experts_staged", staged_rows, ("gfx942", "gfx1200")),
]
