"""GEMMs with both operands in shared memory, by loads and stores or by direct copies."""

from .common import *


def product(gpu: Gpu, **options) -> Built:
    """C = A * B^T, four waves."""

    @tkw.wave(grid(gpu, (2, 2)))
    def gemm(
        lhs: tkl.Memory[M, K, STAGED, tkl.f16],
        rhs: tkl.Memory[N, K, STAGED, tkl.f16],
        out: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ):
        zero = tkl.Register[M, N, tkl.f32](0.0)

        @tkw.iterate(K, init_args=[zero])
        def sums(acc: tkl.Register[M, N, tkl.f32]) -> tkl.Register[M, N, tkl.f32]:
            return tkw.mma(tkw.read(lhs), tkw.read(rhs), acc)

        tkw.write(sums, out)

    sizes = {M: 128, N: 192, K: 256, TILE_M: 32, TILE_N: 64, TILE_K: 32}
    return Built(gemm, sizes, 4, options)


def copied(gpu: Gpu) -> Built:
    """The same with direct copies from global to shared memory."""
    return product(gpu, use_global_to_shared=True)


def copied_deep(gpu: Gpu) -> Built:
    """The same with three buffers for each operand."""
    return product(gpu, use_global_to_shared=True, multi_buffer_count=3)


CASES = [
    Case("gemm", product, ("gfx942", "gfx950", "gfx1200", "gfx1250"), ALL_SCHEDULES),
    Case("gemm_copied", copied, ("gfx950",), ALL_SCHEDULES),
    Case("gemm_copied_deep", copied_deep, ("gfx950",), ("PREFETCH", "MODULO")),
    Case("gemm_tensor_data_mover", copied, ("gfx1250",), ("NONE",)),
]
