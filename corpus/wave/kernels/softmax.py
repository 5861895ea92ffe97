"""A softmax over rows that several waves share. Each reduction goes through shared memory."""

from .common import *


def across_waves(gpu: Gpu) -> Built:
    """exp(x - max) / sum, with one row for each workgroup and four waves along the row."""
    waves = 4
    constraints = [
        tkw.WorkgroupConstraint(M, TILE_M, 1),
        tkw.WorkgroupConstraint(N, TILE_N, 0),
        tkw.WaveConstraint(M, TILE_M),
        tkw.WaveConstraint(N, TILE_N / waves),
        tkw.HardwareConstraint(threads_per_wave=gpu.lanes, vector_shapes={M: 1, N: gpu.lanes * 2}),
    ]

    @tkw.wave(constraints)
    def softmax(
        rows: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
        out: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ):
        low = tkl.Register[M, tkl.f32](-1e6)
        none = tkl.Register[M, tkl.f32](0.0)
        values = tkw.read(rows)
        top = tkw.max(values, low, dim=N, block=True)
        weights = tkw.exp2(values - tkw.broadcast(top, [M, N]))
        total = tkw.sum(weights, none, dim=N, block=True)
        tkw.write(weights / tkw.broadcast(total, [M, N]), out)

    row = waves * gpu.lanes * 2
    return Built(softmax, {M: 16, N: row, TILE_M: 1, TILE_N: row}, waves)


CASES = [Case("softmax", across_waves, ("gfx942", "gfx1200"))]
