"""Kernels in TileLang that show faults of released compilers."""
import tilelang.language as T


def partial_threads():
    """48 of 64 threads exchange values in each iteration."""

    @T.prim_func
    def main(x: T.Tensor((8, 64), "float32"), y: T.Tensor((8, 64), "float32")):
        with T.Kernel(1, threads=64):
            tx = T.get_thread_binding(0)
            values = T.alloc_shared((64,), "float32")
            if tx < 48:
                for i in T.serial(8):
                    values[tx] = x[i, tx]
                    y[i, tx] = values[47 - tx] * 2.0

    return main


def strided_threads():
    """Every fourth thread exchanges values in each iteration."""

    @T.prim_func
    def main(x: T.Tensor((8, 128), "float32"), y: T.Tensor((8, 128), "float32")):
        with T.Kernel(1, threads=128):
            tx = T.get_thread_binding(0)
            values = T.alloc_shared((128,), "float32")
            if tx % 4 == 0:
                for i in T.serial(8):
                    values[tx] = x[i, tx]
                    y[i, tx] = values[124 - tx] * 2.0

    return main


def other_branch():
    """The threads of the second branch, one warp of them, exchange values."""

    @T.prim_func
    def main(x: T.Tensor((128,), "float32"), y: T.Tensor((128,), "float32")):
        with T.Kernel(1, threads=128):
            tx = T.get_thread_binding(0)
            values = T.alloc_shared((128,), "float32")
            if tx < 16 or tx >= 48:
                y[tx] = 0.0
            else:
                values[tx] = x[tx]
                y[tx] = values[63 - tx] * 2.0

    return main
