"""A GEMM whose result passes through shared memory before the bias and the ReLU."""

from .common import *


def scaled_with_bias(gpu: Gpu) -> Built:
    """C = relu(A * B^T + bias). The bias is staged once, the result is written and read back."""

    @tkw.wave(grid(gpu, (2, 1)))
    def gemm_epilogue(
        lhs: tkl.Memory[M, K, STAGED, tkl.f16],
        rhs: tkl.Memory[N, K, STAGED, tkl.f16],
        bias: tkl.Memory[N, STAGED, tkl.f32],
        out: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ):
        zero = tkl.Register[M, N, tkl.f32](0.0)
        parked = tkw.allocate((M, N), (TILE_M, TILE_N), tkl.f32)

        @tkw.iterate(K, init_args=[zero])
        def sums(acc: tkl.Register[M, N, tkl.f32]) -> tkl.Register[M, N, tkl.f32]:
            return tkw.mma(tkw.read(lhs), tkw.read(rhs), acc)

        stored = tkw.write(sums, parked)
        column = tkw.broadcast(tkw.read(bias), target_shape=[M, N])
        shifted = after(stored, parked) + column
        floor = tkl.Register[M, N, tkl.f32](0.0)
        tkw.write(tkw.maximum(shifted, floor), out)

    sizes = {M: 64, N: 96, K: 128, TILE_M: 32, TILE_N: 32, TILE_K: 32}
    return Built(gemm_epilogue, sizes, 2)


CASES = [Case("gemm_epilogue", scaled_with_bias, ("gfx942", "gfx950", "gfx1200"), ("NONE", "PREFETCH", "MODULO"))]
