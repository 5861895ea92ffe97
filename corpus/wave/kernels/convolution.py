"""A convolution as a GEMM: rows are pixels, and the inner dimension is taps and channels."""

from .common import *

BATCH, HEIGHT, BREADTH, CHANNELS = tkl.sym.BATCH, tkl.sym.HEIGHT, tkl.sym.BREADTH, tkl.sym.CHANNELS
FILTERS, TAPS_H, TAPS_B = tkl.sym.FILTERS, tkl.sym.TAPS_H, tkl.sym.TAPS_B
place, tap, filter_ = tkl.sym.place, tkl.sym.tap, tkl.sym.filter_
TILE_P, TILE_F, TILE_T = tkl.sym.TILE_P, tkl.sym.TILE_F, tkl.sym.TILE_T


def rows_of_the_image(gpu: Gpu) -> Built:
    """Channels last, stride one, no padding."""
    out_h, out_b = HEIGHT - TAPS_H + 1, BREADTH - TAPS_B + 1
    places, taps = BATCH * out_h * out_b, TAPS_H * TAPS_B * CHANNELS
    image, within = place // (out_h * out_b), place % (out_h * out_b)
    row, column = within // out_b, within % out_b
    channel, tap_h, tap_b = tap % CHANNELS, tap // CHANNELS // TAPS_B, tap // CHANNELS % TAPS_B
    constraints = [
        tkw.WorkgroupConstraint(places, TILE_P, 0),
        tkw.WorkgroupConstraint(FILTERS, TILE_F, 1),
        tkw.TilingConstraint(taps, TILE_T),
        tkw.WaveConstraint(places, TILE_P / 2),
        tkw.WaveConstraint(FILTERS, TILE_F / 2),
        tkw.HardwareConstraint(threads_per_wave=gpu.lanes, mma_type=gpu.mma),
        tkw.IteratorBindings({place: places, tap: taps, filter_: FILTERS}),
    ]

    @tkw.wave(constraints)
    def convolution(
        image_in: tkl.Memory[BATCH, HEIGHT, BREADTH, CHANNELS, STAGED, tkl.f16],
        weights: tkl.Memory[TAPS_H, TAPS_B, CHANNELS, FILTERS, STAGED, tkl.f16],
        image_out: tkl.Memory[BATCH, out_h, out_b, FILTERS, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ):
        zero = tkl.Register[places, FILTERS, tkl.f32](0.0)

        @tkw.iterate(taps, init_args=[zero])
        def sums(acc: tkl.Register[places, FILTERS, tkl.f32]) -> tkl.Register[places, FILTERS, tkl.f32]:
            pixels = tkw.read(image_in, source=(image, row + tap_h, column + tap_b, channel), target=(place, tap))
            taken = tkw.read(weights, source=(tap_h, tap_b, channel, filter_), target=(filter_, tap))
            return tkw.mma(pixels, taken, acc)

        tkw.write(sums, image_out, source=(place, filter_), target=(image, row, column, filter_))

    sizes = {BATCH: 2, HEIGHT: 10, BREADTH: 10, CHANNELS: 32, FILTERS: 64, TAPS_H: 3, TAPS_B: 3}
    return Built(convolution, {**sizes, TILE_P: 32, TILE_F: 32, TILE_T: 32}, 4)


CASES = [Case("convolution", rows_of_the_image, ("gfx942", "gfx950"), ("NONE", "PREFETCH", "MODULO"))]
