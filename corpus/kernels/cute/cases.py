"""What to compile of the kernels in this folder."""
from dataclasses import dataclass

import cutlass
import cutlass.cute as cute
from cutlass.cute.runtime import make_fake_compact_tensor


@dataclass(frozen=True)
class Case:
    """A kernel: the host function that launches it, and its arguments."""
    name: str
    launch: object
    arguments: tuple


def matrix(dtype, *shape, dims=2):
    """Returns a row-major tensor without data. Extents that are not given are multiples of 64."""
    shape = shape or tuple(cute.sym_int32(divisibility=64) for _ in range(dims))
    return make_fake_compact_tensor(dtype, shape, stride_order=tuple(reversed(range(len(shape)))), assumed_align=16)
